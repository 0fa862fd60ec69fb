"""Gnadenlos! by Klaus Teuber: gold rush, duels, poker, debts and vultures for three and four."""
