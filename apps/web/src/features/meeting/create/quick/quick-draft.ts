import type { MeetingForm } from '../form/meeting-form.ts'

/** Whether the small form shows everything that this form holds beyond an empty one. */
export function fitsQuickForm(form: MeetingForm, empty: MeetingForm): boolean {
  return hiddenPart(form) === hiddenPart(empty)
}

/** What only the full form shows; the drawn slot replaces the times. */
function hiddenPart({ repeat, ...form }: MeetingForm): string {
  return JSON.stringify({ ...form, ...shown_fields, repeat: repeat.repeat_type })
}

const shown_fields = {
  meeting_title: '',
  invitees: [],
  invitee_query: '',
  is_all_day: false,
  start_date: '',
  end_date: '',
  start_time: '',
  end_time: '',
  meeting_timezone: '',
} as const
