import type { Json } from '../kit/message.ts'
import { joinUrl, presentOccurrence, presentStart } from './present.ts'
import type { Notice } from './schedule.ts'
import type { Meeting, ZoomUser } from './world.ts'

/** What an event says beside its name and time. */
export function presentNotice(notice: Notice, { account_id, email, id }: ZoomUser): Json {
  const { meeting } = notice
  const operator = { operator: email, operator_id: id }
  switch (notice.event) {
    case 'meeting.created':
      return { account_id, ...operator, operation: operationOn(meeting), object: createdObject(meeting) }
    case 'meeting.updated': {
      const { scope, changed, old } = notice
      const [object, old_object] = [changed, old].map((fields) => ({ id: meeting.id, ...fields }))
      return { account_id, ...operator, scope, object, old_object }
    }
    case 'meeting.deleted': {
      const { occurrence } = notice
      if (!occurrence)
        return { account_id, ...operator, operation: operationOn(meeting), object: identity(meeting) }
      const object = { ...identity(meeting), occurrences: [presentOccurrence(occurrence)] }
      return { account_id, ...operator, operation: 'single', object }
    }
    // In the next two the number of the meeting is a text, for reasons known to the vendor.
    case 'meeting.started':
      return { account_id, object: { ...identity(meeting), id: String(meeting.id) } }
    default: {
      const { uuid, start_ms, end_ms } = notice.instance
      const times = { start_time: presentStart(start_ms), end_time: presentStart(end_ms) }
      return { account_id, object: { ...identity(meeting), id: String(meeting.id), uuid, ...times } }
    }
  }
}

function identity(meeting: Meeting) {
  const { uuid, id, host_id, topic, type, start_ms, duration, timezone } = meeting
  const start = start_ms === null ? {} : { start_time: presentStart(start_ms) }
  return { uuid, id, host_id, topic, type, ...start, duration, timezone }
}

function createdObject(meeting: Meeting) {
  const { recurrence, occurrences, settings, password } = meeting
  return {
    ...identity(meeting),
    join_url: joinUrl(meeting),
    password,
    ...(occurrences.length > 0 && { occurrences: occurrences.map(presentOccurrence) }),
    ...(recurrence && { recurrence }),
    settings: {
      use_pmi: settings.use_pmi,
      alternative_hosts: settings.alternative_hosts,
      join_before_host: settings.join_before_host,
      jbh_time: settings.jbh_time,
      meeting_invitees: settings.meeting_invitees,
    },
  }
}

/** What concerns a series concerns all its times. */
function operationOn({ type }: Meeting): 'all' | 'single' {
  return type === 8 || type === 3 ? 'all' : 'single'
}
