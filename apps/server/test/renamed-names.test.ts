import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { installJobs } from '../src/platform/jobs/job-runner.ts'
import { enqueue, jobs_schema, prepareQueues } from '../src/platform/jobs/jobs.ts'
import { queue } from '../src/platform/jobs/queue.ts'
import type { Db } from '../src/platform/postgres/db.ts'
import { getMigrations, migrateToLatest } from '../src/platform/postgres/migrate.ts'
import { queues } from '../src/queues.ts'
import { freshDatabase } from './database.ts'

const user_id = '018f0000-0000-7000-8000-000000000001'
const meeting_id = '018f0000-0000-7000-8000-000000000002'
const now = new Date('2026-11-22T10:00:00Z')
const terms = { retries: 1, retryDelaySeconds: [1, 1], expireSeconds: 10 } as const
const formerQueue = queue('invitation.tell', { ...terms, payload: z.object({ meeting_id: z.uuid() }) })

it('[RUN42] keeps what is stored, and the jobs that wait, where a migration renames them', async () => {
  const { db, drop } = await freshDatabase()
  try {
    await returnTo(db, '0060_providers')
    await installJobs(db)
    await prepareQueues(db, [formerQueue])
    await enqueue(db, formerQueue, { meeting_id }, { now, startAt: now, key: meeting_id })
    await insertFormerRows(db)
    const before = await rowsOf(db, ['meeting', 'meeting_attendee', 'invitation_told', 'mailed_event'])

    await migrateTo(db, '0070_names')
    const after = await rowsOf(db, ['meeting', 'meeting_attendee', 'invitation_delivery', 'mailed_event'])
    expect(after.map(Object.values).map(sorted)).toEqual(before.map(Object.values).map(sorted))
    expect(after[0]).toMatchObject({ last_ends_at: 'infinity' })
    await migrateToLatest(db)

    await sql`update meeting set last_ends_at = '2027-01-01T10:00Z' where meeting_id = ${meeting_id}`.execute(
      db,
    )
    const [, attendee] = await rowsOf(db, ['meeting', 'meeting_attendee'])
    expect(attendee).toMatchObject({ last_ends_at: '2027-01-01T10:00:00+00:00' })
    expect(
      await functionsNaming(db, 'occupied_until|invitation_told|is_called_off|is_told|published_version'),
    ).toEqual([])

    await prepareQueues(db, Object.values(queues))
    await enqueue(db, queues.notifyGuests, { meeting_id }, { now, startAt: now, key: meeting_id })
    const { rows } = await sql`select name, data, state from ${sql.table(`${jobs_schema}.job`)}`.execute(db)
    expect(rows).toEqual([{ name: 'invitation.notify', data: { meeting_id }, state: 'created' }])
  } finally {
    await drop()
  }
})

/** Empties the database and brings it to a former version. */
async function returnTo(db: Db, migration: string): Promise<void> {
  await sql`drop schema if exists ${sql.ref(jobs_schema)} cascade`.execute(db)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrateTo(db, migration)
}

async function migrateTo(db: Db, migration: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateTo(migration)
  if (error) throw error
}

async function insertFormerRows(db: Db): Promise<void> {
  await sql`insert into workspace (workspace_id, name, timezone, week_start, default_duration_minutes)
    values (${user_id}, 'Work', 'Europe/Berlin', 1, 30)`.execute(db)
  await sql`insert into app_user (user_id, workspace_id, first_name, last_name, primary_email, timezone,
      availability_info, created_at, updated_at)
    values (${user_id}, ${user_id}, 'Ada', 'Byron', 'ada@example.com', 'Europe/Berlin', '{}', ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into meeting (meeting_id, user_id, meeting_title, meeting_description, agenda, meeting_status,
      meeting_priority, meeting_integration_type, meeting_timezone, first_start_wall, first_end_wall, first_starts_at,
      first_ends_at, starts_at, ends_at, occupied_until, is_all_day, is_transparent, rrule, ical_uid, created_at, updated_at)
    values (${meeting_id}, ${user_id}, 'Plan', '', '', 'active', 'medium', 'smart_calendar', 'Europe/Berlin',
      '2026-11-24T10:00', '2026-11-24T11:00', '2026-11-24T09:00Z', '2026-11-24T10:00Z', '2026-11-24T09:00Z',
      '2026-11-24T10:00Z', 'infinity', false, false, 'FREQ=WEEKLY', ${meeting_id}, ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into meeting_attendee (meeting_attendee_id, meeting_id, user_id, is_organizer, meeting_action)
    values (${meeting_id}, ${meeting_id}, ${user_id}, true, 'approved')`.execute(db)
  await sql`insert into outgoing_mail (outgoing_mail_id, user_id, kind, about_id, key_sha256, route, state, send_at,
      next_try_at, give_up_at, created_at, updated_at)
    values (${meeting_id}, ${user_id}, 'invitation', ${meeting_id}, sha256(''), 'instance', 'cancelled', ${now}, ${now},
      ${now}, ${now}, ${now})`.execute(db)
  await sql`insert into invitation_told (meeting_id, address, user_id, ical_uid, sequence, mail_kind, is_called_off,
      content, outgoing_mail_id, told_at)
    values (${meeting_id}, 'guest@example.com', ${user_id}, ${meeting_id}, 0, 'invitation', false, '{}', ${meeting_id},
      ${now})`.execute(db)
  await sql`insert into mailed_event (user_id, ical_uid, meeting_id, organizer_name, organizer_address, sender_address,
      attendee_name, attendee_address, sequence, stamped_at, is_cancelled, occurrences_told, created_at, updated_at)
    values (${user_id}, 'from outside', null, 'Nora', 'nora@example.com', 'nora@example.com', 'Ada', 'ada@example.com', 1,
      ${now}, true, '{"a": 1}', ${now}, ${now})`.execute(db)
}

/** The one row of each table, as JSON. */
async function rowsOf(db: Db, tables: readonly string[]): Promise<Record<string, unknown>[]> {
  const rows = await Promise.all(
    tables.map((name) =>
      sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db),
    ),
  )
  return rows.map(({ rows: [first] }) => first?.row ?? {})
}

async function functionsNaming(db: Db, words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ ${`\\m(${words})\\M`}`.execute(db)
  return rows.map(({ name }) => name)
}

function sorted(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).toSorted()
}
