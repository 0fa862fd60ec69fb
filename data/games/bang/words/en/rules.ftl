### The rule book of BANG! for two in our own words: chapters to learn from, and every numbered rule and ruling.

bang-rules = The rules of BANG! for two

## Chapters: at most 1500 characters each

bang-rules-goal =
    Two gangs of two face each other. Whoever kills **both** characters of the other side wins.

    One of your two characters is **exposed**: that one acts, and you have that character’s ability. The other one is **covered**: it can still be shot at, and while it is the target its own ability works.

    You have one hand of cards for both. Each turn you choose again who to expose, draw two cards, play what you like, and keep as many cards as your exposed character has life points.

    • **Brown cards** are played and discarded: shots, thefts, coaches, beer.
    • **Blue cards** stay in front of a character: weapons, horses, barrels, and two nasty ones.

    A game takes ten to fifteen minutes. One who makes much of your own turns and one who is of use when shot at make a good pair: only one can act.
    .title = The aim of the game
bang-rules-setup =
    • **Draft.** All 16 characters are face up. A coin decides who begins; you choose in turn until each has two. Whoever drafted second has the first turn.

    • **Places.** In secret, you both say which of your two stands on your right, which on your left, and who you expose. All of it is shown together. Right and left stay as they are.

    • **Ring.** The four stand in one ring: your right, your left, your opponent’s right, your opponent’s left, and around again. So the one opposite is at distance 1, and the one across the corner at 2.

    • **Cards.** Everyone begins at full life, three or four points. Your first hand has as many cards as the life points of the character you exposed.

    There are no roles, no rewards and no penalties.
    .title = Setting up
bang-rules-turn =
    1 · **Dynamite**, then **Jail**, if one of your characters has them in front.
    2 · **Expose** one of your two. A character who failed to leave Jail this turn cannot be exposed; if that leaves nobody, your turn is skipped: no draw, no play, no discard.
    3 · **Draw two cards**, in the manner of the character you have just exposed.
    4 · **Play** any number of cards, but only **one BANG!** per turn. The exposed character acts: with their distances, weapon and ability.
    5 · **Discard** down to the life points of the exposed character. You may not discard more, nor at any other time.

    A card is resolved completely before the next one is played. If your exposed character dies in your own turn (in a Duel, or by Dynamite at the start), the partner is exposed and the turn goes on.

    When the deck is empty, the discard pile is shuffled at once and becomes the deck.
    .title = The turn
bang-rules-abilities =
    • **One rule decides whose ability works:** if one of your characters is targeted or draws!, only that character’s ability works until that is over. At all other times it is your exposed character’s.

    So covered Calamity Janet answers with a Missed! for a BANG!, covered Jourdonnais has his Barrel, covered Bart Cassidy and El Gringo are paid for their wound, covered Lucky Duke flips two cards. Meanwhile the exposed partner has no ability.

    Rose Doolan, Slab, Willy and everyone who changes how you draw do nothing while covered. **Paul Regret** is seen at distance +1 covered or not, but does not protect his partner.

    • **Suzy Lafayette** draws as soon as her ability is active and your hand is empty, once a played card is resolved and never within a Duel. Example: you hold one Missed!, Suzy is exposed, Calamity Janet covered, and Indians! come. Suzy cannot answer and loses 1 life point. Janet discards the Missed! as a BANG! Then Suzy’s ability is active again, your hand is empty, and you draw a card. A draw! for Jail or Dynamite does not make a covered Suzy draw.

    • **Sid Ketchum** may heal whenever you are asked something and his ability is active, also when he is dying.
    .title = Whose ability works
