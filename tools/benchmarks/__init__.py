"""Measures speed, strength and balance; nothing here is a test."""
