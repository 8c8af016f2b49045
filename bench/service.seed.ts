import type { Client } from 'pg'

/** How much made-up data there is. Every person organizes `meetings / people` of the meetings. */
export interface World {
  readonly people: number
  readonly meetings: number
  /** How many of the people are signed in, from the first on. */
  readonly sessions: number
  /** Meetings lie from a year before to a year after this moment, ISO 8601. */
  readonly now: string
}

/** The id of the person with a number, counted from 0. */
export function personId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** The id of a meeting by its number, counted from 0: the first ones are organized by the people of the same numbers. */
export function meetingId(number: number): string {
  return `00000000-0000-7000-a000-${number.toString(16).padStart(12, '0')}`
}

/**
 * Fills an empty, migrated database: people in eight zones, meetings of half an hour to two hours on
 * their working days, one in twenty a weekly series, one in four with a colleague who is asked.
 */
export async function seedWorld(database: Client, world: World): Promise<void> {
  await database.query('set maintenance_work_mem = $$1GB$$; set synchronous_commit = off')
  // The triggers would copy row by row what the statements below say for all rows at once.
  await database.query('set session_replication_role = replica')
  await writePeople(database, world)
  const batch = 100_000
  for (let first = 0; first < world.meetings; first += batch) {
    const last = Math.min(first + batch, world.meetings) - 1
    await database.query(meetings, [first, last, world.people, world.now])
    await database.query(organizers, [first, last])
    await database.query(invitees, [first, last, world.people])
  }
  await database.query('set session_replication_role = origin')
  await database.query('vacuum (analyze)')
}

async function writePeople(database: Client, { people, sessions, now }: World): Promise<void> {
  await database.query(workspace)
  await database.query(persons, [people, now])
  await database.query(signIns, [Math.min(sessions, people), now])
}

/** The token of a signed-in person, as the server would have handed it out. */
export const tokenOf = `translate(rtrim(encode(sha256(convert_to('bench ' || i, 'UTF8')), 'base64'), '='), '+/', '-_')`

const workspace = `
  insert into workspace (workspace_id, name, timezone, week_start, default_duration_minutes)
  select '00000000-0000-7000-9000-000000000000', 'Bench', 'UTC', 1, 30
  where not exists (select from workspace)`

const userIdOf = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const meetingIdOf = (number: string) =>
  `('00000000-0000-7000-a000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const hours = `(
  select jsonb_object_agg(day, jsonb_build_object('start_time', '09:00', 'end_time', '17:00',
    'is_available', day not in ('saturday', 'sunday')))
  from unnest(array['sunday','monday','tuesday','wednesday','thursday','friday','saturday']) day)`

const persons = `
  insert into app_user (user_id, workspace_id, first_name, last_name, primary_email, timezone,
    password_hash, availability_info, created_at, updated_at)
  select ${userIdOf('i')}, (select workspace_id from workspace limit 1), 'Person', 'Number ' || i,
    'person.' || i || '@bench.example',
    (array['Europe/Berlin','America/New_York','Asia/Kathmandu','Europe/London','America/Los_Angeles',
      'Asia/Kolkata','America/St_Johns','UTC'])[1 + i % 8],
    'no password opens this', ${hours}, $2, $2
  from generate_series(0, $1::integer - 1) i`

const signIns = `
  insert into session (token_sha256, user_id, created_at, last_seen_at, expires_at)
  select sha256(convert_to(${tokenOf}, 'UTF8')), ${userIdOf('i')}, $2, $2, $2::timestamptz + interval '30 days'
  from generate_series(0, $1::integer - 1) i`

// Numbers are spread by multiplying with primes, so that the same world comes out every time.
const meetings = `
  insert into meeting (meeting_id, user_id, meeting_title, meeting_description, agenda, meeting_link,
    location_name, meeting_status, meeting_priority, meeting_integration_type, meeting_timezone,
    first_start_wall, first_end_wall, first_starts_at, first_ends_at, starts_at, ends_at, last_ends_at,
    is_all_day, is_transparent, recurring_type, recurring_days, rrule, ical_uid, search_text, created_at, updated_at)
  select ${meetingIdOf('i')}, ${userIdOf('i % $3::integer')}, title, description, '', 'https://meet.example/' || i,
    'Room ' || i % 97, 'active', 'medium', 'smart_calendar', 'UTC',
    starts at time zone 'UTC', ends at time zone 'UTC', starts, ends,
    case when is_series then shown else starts end, case when is_series then shown + (ends - starts) else ends end,
    case when is_series then 'infinity' else ends end,
    false, false, case when is_series then 'weekly' end, 0,
    case when is_series then 'FREQ=WEEKLY' end, i || '@bench.example',
    search_form(concat_ws(' ', title, description, 'Room ' || i % 97, 'Person Number ' || i % $3::integer)),
    $4::timestamptz - interval '400 days', $4::timestamptz - interval '400 days'
  from generate_series($1::integer, $2::integer) i,
  lateral (select
    (i / $3::integer + i) % 20 = 7 as is_series,
    (array['Review','Planning','Interview','Retrospective','Budget','Design','Standup','Workshop'])[1 + i * 7 % 8]
      || ' ' || substr(md5(i::text), 1, 8) as title,
    'Notes on ' || md5((i * 31)::text) || ' and ' || md5((i * 17)::text) || '.' as description,
    date_trunc('day', $4::timestamptz) + ((i::bigint * 7919) % 730 - 365) * interval '1 day'
      + (32 + (i::bigint * 104729) % 40) * interval '15 minutes' as starts
  ) a,
  lateral (select starts + (2 + (i::bigint * 15485863) % 7) * interval '15 minutes' as ends,
    starts + ceil(greatest(0, extract(epoch from $4::timestamptz - starts) / 604800)) * interval '7 days' as shown) b`

const copied = `starts_at, ends_at, first_starts_at, last_ends_at, is_series, is_all_day, is_blocking, meeting_status`
const copies = `m.starts_at, m.ends_at, m.first_starts_at, m.last_ends_at, m.rrule is not null, false, true,
  m.meeting_status`
const ofBatch = `from generate_series($1::integer, $2::integer) i join meeting m on m.meeting_id = ${meetingIdOf('i')}`

const organizers = `
  insert into meeting_attendee (meeting_attendee_id, meeting_id, user_id, is_organizer, meeting_action,
    ${copied})
  select uuidv7(), m.meeting_id, m.user_id, true, 'approved', ${copies} ${ofBatch}`

const invitees = `
  insert into meeting_attendee (meeting_attendee_id, meeting_id, user_id, is_organizer, meeting_action,
    ${copied})
  select uuidv7(), m.meeting_id, ${userIdOf('(i + 1 + i / $3::integer % 13) % $3::integer')}, false,
    (array['pending','approved','rejected']::meeting_action[])[1 + i % 3], ${copies} ${ofBatch}
  where (i / $3::integer + i) % 4 = 0 and $3::integer > 14`
