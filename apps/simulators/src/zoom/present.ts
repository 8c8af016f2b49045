import { createHash } from 'node:crypto'
import type { Meeting, Occurrence, PastInstance, ZoomUser } from './world.ts'

const longest_listed_agenda = 250
const most_shown_occurrences = 50

/** UTC to the second. */
export function presentStart(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

export function presentUser(user: ZoomUser) {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    display_name: `${user.first_name} ${user.last_name}`,
    email: user.email,
    type: user.type,
    pmi: user.pmi,
    use_pmi: false,
    personal_meeting_url: `https://us05web.zoom.us/j/${user.pmi}`,
    timezone: user.timezone,
    verified: 1,
    dept: '',
    created_at: presentStart(user.created_ms),
    last_login_time: presentStart(user.created_ms),
    pic_url: '',
    language: 'en-US',
    status: 'active',
    account_id: user.account_id,
  }
}

/** A whole meeting with its start link, which makes its holder the host. */
export function presentMeeting(meeting: Meeting, host: ZoomUser, nowMs: number, withPast = false) {
  const { type, recurrence } = meeting
  const shown = meeting.occurrences.filter(
    ({ start_ms, duration }) => withPast || start_ms + duration * 60_000 > nowMs,
  )
  const start = nextStart(meeting, nowMs)
  return {
    uuid: meeting.uuid,
    id: meeting.id,
    host_id: meeting.host_id,
    host_email: host.email,
    topic: meeting.topic,
    type,
    status: meeting.status,
    ...(type !== 1 && start !== null && { start_time: presentStart(start) }),
    duration: meeting.duration,
    timezone: meeting.timezone,
    agenda: meeting.agenda,
    created_at: presentStart(meeting.created_ms),
    start_url: `https://us05web.zoom.us/s/${meeting.id}?zak=${hostKey(meeting, host, nowMs)}`,
    join_url: joinUrl(meeting),
    password: meeting.password,
    h323_password: numeric(meeting),
    pstn_password: numeric(meeting),
    encrypted_password: encrypted(meeting),
    ...(type === 8 && { occurrences: shown.slice(0, most_shown_occurrences).map(presentOccurrence) }),
    ...(recurrence && { recurrence }),
    settings: meeting.settings,
    creation_source: meeting.creation_source,
    pre_schedule: false,
  }
}

export function presentOccurrence({ occurrence_id, start_ms, duration, status }: Occurrence) {
  return { occurrence_id, start_time: presentStart(start_ms), duration, status }
}

/** A line of a list; a start of null is left out. */
export function presentListed(meeting: Meeting, start: number | null, duration = meeting.duration) {
  return {
    uuid: meeting.uuid,
    id: meeting.id,
    host_id: meeting.host_id,
    topic: meeting.topic,
    type: meeting.type,
    ...(start !== null && { start_time: presentStart(start) }),
    duration,
    timezone: meeting.timezone,
    ...(meeting.agenda !== '' && { agenda: meeting.agenda.slice(0, longest_listed_agenda) }),
    created_at: presentStart(meeting.created_ms),
    join_url: joinUrl(meeting),
  }
}

export function presentUpcoming(meeting: Meeting, start: number) {
  return {
    id: meeting.id,
    topic: meeting.topic,
    type: meeting.type,
    start_time: presentStart(start),
    duration: meeting.duration,
    timezone: meeting.timezone,
    created_at: presentStart(meeting.created_ms),
    join_url: joinUrl(meeting),
    passcode: meeting.password,
    use_pmi: false,
  }
}

export function presentInstance(instance: PastInstance, host: ZoomUser) {
  const minutes = Math.max(1, Math.round((instance.end_ms - instance.start_ms) / 60_000))
  return {
    uuid: instance.uuid,
    id: instance.meeting_id,
    host_id: instance.host_id,
    type: instance.type,
    topic: instance.topic,
    user_name: `${host.first_name} ${host.last_name}`,
    user_email: host.email,
    start_time: presentStart(instance.start_ms),
    end_time: presentStart(instance.end_ms),
    duration: minutes,
    total_minutes: minutes * instance.participants,
    participants_count: instance.participants,
    dept: '',
    source: 'Zoom',
  }
}

/** The next start of a series, or its last one; of any other meeting its own. */
export function nextStart(meeting: Meeting, nowMs: number): number | null {
  const available = meeting.occurrences.filter(({ status }) => status === 'available')
  const next = available.find(({ start_ms, duration }) => start_ms + duration * 60_000 > nowMs)
  return (next ?? available.at(-1))?.start_ms ?? meeting.start_ms
}

export function joinUrl(meeting: Meeting): string {
  return `https://us05web.zoom.us/j/${meeting.id}?pwd=${encrypted(meeting)}`
}

/** Good for two hours at the vendor; here it opens nothing. */
function hostKey(meeting: Meeting, host: ZoomUser, nowMs: number): string {
  const hour = Math.floor(nowMs / 7_200_000)
  return `eyJ${digest(`${meeting.id}/${host.id}/${hour}`)}`
}

function encrypted({ id, password }: Meeting): string {
  return `${digest(`${id}/${password}`).slice(0, 30)}.1`
}

function numeric({ id }: Meeting): string {
  return String(id % 1_000_000).padStart(6, '0')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
