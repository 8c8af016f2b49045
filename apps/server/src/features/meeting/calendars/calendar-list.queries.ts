import { type LabelColor, provider_table, type Provider, providers } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'

/** A calendar of a connected account. */
export interface ConnectedRow {
  readonly provider: Provider
  /** Empty for the only calendar of an account. */
  readonly calendar_id: string
  readonly name: string
  /** `#rrggbb` */
  readonly color: string | null
}

/** A calendar file that was imported. */
export interface ImportedRow {
  readonly imported_calendar_id: string
  readonly calendar_name: string
  readonly has_meetings: boolean
}

export interface ColorRow {
  readonly calendar_key: string
  readonly calendar_color: LabelColor
}

const has_type = providers
  .map(
    (name) =>
      `(c.provider = '${name}' and m.meeting_integration_type = '${provider_table[name].meeting_type}')`,
  )
  .join(' or ')

/** The key of the reader's calendar, a column for a statement in which `m` is the meeting and $1 the reader. */
export const calendar_key_column = `
  m.meeting_integration_type || coalesce(':' || case
    when m.meeting_integration_type = 'smart_calendar' then null
    when m.meeting_integration_type = 'custom' then (
      select i.imported_calendar_id::text from imported_calendar i
      where i.imported_calendar_id = m.imported_calendar_id and i.user_id = $1)
    else (
      select nullif(r.calendar_id, '') from remote_event r
      join connection c on c.connection_id = r.connection_id
      join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id
      where r.meeting_id = m.meeting_id and r.user_id = $1 and k.is_shown and (${has_type})
      order by r.external_id is distinct from m.meeting_integration_id, k.is_primary desc, r.calendar_id
      limit 1)
    end, '') as calendar_key`

/** The shown calendars of the person's accounts, the main one first, the others by name. */
export function listConnectedRows(db: Db, user_id: string): Promise<ConnectedRow[]> {
  return db
    .selectFrom('connection_calendar as k')
    .innerJoin('connection as c', 'c.connection_id', 'k.connection_id')
    .select(['c.provider', 'k.calendar_id', 'k.name', 'k.color'])
    .where('c.user_id', '=', user_id)
    .where('k.is_shown', '=', true)
    .orderBy('c.provider')
    .orderBy('k.is_primary', 'desc')
    .orderBy('k.name')
    .orderBy('k.calendar_id')
    .execute()
}

/** The person's imported files, the first one first. */
export function listImportedRows(db: Db, user_id: string): Promise<ImportedRow[]> {
  return db
    .selectFrom('imported_calendar as i')
    .select((is) => [
      'i.imported_calendar_id',
      'i.calendar_name',
      is
        .exists(
          is
            .selectFrom('meeting as m')
            .select('m.meeting_id')
            .whereRef('m.imported_calendar_id', '=', 'i.imported_calendar_id'),
        )
        .$castTo<boolean>()
        .as('has_meetings'),
    ])
    .where('i.user_id', '=', user_id)
    .orderBy('i.created_at')
    .orderBy('i.imported_calendar_id')
    .execute()
}

export function listColorRows(db: Db, user_id: string): Promise<ColorRow[]> {
  return db
    .selectFrom('calendar_color')
    .select(['calendar_key', 'calendar_color'])
    .where('user_id', '=', user_id)
    .orderBy('calendar_key')
    .execute()
}

export async function upsertColor(tx: Db, user_id: string, row: ColorRow): Promise<void> {
  await tx
    .insertInto('calendar_color')
    .values({ user_id, ...row })
    .onConflict((on) =>
      on.columns(['user_id', 'calendar_key']).doUpdateSet({ calendar_color: row.calendar_color }),
    )
    .execute()
}

export async function deleteColor(tx: Db, user_id: string, calendar_key: string): Promise<void> {
  await tx
    .deleteFrom('calendar_color')
    .where('user_id', '=', user_id)
    .where('calendar_key', '=', calendar_key)
    .execute()
}

/** The imported calendar of this name, made where there is none. */
export async function ensureImportedCalendar(
  tx: Db,
  row: {
    readonly imported_calendar_id: string
    readonly user_id: string
    readonly calendar_name: string
    readonly created_at: Date
  },
): Promise<string> {
  const { imported_calendar_id } = await tx
    .insertInto('imported_calendar')
    .values(row)
    .onConflict((on) =>
      on.columns(['user_id', 'calendar_name']).doUpdateSet({ calendar_name: row.calendar_name }),
    )
    .returning('imported_calendar_id')
    .executeTakeFirstOrThrow()
  return imported_calendar_id
}
