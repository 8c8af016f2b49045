import type { Selectable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type CalendarRow = Pick<
  Selectable<Tables['connection_calendar']>,
  | 'connection_id'
  | 'calendar_id'
  | 'name'
  | 'is_primary'
  | 'is_writable'
  | 'timezone'
  | 'color'
  | 'is_shown'
  | 'counts_as_busy'
  | 'last_success_at'
  | 'problem'
  | 'is_unlisted'
  | 'question_id'
  | 'question_asked_at'
  | 'question_gone'
  | 'question_coming'
  | 'question_total'
  | 'question_titles'
  | 'reread_at'
>

/** The main calendar first, the others by name. */
export async function listCalendarsOf(db: Db, user_id: string): Promise<CalendarRow[]> {
  return db
    .selectFrom('connection_calendar as k')
    .innerJoin('connection as c', 'c.connection_id', 'k.connection_id')
    .select([
      'k.connection_id',
      'k.calendar_id',
      'k.name',
      'k.is_primary',
      'k.is_writable',
      'k.timezone',
      'k.color',
      'k.is_shown',
      'k.counts_as_busy',
      'k.last_success_at',
      'k.problem',
      'k.is_unlisted',
      'k.question_id',
      'k.question_asked_at',
      'k.question_gone',
      'k.question_coming',
      'k.question_total',
      'k.question_titles',
      'k.reread_at',
    ])
    .where('c.user_id', '=', user_id)
    .orderBy('k.is_primary', 'desc')
    .orderBy('k.name')
    .orderBy('k.calendar_id')
    .execute()
}

export async function updateCalendarUse(
  tx: Db,
  connection_id: string,
  { calendar_id, is_shown, counts_as_busy }: Pick<CalendarRow, 'calendar_id' | 'is_shown' | 'counts_as_busy'>,
): Promise<void> {
  await tx
    .updateTable('connection_calendar')
    .set({ is_shown, counts_as_busy })
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}
