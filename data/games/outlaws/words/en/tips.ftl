# Tips for who is new to WANTED: with each kind of question, and after what has cost much.

outlaws-tip-pick = A costly outlaw wins more often, and pays the other side more when it falls. Weigh both.
outlaws-tip-place-dice = Only the leader gains and loses by suits: give your best die to the outlaw who gains most.
outlaws-tip-leader = Name the one who gains most against the suits on the other side.
outlaws-tip-discard = Keep the outlaws whose suits gain against those who still fight.

outlaws-setback-dear = **{ $card }** was costly, and the other side collects its reward. Risk such an outlaw where its suit gains, or when you have to.
outlaws-setback-suit = Its suit cost your card { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}. The ring: ♣︎ > ♦︎ > ♠︎ > ♥︎ > ♣︎.
