import type { MeetingForm } from './meeting-form.ts'

/** Whether a field that is shown on demand holds something. */
export function holdsMore(form: MeetingForm): boolean {
  const { meeting_description, agenda, meeting_link, location_name, location_link, coordinates } = form
  return (
    [meeting_description, agenda, meeting_link, location_name, location_link, coordinates].some(
      (text) => text !== '',
    ) ||
    form.meeting_priority !== 'medium' ||
    form.meeting_conference !== 'none' ||
    form.label_ids.length > 0
  )
}
