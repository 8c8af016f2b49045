import { type FormInvitee, type MeetingForm, withDate } from './meeting-form.ts'
import { includeDay, moveRepeat } from './repeat.ts'

/**
 * The form with what was read filled in. A day without a time keeps the form's times, guests and labels join those that are
 * there, and what repeats goes on to do so unless something else was read.
 */
export function filledForm(form: MeetingForm, read: Partial<MeetingForm>): MeetingForm {
  return {
    ...withTimes(form, read),
    invitees: joined(form.invitees, read.invitees ?? [], addressOf),
    label_ids: joined(form.label_ids, read.label_ids ?? [], (id) => id),
  }
}

/** The form as it was before it was filled in, but for what was changed since. */
export function unfilledForm(now: MeetingForm, filled: MeetingForm, before: MeetingForm): MeetingForm {
  const touched = Object.entries(now).filter(([name, value]) => value !== Reflect.get(filled, name))
  return { ...before, ...Object.fromEntries(touched) }
}

function withTimes(form: MeetingForm, read: Partial<MeetingForm>): MeetingForm {
  const { start_date, end_date: _end, meeting_timezone: _zone, ...rest } = read
  if (start_date === undefined) return { ...form, ...rest }
  const isDayAlone = !read.is_all_day && read.start_time === undefined
  if (isDayAlone) return { ...withDate(form, start_date), ...rest }
  const repeat = read.repeat ?? includeDay(moveRepeat(form.repeat, form.start_date, start_date), start_date)
  return { ...form, ...read, repeat }
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
