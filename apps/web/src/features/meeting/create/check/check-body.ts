import type { checkMeeting, Input } from '@meridian/contract'
import { problemsOf } from '../form/form-problems.ts'
import { creationOf } from '../form/meeting-body.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import { possibleScopes, scopedChange } from '../save/change-scope.ts'
import type { Opening } from '../use-create-meeting.ts'

type CheckBody = NonNullable<Input<typeof checkMeeting>['body']>

/** What is asked before saving: when it takes place and with whom. Null while that is wrong, or nothing of it changes. */
export function checkBody(opening: Opening, form: MeetingForm): CheckBody | null {
  const { start_time, end_time, end_date, recurring_end_date } = problemsOf(form)
  if (start_time || end_time || end_date || recurring_end_date) return null
  if (opening.kind === 'create') return timesAndGuests(creationOf(form))
  const { meeting } = opening
  // Where it is not yet known which occurrences are meant, as few as can be are looked at.
  const [scope = 'all'] = possibleScopes(meeting, form)
  const body = timesAndGuests(scopedChange(meeting, form, scope))
  const isTold = body.meeting_date || body.meeting_recurrence || body.meeting_invitees
  return isTold ? { ...body, meeting_id: meeting.meeting_id } : null
}

function timesAndGuests(body: CheckBody): CheckBody {
  const { is_all_day, meeting_date, meeting_time, meeting_timezone } = body
  const { meeting_recurrence, meeting_invitees, series_scope, original_start_timestamp } = body
  return {
    ...(meeting_date && { is_all_day, meeting_date, meeting_time, meeting_timezone }),
    ...(meeting_recurrence && { meeting_recurrence }),
    ...(meeting_invitees && { meeting_invitees }),
    ...(original_start_timestamp && { series_scope, original_start_timestamp }),
  }
}
