import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { announce } from './announce.ts'
import { readFields } from './fields.ts'
import { isUnexpired } from './listed-meetings.ts'
import { presentMeeting, presentStart, presentUser } from './present.ts'
import { bad_occurrence, noMeeting, Refusal } from './refusals.ts'
import {
  createMeeting,
  deleteMeeting,
  deleteOccurrence,
  updateMeeting,
  updateOccurrence,
} from './schedule.ts'
import { findMeeting, findOccurrence } from './world.ts'
import type { Meeting, Occurrence } from './world.ts'

export function getUser({ user }: Call): SimulatedReply {
  return { status: 200, body: presentUser(user) }
}

export function postMeeting({ scene, world, nowMs, user, body }: Call): SimulatedReply {
  const { meeting, notices } = createMeeting(world, nowMs, user, readFields(body, user.timezone), 'open_api')
  announce(scene, notices)
  return { status: 201, body: presentMeeting(meeting, user, nowMs) }
}

/** A meeting of one's own; with an `occurrence_id` at the time of that one. */
export function getMeeting(call: Call): SimulatedReply {
  const { user, nowMs, query } = call
  const meeting = readMeeting(call)
  const occurrence = readOccurrence(call, meeting)
  const withPast = query.get('show_previous_occurrences') === 'true'
  return {
    status: 200,
    body: {
      ...presentMeeting(meeting, user, nowMs, withPast),
      ...(occurrence && { start_time: presentStart(occurrence.start_ms), duration: occurrence.duration }),
    },
  }
}

export function patchMeeting(call: Call): SimulatedReply {
  const { scene, nowMs, body } = call
  const meeting = readMeeting(call)
  const occurrence = readOccurrence(call, meeting)
  const fields = readFields(body, meeting.timezone)
  announce(
    scene,
    occurrence ? updateOccurrence(nowMs, meeting, occurrence, fields) : updateMeeting(nowMs, meeting, fields),
  )
  return { status: 204 }
}

/** Without an `occurrence_id` a whole series goes. */
export function removeMeeting(call: Call): SimulatedReply {
  const { scene, world } = call
  const meeting = readMeeting(call)
  const occurrence = readOccurrence(call, meeting)
  announce(scene, occurrence ? deleteOccurrence(meeting, occurrence) : deleteMeeting(world, meeting))
  return { status: 204 }
}

function readMeeting({ world, nowMs, user, params }: Call): Meeting {
  const text = params.meeting_id ?? ''
  const meeting = /^\d+$/.test(text) ? findMeeting(world, Number(text)) : undefined
  if (meeting?.host_id !== user.id || !isUnexpired(meeting, nowMs)) throw new Refusal(noMeeting(text))
  return meeting
}

function readOccurrence({ query }: Call, meeting: Meeting): Occurrence | undefined {
  const id = query.get('occurrence_id')
  if (id === null) return undefined
  const occurrence = findOccurrence(meeting, id)
  if (!occurrence) throw new Refusal(bad_occurrence)
  return occurrence
}
