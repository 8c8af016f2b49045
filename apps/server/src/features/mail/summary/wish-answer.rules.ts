import { canonicalZone } from '@meridian/engine'
import { z } from 'zod'

/** What a model reads of a mail's wish for a meeting. Days are ISO dates, hours minutes since midnight. */
export interface WishAnswer {
  readonly ask: 'none' | 'meet' | 'move' | 'choose'
  readonly minutes: number | null
  readonly times: readonly AnsweredTime[]
  readonly excluded: readonly AnsweredTime[]
  readonly proposals: readonly AnsweredProposal[]
  readonly deadline: string | null
  /** A zone, or `reader`. */
  readonly timeZone: string | null
}

export interface AnsweredTime {
  readonly first: string | null
  readonly last: string | null
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
}

export interface AnsweredProposal {
  readonly date: string
  readonly from: number
  readonly until: number | null
}

/**
 * Reads the answer of a model to the question for a wish; null for any that is no valid wish as a whole, whatever it
 * is. `sentOn` is the sender's date when the mail was written.
 */
export function parseWishAnswer(answer: string, sentOn: string): WishAnswer | null {
  const parsed = schemaFor(sentOn.slice(0, 10)).safeParse(parseJson(wishObjectIn(answer)))
  return parsed.success ? parsed.data : null
}

const characters_max = 20_000
const entries_max = 20
const days_ahead = 400
const whole_day_minutes = 24 * 60

const Hour = z
  .string()
  .max(5)
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/)
  .transform((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    return hours * 60 + minutes
  })

const Weekday = z.union([
  z.number().int().min(1).max(7),
  z
    .string()
    .max(10)
    .transform((name) => weekday_names.indexOf(name.slice(0, 3).toLowerCase()) + 1)
    .refine((weekday) => weekday > 0),
])

const weekday_names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const Zone = z
  .string()
  .max(64)
  .transform((name) => (name === 'reader' ? name : canonicalZone(name)))
  .refine((name) => name !== null)

function schemaFor(today: string) {
  const end = Temporal.PlainDate.from(today).add({ days: days_ahead }).toString()
  const past = Temporal.PlainDate.from(today).subtract({ days: days_ahead }).toString()
  const Day = z.iso.date().refine((day) => day >= past && day <= end)
  const ComingDay = Day.refine((day) => day >= today)
  const Time = z
    .object({
      first: Day.nullish(),
      last: Day.nullish(),
      weekdays: z.array(Weekday).max(7).nullish(),
      from: Hour.nullish(),
      until: Hour.nullish(),
    })
    .transform(asTime)
    .refine(({ first, last }) => first === null || last === null || first <= last)
    .refine(({ from, until }) => from < until)
  const Proposal = z
    .object({ date: ComingDay, from: Hour.nullish(), until: Hour.nullish() })
    .transform(({ date, from = null, until = null }) => ({ date, from, until: atMidnight(until) }))
    .refine(({ from, until }) => from === null || until === null || from < until)
  return z
    .object({
      ask: z.enum(['none', 'meet', 'move', 'choose']),
      minutes: z.number().int().min(5).max(480).nullish(),
      times: z
        .array(Time.refine(({ last }) => last === null || last >= today))
        .max(entries_max)
        .nullish(),
      excluded: z.array(Time).max(entries_max).nullish(),
      proposals: z.array(Proposal).max(entries_max).nullish(),
      deadline: ComingDay.nullish(),
      time_zone: Zone.nullish(),
    })
    .transform(asWish)
}

interface RawTime {
  readonly first?: string | null | undefined
  readonly last?: string | null | undefined
  readonly weekdays?: readonly number[] | null | undefined
  readonly from?: number | null | undefined
  readonly until?: number | null | undefined
}

function asTime({ first = null, last = null, weekdays, from, until = null }: RawTime): AnsweredTime {
  return {
    first,
    last,
    weekdays: weekdays ?? [],
    from: from ?? 0,
    until: atMidnight(until) ?? whole_day_minutes,
  }
}

/** A day ends at 24:00, which some write as 00:00. */
function atMidnight(until: number | null): number | null {
  return until === 0 ? whole_day_minutes : until
}

interface RawProposal {
  readonly date: string
  readonly from: number | null
  readonly until: number | null
}

interface RawWish {
  readonly ask: WishAnswer['ask']
  readonly minutes?: number | null | undefined
  readonly times?: readonly AnsweredTime[] | null | undefined
  readonly excluded?: readonly AnsweredTime[] | null | undefined
  readonly proposals?: readonly RawProposal[] | null | undefined
  readonly deadline?: string | null | undefined
  readonly time_zone?: string | null | undefined
}

/** A day that is proposed without an hour is a time among others. */
function asWish({ ask, minutes = null, deadline = null, time_zone = null, ...raw }: RawWish): WishAnswer {
  const proposed = raw.proposals ?? []
  const days = proposed
    .filter(({ from }) => from === null)
    .map(({ date }) => asTime({ first: date, last: date }))
  return {
    ask,
    minutes,
    times: [...(raw.times ?? []), ...days],
    excluded: raw.excluded ?? [],
    proposals: proposed.flatMap(({ date, from, until }) => (from === null ? [] : [{ date, from, until }])),
    deadline,
    timeZone: time_zone,
  }
}

/** The last whole object in a text that may have words and marks around it; empty where there is none. */
export function wishObjectIn(answer: string): string {
  if (answer.length > characters_max) return ''
  let found = ''
  let depth = 0
  let start = 0
  let isQuoted = false
  for (let at = 0; at < answer.length; at += 1) {
    const sign = answer[at]
    if (isQuoted && sign === '\\') at += 1
    else if (depth > 0 && sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '{') {
      if (depth === 0) start = at
      depth += 1
    } else if (sign === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) found = answer.slice(start, at + 1)
    }
  }
  return found
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
