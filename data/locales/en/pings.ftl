# How people are called to their tables, and when they are away.

# $names, $name: mentions of users; $when: the deadline, as Discord shows times
ping-half = { $names }, half of your time is gone: it is your move. Time is up { $when }.
ping-near = { $names }, last call! It is your move, and time is up { $when }.
ping-next = { $names }, heads up: you are next.
ping-offer = { $names }, you have been called out: { $name }. The offer expires { $when }.
ping-proposal = { $names }, there is a proposal for you to answer. It expires { $when }.
ping-rematch = { $names }, a rematch is waiting for you: { $name }. Your seat is kept; the offer expires { $when }.
ping-declined = { $names }, your challenge was declined: { $name }.
ping-expired = { $names }, time is up, the offer has expired: { $name }.
ping-full = { $names }, your table is full, you can start: { $name }.
ping-ready = { $names }, time is up and there are enough of you: any of you may start { $name }. The table closes { $when }.
ping-late = { $names }, your time ran out and the default answer was played:
    { $played }
ping-claim = { $names }, **{ $other }** is not answering. You may claim the win, or let the computer play until { $other } is back: the button, or `/table claim`. { $loses }
late-again = It is your move again.
late-sat-in = 🤖 The computer plays for you from here on. Your seat is yours again whenever you press *Take my seat back* or use `/table seat`.

# Direct messages; $name: the table by number, game and players
letter-turn = 🔔 Your move at { $name }.
letter-half = ⏳ Half of your time is gone at { $name }: it is your move. Time is up { $when }.
letter-near = ⏰ Last call at { $name }: it is your move, and time is up { $when }.
letter-next = 👀 You are next at { $name }.
letter-over = 🏁 The game is over at { $name }.
letter-offer = 🤝 You have been called out: { $name }. The offer expires { $when }.
letter-proposal = 🤝 There is a proposal for you to answer at { $name }. It expires { $when }.
letter-rematch = 🤝 A rematch is waiting for you: { $name }. The offer expires { $when }.
letter-declined = ❌ Your challenge was declined: { $name }.
letter-expired = ⌛ Time is up, the offer has expired: { $name }.
letter-full = 🪑 Your table is full, you can start: { $name }.
letter-ready = ⏰ Time is up and there are enough of you: any of you may start { $name }. The table closes { $when }.
letter-late = ⏰ Your time ran out at { $name }, and the default answer was played:
    { $played }
letter-claim = 💤 **{ $other }** is not answering at { $name }. You may claim the win, or let the computer play until they are back: `/table claim`. { $loses }
letter-opened = 🤠 From now on I ping you here when it is your move. To stop it: `/wanted me pings:` on any server we share.
letter-closed = ✉️ Discord would not let me write to you, so I ping you in the channel again. Once you have opened your direct messages for this server, set `/wanted me pings:` to direct messages once more.

btn-go = Go there

# $start, $until: days, as Discord shows them
away-now = 🏖️ { $name } is away, back on { $until }.
away-soon = 🏖️ { $name } will be away from { $start }, back on { $until }.
