import { day_ms } from '../durations.ts'
import { findNumber, findText } from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import type { Provider, Scene } from '../kit/provider.ts'
import { addUser } from './accounts.ts'
import { readFields } from './fields.ts'
import { createMeeting, deleteOccurrence, endMeeting, startMeeting, updateOccurrence } from './schedule.ts'
import type { Meeting, ZoomUser, ZoomWorld } from './world.ts'

/** Worlds to begin with, by name. */
export const zoom_scripts: Provider<ZoomWorld>['scripts'] = {
  /** Two people without a meeting. */
  empty: ({ world, clock }) => {
    addUser(world, clock.now(), { email: 'ada@example.com', first_name: 'Ada', last_name: 'Example' })
    addUser(world, clock.now(), { email: 'bo@example.org', first_name: 'Bo', last_name: 'Sample' })
  },
  lived_in: seedLivedIn,
  many: seedMany,
}

/**
 * A host with single meetings, a weekly and a monthly series with a moved and a deleted time, a standing
 * room, meetings that took place, and one of a colleague's to which the host is invited. Options: `account`,
 * `name`, `timezone`.
 */
function seedLivedIn(scene: Scene<ZoomWorld>, options: Json) {
  const { world, clock } = scene
  const [first_name = 'Mara', ...rest] = (findText(options, 'name') ?? 'Mara Lindqvist').split(' ')
  const timezone = findText(options, 'timezone') ?? 'Europe/Berlin'
  const host = addUser(world, clock.now() - 500 * day_ms, {
    email: findText(options, 'account') ?? 'mara.lindqvist@example.com',
    first_name,
    last_name: rest.join(' '),
    timezone,
  })
  const colleague = addUser(world, clock.now() - 400 * day_ms, {
    email: 'omar.haddad@example.com',
    first_name: 'Omar',
    last_name: 'Haddad',
    account_id: host.account_id,
  })
  seedPast(scene, host)
  const meetings = [...seedSingle(scene, host), ...seedSeries(scene, host)]
  schedule(scene, colleague, 1, '15:00', {
    topic: 'Budget round',
    settings: { meeting_invitees: [{ email: host.email }] },
  })
  return { user: host.id, meetings: meetings.map(({ id }) => id) }
}

/** `users` hosts with `meetings` meetings each, a day apart from tomorrow on. Options: `users`, `meetings`, `prefix`. */
function seedMany(scene: Scene<ZoomWorld>, options: Json) {
  const prefix = findText(options, 'prefix') ?? 'host'
  const accounts = Array.from({ length: findNumber(options, 'users') ?? 10 }, (_, index) => {
    const email = `${prefix}${index + 1}@example.com`
    const host = addUser(scene.world, scene.clock.now(), {
      email,
      first_name: 'Host',
      last_name: String(index + 1),
    })
    const meetings = Array.from({ length: findNumber(options, 'meetings') ?? 5 }, (_, day) =>
      schedule(scene, host, day + 1, '09:30', { topic: `Meeting ${day + 1}` }),
    )
    return { account: email, meetings: meetings.map(({ id }) => id) }
  })
  return { accounts }
}

function seedSingle(scene: Scene<ZoomWorld>, host: ZoomUser): Meeting[] {
  return [
    schedule(scene, host, 0, '23:30', { topic: 'Late call with Tokyo', duration: 45 }),
    schedule(scene, host, 1, '11:00', {
      topic: 'Kick-off 🚀 Harbour project',
      agenda: 'Who does what by when. '.repeat(20),
      settings: {
        meeting_invitees: [{ email: 'nadia.okonkwo@example.com' }, { email: 'jl.sorensen@example.net' }],
      },
    }),
    schedule(scene, host, 3, '16:15', { topic: 'Contract review', duration: 30 }),
    schedule(scene, host, 12, '08:30', {
      topic: 'Frühstück mit dem Büro Zürich',
      duration: 90,
      timezone: 'Europe/Zurich',
    }),
    schedule(scene, host, 0, '00:00', { topic: 'Standing room', type: 3, start_time: undefined }),
  ]
}

function seedSeries(scene: Scene<ZoomWorld>, host: ZoomUser): Meeting[] {
  const weekly = schedule(scene, host, -20, '09:00', {
    topic: 'Team weekly',
    type: 8,
    recurrence: { type: 2, repeat_interval: 1, weekly_days: '2,4', end_times: 24 },
  })
  const coming = weekly.occurrences.filter(({ start_ms }) => start_ms > scene.clock.now())
  const [, moved, , deleted] = coming
  if (moved) {
    const fields = readFields({ start_time: iso(moved.start_ms + 5_400_000), duration: 30 }, weekly.timezone)
    updateOccurrence(scene.clock.now(), weekly, moved, fields)
  }
  if (deleted) deleteOccurrence(weekly, deleted)
  const monthly = schedule(scene, host, 2, '14:00', {
    topic: 'Board',
    type: 8,
    duration: 120,
    recurrence: { type: 3, repeat_interval: 1, monthly_week: -1, monthly_week_day: 6, end_times: 6 },
  })
  return [weekly, monthly]
}

function seedPast(scene: Scene<ZoomWorld>, host: ZoomUser): void {
  for (const [index, daysAgo] of [24, 11, 3].entries()) {
    const meeting = schedule(scene, host, -daysAgo, '10:00', { topic: `Interview ${index + 1}` })
    const start = meeting.start_ms ?? scene.clock.now()
    startMeeting(start, meeting)
    endMeeting(scene.world, start + 50 * 60_000, meeting, 3)
  }
}

/** A meeting at this local time of the day so many days from the clock's, made two days before or earlier. */
function schedule(scene: Scene<ZoomWorld>, host: ZoomUser, day: number, time: string, body: Json): Meeting {
  const now = scene.clock.now()
  const date = Temporal.Instant.fromEpochMilliseconds(now + day * day_ms)
    .toZonedDateTimeISO(host.timezone)
    .toPlainDate()
  const fields = readFields({ start_time: `${date.toString()}T${time}:00`, ...body }, host.timezone)
  const created = now + (Math.min(day, 0) - 2) * day_ms
  return createMeeting(scene.world, created, host, fields, 'web_portal').meeting
}

function iso(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}
