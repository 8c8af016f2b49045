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
