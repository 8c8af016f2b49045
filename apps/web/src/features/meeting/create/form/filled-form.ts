import { withAllDay, withDate, withEnd, withMinutes, withStart } from './form-changes.ts'
import type { FormInvitee, MeetingForm } from './meeting-form.ts'
import type { FieldGroup } from './own-fields.ts'
import { includeDay, moveRepeat } from './repeat.ts'

/** What a sentence says, as fields of the form; its length counts where it says no time. */
export type ReadFields = Partial<MeetingForm> & { readonly minutes?: number | null }

/**
 * The form with what was read filled in. A day without a time keeps the form's times, guests and labels join those that are
 * there, what repeats goes on to do so unless something else was read, and what the person set stays.
 */
export function filledForm(
  form: MeetingForm,
  { minutes = null, ...read }: ReadFields,
  own: ReadonlySet<FieldGroup> = new Set(),
): MeetingForm {
  const timed = withTimes(form, read, own)
  const saysLength = minutes !== null && !own.has('time') && read.start_time === undefined
  return {
    ...(saysLength && !timed.is_all_day ? withMinutes(timed, minutes) : timed),
    invitees: joined(form.invitees, read.invitees ?? [], addressOf),
    label_ids: joined(form.label_ids, read.label_ids ?? [], (id) => id),
  }
}

/** The form as it was before it was filled in, but for what was changed since. */
export function unfilledForm(now: MeetingForm, filled: MeetingForm, before: MeetingForm): MeetingForm {
  const touched = Object.entries(now).filter(([name, value]) => value !== Reflect.get(filled, name))
  return { ...before, ...Object.fromEntries(touched) }
}

/** The form with what a sentence changed in another one. */
export function withChanges(form: MeetingForm, before: MeetingForm, filled: MeetingForm): MeetingForm {
  const changed = Object.entries(filled).filter(([name, value]) => value !== Reflect.get(before, name))
  return { ...form, ...Object.fromEntries(changed) }
}

function withTimes(form: MeetingForm, read: Partial<MeetingForm>, own: ReadonlySet<FieldGroup>): MeetingForm {
  if (own.has('day') || own.has('time')) return withoutOwnTimes(form, read, own)
  const { start_date, end_date: _end, meeting_timezone: _zone, ...rest } = read
  if (start_date === undefined) return { ...form, ...rest }
  const isDayAlone = !read.is_all_day && read.start_time === undefined
  if (isDayAlone) return { ...withDate(form, start_date), ...rest }
  const repeat = read.repeat ?? includeDay(moveRepeat(form.repeat, form.start_date, start_date), start_date)
  return { ...form, ...read, repeat }
}

function withoutOwnTimes(
  form: MeetingForm,
  read: Partial<MeetingForm>,
  own: ReadonlySet<FieldGroup>,
): MeetingForm {
  const { start_date, end_date: _, meeting_timezone: _zone, is_all_day, start_time, end_time, ...rest } = read
  if (!own.has('day') && start_date !== undefined) return { ...withDate(form, start_date), ...rest }
  if (own.has('time')) return { ...form, ...rest }
  if (is_all_day) return { ...withAllDay(form, true), ...rest }
  if (start_time === undefined || end_time === undefined) return { ...form, ...rest }
  return { ...withEnd(withStart(form, start_time), end_time), ...rest }
}

function addressOf({ key, primary_email }: FormInvitee): string {
  return key.startsWith('guest:') ? (primary_email ?? key).toLowerCase() : key
}

function joined<Item>(
  own: readonly Item[],
  more: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const keys = new Set(own.map(keyOf))
  return [...own, ...more.filter((item) => !keys.has(keyOf(item)))]
}
