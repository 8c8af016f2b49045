import { instantsOf, lengthMinutes, type MeetingForm } from './meeting-form.ts'

/** What a sentence fills in as one. */
export type FieldGroup = 'day' | 'time' | 'repeat' | 'place' | 'link' | 'priority'

/** The groups that the person set in the form. Times that are over are left from an earlier opening. */
export function ownFields(form: MeetingForm, untouched: MeetingForm, nowMs: number): ReadonlySet<FieldGroup> {
  const differs = (...names: readonly (keyof MeetingForm)[]) =>
    names.some((name) => form[name] !== untouched[name])
  const isOver = !form.is_all_day && instantsOf(form)[0] <= nowMs
  const isOwn: Readonly<Record<FieldGroup, boolean>> = {
    day: !isOver && differs('start_date'),
    time:
      !isOver &&
      (differs('is_all_day', 'start_time', 'meeting_timezone') ||
        lengthMinutes(form) !== lengthMinutes(untouched)),
    repeat: form.repeat.repeat_type !== untouched.repeat.repeat_type,
    place: differs('location_name', 'location_link', 'coordinates'),
    link: differs('meeting_link', 'meeting_conference'),
    priority: differs('meeting_priority'),
  }
  return new Set((Object.keys(isOwn) as FieldGroup[]).filter((group) => isOwn[group]))
}
