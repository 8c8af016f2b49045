import type { Calendar, LabelColor } from '@meridian/contract'
import { AppError } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import {
  deleteColor,
  listColorRows,
  listConnectedRows,
  listImportedRows,
  upsertColor,
} from './calendar-list.queries.ts'
import { calendarsOf, findCalendar } from './calendar-list.rules.ts'

/** The calendars whose events the person sees. */
export async function listCalendars(db: Db, user_id: string): Promise<Calendar[]> {
  return calendarsOf({
    connected: await listConnectedRows(db, user_id),
    imported: await listImportedRows(db, user_id),
    colors: await listColorRows(db, user_id),
  })
}

/** Gives a calendar a color, or with null its own one. Throws `not_found` for a key that the person does not have. */
export async function updateCalendar(
  tx: Db,
  user_id: string,
  {
    calendar_key,
    calendar_color,
  }: { readonly calendar_key: string; readonly calendar_color: LabelColor | null },
): Promise<Calendar> {
  requireCalendar(await listCalendars(tx, user_id), calendar_key)
  if (calendar_color === null) await deleteColor(tx, user_id, calendar_key)
  else await upsertColor(tx, user_id, { calendar_key, calendar_color })
  return requireCalendar(await listCalendars(tx, user_id), calendar_key)
}

function requireCalendar(calendars: readonly Calendar[], calendar_key: string): Calendar {
  const calendar = findCalendar(calendars, calendar_key)
  if (!calendar) throw new AppError('not_found', 'Calendar not found.')
  return calendar
}
