"""Draws the pictures of the docs and of all moments, for people to look at."""
