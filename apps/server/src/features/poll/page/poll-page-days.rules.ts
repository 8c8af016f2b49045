import { wallTimeOf } from '@meridian/engine'
import { findTurn } from '../../../platform/format-time.ts'
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

interface Shown {
  readonly zone: string
  readonly reader: PageReader
  readonly words: PollPageTexts
}

/** The options by their days in the zone, the earliest first. A whole day has its date in every zone. */
export function daysOf(options: readonly PollPageOption[], { zone, reader, words }: Shown): ShownDay[] {
  const names = dateNames(reader)
  const dated = options.map((option) => ({ option, date: dateOf(option, zone) }))
  return [...Map.groupBy(dated, ({ date }) => date)].map(([date, all]) => ({
    name: names.day(date),
    day: String(Number(date.slice(8))),
    weekday: names.weekday(date),
    month: names.month(date),
    options: all.map(({ option }) => nameOption(option, { zone, names, words })),
  }))
}

export function showOption(option: PollPageOption, { zone, reader, words }: Shown): ShownOption {
  return nameOption(option, { zone, names: dateNames(reader), words })
}

function nameOption(
  option: PollPageOption,
  { zone, names, words }: Pick<Shown, 'zone' | 'words'> & { readonly names: DateNames },
): ShownOption {
  const { option_id, starts_ms, ends_ms, option_date } = option
  const name = names.day(dateOf(option, zone))
  if (option_date !== null) return { option_id, clock: '', name, isTwice: false }
  const edge = (ms: number) => {
    const wall = wallTimeOf(ms, zone)
    const turn = findTurn(ms, zone)
    const clock = names.clock(wall)
    return { date: wall.slice(0, 10), turn, clock: turn === null ? clock : words.turns[turn](clock) }
  }
  const [start, end] = [edge(starts_ms), edge(ends_ms)]
  const clock = `${start.clock} – ${start.date === end.date ? '' : `${names.day(end.date)}, `}${end.clock}`
  return { option_id, clock, name: `${name}, ${clock}`, isTwice: start.turn !== null || end.turn !== null }
}

function dateOf({ starts_ms, option_date }: PollPageOption, zone: string): string {
  return option_date ?? wallTimeOf(starts_ms, zone).slice(0, 10)
}

type DateNames = ReturnType<typeof dateNames>

/** Names of dates and clock times, which have no zone any more. Making a format takes longer than using it. */
function dateNames({ locale, time_format }: PageReader) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (wall: string) => made.format(Date.parse(wall)).replaceAll(/[\u202f\u00a0]/g, ' ')
  }
  const clock = format({
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: time_format === '24' ? 'h23' : 'h12',
  })
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    month: format({ month: 'long', year: 'numeric' }),
    clock: (wall: string) => clock(`${wall.slice(0, 16)}Z`),
  }
}
