import { sql, type UpdateObject } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { SyncTarget } from '../merge/mirror.queries.ts'

type Place = Pick<SyncTarget, 'connection_id' | 'calendar_id'>

export interface LockedCalendar {
  readonly question_id: string | null
  readonly is_unlisted: boolean
}

/** Undefined when the calendar is gone. */
export async function lockCalendar(
  tx: Db,
  { connection_id, calendar_id }: Place,
): Promise<LockedCalendar | undefined> {
  return tx
    .selectFrom('connection_calendar')
    .select(['question_id', 'is_unlisted'])
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .forUpdate()
    .executeTakeFirst()
}

export interface AskedQuestion {
  readonly question_id: string
  readonly question_gone: number
  readonly question_coming: number
  readonly question_total: number
  readonly question_titles: readonly string[]
}

/** A question that shows less than before keeps its time. */
export async function updateQuestion(
  tx: Db,
  place: Place,
  question: AskedQuestion,
  now: Date,
): Promise<void> {
  await updatePlace(tx, place, {
    ...question,
    question_titles: [...question.question_titles],
    question_asked_at: sql<Date>`case when question_id = ${question.question_id} then question_asked_at else ${now} end`,
  })
}

export async function closeQuestion(tx: Db, place: Place): Promise<void> {
  await updatePlace(tx, place, {
    question_id: null,
    question_asked_at: null,
    question_gone: null,
    question_coming: null,
    question_total: null,
    question_titles: null,
    reread_at: null,
  })
}

/** The next sync reads the calendar from its beginning. */
export async function markRereading(tx: Db, place: Place, now: Date): Promise<void> {
  await updatePlace(tx, place, { reread_at: now, next_page: null, reading_id: null })
}

/** A list without the calendar is a reading of the calendar: nothing of it is there. */
export async function markCalendarUnlisted(tx: Db, place: Place, now: Date): Promise<void> {
  const reading = { next_page: null, reading_id: null, last_success_at: now }
  await updatePlace(tx, place, { is_unlisted: true, ...reading })
}

type CalendarChange = UpdateObject<Tables, 'connection_calendar'>

async function updatePlace(
  tx: Db,
  { connection_id, calendar_id }: Place,
  change: CalendarChange,
): Promise<void> {
  await tx
    .updateTable('connection_calendar')
    .set(change)
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}
