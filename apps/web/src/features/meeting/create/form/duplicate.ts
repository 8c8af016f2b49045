import type { Meeting } from '@meridian/contract'
import { formOfMeeting, type MeetingForm } from './meeting-form.ts'
import { noRepeat } from './repeat.ts'

/** A new form with everything of a meeting but its being that meeting; the person who makes it is no guest of it. */
export function duplicateOf(meeting: Meeting, user_id: string): MeetingForm {
  const form = formOfMeeting(meeting)
  const { repeat, start_date } = form
  return {
    ...form,
    // A call is that of its meeting alone; the new one gets its own.
    ...(form.meeting_conference !== 'none' && { meeting_link: '' }),
    invitees: form.invitees.filter(({ key }) => key !== user_id),
    // A rule that the fields cannot express cannot be made anew.
    repeat: repeat.repeat_type === 'kept' ? noRepeat(start_date) : { ...repeat, is_existing: false },
  }
}

/** A duplicate at other times, once. */
export function copyAt(meeting: Meeting, user_id: string, when: FormTimes): MeetingForm {
  return { ...duplicateOf(meeting, user_id), ...when, repeat: noRepeat(when.start_date) }
}

type FormTimes = Pick<MeetingForm, 'is_all_day' | 'start_date' | 'end_date' | 'meeting_timezone'> &
  Partial<Pick<MeetingForm, 'start_time' | 'end_time'>>
