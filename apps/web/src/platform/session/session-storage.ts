import type { Company, Meeting, SessionUser, TimestampInfo, Workspace } from '@meridian/contract'
import { isRecord } from '../is-record.ts'

/** A form that was left before it was sent. The feature that wrote it checks it when it reads it back. */
export type Draft = Readonly<Record<string, unknown>>

export interface MeetingState {
  readonly all_meetings: readonly Meeting[]
  readonly selected_meeting: Meeting | null
  readonly create_meeting: Draft | null
}

/** What is kept between visits; each part lies under the key of its name. */
export interface Session {
  readonly user: SessionUser | null
  readonly auth: { readonly is_signed_in: boolean; readonly signed_in_at: string | null }
  readonly workspace: Workspace | null
  readonly company: Company | null
  readonly timestamp: TimestampInfo
  readonly meeting: MeetingState
}

export const signed_out: Session['auth'] = { is_signed_in: false, signed_in_at: null }
export const no_meetings: MeetingState = { all_meetings: [], selected_meeting: null, create_meeting: null }

/** What the browser kept. Anything missing, unreadable or of another shape counts as not kept. */
export function readSession(storage: Storage, defaultTimestamp: TimestampInfo): Session {
  const user = userOf(read(storage, 'user'))
  const meeting = read(storage, 'meeting')
  return {
    user,
    auth: user ? authOf(read(storage, 'auth')) : signed_out,
    workspace: user && workspaceOf(read(storage, 'workspace')),
    company: user && companyOf(read(storage, 'company')),
    timestamp: timestampOf(read(storage, 'timestamp')) ?? defaultTimestamp,
    meeting: user && isRecord(meeting) ? meetingStateOf(meeting) : no_meetings,
  }
}

/** Writes the parts that changed. A full or forbidden storage costs the memory of this visit, nothing else. */
export function writeSession(storage: Storage, before: Session, after: Session): void {
  for (const key of ['user', 'auth', 'workspace', 'company', 'timestamp', 'meeting'] as const) {
    if (before[key] === after[key]) continue
    const value = key === 'meeting' ? capped(after.meeting) : after[key]
    try {
      storage.setItem(key, JSON.stringify(value))
    } catch {
      storage.removeItem(key)
    }
  }
}

/** After sign-out the stored user is null and the rest is gone. */
export function clearSession(storage: Storage): void {
  for (const key of ['auth', 'workspace', 'company', 'timestamp', 'meeting']) storage.removeItem(key)
  storage.setItem('user', 'null')
}

const meetings_max = 50
const characters_max = 200_000

/** The state in at most 50 meetings and 200,000 characters; the last meetings go first, the draft stays. */
export function capped(state: MeetingState): MeetingState {
  let meetings = state.all_meetings.slice(0, meetings_max)
  const selected = state.selected_meeting
  const sizeOf = () => JSON.stringify({ ...state, all_meetings: meetings }).length
  while (meetings.length > 0 && sizeOf() > characters_max) {
    meetings = meetings.slice(0, Math.floor(meetings.length / 2))
  }
  const isStillLarge = sizeOf() > characters_max
  return { ...state, all_meetings: meetings, selected_meeting: isStillLarge ? null : selected }
}

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function userOf(value: unknown): SessionUser | null {
  if (!isObjectWith(value, 'access_token') || !isObjectWith(value, 'role')) return null
  return isObjectWith(value, 'user_id') ? (value as unknown as SessionUser) : null
}

/** We wrote it ourselves, in the shape of its type; the text tells it from what other software left under the key. */
function isObjectWith(value: unknown, text: string): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && typeof value[text] === 'string'
}

function workspaceOf(value: unknown): Workspace | null {
  return isObjectWith(value, 'workspace_id') ? (value as unknown as Workspace) : null
}

function companyOf(value: unknown): Company | null {
  return isObjectWith(value, 'company_id') ? (value as unknown as Company) : null
}

function meetingOf(value: unknown): Meeting | null {
  return isObjectWith(value, 'meeting_id') ? (value as unknown as Meeting) : null
}

function authOf(value: unknown): Session['auth'] {
  const at = isRecord(value) ? value['signed_in_at'] : null
  return { is_signed_in: true, signed_in_at: typeof at === 'string' ? at : null }
}

function timestampOf(value: unknown): TimestampInfo | null {
  if (!isRecord(value)) return null
  const { timezone, start_date, end_date } = value
  if (typeof timezone !== 'string' || !isDate(start_date) || !isDate(end_date) || start_date > end_date)
    return null
  return { timezone, start_date, end_date }
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function meetingStateOf(value: Readonly<Record<string, unknown>>): MeetingState {
  const { all_meetings, selected_meeting, create_meeting } = value
  const meetings = Array.isArray(all_meetings) ? all_meetings : []
  return {
    all_meetings: meetings.flatMap((meeting) => meetingOf(meeting) ?? []),
    selected_meeting: meetingOf(selected_meeting),
    create_meeting: isRecord(create_meeting) ? create_meeting : null,
  }
}