bang-rules-distance =
    Distance is the shorter way around the ring, counting the living: 1 to the enemy opposite, 2 to the one across the corner. As soon as somebody is dead, everybody is at 1.

    • A **Mustang** in front of a character, and Paul Regret himself, add 1 for everyone who looks at them.
    • A **Scope** in front of the acting character, and Rose Doolan herself, take 1 off every distance they see.

    A **BANG!** needs a target within reach of the weapon: 1 without one. **Panic!** reaches distance 1 whatever the weapon. Cat Balou, Duel, Jail, Gatling and Indians! reach everybody.

    Only the cards in front of the acting character help them shoot. A Mustang and a Barrel protect the character they are in front of, covered or exposed.
    .title = Distance
bang-rules-brown =
    • **BANG!** One enemy in range plays a Missed! or loses 1 life point. One per turn, unless Willy is exposed, or your exposed character has a Volcanic.
    • **Gatling** shoots at both enemies, **Indians!** makes each discard a BANG! or lose 1 life point; right before left, never your own. Neither counts as your BANG!
    • **Duel.** The target discards a BANG!, then you, in turn; whoever stops loses 1 life point.
    • **Panic!** takes a card, **Cat Balou** discards one: from the hand at random, or one in play by name. Both may be aimed at cards in front of your own characters, to get rid of Jail or Dynamite.
    • **Beer** heals the exposed character by 1, never above full life. It does nothing when only two characters are left.
    • **Saloon** heals every living character by 1, enemies too.
    • **Stagecoach** draws two cards, **Wells Fargo** three.
    • **General Store** reveals as many cards as there are living characters. You choose first, then in turn; each player takes as many as they have living characters.
    • **Missed!** is only played in answer.
    .title = Brown cards
bang-rules-blue =
    Put them in front of either of your characters, but Jail in front of an enemy who has none. No character has two of the same name, nor two weapons: a new weapon discards the old one.

    • **Weapons**: Volcanic 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5. With a Volcanic the exposed character plays any number of BANG! cards.
    • **Barrel**: against each shot the character behind it may draw! and a heart is a Missed!
    • **Mustang**, **Scope**: see “Distance”.
    • **Jail**: at the start of their turn the jailed character draws! With a heart they are free; otherwise they cannot be exposed this turn. The Jail is discarded either way.
    • **Dynamite**: at the start of their turn the character it is in front of draws! From 2 to 9 of spades it explodes: discard it and lose 3 life points. Otherwise it goes to the next living character clockwise, maybe the partner, where it waits for that player’s next turn.

    • **draw!** means: flip the top card of the deck, look at its suit and rank, discard it. Lucky Duke flips two and chooses.
    .title = Blue cards
bang-rules-answers =
    You are asked whenever one of your characters could answer, even if you hold nothing that fits: not asking would tell your opponent. The question is skipped only when everybody can see that there is no answer.

    • **A shot** (BANG!, Gatling): the target’s Barrels, if you like; if they fail, a Missed! Slab’s BANG! takes two, and each Barrel that succeeds, before or after a Missed!, is one.
    • **Indians!, Duel**: a BANG! Barrels do not help.
    • **The last wound**: a Beer saves your **exposed** character, out of turn too, one for each life point short of 1. A covered one cannot be saved that way, nor anybody when only two characters are left. Sid Ketchum can save himself, covered too, with two cards for each point.

    Cards that you discard in answer are not played: they do not count as the BANG! of a turn.

    If your time runs out, your Barrel is used; without one, the least valuable card that will do, if you hold enough of them.
    .title = Answers
bang-rules-death =
    A character without life points is dead. The cards in front of them are discarded, the oldest first, or go to the hand of the player whose **Vulture Sam** is exposed. An exploded Dynamite is discarded before that. Your hand stays with you, and your other character is exposed from now on.

    If a card has several targets, the next one still answers.

    Bart Cassidy and El Gringo get nothing for their last life point, unless they are saved.

    If the partner failed to leave Jail this very turn, nothing more is played: discard, end of turn.

    • **Whoever has lost both characters has lost the game at once.** After 200 turns the game is a draw.
    .title = Death and victory
