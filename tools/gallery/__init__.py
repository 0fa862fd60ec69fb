"""Draw the pictures of the docs and of all moments."""
