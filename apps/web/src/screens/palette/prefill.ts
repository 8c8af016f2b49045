import { type Suggestion, weekdays } from '@meridian/contract'
import { guestOf } from '../../features/meeting/create/form/guest-of.ts'
import {
  blankForm,
  type FormInvitee,
  type MeetingForm,
} from '../../features/meeting/create/form/meeting-form.ts'
import {
  changeRepeatType,
  changeUntil,
  noRepeat,
  type Repeat,
  toggleWeekday,
} from '../../features/meeting/create/form/repeat.ts'
import type { Meaning } from '../../features/palette/sentence/meaning.ts'
import type { Plan } from '../../features/palette/use-sentence.ts'

/** What a sentence asks for, as the fields of the form; fields it says nothing of are left out. */
export function prefillOf({ meaning, people, label_ids }: Plan, zone: string): Partial<MeetingForm> {
  const { title, priority, place, link, guests } = meaning
  const invitees = [...people.map(inviteeOf), ...guests.map((email) => guestOf(email))]
  return {
    ...(title !== '' && { meeting_title: title }),
    ...(priority && { meeting_priority: priority }),
    ...(place !== null && { location_name: place }),
    ...(link !== null && { meeting_link: link }),
    ...(invitees.length > 0 && { invitees }),
    ...(label_ids.length > 0 && { label_ids }),
    ...timesOf(meaning, zone),
  }
}

/** The whole form of a sentence that says all there is to say. */
export function formOfPlan(plan: Plan, zone: string, nowMs: number): MeetingForm {
  return { ...blankForm(nowMs, zone), ...prefillOf(plan, zone) }
}

export function inviteeOf({
  user_id,
  first_name,
  full_name,
  profile_picture,
  timezone,
}: Suggestion): FormInvitee {
  return { key: user_id, first_name, full_name, profile_picture, timezone, primary_email: null }
}

function timesOf({ when, repeat }: Meaning, zone: string): Partial<MeetingForm> {
  if (!when) return {}
  const { start_date } = when
  const repeated = { repeat: repeatOf(repeat, start_date) }
  if (!('is_all_day' in when))
    return { start_date, end_date: start_date, meeting_timezone: zone, ...repeated }
  const { is_all_day, end_date, start_time, end_time } = when
  return {
    is_all_day,
    start_date,
    end_date,
    ...(start_time !== null && end_time !== null && { start_time, end_time }),
    meeting_timezone: when.zone,
    ...repeated,
  }
}

/** The form repeats every day, week or month, or on weekdays; anything else is one event. */
function repeatOf(repeat: Meaning['repeat'], date: string): Repeat {
  const none = noRepeat(date)
  if (!repeat || repeat.interval > 1) return none
  const series =
    repeat.weekdays.length > 1
      ? onWeekdays(none, repeat.weekdays, date)
      : changeRepeatType(none, recurring_types[repeat.every], date)
  return repeat.until === null ? series : changeUntil(series, 'date', date, repeat.until)
}

function onWeekdays(none: Repeat, numbers: readonly number[], date: string): Repeat {
  return numbers.reduce((repeat, number) => toggleWeekday(repeat, weekdays[number] ?? 'sunday', date), none)
}

const recurring_types = { day: 'daily', week: 'weekly', month: 'monthly' } as const
