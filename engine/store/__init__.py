"""What outlives the process: offers, tables, boards and settings. Only here is a database library known."""
