import type { Input, Poll, PollHold, PollPlace, updatePoll } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { NewPollPerson, NewPollState } from '../../../platform/navigation/poll-path.ts'
import { isoDate } from '../../../platform/time/format.ts'

/** A time that is asked about, in epoch milliseconds. */
export interface TimeOption {
  /** Null for one that is not saved yet. */
  readonly option_id: string | null
  readonly start: number
  readonly end: number
}

/** A whole day that is asked about, yyyy-MM-dd. */
export interface DayOption {
  readonly option_id: string | null
  readonly date: string
}

export interface FormPerson extends NewPollPerson {
  readonly picture: string | null
}

/** All that can be set of a poll, as it is edited. Changing the zone changes no moment, only how it is read. */
export interface PollForm {
  readonly poll_title: string
  readonly poll_description: string
  readonly asks_for: 'times' | 'days'
  readonly times: readonly TimeOption[]
  readonly days: readonly DayOption[]
  readonly poll_timezone: string
  readonly is_zone_fixed: boolean
  readonly people: readonly FormPerson[]
  /** In epoch milliseconds. */
  readonly deadline: number | null
  readonly are_answers_hidden: boolean
  readonly hold_for: PollHold
  readonly has_public_link: boolean
  readonly poll_place: PollPlace
  readonly place_details: string
  /** Options whose answers the organizer has agreed to lose, by their names. */
  readonly let_go: readonly string[]
}

export type PollBody = Omit<NonNullable<Input<typeof updatePoll>['body']>, 'deleted_option_ids'>

export function newPollForm(zone: string): PollForm {
  return {
    poll_title: '',
    poll_description: '',
    asks_for: 'times',
    times: [],
    days: [],
    poll_timezone: zone,
    is_zone_fixed: false,
    people: [],
    deadline: null,
    are_answers_hidden: false,
    hold_for: 'none',
    has_public_link: true,
    poll_place: 'none',
    place_details: '',
    let_go: [],
  }
}

export function formOfPoll(poll: Poll): PollForm {
  const days = poll.poll_options.flatMap(({ option_id, option_date }) =>
    option_date === null ? [] : [{ option_id, date: option_date }],
  )
  const times = poll.poll_options.flatMap(({ option_id, option_date, start_timestamp, end_timestamp }) =>
    option_date === null
      ? [{ option_id, start: Date.parse(start_timestamp), end: Date.parse(end_timestamp) }]
      : [],
  )
  return {
    poll_title: poll.poll_title,
    poll_description: poll.poll_description ?? '',
    asks_for: days.length > 0 ? 'days' : 'times',
    times,
    days,
    poll_timezone: poll.poll_timezone,
    is_zone_fixed: poll.is_zone_fixed,
    people: poll.participants.flatMap((one): FormPerson[] => {
      // Participants of the public link were not asked by the organizer.
      if (one.is_organizer || !one.is_invited) return []
      const { user_id, participant_email, participant_name, profile_picture } = one
      const email = user_id === null ? participant_email : null
      return [{ user_id, email, name: participant_name, picture: profile_picture }]
    }),
    deadline: poll.deadline === null ? null : Date.parse(poll.deadline),
    are_answers_hidden: poll.are_answers_hidden,
    hold_for: poll.hold_for,
    has_public_link: poll.has_public_link,
    poll_place: poll.poll_place,
    place_details: poll.place_details ?? '',
    let_go: [],
  }
}

/** The form of a poll that is gone, for a new one: its options are not saved any more. */
export function asNewPoll({ times, days, ...form }: PollForm): PollForm {
  return {
    ...form,
    times: times.map((time) => ({ ...time, option_id: null })),
    days: days.map((day) => ({ ...day, option_id: null })),
    let_go: [],
  }
}

