# Images de BANG! à deux : les mots qui ne sont que sur elles.

picture-bang-turn = Tour { $turn }
