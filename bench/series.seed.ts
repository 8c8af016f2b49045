import type { Client } from 'pg'
import type { World } from './service.seed.ts'

/** Fifty people with nothing but twenty weekly series each, as a team has them; their numbers follow the world's. */
export const team_size = 50
const series_each = 20
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

export async function seedSeries(database: Client, { people, now }: World): Promise<void> {
  await database.query(team, [people, team_size, now])
  await database.query(series, [people, team_size, series_each, now, weekdays])
  await database.query(organizers, [people, team_size])
  await database.query('vacuum (analyze) meeting, meeting_attendee')
}

const userIdOf = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

const team = `
  insert into app_user (user_id, workspace_id, first_name, last_name, primary_email, timezone,
    password_hash, availability_info, created_at, updated_at)
  select ${userIdOf('$1::integer + i')}, u.workspace_id, 'Team', 'Member ' || i, 'team.' || i || '@bench.example',
    'Europe/Berlin', 'no password opens this', u.availability_info, $3, $3
  from generate_series(0, $2::integer - 1) i, (select * from app_user limit 1) u`

const series = `
  insert into meeting (meeting_id, user_id, meeting_title, meeting_description, agenda, meeting_status,
    meeting_priority, meeting_integration_type, meeting_timezone, first_start_wall, first_end_wall,
    first_starts_at, first_ends_at, starts_at, ends_at, last_ends_at, is_all_day, is_transparent,
    recurring_type, recurring_days, rrule, ical_uid, created_at, updated_at)
  select gen_random_uuid(), ${userIdOf('$1::integer + i')}, 'Weekly ' || n, '', '', 'active', 'medium',
    'smart_calendar', 'Europe/Berlin', wall, wall + interval '30 minutes', starts, starts + interval '30 minutes',
    starts, starts + interval '30 minutes', 'infinity', false, false, 'weekly', 0,
    'FREQ=WEEKLY;BYDAY=' || ($5::text[])[1 + extract(dow from wall)::integer], i || '-' || n || '@team.example', $4, $4
  from generate_series(0, $2::integer - 1) i, generate_series(0, $3::integer - 1) n,
  lateral (select date_trunc('week', $4::timestamptz at time zone 'UTC') - interval '26 weeks'
    + ((i + n) % 5) * interval '1 day' + (18 + (n * 3 + i) % 16) * interval '30 minutes' as wall) a,
  lateral (select wall at time zone 'Europe/Berlin' as starts) b`

const organizers = `
  insert into meeting_attendee (meeting_attendee_id, meeting_id, user_id, is_organizer, meeting_action)
  select uuidv7(), m.meeting_id, m.user_id, true, 'approved'
  from generate_series(0, $2::integer - 1) i join meeting m on m.user_id = ${userIdOf('$1::integer + i')}`
