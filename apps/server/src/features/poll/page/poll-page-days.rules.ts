import { wallTimeOf } from '@meridian/engine'
import { findTurn, formatClock, formatDay } from '../../../platform/format-time.ts'
import type { PageReader } from '../../../platform/http/page-reader.ts'
import type { PollPageTexts } from './poll-page-texts.rules.ts'

/** An option as it is stored. */
export interface PollPageOption {
  readonly option_id: string
  readonly starts_ms: number
  readonly ends_ms: number
  /** Null for a time. */
  readonly option_date: string | null
}

/** An option in the zone that is shown. */
export interface ShownOption {
  readonly option_id: string
  /** "10:00 – 11:00"; empty for a whole day. */
  readonly clock: string
  /** "Tuesday, 24 November 2026, 10:00 – 11:00" */
  readonly name: string
  /** One of its clock times comes twice on its day. */
  readonly isTwice: boolean
}

export interface ShownDay {
  /** "Tuesday, 24 November 2026" */
  readonly name: string
  readonly day: string
  readonly weekday: string
  /** "November 2026" */
  readonly month: string
  readonly options: readonly ShownOption[]
}

/** The options by their days in the zone, the earliest first. A whole day has its date in every zone. */
export function daysOf(
  options: readonly PollPageOption[],
  { zone, reader, words }: { zone: string; reader: PageReader; words: PollPageTexts },
): ShownDay[] {
  const dated = options.map((option) => ({ option, date: dateOf(option, zone) }))
  return [...Map.groupBy(dated, ({ date }) => date)].map(([date, all]) => ({
    ...nameDay(date, reader),
    options: all.map(({ option }) => showOption(option, { zone, reader, words })),
  }))
}

export function showOption(
  option: PollPageOption,
  { zone, reader, words }: { zone: string; reader: PageReader; words: PollPageTexts },
): ShownOption {
  const { option_id, starts_ms, ends_ms, option_date } = option
  const { name } = nameDay(dateOf(option, zone), reader)
  if (option_date !== null) return { option_id, clock: '', name, isTwice: false }
  const turns = [starts_ms, ends_ms].map((ms) => findTurn(ms, zone))
  const [start = '', end = ''] = [starts_ms, ends_ms].map((ms, place) => {
    const clock = formatClock(new Date(ms), zone, reader)
    const turn = turns[place] ?? null
    return turn === null ? clock : words.turns[turn](clock)
  })
  const [first, last] = [starts_ms, ends_ms].map((ms) => formatDay(new Date(ms), zone, reader))
  const clock = `${start} – ${first === last ? '' : `${last}, `}${end}`
  return { option_id, clock, name: `${name}, ${clock}`, isTwice: turns.some((turn) => turn !== null) }
}

function dateOf({ starts_ms, option_date }: PollPageOption, zone: string): string {
  return option_date ?? wallTimeOf(starts_ms, zone).slice(0, 10)
}

function nameDay(date: string, { locale }: PageReader) {
  const at = Date.parse(`${date}T00:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .format(at)
      .replaceAll(/[\u202f\u00a0]/g, ' ')
  return {
    name: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    day: String(Number(date.slice(8))),
    weekday: format({ weekday: 'long' }),
    month: format({ month: 'long', year: 'numeric' }),
  }
}
