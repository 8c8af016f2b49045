import type { Json } from '../kit/message.ts'
import { differences } from './differences.ts'
import { presentStart } from './present.ts'
import { expandRecurrence } from './recurrence.ts'
import { badField, Refusal } from './refusals.ts'
import type { MeetingFields } from './fields.ts'
import { newMeetingNumber, newName, newUuid } from './world.ts'
import type { Meeting, MeetingSettings, Occurrence, PastInstance, ZoomUser, ZoomWorld } from './world.ts'

/** Something the app's receivers are told about a meeting. */
export type Notice =
  | { readonly event: 'meeting.created'; readonly meeting: Meeting }
  | {
      readonly event: 'meeting.updated'
      readonly meeting: Meeting
      readonly scope: 'all' | 'single'
      readonly changed: Json
      readonly old: Json
    }
  | { readonly event: 'meeting.deleted'; readonly meeting: Meeting; readonly occurrence?: Occurrence }
  | { readonly event: 'meeting.started'; readonly meeting: Meeting }
  | { readonly event: 'meeting.ended'; readonly meeting: Meeting; readonly instance: PastInstance }

export interface Made {
  readonly meeting: Meeting
  readonly notices: readonly Notice[]
}

/** Schedules a meeting; without a start a scheduled one becomes an instant one. */
export function createMeeting(
  world: ZoomWorld,
  nowMs: number,
  host: ZoomUser,
  fields: MeetingFields,
  creation_source: Meeting['creation_source'],
): Made {
  const meeting: Meeting = {
    id: newMeetingNumber(world),
    uuid: newUuid(world),
    host_id: host.id,
    topic: fields.topic ?? 'Zoom Meeting',
    agenda: fields.agenda ?? '',
    ...planTimes(nowMs, host, fields),
    settings: { ...usual_settings, ...fields.settings },
    password: fields.password ?? newName(world, 'password').replaceAll(/[-_]/g, '').slice(0, 6),
    status: 'waiting',
    started_ms: null,
    creation_source,
    created_ms: nowMs,
  }
  world.meetings.push(meeting)
  return { meeting, notices: [{ event: 'meeting.created', meeting }] }
}

/** Changes a meeting or its whole series. A start in the past is ignored, and so is one of a series without its pattern. */
export function updateMeeting(nowMs: number, meeting: Meeting, fields: MeetingFields): Notice[] {
  const before = snapshot(meeting)
  meeting.topic = fields.topic ?? meeting.topic
  meeting.agenda = fields.agenda ?? meeting.agenda
  meeting.duration = fields.duration ?? meeting.duration
  meeting.timezone = fields.timezone ?? meeting.timezone
  meeting.settings = { ...meeting.settings, ...fields.settings }
  const start = fields.start_ms !== undefined && fields.start_ms > nowMs ? fields.start_ms : undefined
  if (meeting.type !== 8) {
    if (meeting.type !== 3) meeting.start_ms = start ?? meeting.start_ms
  } else if (fields.recurrence) {
    meeting.recurrence = fields.recurrence
    const from = start ?? meeting.start_ms ?? nowMs
    meeting.occurrences = expandRecurrence(fields.recurrence, from, meeting.timezone, meeting.duration)
    meeting.start_ms = meeting.occurrences[0]?.start_ms ?? from
  } else if (fields.duration !== undefined) {
    for (const occurrence of meeting.occurrences) occurrence.duration = fields.duration
  }
  return updated(meeting, before, snapshot(meeting), 'all')
}

/** Changes one occurrence, which keeps its id. */
export function updateOccurrence(
  nowMs: number,
  meeting: Meeting,
  occurrence: Occurrence,
  fields: MeetingFields,
): Notice[] {
  const { occurrence_id } = occurrence
  const shown = () => ({
    occurrences: [
      { occurrence_id, start_time: presentStart(occurrence.start_ms), duration: occurrence.duration },
    ],
  })
  const before = shown()
  if (fields.start_ms !== undefined && fields.start_ms > nowMs) occurrence.start_ms = fields.start_ms
  occurrence.duration = fields.duration ?? occurrence.duration
  meeting.occurrences.sort((a, b) => a.start_ms - b.start_ms)
  return updated(meeting, before, shown(), 'single')
}

