import { sql } from 'kysely'
import type { Db } from '../src/platform/postgres/db.ts'
import { insertMeeting } from './meeting-row.ts'

/** So many daily series of the person that go on, as rows alone: without people and with times long ago. */
export async function insertManySeries(db: Db, user_id: string, count: number): Promise<void> {
  const meeting_id = await insertMeeting(db, {
    user_id,
    start: '2026-01-05T09:00:00',
    end: '2026-01-05T09:15:00',
    zone: 'UTC',
    rrule: 'FREQ=DAILY',
  })
  await sql`
    insert into meeting select (jsonb_populate_record(one, jsonb_build_object(
      'meeting_id', gen_random_uuid(), 'ical_uid', 'many-' || number))).*
    from meeting one, generate_series(2, ${count}::int) as number where one.meeting_id = ${meeting_id}`.execute(
    db,
  )
}
