"""What outlives the process: offers, tables, boards and settings. Only this package knows the database."""
