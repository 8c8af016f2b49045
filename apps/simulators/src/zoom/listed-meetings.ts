import { day_ms } from '../durations.ts'
import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { takePage, type Line } from './page-tokens.ts'
import { nextStart, presentListed, presentUpcoming } from './present.ts'
import { badField, Refusal } from './refusals.ts'
import type { Meeting, ZoomUser } from './world.ts'

const half_year_ms = 183 * day_ms
/** A meeting's number is free again so long after its time; of a recurring one after its last. */
const kept_days = { once: 30, recurring: 365 }

/** A user's meetings as host. Instant ones and personal rooms are never in it, and neither are others' meetings. */
export function listMeetings(call: Call): SimulatedReply {
  const { world, nowMs, user, query } = call
  const list = readType(query)
  const own = world.meetings.filter(({ host_id, type }) => host_id === user.id && [2, 3, 8].includes(type))
  const within = readDays(query, user)
  const items = lines[list](own, nowMs).filter(({ start }) => within(start))
  const { page, fields } = takePage({ world, nowMs, user_id: user.id, list, query, items })
  return {
    status: 200,
    body: {
      ...fields,
      meetings: page.map(({ meeting, start, duration }) =>
        presentListed(meeting, start === Infinity ? null : start, duration),
      ),
    },
  }
}

/** The next 24 hours, also of meetings to which one was invited, each time of a series by itself. */
export function listUpcomingMeetings({ world, nowMs, user }: Call): SimulatedReply {
  const items = upcoming(
    world.meetings.filter((meeting) => concerns(meeting, user)),
    nowMs,
  )
    .filter(({ start }) => start < nowMs + day_ms)
    .sort((a, b) => a.start - b.start)
  return {
    status: 200,
    body: {
      total_records: items.length,
      meetings: items.map(({ meeting, start }) => presentUpcoming(meeting, start)),
    },
  }
}

/** Whether a meeting's number is still its own. */
export function isUnexpired(meeting: Meeting, nowMs: number): boolean {
  if (meeting.status === 'started') return true
  const last = Math.max(
    meeting.start_ms ?? meeting.created_ms,
    ...available(meeting).map(({ start_ms }) => start_ms),
  )
  const days = meeting.type === 3 || meeting.type === 8 ? kept_days.recurring : kept_days.once
  return last + days * day_ms > nowMs
}

interface MeetingLine extends Line {
  readonly meeting: Meeting
  readonly duration: number
}

const types = ['scheduled', 'live', 'upcoming', 'upcoming_meetings', 'previous_meetings'] as const

const lines: Readonly<
  Record<(typeof types)[number], (own: readonly Meeting[], nowMs: number) => MeetingLine[]>
> = {
  // A series is one line here, at its next time.
  scheduled: (own, nowMs) =>
    own
      .filter((meeting) => isUnexpired(meeting, nowMs))
      .map((meeting) => line(meeting, nextStart(meeting, nowMs) ?? Infinity)),
  live: (own) =>
    own
      .filter(({ status }) => status === 'started')
      .map((meeting) => line(meeting, meeting.started_ms ?? Infinity)),
  upcoming,
  upcoming_meetings: upcoming,
  previous_meetings: (own, nowMs) =>
    times(own).filter(
      ({ start, duration }) => start + duration * 60_000 <= nowMs && start > nowMs - half_year_ms,
    ),
}

function upcoming(own: readonly Meeting[], nowMs: number): MeetingLine[] {
  return times(own).filter(
    ({ start, duration }) => start + duration * 60_000 > nowMs && start < nowMs + half_year_ms,
  )
}

/** Every time at which these meetings take place. */
function times(own: readonly Meeting[]): MeetingLine[] {
  return own.flatMap((meeting) => {
    if (meeting.type !== 8) return meeting.start_ms === null ? [] : [line(meeting, meeting.start_ms)]
    return available(meeting).map(({ start_ms, duration }) => ({ ...line(meeting, start_ms), duration }))
  })
}

function line(meeting: Meeting, start: number): MeetingLine {
  return { meeting, start, id: meeting.id, duration: meeting.duration }
}

function available({ occurrences }: Meeting) {
  return occurrences.filter(({ status }) => status === 'available')
}

function concerns({ host_id, settings }: Meeting, { id, email }: ZoomUser): boolean {
  return host_id === id || settings.meeting_invitees.some((invitee) => invitee.email === email)
}

function readType(query: URLSearchParams): (typeof types)[number] {
  const text = query.get('type') ?? 'scheduled'
  const type = types.find((known) => known === text)
  if (!type) throw new Refusal(badField('type'))
  return type
}

/** Days `from` and `to`, both counted in, in the query's zone; what has no start is in none. */
function readDays(query: URLSearchParams, user: ZoomUser): (start: number) => boolean {
  const zone = query.get('timezone') ?? user.timezone
  const from = readDay(query, 'from')
  const to = readDay(query, 'to')
  if (!from && !to) return () => true
  const first = from?.toZonedDateTime(zone).epochMilliseconds ?? -Infinity
  const end = to?.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds ?? Infinity
  return (start) => start >= first && start < end
}

function readDay(query: URLSearchParams, name: string): Temporal.PlainDate | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new Refusal(badField(name))
  try {
    return Temporal.PlainDate.from(text)
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(badField(name))
    throw error
  }
}
