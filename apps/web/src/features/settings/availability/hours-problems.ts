import {
  type DateOverride,
  dayHours,
  endsAfterStart,
  type FieldError,
  type HoursSpan,
  hours_words,
  overlappingDates,
  overlappingSpans,
  type Stay,
  weekdays,
  weekProblems,
} from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import type { HoursForm } from './hours-draft.ts'

/** What is wrong, by the path of its field as the API names it: `additional_hours.monday.0.end_time`. */
export type Problems = ReadonlyMap<string, string>

export const no_problems: Problems = new Map()

/** What the API would refuse, in its own words, each field once. */
export function problemsOf(form: HoursForm): Problems {
  const found = [...weekErrors(form), ...overrideErrors(form.date_overrides), ...stayErrors(form.stays)]
  return new Map(found.map(({ path, message }) => [path, t<string>(message)]))
}

/** The complaints of the server at their fields, the first of each. */
export function refusedProblems(errors: readonly FieldError[]): Problems {
  const ours = errors.filter(({ path }) =>
    ['availability_info.', 'additional_hours.', 'date_overrides.', 'stays.'].some((part) =>
      path.startsWith(part),
    ),
  )
  return new Map(ours.toReversed().map(({ path, message }) => [path, message]))
}

function weekErrors(form: HoursForm): FieldError[] {
  const errors = weekdays.flatMap((weekday) => {
    const { is_available, ...row } = form.availability_info[weekday]
    const path = `additional_hours.${weekday}`
    return [
      ...spanErrors(row, `availability_info.${weekday}`, is_available),
      ...form.additional_hours[weekday].flatMap((span, place) => spanErrors(span, `${path}.${place}`, true)),
    ]
  })
  const isReadable = weekdays.every((weekday) => dayHours(form, weekday).every(isWhole))
  return isReadable ? [...weekProblems(form), ...errors] : errors
}

function overrideErrors(overrides: readonly DateOverride[]): FieldError[] {
  return [
    ...sharedDates(overrides, 'date_overrides', hours_words.same_override),
    ...overrides.flatMap((override, place) => {
      const path = `date_overrides.${place}`
      const { hours } = override
      const overlaps = hours.every(isWhole) ? overlappingSpans(hours) : []
      return [
        ...dateErrors(override, path),
        ...overlaps.map((index) => error(`${path}.hours.${index}.start_time`, hours_words.overlap)),
        ...hours.flatMap((span, index) => spanErrors(span, `${path}.hours.${index}`, true)),
      ]
    }),
  ]
}

function stayErrors(stays: readonly Stay[]): FieldError[] {
  return [
    ...sharedDates(stays, 'stays', hours_words.same_stay),
    ...stays.flatMap((stay, place) => dateErrors(stay, `stays.${place}`)),
  ]
}

/** The order counts only for hours that are used. */
function spanErrors(span: HoursSpan, path: string, isUsed: boolean): FieldError[] {
  if (isWhole(span)) {
    return !isUsed || endsAfterStart(span) ? [] : [error(`${path}.end_time`, hours_words.order)]
  }
  const empty = (['start_time', 'end_time'] as const).filter((name) => span[name] === '')
  return empty.map((name) => error(`${path}.${name}`, hours_words.format))
}

function dateErrors(item: DateOverride | Stay, path: string): FieldError[] {
  const empty = (['first_date', 'last_date'] as const).filter((name) => item[name] === '')
  if (empty.length > 0) return empty.map((name) => error(`${path}.${name}`, hours_words.date))
  return item.first_date <= item.last_date ? [] : [error(`${path}.last_date`, hours_words.dates)]
}

function sharedDates(stretches: readonly (DateOverride | Stay)[], path: string, words: string): FieldError[] {
  const isReadable = stretches.every(({ first_date, last_date }) => first_date !== '' && last_date !== '')
  const places = isReadable ? overlappingDates(stretches) : []
  return places.map((place) => error(`${path}.${place}.first_date`, words))
}

function isWhole({ start_time, end_time }: HoursSpan): boolean {
  return start_time !== '' && end_time !== ''
}

function error(path: string, message: string): FieldError {
  return { path, message }
}
