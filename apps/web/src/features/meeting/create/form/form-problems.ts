import { type FieldError, isLink } from '@meridian/contract'
import { mark, t } from '../../../../platform/text/text.ts'
import { coordinatesIn } from './coordinates.ts'
import { type FieldName, field_names, instantsOf, type MeetingForm } from './meeting-form.ts'
import { firstDate } from './repeat.ts'

/** A sentence for each field that is wrong. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>

const ends_too_early = mark('The end must be after the start.')

/** What stands in the way of saving and is known without asking; the server checks all the rest. */
export function problemsOf(form: MeetingForm): Problems {
  return { ...inviteeProblems(form), ...timeProblems(form), ...linkProblems(form), ...placeProblems(form) }
}

/** The server's complaints on the fields they are about; those about nothing seen here are left out. */
export function fieldProblems(errors: readonly FieldError[]): Problems {
  const found = errors.flatMap(({ path, message }) => {
    const name = fieldOf(path)
    return name === undefined ? [] : [[name, message] as const]
  })
  // The first complaint about a field is the one to solve first.
  return Object.fromEntries(found.toReversed())
}

/** The first wrong field in the order of the form. */
export function firstProblem(problems: Problems): FieldName | undefined {
  return field_names.find((name) => problems[name] !== undefined)
}

/** Whether the address is among the chosen already. */
export function isInvited(form: MeetingForm, address: string): boolean {
  return form.invitees.some(({ primary_email }) => primary_email?.toLowerCase() === address.toLowerCase())
}

function inviteeProblems({ invitee_query }: MeetingForm): Problems {
  const typed = invitee_query.trim()
  return typed === '' ? {} : { invitees: t('Choose a person for ‘{typed}’, or clear it.', { typed }) }
}

function timeProblems(form: MeetingForm): Problems {
  const { repeat } = form
  const problems: { -readonly [Name in FieldName]?: string } = {}
  if (form.is_all_day) {
    if (form.end_date < form.start_date)
      problems.end_date = t('The end date must not be before the start date.')
  } else {
    const [startMs, endMs] = instantsOf(form)
    if (endMs <= startMs) problems.end_time = t(ends_too_early)
  }
  const isSeries = repeat.repeat_type !== 'none'
  const first = firstDate(repeat, form.start_date)
  if (isSeries && repeat.recurring_end_date !== null && repeat.recurring_end_date < first) {
    problems.recurring_end_date = t('The series ends before its first meeting.')
  }
  return problems
}

function linkProblems({ meeting_link, location_link, meeting_conference }: MeetingForm): Problems {
  return {
    ...(meeting_conference === 'none' && isWrongLink(meeting_link)
      ? { meeting_link: t('Invalid link') }
      : {}),
    ...(isWrongLink(location_link) ? { location_link: t('Invalid link') } : {}),
  }
}

function placeProblems({ coordinates }: MeetingForm): Problems {
  if (coordinates.trim() === '' || coordinatesIn(coordinates)) return {}
  return { coordinates: t('Coordinates look like 52.52, 13.405, or come with a map link.') }
}

function isWrongLink(link: string): boolean {
  return link.trim() !== '' && !isLink(link)
}

/** Paths of the API, longest first, and the field each is shown on. A path that is the name of a field is not listed. */
const fields_by_path: readonly (readonly [path: string, name: FieldName])[] = [
  ['meeting_location.location_link', 'location_link'],
  ['meeting_location.latitude', 'coordinates'],
  ['meeting_location.longitude', 'coordinates'],
  ['meeting_location', 'location_name'],
  ['meeting_recurrence.recurring_end_date', 'recurring_end_date'],
  ['meeting_recurrence', 'recurring_days'],
  ['meeting_time.end_time', 'end_time'],
  ['meeting_time', 'start_time'],
  ['meeting_timestamps.end_timestamp', 'end_time'],
  ['meeting_timestamps', 'start_time'],
  ['meeting_date.end_date', 'end_date'],
  ['meeting_date', 'start_date'],
  ['meeting_invitees', 'invitees'],
  ['meeting_labels', 'label_ids'],
]

function fieldOf(path: string): FieldName | undefined {
  const isAt = (known: string) => path === known || path.startsWith(`${known}.`)
  return fields_by_path.find(([known]) => isAt(known))?.[1] ?? field_names.find(isAt)
}
