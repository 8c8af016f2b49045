import { fullYear, onDates } from '../calendar.ts'
import type { DateValue, Reader } from '../parts.ts'
import type { Groups, Rule } from '../text.ts'
import { dash, lead, month, monthNumber } from './vocabulary.ts'

const year = '(?:\\s?(?<year>\\d{4}))?'

/** Several days from one month to another, or within one that is named twice. */
export const dateRanges: readonly Rule[] = [
  {
    pattern: whole(
      `(?<day>\\d{1,2})\\.\\s?(?<name>${month})${dash}(?:zum )?(?<last>\\d{1,2})\\.\\s?(?<end>${month})${year}`,
    ),
    read: range,
  },
  {
    pattern: whole(
      `(?<day>\\d{1,2})\\.(?<number>\\d{1,2})\\.${dash}(?<last>\\d{1,2})\\.(?<last_number>\\d{1,2})\\.${year}`,
    ),
    read: range,
  },
]

function whole(source: string): RegExp {
  const pattern = `${lead}${source}`.replaceAll(' ', '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
}

function range(
  { day, name, number, last, end, last_number, year: named_year }: Groups,
  reader: Reader,
): DateValue | null {
  return onDates(reader, {
    day: Number(day),
    month: name === undefined ? Number(number) : monthNumber(name),
    lastDay: Number(last),
    lastMonth: end === undefined ? Number(last_number) : monthNumber(end),
    year: fullYear(named_year),
  })
}
