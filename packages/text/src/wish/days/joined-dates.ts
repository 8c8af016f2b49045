import { filtered } from '../../literal-filter.ts'

/**
 * `22. 10. 2026` as `  22.10.2026`: the spaces inside of a date stand before it, so that no sentence ends there. The text
 * stays as long as it was.
 */
export function withDatesJoined(text: string): string {
  return spaced_date.test(text) ? text.replaceAll(spaced_dates, joined) : text
}

const spaced_date = filtered(/\d\. \d{1,2}\./)
const spaced_dates = /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\. (?:0?[1-9]|1[0-2])\.(?: 20\d\d(?!\d))?(?!\d)/g

function joined(date: string): string {
  return date.replaceAll(' ', '').padStart(date.length)
}
