"""Words for usual answers: their decisions, and what they have just answered."""

from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from engine.core.records.users import UsualAnswer


def kind_name(text: Texts, family: str, kind: str) -> str:
    """Name a kind of decision, for standing orders."""
    return text(f"orders-when-{family}-{kind}")


async def applied_orders(interaction: Interaction) -> str:
    """Return the usual answers that this user does not know of, one line each."""
    text = texts_for(interaction)
    answers = await interaction.client.services.standing_orders.usual_answers(interaction.user.id)
    return "\n".join(_applied(text, answer) for answer in answers)


def _applied(text: Texts, answer: UsualAnswer) -> str:
    phrases = Phrases(text, answer.family, ())
    reply = text.join([phrases.option(answer.kind, option) for option in answer.reply])
    when = kind_name(text, answer.family, answer.kind)
    return text("orders-applied", when=when, done=reply, table=answer.table_id, at=f"<t:{answer.at}:R>")
