"""WANTED (Forajidos) by Oscar Antonio Fernández Payares: duel, shoot-out and gangs."""
