import type { Input, Meeting, updateMeeting } from '@meridian/contract'
import { coordinatesIn } from './coordinates.ts'
import { withPlainEnd } from './form-changes.ts'
import { type FormInvitee, formOfMeeting, type MeetingForm } from './meeting-form.ts'
import { recurrenceOf } from './repeat.ts'

export type ChangeBody = Input<typeof updateMeeting>['body']

/** The whole form as POST /v1/meeting/create takes it. */
export function creationOf(form: MeetingForm) {
  return {
    ...wordsOf(form),
    // The call brings its link.
    ...(form.meeting_conference !== 'none' && { meeting_link: null }),
    ...timeOf(form),
    ...recurrencePart(form),
    ...inviteesPart(form.invitees),
    ...labelsPart(form),
  }
}

/** What the form changes about the meeting; untouched parts are left out, so that they stay as they are. */
export function changeOf(meeting: Meeting, form: MeetingForm): NonNullable<ChangeBody> {
  const before = formOfMeeting(meeting)
  // The link of a call is never written by hand.
  const linked = form.meeting_conference === 'none' ? form : { ...form, meeting_link: before.meeting_link }
  return {
    ...different(wordsOf(before), wordsOf(linked)),
    // Date, time and zone mean something only together.
    ...(isSame(timeOf(before), timeOf(form)) ? {} : timeOf(form)),
    ...(form.repeat.repeat_type === 'kept' ? {} : different(recurrencePart(before), recurrencePart(form))),
    ...different(inviteesPart(before.invitees), inviteesPart(form.invitees)),
    ...different(labelsPart(before), labelsPart(form)),
  }
}

/** Whether saving would change anything. */
export function isSameForm(a: MeetingForm, b: MeetingForm): boolean {
  return isSame(a, b)
}

/** Everything but the time, the people, the labels and the repetition, as the API takes it. */
export function wordsOf(form: MeetingForm) {
  return {
    meeting_title: form.meeting_title.trim(),
    meeting_description: form.meeting_description.trim(),
    agenda: form.agenda.trim(),
    meeting_link: form.meeting_link.trim() || null,
    meeting_conference: form.meeting_conference === 'none' ? null : form.meeting_conference,
    meeting_location: {
      location_name: form.location_name.trim() || null,
      location_link: form.location_link.trim() || null,
      ...(coordinatesIn(form.coordinates) ?? { latitude: null, longitude: null }),
    },
    meeting_priority: form.meeting_priority,
  }
}

/** Where a clock change skips the start, the server moves the end along: the end is told as if nothing were skipped. */
function timeOf(form: MeetingForm) {
  const { start_date, start_time } = form
  const { end_date, end_time } = form.is_all_day ? form : withPlainEnd(form)
  return {
    is_all_day: form.is_all_day,
    meeting_date: { start_date, end_date },
    meeting_time: form.is_all_day ? { start_time: null, end_time: null } : { start_time, end_time },
    meeting_timezone: form.meeting_timezone,
  }
}

function recurrencePart({ repeat, start_date }: MeetingForm) {
  return { meeting_recurrence: recurrenceOf(repeat, start_date) }
}

function inviteesPart(invitees: readonly FormInvitee[]) {
  const entries = invitees.map(({ key, primary_email, full_name }) => [
    key,
    key.startsWith('guest:') ? { primary_email, full_name } : {},
  ])
  return { meeting_invitees: Object.fromEntries(entries) }
}

/** In one order, so that taking a label off and putting it back changes nothing. */
function labelsPart({ label_ids }: MeetingForm) {
  return { meeting_labels: Object.fromEntries(label_ids.toSorted().map((label_id) => [label_id, {}])) }
}

/** The parts of `after` that differ from `before`. */
function different<Part extends object>(before: Part, after: Part): Partial<Part> {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(([key, value]) => !isSame(old.get(key), value))
  // Some entries of a Part are a Partial of it; the library knows them as entries of anything.
  return Object.fromEntries(changed) as Partial<Part>
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
