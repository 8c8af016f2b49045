import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { exported_tables, tables_of_mails } from './own-data.rules.ts'

type Records = Record<string, Record<string, unknown>[]>

/** The person's rows of every exported table. Must run in one snapshot. */
export async function listOwnRecords(
  tx: Db,
  user_id: string,
  { hasMails }: { readonly hasMails: boolean },
): Promise<Records> {
  const records: Records = {}
  for (const [table, { tie, columns, order_by }] of Object.entries(exported_tables)) {
    if (!hasMails && tables_of_mails.includes(table)) continue
    const chosen = sql.join(columns.map((column) => sql.ref(`t.${column}`)))
    const condition = 'people' in tie ? isOneOf(tie.people, user_id) : ties[tie.of](user_id)
    const { rows } = await sql<Record<string, unknown>>`
      select ${chosen} from ${sql.table(table)} t where ${condition} order by ${sql.ref(`t.${order_by}`)}`.execute(
      tx,
    )
    records[table] = rows
  }
  return records
}

export function getOwnHours(tx: Db, user_id: string) {
  return tx
    .selectFrom('app_user')
    .select([
      'availability_info',
      'additional_hours',
      'date_overrides',
      'stays',
      'travel_minutes',
      'break_minutes',
      'notice_minutes',
      'created_at',
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

function isOneOf(columns: readonly string[], user_id: string): RawBuilder<boolean> {
  return sql`${user_id}::uuid in (${sql.join(columns.map((column) => sql.ref(`t.${column}`)))})`
}

const ties = {
  meetings: (user_id: string): RawBuilder<boolean> =>
    sql`t.meeting_id in (select a.meeting_id from meeting_attendee a where a.user_id = ${user_id})`,
  guests: (user_id: string): RawBuilder<boolean> =>
    sql`(t.user_id = ${user_id} or t.meeting_id in (select m.meeting_id from meeting m where m.user_id = ${user_id}))`,
  mails: (user_id: string): RawBuilder<boolean> =>
    sql`t.mail_id in (select own.mail_id from mail own where own.user_id = ${user_id})`,
  polls: (user_id: string): RawBuilder<boolean> =>
    sql`t.poll_id in (select own.poll_id from poll_participant own where own.user_id = ${user_id})`,
  poll_participants: (user_id: string): RawBuilder<boolean> =>
    sql`(t.user_id = ${user_id} or t.poll_id in (select p.poll_id from poll p where p.user_id = ${user_id}))`,
  poll_answers: (user_id: string): RawBuilder<boolean> =>
    sql`t.participant_id in (select o.participant_id from poll_participant o join poll p on p.poll_id = o.poll_id
      where o.user_id = ${user_id} or p.user_id = ${user_id})`,
} as const
