"""What outlives the process: offers, tables, boards and settings. Only here a database is known."""
