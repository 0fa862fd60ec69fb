"""The codes of `Refused` that belong to no game, when each is raised, and what its facts mean.

A family's own are in `GameModule.refusals`. Tests compare these tables with the code, and with the messages
`no-<code>` of each language.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias


class Refusal(NamedTuple):
    when: str
    facts: Mapping[str, str]  # the meaning of each


Refusals: TypeAlias = Mapping[str, Refusal]


def refusal(when: str, **facts: str) -> Refusal:
    return Refusal(when, MappingProxyType(facts))


_DECISIONS: Refusals = {
    "how-many": refusal("too few or too many options", min="the fewest", max="the most"),
    "how-many-exactly": refusal(
        "too few or too many options, where there is but one number", count="that number"
    ),
    "not-asked": refusal("the seat has no open decision"),
    "not-now": refusal("nothing that was typed answers the decision", kind="the kind typed first"),
    "not-offered": refusal("no option of the decision", option="its id as it was given"),
    "game-over": refusal("the game is over"),
    "button-outdated": refusal("the button is from before the bot went back to an older copy"),
    "decision-stale": refusal("the button belongs to an earlier decision"),
    "too-much": refusal("more was typed than the decision asks for", kind="the first kind not asked for"),
    "twice": refusal("the same option more than once"),
}

_UNDO: Refusals = {
    "undo-answered": refusal("another seat has acted since", who="`seat:` and that seat's number"),
    "undo-timed-out": refusal("the choice was played by the clock"),
    "undo-after-restore": refusal("the bot has gone back to an older copy since, and luck has changed"),
    "undo-none": refusal("the seat has made no choice that can be taken back"),
    "revert-open": refusal("a player who is out would come back knowing all hands"),
    "undo-open": refusal("players who are out have seen all hands"),
    "undo-refused": refusal("the others have just refused this undo"),
    "undo-rules": refusal("today's rules play the log differently"),
    "undo-revealed": refusal("something hidden was shown, or chance was used, since"),
}

_TOURNAMENTS: Refusals = {
    "tournament-checked-in": refusal("the user has checked in"),
    "tournament-closed": refusal("joining and check-in are over"),
    "tournament-early": refusal("check-in is not open yet", at="when it opens, as Discord shows it"),
    "tournament-few": refusal("there are too few entrants", min="the fewest"),
    "tournament-form": refusal("there is no such form"),
    "tournament-full": refusal("all places are taken", max="how many there are"),
    "tournament-game": refusal("the game cannot be played in this form"),
    "tournament-joined": refusal("the user has joined"),
    "tournament-left": refusal("the user has left after the start"),
    "tournament-manage": refusal("the user neither hosts the tournament nor manages the server's events"),
    "tournament-name": refusal("the name is empty"),
    "tournament-no-replay": refusal("the game is not of the current round"),
    "tournament-none": refusal("the server has no such tournament"),
    "tournament-not-in": refusal("the user does not play in the tournament"),
    "tournament-over": refusal("the tournament is over"),
    "tournament-start": refusal("the start is no number, past, or too far away", days="at most"),
    "tournament-too-many": refusal("the server has too many open tournaments", max="the most"),
}

_TABLES: Refusals = {
    "same-deal-game": refusal("this game has no deals that can be compared"),
    "same-deal-computer": refusal("the computer cannot be challenged to the same deal"),
    "same-deal-terms": refusal("the same deal allows no other terms"),
    "same-deal-none": refusal("no accepted duel is played on this deal"),
    "same-deal-others": refusal("the user is none of the duel's two"),
    "same-deal-over": refusal("the duel's time is up"),
    "daily-another": refusal("the user has begun another of the day's deals", game="its key"),
    "daily-alone": refusal("a run of a shared deal has no such action"),
    "daily-closed": refusal("the deal's day is over, or has not begun"),
    "daily-elsewhere": refusal("the run was begun on a server of another process"),
    "daily-luck": refusal("the game has no daily deal, because luck decides too much"),
    "daily-sealed": refusal("the deal's secret is published when its day ends"),
    "daily-unfinished": refusal("the user has not finished the run"),
    "moderator-only": refusal("the user may not manage the server"),
    "no-season": refusal("no season of this game has ended here"),
    "not-rated": refusal("the game is not rated"),
    "stats-bot": refusal("bots have no record"),
    "stats-gone": refusal("the user is unknown to Discord"),
    "records-private": refusal("the user shows nobody their record", who="their user id"),
    "no-tips": refusal("the user gets no tips at this table"),
    "tips-on": refusal("the user gets tips already"),
    "opted-out": refusal("the user opted out of storage"),
    "blocked": refusal("the user may take part in nothing new on this server"),
    "blocked-until": refusal("the user may not yet take part again", until="UTC seconds as text"),
    "block-self": refusal("moderators cannot block themselves"),
    "block-none": refusal("the person is not blocked"),
    "block-owner": refusal("moderators cannot block the owner of the bot"),
    "games-paused": refusal("the owner of the bot lets no game start for now"),
    "owner-only": refusal("the user is not the owner of the bot"),
    "owner-server": refusal("the owner typed no server's id"),
    "owner-here": refusal("the owner cannot shut the server they are on"),
    "owner-none": refusal("the server is not shut"),
    "owner-nobody": refusal("no game is under way that could be told something"),
    "owner-gone": refusal("the message to send no longer exists"),
    "server-blocked": refusal("the owner of the bot does not serve this server"),
    "table-damaged": refusal("too little is left of the table's rows"),
    "table-suspended": refusal("Discord cannot show the table", table="the table's number"),
    "no-lesson": refusal("the game has no lesson of this number"),
    "table-too-new": refusal("the game was saved by a newer version of the bot"),
    "other-game": refusal(
        "a command is of another game than the table",
        game="the name of the table's game",
        command="the group of its commands",
    ),
    "no-game": refusal("the user plays nowhere"),
    "hint-people": refusal("people play against each other, and did not agree on hints"),
    "table-unknown": refusal("there is no table of this number"),
    "not-writing": refusal("the user may not write in this channel"),
    "replay-none": refusal("no game to look at again was named or found"),
    "replay-lost": refusal("the deal of the game is lost"),
    "replay-running": refusal("a position of a running game is shown to nobody else"),
    "play-on-running": refusal("a running game is not played on from an earlier position"),
    "play-on-over": refusal("there is no such position of the game, or the game was over"),
    "try-none": refusal("there is no mistake of the user's here"),
    "try-too-many": refusal("the user has too many reminders of mistakes", max="how many they may have"),
    "try-late": refusal("the search process has no time for it now"),
    "play-on-alone": refusal("no other user played, or one has deleted their data"),
    "play-on-hidden": refusal("no other hidden cards fit what the seat has seen here"),
    "not-dealt": refusal(
        "a game that was not dealt cannot be verified", table="the number of the game it comes from"
    ),
    "not-suspended": refusal("the table is not suspended"),
    "not-over": refusal("the game is still being played"),
    "not-seated": refusal("the user has no seat at the table"),
    "rules-unsupported": refusal("no rules can load this game any more"),
    "seat-substituted": refusal("a substitute plays for the user"),
    "action-unavailable": refusal(
        "several tables, and it makes sense at none", reason="what was wanted, in words", count="the tables"
    ),
}

_TIME: Refusals = {
    "seat-not-substituted": refusal("no substitute plays for the user"),
    "claim-computer": refusal("the opponent is a computer"),
    "claim-departed": refusal("the opponent cannot see the table", until="UTC seconds as text"),
    "claim-duel": refusal("more than two play", max="missed decisions until a substitute plays"),
    "claim-early": refusal(
        "the opponent has not missed enough decisions", missed="those missed in a row", max="those needed"
    ),
    "clock-none": refusal("the table has no clock"),
    "time-at-maximum": refusal("the decision has all the time it may get"),
    "time-too-late": refusal("the time is up"),
    "time-nobody": refusal("no clock is running"),
    "time-yourself": refusal("users cannot give themselves time"),
}

_PROPOSALS: Refusals = {
    "draw-computer": refusal("a computer plays, and computers accept no draw"),
    "proposal-again": refusal("the same proposal has just failed", minutes="until it may be proposed again"),
    "proposal-agreed": refusal("the user has agreed already"),
    "proposal-none": refusal("there is no proposal of this number"),
    "proposal-open": refusal("the same proposal is open"),
    "proposal-over": refusal("the proposal is closed or void"),
    "proposal-own": refusal("users cannot answer their own proposal"),
}

_LINK = {"guild": "the server's id", "channel": "the channel's id", "message": "the offer's message, an id"}

_OFFERS: Refusals = {
    "offer-declined-lately": refusal(
        "this opponent has declined recently", who="their user id", minutes="to wait"
    ),
    "offer-channel-hidden": refusal("the opponent cannot see the channel", who="their user id"),
    "offer-blocked": refusal("the opponent is blocked on this server", who="their user id"),
    "offer-bot": refusal("the opponent is another bot"),
    "offer-channel-busy": refusal("the channel is full", max="games and offers in a channel"),
    "offer-clock": refusal("there is no time control of this name"),
    "offer-full": refusal("every seat is taken", max="the seats"),
    "offer-game": refusal("there is no game of this name"),
    "offer-host-gone": refusal("the host of the challenge has left the server", who="their user id"),
    "offer-reserved": refusal(
        "the free seats are kept for those who played before", until="when they are free"
    ),
    "offer-expired": refusal("the offer has expired"),
    "offer-left": refusal("participants have left the server", who="the first one's id", count="how many"),
    "offer-level": refusal("a level was chosen, but the opponent is a person"),
    "offer-none": refusal("there is no offer of this number"),
    "offer-not-host": refusal("only the host may do this", who="the host's user id"),
    "offer-not-opponent": refusal("only the challenged user may do this", who="their user id"),
    "offer-not-there": refusal("the user to be removed does not sit at the table"),
    "offer-not-seated": refusal("the user has not joined this open table"),
    "offer-opted-out": refusal("the opponent opted out of storage", who="their user id"),
    "offer-too-fast": refusal("the user has made too many offers in a short time", minutes="to wait"),
    "offer-daily-limit": refusal("the user has made enough offers for a day", max="offers a day"),
    "offer-over": refusal("the offer is closed"),
    "offer-player-busy": refusal("the user plays enough already", max="games and offers of a user"),
    "avoid-self": refusal("users cannot avoid themselves"),
    "avoid-too-many": refusal("the user avoids enough others", max="users that one may avoid"),
    "offer-unreliable": refusal(
        "the user misses too many decisions for this table", percent="theirs in time", min="the least"
    ),
    "offer-newcomer": refusal(
        "it is not known yet whether the user answers in time", count="decisions until it is"
    ),
    "offer-avoided": refusal("two users at this table avoid each other"),
    "offer-seats": refusal("the game is for another number of players", min="the fewest", max="the most"),
    "offer-seats-exactly": refusal("the game is for exactly one number of players", seats="that number"),
    "offer-self": refusal("users cannot challenge themselves"),
    "offer-sits-already": refusal("the user has joined already"),
    "offer-not-on-server": refusal("the user is not on the server", who="their user id"),
    "offer-too-few": refusal("too few have joined to start", min="those needed", sitting="those there"),
    "offer-duplicate": refusal("the same offer stands", **_LINK),
    "offer-variant": refusal("the game has no variant of this name"),
    "offer-from-opponent": refusal("the opponent has made the same offer", **_LINK),
    "rematch-not-yours": refusal("somebody who has not played it presses Rematch"),
    "rematch-not-over": refusal("the game is still being played"),
    "rematch-not-seated": refusal("the user did not play this game"),
    "rematch-started": refusal("the rematch has begun", table="its table's number"),
    "rematch-waits": refusal("the rematch is offered already", offer="that offer's number"),
}

_DECKS: Refusals = {
    "deck-gone": refusal("a button of a deck that is no longer there"),
    "deck-lacks": refusal("the card is not in the deck", card="the card's id"),
    "deck-name-taken": refusal("the user has a deck of this name"),
    "deck-nameless": refusal("nothing of the name can be seen"),
    "deck-none": refusal("the user has no deck of this name"),
    "deck-none-yet": refusal("the user has no deck"),
    "deck-no-undo": refusal("no earlier list of the deck is known"),
    "deck-shelf-full": refusal("the user has as many decks as are allowed", max="that many"),
    "deck-unfit": refusal("a deck breaks rules, listed as `faults`", deck="its name, if it is a saved one"),
    "deck-no-leader": refusal("neither a leader nor a deck to copy was named"),
    "decks-not-used": refusal("the game is not played with decks that people build"),
}

_PEOPLE: Refusals = {
    "absence-allowance": refusal(
        "the year's days of absence are used up", left="those left", year="the year"
    ),
    "absence-backwards": refusal("the last day of the absence comes before its first"),
    "absence-far": refusal("the absence begins too far ahead", max="days ahead that can be planned"),
    "absence-long": refusal("the absence is too long", max="days in a row"),
    "absence-not": refusal("the user is not away and has planned no absence"),
    "absence-fast": refusal("a game under way does not wait for the absent", tables="their names"),
    "absence-past": refusal("the absence is over already"),
    "absence-until": refusal("no last day was named"),
    "day-none": refusal("the calendar has no such day", day="what was typed"),
    "day-unclear": refusal("what was typed is no day", day="what was typed"),
    "dm-closed": refusal("Discord does not let the bot write to the user"),
    "standing-order-ask": refusal("an order makes it depend on the hand whether the player is asked"),
    "standing-order-none": refusal("the game has no reactions for standing orders"),
    "standing-order-two": refusal("two limits of one kind in an order"),
    "standing-order-when": refusal("no reaction was named for the order"),
    "standing-order-word": refusal("no instruction for this reaction", word="the word"),
    "quiet-empty": refusal("quiet hours that end when they begin"),
    "quiet-long": refusal("too many quiet hours", max="hours a day"),
    "quiet-none": refusal("a day has no such hours", hours="what was typed"),
    "quiet-unclear": refusal("what was typed is no range of hours", hours="what was typed"),
    "quiet-zone": refusal("quiet hours need a time zone"),
    "reminder-unclear": refusal("what was typed is no reminder", reminder="what was typed", max="hours"),
    "chair-none": refusal("no seat of this table is free for somebody else"),
    "chair-seen": refusal("the user has played at this table and knows a hand"),
    "chair-taken": refusal("nobody is called for, or somebody has taken the seat"),
    "looking-none": refusal("the user is not on the list of those who look for a game"),
    "looking-over": refusal("the other user no longer looks for a game"),
    "posse-again": refusal("the user called the posse a short while ago", until="when they may again"),
    "posse-none": refusal("the server has no role to call"),
    "posse-often": refusal("the server's posse was called too often today", max="calls a day"),
    "zone-several": refusal("several time zones fit", zone="what was typed", count="how many fit"),
    "zone-unknown": refusal("no time zone fits", zone="what was typed"),
}

REFUSALS: Refusals = MappingProxyType(
    {**_DECISIONS, **_UNDO, **_TABLES, **_TIME, **_PROPOSALS, **_OFFERS, **_DECKS, **_PEOPLE, **_TOURNAMENTS}
)
