import type { FieldError, PollOptionInput } from '@meridian/contract'
import { day_ms, instantOf } from '@meridian/engine'
import type { OptionRow } from './poll.queries.ts'

/** What an update makes of the options. */
export interface OptionChange {
  /** New ones, and those whose time changed, with the id that they had. */
  readonly inserted: readonly (Option | (Omit<Option, 'option_id'> & { readonly option_id: null }))[]
  /** The same days, which begin at another moment in another zone. */
  readonly moved: readonly Option[]
  readonly deleted_ids: readonly string[]
}

export interface OptionPlan extends OptionChange {
  /** What is wrong by itself. */
  readonly errors: readonly FieldError[]
  /** What would lose or convert answers. */
  readonly conflicts: readonly FieldError[]
}

type Option = Omit<OptionRow, 'added_ms'>

interface Saved extends Option {
  readonly hasAnswers: boolean
}

export interface OptionPlanning {
  readonly wanted: readonly PollOptionInput[]
  readonly saved: readonly Saved[]
  /** Options that may lose their answers. */
  readonly deleted_option_ids: readonly string[]
  readonly zone: string
  readonly now: Date
}

type Times = Omit<Option, 'option_id'>

/** Compares the wanted options with the saved ones: by id, else by time. */
export function planOptions({ wanted, saved, deleted_option_ids, zone, now }: OptionPlanning): OptionPlan {
  const errors: FieldError[] = []
  const conflicts: FieldError[] = []
  const inserted: OptionChange['inserted'][number][] = []
  const moved: Option[] = []
  const named = new Set(wanted.flatMap(({ option_id }) => option_id?.toLowerCase() ?? []))
  const kept = new Set<string>()
  for (const [place, input] of wanted.entries()) {
    const path = `poll_options.${place}`
    const times = timesOf(input, zone)
    const option_id = input.option_id?.toLowerCase() ?? null
    const before =
      option_id === null
        ? saved.find((one) => !named.has(one.option_id) && isSame(one, times))
        : saved.find((one) => one.option_id === option_id)
    const isUnknown = option_id !== null && (!before || kept.has(option_id))
    if (isUnknown)
      errors.push({
        path: `${path}.option_id`,
        message: 'This is no option of the poll, or it is listed twice.',
      })
    if (before) kept.add(before.option_id)
    if (before && isSame(before, times)) {
      if (before.starts_ms !== times.starts_ms || before.ends_ms !== times.ends_ms)
        moved.push({ ...times, option_id: before.option_id })
      continue
    }
    const wrong = wrongTimes(times, { path, zone, now })
    if (wrong) errors.push(wrong)
    else if (before?.hasAnswers) conflicts.push({ path, message: keeps_time })
    else inserted.push({ ...times, option_id: before?.option_id ?? null })
  }
  const gone = saved.filter(({ option_id }) => !kept.has(option_id))
  const mayGo = new Set(deleted_option_ids.map((option_id) => option_id.toLowerCase()))
  if (gone.some(({ option_id, hasAnswers }) => hasAnswers && !mayGo.has(option_id)))
    conflicts.push({ path: 'poll_options', message: has_answers })
  const replaced = inserted.flatMap(({ option_id }) => option_id ?? [])
  return {
    inserted,
    moved,
    deleted_ids: [...gone.map(({ option_id }) => option_id), ...replaced],
    errors,
    conflicts,
  }
}

const keeps_time = 'This option has answers and keeps its time. Please add the other time as a new option.'
const has_answers =
  'An option that is left out has answers. To delete it with its answers, name it in deleted_option_ids.'

function isSame(one: Times, other: Times): boolean {
  if (one.option_date !== null || other.option_date !== null) return one.option_date === other.option_date
  return one.starts_ms === other.starts_ms && one.ends_ms === other.ends_ms
}

function timesOf(input: PollOptionInput, zone: string): Times {
  if (!('option_date' in input))
    return {
      option_date: null,
      starts_ms: Date.parse(input.start_timestamp),
      ends_ms: Date.parse(input.end_timestamp),
    }
  const { option_date } = input
  const next = new Date(Date.parse(`${option_date}T00:00:00Z`) + day_ms).toISOString().slice(0, 10)
  const midnight = (date: string) =>
    /^\d{4}-/.test(date) ? instantOf(`${date}T00:00:00`, zone) : Number.POSITIVE_INFINITY
  return { option_date, starts_ms: midnight(option_date), ends_ms: midnight(next) }
}

const days_ahead_max = 5 * 366

function wrongTimes(
  { option_date, starts_ms, ends_ms }: Times,
  { path, zone, now }: { readonly path: string; readonly zone: string; readonly now: Date },
): FieldError | undefined {
  const field = option_date === null ? `${path}.start_timestamp` : `${path}.option_date`
  if (option_date !== null && ends_ms <= starts_ms)
    return { path: field, message: `There is no ${option_date} in ${zone}: the clocks skip that day.` }
  if (ends_ms <= now.getTime())
    return { path: field, message: option_date === null ? 'This time is over.' : 'This day is over.' }
  if (starts_ms > now.getTime() + days_ahead_max * day_ms)
    return { path: field, message: 'An option must lie within the next five years.' }
  return undefined
}