/** The form as the API takes it: texts trimmed, an empty one as null. */
export function bodyOf(form: PollForm): Required<PollBody> {
  const poll_options =
    form.asks_for === 'days'
      ? form.days.map(({ option_id, date }) => ({ option_id, option_date: date }))
      : form.times.map(({ option_id, start, end }) => ({
          option_id,
          start_timestamp: new Date(start).toISOString(),
          end_timestamp: new Date(end).toISOString(),
        }))
  return {
    poll_title: form.poll_title.trim(),
    poll_description: form.poll_description.trim() || null,
    poll_options,
    poll_timezone: form.poll_timezone,
    is_zone_fixed: form.is_zone_fixed,
    participants: form.people.map(({ user_id, email, name }) =>
      user_id === null
        ? { participant_email: email ?? '', participant_name: name === email ? '' : name }
        : { user_id },
    ),
    deadline: form.deadline === null ? null : new Date(form.deadline).toISOString(),
    are_answers_hidden: form.are_answers_hidden,
    hold_for: form.hold_for,
    has_public_link: form.has_public_link,
    poll_place: form.poll_place,
    place_details: places_with_details.has(form.poll_place) ? form.place_details.trim() || null : null,
  }
}

/** The fields that differ from the saved poll. */
export function changesOf(saved: PollForm, form: PollForm): PollBody {
  const before = bodyOf(saved)
  return Object.fromEntries(
    Object.entries(bodyOf(form)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PollBody]),
    ),
  )
}

/** The form with what another screen hands over: times and people are added, a title that is there stays. */
export function withState(form: PollForm, { poll_title, participants, times }: NewPollState): PollForm {
  const titled = form.poll_title === '' ? { ...form, poll_title: poll_title ?? '' } : form
  const asked = (participants ?? []).reduce((all, one) => withPerson(all, { ...one, picture: null }), titled)
  return (times ?? []).reduce<PollForm>((all, time) => withTime(all, time), {
    ...asked,
    ...(times && times.length > 0 && { asks_for: 'times' }),
  })
}

/** With a time more, the earliest first; unchanged where it is there. */
export function withTime(form: PollForm, [start, end]: Interval): PollForm {
  if (form.times.some((one) => one.start === start && one.end === end)) return form
  const times = [...form.times, { option_id: null, start, end }]
  return { ...form, times: times.toSorted((a, b) => a.start - b.start || a.end - b.end) }
}

/** With a day more, the earliest first; unchanged where it is there. */
export function withDay(form: PollForm, date: string): PollForm {
  if (form.days.some((one) => one.date === date)) return form
  const days = [...form.days, { option_id: null, date }]
  return { ...form, days: days.toSorted((a, b) => a.date.localeCompare(b.date)) }
}

/** With a person more; unchanged where the person is there. */
export function withPerson(form: PollForm, person: FormPerson): PollForm {
  const key = personKey(person)
  return form.people.some((one) => personKey(one) === key)
    ? form
    : { ...form, people: [...form.people, person] }
}

/** Tells people apart: an account by its id, an address whatever its letters are. */
export function personKey({ user_id, email }: Pick<FormPerson, 'user_id' | 'email'>): string {
  return user_id ?? (email ?? '').toLowerCase()
}

/** Times by their day in a zone, in order. */
export function timesByDay(
  times: readonly TimeOption[],
  zone: string,
): readonly { readonly date: string; readonly times: readonly TimeOption[] }[] {
  const dates = [...new Set(times.map(({ start }) => isoDate(start, zone)))]
  return dates.map((date) => ({ date, times: times.filter(({ start }) => isoDate(start, zone) === date) }))
}

/** Saved options that the form leaves out although they have answers whose loss the organizer has not agreed to. */
export function lostOptions(poll: Poll, form: PollForm): readonly string[] {
  const kept = new Set<string | null>(
    (form.asks_for === 'days' ? form.days : form.times).map(({ option_id }) => option_id),
  )
  const times = new Set(form.times.map(({ start, end }) => `${start} ${end}`))
  return poll.poll_options
    .filter(
      ({ option_id, option_date, start_timestamp, end_timestamp }) =>
        !kept.has(option_id) &&
        !form.let_go.includes(option_id) &&
        !(option_date === null
          ? times.has(`${Date.parse(start_timestamp)} ${Date.parse(end_timestamp)}`)
          : form.days.some(({ date }) => date === option_date)) &&
        answeredBy(poll, option_id).length > 0,
    )
    .map(({ option_id }) => option_id)
}

/** Names of those who answered an option, so that no answer is lost unseen. */
export function answeredBy(poll: Poll | null, option_id: string | null): readonly string[] {
  if (!poll || option_id === null) return []
  return poll.participants
    .filter(({ answers }) => answers[option_id] !== undefined)
    .map(({ participant_name }) => participant_name)
}

export const places_with_details: ReadonlySet<PollPlace> = new Set<PollPlace>(['link', 'address'])
