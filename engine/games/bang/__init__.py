"""BANG!/Wanted! for two by Emiliano Sciarra: two characters each, one exposed and one covered."""
