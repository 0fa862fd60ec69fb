"""Revolver 2: Last Stand at Malpaso, by Mark Chaplin and Leigh Caple."""