bang-rules-secrets =
    • **For you alone:** your hand, the cards you draw, the three cards Kit Carlson looks at.

    • **Between the two of you:** a card stolen out of a hand. Nobody else learns which it was.

    • **Known to all:** the characters and who is exposed, their life points, all cards in play, how many cards are in each hand and in the deck, the discard pile, every card that is flipped, played, discarded or taken from in front of somebody, the cards of the General Store, Black Jack’s second card.

    • **Known to nobody:** the order of the deck.

    Places and first exposed characters are chosen in secret and shown together.
    .title = Who knows what
bang-rules-variants =
    Choose them when you offer the game; the offer says so.

    • **Draft from four.** Not all sixteen are in the draft: four are dealt; one of you takes one, the other two, and the last one goes to the first of you.

    • **Two random characters each.** Nobody drafts: you are both dealt two characters, openly, and place them. A coin decides who has the first turn; the other one begins with one card more.

    • **Paul Regret: only when exposed.** He is seen at distance +1 only while he is exposed. The rules can be read both ways: he has his ability when he is a target, but out of range he never becomes one.

    • **Beer to the last.** A Beer works even when only two characters are left.
    .title = Variants

## The base game, rule by rule

bang-ruling-R1 = A turn is: checks, draw two cards, play, discard down to your life points. One BANG! card may be played per turn.
bang-ruling-R2 = A Gatling does not use up the BANG! of the turn. BANG! cards shown in a Duel or against Indians! are discarded, not played, and do not count either.
bang-ruling-R3 = No two cards of the same name in front of one character, one weapon each. A new weapon discards the old one; the same weapon cannot replace itself.
bang-ruling-R4 = Nobody discards at will, from hand or table. Only Sid Ketchum does, in exact pairs.
bang-ruling-R5 = A card is resolved completely before another one can be played.
bang-ruling-R6 = A Beer that heals nobody may be played all the same and is wasted; you are asked first.
bang-ruling-R7 = A jailed character may drink a Beer to survive. A skipped turn has no draw, no play and no discard.
bang-ruling-R8 = draw!: the top card of the deck is flipped, its suit and rank are read, it is discarded; its text is ignored. Barrel and Jail need a heart, Dynamite explodes on 2 to 9 of spades.
bang-ruling-R9 = Lucky Duke flips two, chooses one and discards both. If there is only one card, or both decide the same, there is nothing to choose.
bang-ruling-R10 = Slab’s BANG! takes two Missed! A Barrel is one draw! per shot and at most one of the two; Jourdonnais with a real Barrel has two draws and can cancel it whole.
bang-ruling-R11 = Against a Gatling played by Slab one Missed! is enough.
bang-ruling-R12 = A Barrel works against BANG! and Gatling, never against Indians! or Duel. It is optional. It comes before any Missed!, or, where two are needed, also after the first; when it fails, a Missed! may still be played.
bang-ruling-R13 = Out of turn a Beer may be drunk only against the wound that would take the last life point. A victim of Dynamite drinks as many as it takes to come back to 1, one at a time.
bang-ruling-R14 = A Saloon is not a Beer: it works with two characters left, never saves a dying one, and does not heal the dead.
bang-ruling-R15 = Bart Cassidy and El Gringo get no card for the last life point, unless a card from the hand keeps them alive. For a Dynamite that he survives Bart draws three.
bang-ruling-R16 = El Gringo takes from the player of the card that hurt him: nothing for a Duel he started, nothing for Dynamite, nothing out of an empty hand. For Gatling and Indians! he does take, one card for each wound.
bang-ruling-R17 = A Dynamite that explodes is discarded first. Dynamite or Jail in front of somebody who dies in another way goes to an exposed Vulture Sam.
bang-ruling-R18 = The cards in front of a dead character are discarded in the order in which they came, the oldest first.
bang-ruling-R19 = Suzy Lafayette draws as soon as the hand is empty: after the effect of her last card, between two Missed! against Slab, at the end of a Duel but never within it. Her own Panic! or Cat Balou is resolved first, in front of her own side too. If her last card hurts El Gringo, she draws, he takes that card, and she draws again.
bang-ruling-R20 = Vulture Sam takes the cards in front of the dead before they are discarded.
bang-ruling-R21 = Calamity Janet uses Missed! as BANG! and BANG! as Missed!, in answer too. A Missed! played as BANG! is the one BANG! of her turn, unless she has a Volcanic.
bang-ruling-R22 = Sid Ketchum may heal at every question asked of his player while his ability is active: in their turn, in answer, at the General Store, before they discard, when he is dying; several times in a row, never above full life.
bang-ruling-R23 = Kit Carlson keeps two of three cards, the third goes back on the deck, face down. Black Jack shows only his second card. Jesse Jones may take only the first card, at random, from the other hand; Pedro Ramirez only the first, from the top of the discard pile.
bang-ruling-R24 = Panic! reaches distance 1 whatever the weapon; Mustang, Scope, Paul Regret and Rose Doolan count. Cat Balou reaches everybody.
bang-ruling-R25 = For Panic! and Cat Balou you name the hand, of which chance picks a card, or a card in play. Weapons, Jail and Dynamite are in play, too.
bang-ruling-R26 = Both may be aimed at cards in front of your own characters, but not at your own hand.
bang-ruling-R27 = Distance is the shorter way around the living, 1 more for Mustang or Paul Regret at the target, 1 less for Scope or Rose Doolan at the shooter.
bang-ruling-R28 = Barrel, Scope, Mustang, weapons and Dynamite go in front of your own characters, Jail in front of an enemy.
bang-ruling-R29 = Dynamite is checked before Jail. In the turn it is laid it does nothing. If it does not explode, it passes to the left.
bang-ruling-R30 = As soon as the deck is empty the whole discard pile is shuffled and becomes the deck. A card that is played is discarded only when it is resolved, so no Stagecoach draws itself. If both are empty, you draw nothing and the game goes on.
bang-ruling-R31 = At the General Store the player of the card chooses first.
bang-ruling-R32 = Indians!, Gatling and Saloon go clockwise, one character at a time; each is finished before the next.

