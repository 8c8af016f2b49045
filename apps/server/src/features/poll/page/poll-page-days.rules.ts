import { wallTimeOf } from '@meridian/engine'
import { findTurn } from '../../../platform/format-time.ts'
import { type WallFormats, wallFormats } from '../../../platform/format-wall.ts'
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
  const formats = wallFormats(reader)
  const dated = options.map((option) => ({ option, date: dateOf(option, zone) }))
  return [...Map.groupBy(dated, ({ date }) => date)].map(([date, all]) => ({
    name: formats.day(date),
    day: String(Number(date.slice(8))),
    weekday: formats.weekday(date),
    month: formats.month(date),
    options: all.map(({ option }) => nameOption(option, { zone, formats, words })),
  }))
}

export function showOption(option: PollPageOption, { zone, reader, words }: Shown): ShownOption {
  return nameOption(option, { zone, formats: wallFormats(reader), words })
}

function nameOption(
  option: PollPageOption,
  { zone, formats, words }: Pick<Shown, 'zone' | 'words'> & { readonly formats: WallFormats },
): ShownOption {
  const { option_id, starts_ms, ends_ms, option_date } = option
  const name = formats.day(dateOf(option, zone))
  if (option_date !== null) return { option_id, clock: '', name, isTwice: false }
  const edge = (ms: number) => {
    const wall = wallTimeOf(ms, zone)
    const turn = findTurn(ms, zone)
    const clock = formats.clock(wall)
    return { date: wall.slice(0, 10), turn, clock: turn === null ? clock : words.turns[turn](clock) }
  }
  const [start, end] = [edge(starts_ms), edge(ends_ms)]
  const clock = `${start.clock} – ${start.date === end.date ? '' : `${formats.day(end.date)}, `}${end.clock}`
  return { option_id, clock, name: `${name}, ${clock}`, isTwice: start.turn !== null || end.turn !== null }
}

function dateOf({ starts_ms, option_date }: PollPageOption, zone: string): string {
  return option_date ?? wallTimeOf(starts_ms, zone).slice(0, 10)
}
