"""How far users have come in the lessons, in the database."""

from sqlalchemy import Connection, select

from engine.core.records.users import LessonProgress
from engine.store.database import Part, reads, writes
from engine.store.integrity.checksums import upsert
from engine.store.schema.users import lesson_progress


class LessonStore(Part):
    @reads
    def progress(self, connection: Connection, user_id: int) -> dict[str, LessonProgress]:
        rows = connection.execute(select(lesson_progress).where(lesson_progress.c.user_id == user_id))
        known: dict[str, LessonProgress] = {}
        for row in rows:
            presses, finished = tuple(row.moves.splitlines()), tuple(row.finished_lessons.split())
            known[row.family] = LessonProgress(user_id, row.family, row.current_lesson, presses, finished)
        return known

    @writes
    def save_progress(self, connection: Connection, progress: LessonProgress) -> None:
        row = {
            "user_id": progress.user_id,
            "family": progress.family,
            "current_lesson": progress.lesson,
            "moves": "\n".join(progress.presses),
            "finished_lessons": " ".join(progress.finished),
            "updated_at": self._database.now(),
        }
        upsert(connection, lesson_progress, row)