## The game for two, ruling by ruling

bang-ruling-V1 = Characters of one player stand side by side in one ring of four: partner and the enemy opposite at 1, the enemy across the corner at 2. With three or two alive everybody is at 1.
bang-ruling-V2 = At the beginning each player decides in secret who stands right and who left; then it is fixed.
bang-ruling-V3 = The draft is open, and a coin decides who begins. From sixteen you choose in turn; from four, the first player takes one, the other two, and the last goes to the first. To make up for it, the other player has the first turn. With random characters there is no draft: the player with the second turn begins with one card more.
bang-ruling-V4 = The first hand is as large as the life of the character exposed at the beginning. Everyone begins at full life, without roles, rewards or penalties.
bang-ruling-V5 = Each of your turns, the first one too, begins with a new choice of who to expose.
bang-ruling-V6 = Order of a turn’s beginning: Dynamite, Jail, exposing, draw. Each card is checked once a turn: a Dynamite that passes to your other character waits for your next turn.
bang-ruling-V7 = The exposed character acts, with their own distances, weapon, Scope and ability. One BANG! per turn is for the player, whoever is exposed, unless that one has a Volcanic or is Willy.
bang-ruling-V8 = All enemies are targets. Your own covered character is one only for Panic!, with the distance counted as for anybody, and Cat Balou, on that character’s cards in play.
bang-ruling-V9 = Blue cards go in front of either of your living characters, and limits count for each character. Jail goes in front of an enemy who has none.
bang-ruling-V10 = Each player has one hand. It can be reached through either character, by Panic! only through one at distance 1.
bang-ruling-V11 = At the end of the turn you discard down to the current life of your exposed character.
bang-ruling-V12 = Each of your jailed characters draws! with their own ability. With a heart they are free; without one they may not be exposed this turn. The Jail is discarded either way.
bang-ruling-V13 = If none of yours may be exposed, the whole turn is skipped and the exposed one stays exposed. If only one may, that one is exposed.
bang-ruling-V14 = Dynamite goes to the next living character clockwise, maybe the partner. It is checked at the start of the turns of the player in front of whom it lies, and hurts only the character it is in front of.
bang-ruling-V15 = A victim of Dynamite has their own ability, covered or not. Beers save them only if they are the one left exposed by the last turn.
bang-ruling-V16 = A player’s active ability is that of the character who is targeted or draws!, for as long as that lasts; otherwise that of the exposed one. Every card that is aimed at a character counts, Panic!, Cat Balou and Jail too. For a draw! (Jail, Dynamite) only what acts on it or on its wound wakes: Lucky Duke, Bart Cassidy, and Sid Ketchum if he is dying; not a covered Suzy Lafayette.
bang-ruling-V17 = Paul Regret is seen at distance +1 covered or not; his partner is not protected. “Paul Regret: only when exposed” switches that off.
bang-ruling-V17B = El Gringo and Jesse Jones take from the one hand that the opponent has for both characters.
bang-ruling-V18 = A Beer heals the exposed character only, in turn or to survive. A covered one cannot be saved by Beer; Sid Ketchum can save himself.
bang-ruling-V19 = “No effect with two left” counts characters: a Beer is useless only at one against one. “Beer to the last” switches that off.
bang-ruling-V20 = A Saloon heals every living character by 1: both sides, covered ones too.
bang-ruling-V21 = The General Store shows as many cards as there are living characters; the players take in turn, the one who played it first, each as many as they have living characters. One against two: A, B, B; two against one: A, B, A.
bang-ruling-V22 = Indians! and Gatling hit both enemies, the right one first, and never your own.
bang-ruling-V23 = When a character dies, their cards in play are discarded, or go to an exposed Vulture Sam of either side. The hand stays, and the survivor is exposed at once. A Sam who is covered at that moment gets nothing, even if he himself fought the Duel that killed.
bang-ruling-V24 = If your exposed character dies in your own turn, the partner is exposed and the turn goes on; a BANG! already played counts.
bang-ruling-V25 = If somebody dies by a card with several targets, the next one still answers.
bang-ruling-V26 = A player whose two characters are dead has lost, at once and before anything else. After 200 turns the game is stopped.
bang-ruling-V27 = Suzy Lafayette draws no card before a Duel is over, whether she started it or not.
bang-ruling-V28 = If your exposed character dies in your turn and the partner failed to leave Jail this turn, nothing more is played: discard, end of turn.
bang-ruling-V29 = Sid Ketchum heals nobody but himself: exposed, whenever you are asked, except while his partner is the target or draws!; covered, only while he himself is or does.
bang-ruling-V30 = Panic! and Cat Balou may also take what is in front of your exposed character, never from your own hand.
bang-ruling-V31 = When a character dies, nobody is a target any more before their cards in play are discarded. So an exposed Vulture Sam has his ability again and takes them, whether his covered partner has died or has fought the Duel that killed an enemy.
bang-ruling-V32 = A draw! for which there is no card at all fails: no Barrel, Jail holds, Dynamite passes on. A General Store with too few cards shows what there is.
bang-ruling-V33 = A game that was stopped after 200 turns ends in a tie.
bang-ruling-V34 = Public: characters, who is exposed, life, cards in play, sizes of hands and deck, the discard pile, every card flipped, played or discarded. Hidden: the hands, and the order of the deck.
bang-ruling-V35 = A drawn card is known only to the player who drew it, Black Jack’s second one to all. A card stolen from a hand is known only to the two players, Kit Carlson’s three only to his player.
bang-ruling-V36 = A player with cards in hand is asked for an answer even if none of them fits. The question is left out only where public facts settle it: fewer cards in hand than answers needed, a Beer for a covered character, a Beer at one against one. One answer may take both hits of a card, or cover all Barrels.
bang-ruling-V37 = The draft is open. Right, left and exposed are shown together once both players have chosen.
