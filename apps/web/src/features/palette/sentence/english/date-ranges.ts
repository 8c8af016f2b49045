import { fullYear, onDates } from '../calendar.ts'
import type { DateValue, Reader } from '../parts.ts'
import { rule } from '../rules.ts'
import type { Groups, Rule } from '../text.ts'
import { dash, day_of_month, lead, month, monthNumber, weekday } from './vocabulary.ts'

const start_day = `${lead}(?:${weekday}\\.?,? )?(?:the )?`
const end_day = `${dash}(?:${weekday}\\.?,? )?(?:the )?`

/** Several days from one named month to another, or within one that is named twice. */
export const dateRanges: readonly Rule[] = [
  rule(
    `${start_day}(?<day>${day_of_month}) (?:of )?(?<name>${month})${end_day}(?<last>${day_of_month}) (?:of )?(?<end>${month})(?:,? (?<year>\\d{4}))?`,
    range,
  ),
  rule(
    `${start_day}(?<name>${month}) (?:the )?(?<day>${day_of_month})${end_day}(?<end>${month}) (?:the )?(?<last>${day_of_month})(?!:|\\s?[ap]m)(?:,? (?<year>\\d{4}))?`,
    range,
  ),
]

function range({ day = '', name = '', last = '', end = '', year }: Groups, reader: Reader): DateValue | null {
  return onDates(reader, {
    day: Number.parseInt(day, 10),
    month: monthNumber(name),
    lastDay: Number.parseInt(last, 10),
    lastMonth: monthNumber(end),
    year: fullYear(year),
  })
}
