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