/** A deleted meeting leaves nothing behind. */
export function deleteMeeting(world: ZoomWorld, meeting: Meeting): Notice[] {
  world.meetings.splice(world.meetings.indexOf(meeting), 1)
  return [{ event: 'meeting.deleted', meeting }]
}

export function deleteOccurrence(meeting: Meeting, occurrence: Occurrence): Notice[] {
  occurrence.status = 'deleted'
  return [{ event: 'meeting.deleted', meeting, occurrence }]
}

export function startMeeting(nowMs: number, meeting: Meeting): Notice[] {
  meeting.status = 'started'
  meeting.started_ms = nowMs
  return [{ event: 'meeting.started', meeting }]
}

/** What took place keeps its uuid; the meeting gets another for the next time, and an instant one is gone. */
export function endMeeting(
  world: ZoomWorld,
  nowMs: number,
  meeting: Meeting,
  participants: number,
): { readonly instance: PastInstance; readonly notices: readonly Notice[] } {
  const instance: PastInstance = {
    uuid: meeting.uuid,
    meeting_id: meeting.id,
    host_id: meeting.host_id,
    topic: meeting.topic,
    type: meeting.type,
    start_ms: meeting.started_ms ?? nowMs,
    end_ms: nowMs,
    participants,
  }
  world.instances.push(instance)
  meeting.status = 'waiting'
  meeting.started_ms = null
  meeting.uuid = newUuid(world)
  if (meeting.type === 1) world.meetings.splice(world.meetings.indexOf(meeting), 1)
  return { instance, notices: [{ event: 'meeting.ended', meeting, instance }] }
}

/** Its type, and when it takes place. */
function planTimes(nowMs: number, host: ZoomUser, fields: MeetingFields) {
  const wanted = fields.type ?? 2
  const needsStart = wanted === 2 || wanted === 8 || wanted === 10
  const type = needsStart && fields.start_ms === undefined ? 1 : wanted
  const duration = fields.duration ?? 60
  const timezone = fields.timezone ?? host.timezone
  const { recurrence = null } = fields
  if (type === 3) return { type, start_ms: null, duration, timezone, recurrence, occurrences: [] }
  const start_ms = fields.start_ms ?? nowMs
  if (type !== 8) return { type, start_ms, duration, timezone, recurrence: null, occurrences: [] }
  if (!recurrence) throw new Refusal(badField('recurrence'))
  const occurrences = expandRecurrence(recurrence, start_ms, timezone, duration)
  return { type, start_ms: occurrences[0]?.start_ms ?? start_ms, duration, timezone, recurrence, occurrences }
}

const usual_settings: MeetingSettings = {
  host_video: true,
  participant_video: false,
  join_before_host: false,
  jbh_time: 0,
  mute_upon_entry: false,
  watermark: false,
  use_pmi: false,
  approval_type: 2,
  audio: 'both',
  auto_recording: 'none',
  waiting_room: true,
  meeting_authentication: false,
  alternative_hosts: '',
  email_notification: true,
  meeting_invitees: [],
}

/** The fields an update can change, as they are told, each setting by itself. */
function snapshot(meeting: Meeting): Json {
  const { topic, agenda, start_ms, duration, timezone, recurrence, settings } = meeting
  const start_time = start_ms === null ? undefined : presentStart(start_ms)
  return {
    topic,
    agenda,
    start_time,
    duration,
    timezone,
    recurrence: recurrence ?? undefined,
    settings: { ...settings },
  }
}

/** Tells only what has changed, and nothing when nothing has. */
function updated(meeting: Meeting, before: Json, after: Json, scope: 'all' | 'single'): Notice[] {
  const [old, changed] = differences(before, after)
  return Object.keys(changed).length === 0 ? [] : [{ event: 'meeting.updated', meeting, scope, changed, old }]
}
