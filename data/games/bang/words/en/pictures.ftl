# Pictures of BANG! for two: words that stand on them and nowhere else.

picture-bang-turn = Turn { $turn }
