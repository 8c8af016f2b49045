import type { Meeting, SeriesScope } from '@meridian/contract'
import { all_scopes } from '../../series/series-scope.ts'
import { type ChangeBody, changeOf } from '../form/meeting-body.ts'
import { formOfMeeting, type MeetingForm } from '../form/meeting-form.ts'
import { moveRepeat } from '../form/repeat.ts'

/** For which occurrences of a series the changes can be meant; empty where there is nothing to ask. */
export function possibleScopes(meeting: Meeting, form: MeetingForm): readonly SeriesScope[] {
  // What is decided elsewhere has nothing here that one occurrence could have of its own.
  if (meeting.original_start_timestamp === null || !meeting.is_editable) return []
  // Labels are the person's own, and lie on the series.
  const { meeting_labels: _labels, ...forEverybody } = changeOf(meeting, form)
  if (Object.keys(forEverybody).length === 0) return []
  return isForOne(meeting, form) ? all_scopes : all_scopes.filter((scope) => scope !== 'this')
}

/** The body of a change that means these occurrences; one occurrence says nothing about how its series repeats. */
export function scopedChange(
  meeting: Meeting,
  form: MeetingForm,
  series_scope: SeriesScope,
): NonNullable<ChangeBody> {
  const change = changeOf(meeting, form)
  if (meeting.original_start_timestamp === null) return change
  const { meeting_recurrence: _recurrence, ...others } = change
  const body = series_scope === 'this' || !isRepeatTouched(meeting, form) ? others : change
  return { ...body, series_scope, original_start_timestamp: meeting.original_start_timestamp }
}

function isForOne(meeting: Meeting, form: MeetingForm): boolean {
  const before = formOfMeeting(meeting)
  const isKept = (
    name: 'agenda' | 'meeting_priority' | 'location_link' | 'meeting_conference' | 'coordinates',
  ) => before[name] === form[name]
  return (
    isKept('agenda') &&
    isKept('meeting_priority') &&
    isKept('meeting_conference') &&
    isKept('location_link') &&
    isKept('coordinates') &&
    guestsOf(before) === guestsOf(form) &&
    (before.is_all_day || !form.is_all_day) &&
    !isRepeatTouched(meeting, form)
  )
}

function guestsOf({ invitees }: MeetingForm): string {
  return invitees.map(({ key }) => key).join()
}

/** Whether the form changes how it repeats, beyond what follows from another date. */
function isRepeatTouched(meeting: Meeting, form: MeetingForm): boolean {
  const { repeat, start_date } = formOfMeeting(meeting)
  const moved = moveRepeat(repeat, start_date, form.start_date)
  return JSON.stringify(moved) !== JSON.stringify(form.repeat)
}
