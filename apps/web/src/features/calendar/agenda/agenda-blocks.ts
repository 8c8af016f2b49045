import { daysFrom, weekOf } from '../calendar-dates.ts'

/** How many blocks of four weeks an agenda shows before and after the one of its date. */
export interface AgendaExtent {
  readonly before: number
  readonly after: number
}

export const block_days = 28

/** A year each way. */
export const blocks_max = 13

/** The dates of the block so many blocks after the one of the date. */
export function blockDates(date: string, weekStart: number, block: number): readonly string[] {
  const first = Temporal.PlainDate.from(weekOf(date, weekStart)[0] ?? date)
  return daysFrom(first.add({ days: block * block_days }), block_days)
}

/** The blocks beside the one of the date, the earliest first. */
export function blocksBeside({ before, after }: AgendaExtent): readonly number[] {
  const earlier = Array.from({ length: before }, (_, index) => index - before)
  return [...earlier, ...Array.from({ length: after }, (_, index) => index + 1)]
}

/** The dates of an agenda: from its date on, and from the beginning of the first block once earlier ones are shown. */
export function agendaDates(
  date: string,
  weekStart: number,
  { before, after }: AgendaExtent,
): readonly string[] {
  const blocks = [...Array(before + after + 1).keys()].map((index) => index - before)
  const dates = blocks.flatMap((block) => blockDates(date, weekStart, block))
  return before > 0 ? dates : dates.filter((each) => each >= date)
}
