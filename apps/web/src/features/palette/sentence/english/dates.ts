import {
  daysAhead,
  endOfMonth,
  endOfNamedMonth,
  endOfYear,
  fullYear,
  inWeek,
  onDate,
  onDay,
  onDayOfMonth,
  onWeekday,
  startOfNamedMonth,
  todayOf,
  weekdaysOn,
} from '../calendar.ts'
import type { DateValue, Reader } from '../parts.ts'
import { rule } from '../rules.ts'
import { alternatives, numberOf } from '../spoken-numbers.ts'
import { type Groups, type Rule, touchesCover } from '../text.ts'
import { dateRanges } from './date-ranges.ts'
import {
  dash,
  day_of_month,
  day_part,
  dayPartOf,
  ending,
  lead,
  month,
  monthNumber,
  number,
  ordinals,
  spoken,
  weekday,
  weekdayNumber,
} from './vocabulary.ts'

/** Days as English names them, in the order of precedence. */
export const dates: readonly Rule[] = [
  rule(`${lead}(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)`, (groups, reader) =>
    numbered(groups, reader),
  ),
  ...dateRanges,
  // 'Friday (22 January)' and 'Friday the 22nd' stand before what their ends mean alone.
  rule(`${lead}${weekday},? \\((?:the )?(?<day>${day_of_month}) (?:of )?(?<name>${month})\\)`, named),
  rule(`${lead}${weekday},? \\((?<name>${month}) (?<day>${day_of_month})\\)`, named),
  rule(
    `${lead}(?<name>${weekday}),? the (?<day>\\d{1,2})(?:st|nd|rd|th)(?! (?:of )?${month})`,
    ({ name = '', day }, reader) => onDayOfMonth(reader, Number(day), weekdayNumber(name)),
  ),
  rule(
    `${lead}(?:${weekday}\\.?,? )?(?:the )?(?<day>${day_of_month})(?:${dash}(?:the )?(?<last>${day_of_month}))? (?:of )?(?<name>${month})(?:,? (?<year>\\d{4}))?`,
    named,
  ),
  rule(
    `${lead}(?:${weekday}\\.?,? )?(?<name>${month}) (?:the )?(?<day>${day_of_month})(?!:|\\s?[ap]m)(?:${dash}(?<last>${day_of_month})(?!:|\\s?[ap]m))?(?:,? (?<year>\\d{4}))?`,
    named,
  ),
  rule(
    `${lead}(?:the )?(?<day>${alternatives(ordinals)}) (?:of )?(?<name>${month})(?:,? (?<year>\\d{4}))?`,
    ({ day = '', ...rest }, reader) => named({ ...rest, day: String(numberOf(day, ordinals)) }, reader),
  ),
  rule(`${lead}(?:${weekday}\\.?,? )?(?<one>\\d{1,2})/(?<two>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?`, slashed),
  {
    pattern:
      /(?<![\p{L}\p{N}.])(?:on |by |from |until )?(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})?(?![\p{L}\p{N}])/giu,
    read: (groups, reader) => numbered(groups, reader),
  },
  rule(`${lead}(?:the )?day after tomorrow(?: (?<part>${day_part}))?`, ({ part }, reader) =>
    daysAhead(reader, 2, dayPartOf(part)),
  ),
  rule(`${lead}(?:tomorrow|tomorow|tommorow|tmrw|tmr)(?: (?<part>${day_part}))?`, ({ part }, reader) =>
    daysAhead(reader, 1, dayPartOf(part)),
  ),
  rule('(?:on |for )?tonight', (_groups, reader) => daysAhead(reader, 0, 'evening')),
  rule(`${lead}(?:today|this (?<part>morning|afternoon|evening))`, ({ part }, reader) =>
    daysAhead(reader, 0, dayPartOf(part)),
  ),
  rule(`${lead}(?:(?<part>${day_part}) )?next week,?(?: on)? (?<day>${weekday})`, ({ day = '' }, reader) =>
    inWeek(reader, 1, weekdayNumber(day)),
  ),
  rule(
    `${lead}(?<day>${weekday}),? (?:of )?next week(?: (?<part>${day_part}))?`,
    ({ day = '', part }, reader) => inWeek(reader, 1, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(`${lead}(?<day>${weekday}) week|a week (?:from|on) (?<other>${weekday})`, ({ day, other }, reader) => {
    const first = onWeekday(reader, weekdayNumber(day ?? other ?? ''))
    return onDay(Temporal.PlainDate.from(first.first).add({ days: 7 }))
  }),
  rule(`in (?<n>${number}) (?<unit>days?|weeks?|months?)(?:['’]? time)?(?:,? on (?<day>${weekday}))?`, ahead),
  rule(`(?<n>${number}) (?<unit>days?|weeks?|months?) from (?:now|today)`, ahead),
  rule(
    `${lead}(?:the )?(?:end of (?:the |this )?(?<unit>month|week|year)|eo(?<short>[mwy]))`,
    ({ unit, short }, reader) => endOf(unit ?? short ?? '', reader, 0),
  ),
  rule(`${lead}(?:the )?end of next (?<unit>month|week)`, ({ unit = '' }, reader) => endOf(unit, reader, 1)),
  rule(`${lead}(?:the )?end of (?<name>${month})(?: (?<year>\\d{4}))?`, ({ name = '', year }, reader) =>
    endOfNamedMonth(reader, monthNumber(name), fullYear(year)),
  ),
  rule(`${lead}(?:the |this )?weekend`, (_groups, reader, { before }) =>
    /\b(a|last)\s+$/i.test(before) ? null : onWeekday(reader, 6),
  ),
  rule(`${lead}next weekend`, (_groups, reader) => inWeek(reader, 1, 6)),
  rule(`${lead}next (?<day>${weekday})(?: (?<part>${day_part}))?`, ({ day = '', part }, reader) =>
    inWeek(reader, 1, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(`(?:from )?(?<first>${weekday})${dash}(?<last>${weekday})`, ({ first = '', last = '' }, reader) =>
    weekdaysOn(reader, weekdayNumber(first), weekdayNumber(last)),
  ),
  rule(
    `${lead}(?:this |coming |the coming )?(?<day>${weekday})(?: (?<part>${day_part}))?`,
    ({ day = '', part }, reader, around) =>
      isAmbiguousDay(day, around) ? null : onWeekday(reader, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(`${lead}the (?<day>\\d{1,2})(?:st|nd|rd|th)`, ({ day }, reader) => onDayOfMonth(reader, Number(day))),
  rule(`(?:on|by|until|from) (?<day>\\d{1,2})(?:st|nd|rd|th)`, ({ day }, reader) =>
    onDayOfMonth(reader, Number(day)),
  ),
  rule(`${lead}next week`, (_groups, reader) => inWeek(reader, 1, 1)),
  rule(`${lead}next month`, (_groups, reader) => onDay(todayOf(reader).with({ day: 1 }).add({ months: 1 }))),
  rule(
    `(?<ending>${ending} )(?:the end of )?(?<name>${month})(?: (?<year>\\d{4}))?`,
    ({ name = '', year }, reader) => endOfNamedMonth(reader, monthNumber(name), fullYear(year)),
  ),
  rule(
    `(?:in|from|starting|starting in|beginning|as of) (?<name>${month})(?: (?<year>\\d{4}))?`,
    ({ name = '', year }, reader) => startOfNamedMonth(reader, monthNumber(name), fullYear(year)),
  ),
]

function named({ name = '', day = '', last, year }: Groups, reader: Reader): DateValue | null {
  return onDate(reader, {
    month: monthNumber(name),
    day: Number.parseInt(day, 10),
    lastDay: last === undefined ? undefined : Number.parseInt(last, 10),
    year: fullYear(year),
  })
}

function numbered({ day, month: number_of_month, year }: Groups, reader: Reader): DateValue | null {
  return onDate(reader, { day: Number(day), month: Number(number_of_month), year: fullYear(year) })
}

/** '12/3' in the reader's order, in the other one where only that is a date. */
function slashed(
  { one, two, year }: Groups,
  reader: Reader,
  { after }: { readonly after: string },
): DateValue | null {
  if ((one === '24' && two === '7') || /^\s*(?:hours?|h|days?|of)(?!\p{L})/iu.test(after)) return null
  const [first, second] = [Number(one), Number(two)]
  const dayFirst = onDate(reader, { day: first, month: second, year: fullYear(year) })
  const monthFirst = onDate(reader, { day: second, month: first, year: fullYear(year) })
  const [likely, other] = reader.isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  const today = todayOf(reader).toString()
  // A date in the past is unlikely while the other order is in the future.
  return [likely, other].find((date) => date && date.first >= today) ?? likely ?? other
}

function ahead({ n = '', unit = '', day }: Groups, reader: Reader): DateValue | null {
  const count = numberOf(n, spoken)
  if (!Number.isInteger(count)) return null
  const today = todayOf(reader)
  const size = unit.charAt(0).toLowerCase()
  if (size === 'w' && day !== undefined) return inWeek(reader, count, weekdayNumber(day))
  return onDay(
    today.add(size === 'd' ? { days: count } : size === 'w' ? { weeks: count } : { months: count }),
  )
}

function endOf(unit: string, reader: Reader, later: number): DateValue {
  const size = unit.charAt(0).toLowerCase()
  if (size === 'm') return endOfMonth(reader, later)
  if (size === 'y') return endOfYear(reader)
  return later === 0 ? onWeekday(reader, 5) : inWeek(reader, later, 5)
}

/** 'sun' and 'sat' are words of their own: they are days beside a time or after 'on'. */
function isAmbiguousDay(day: string, around: { readonly before: string; readonly after: string }): boolean {
  if (/\blast\s+$/i.test(around.before)) return true
  // The first Monday of a month is another one.
  if (/^\s+of\s+(the|each|every)\b/i.test(around.after)) return true
  if (!/^(sun|sat|wed)$/i.test(day)) return false
  return !(/^\s*[,.]?\s*(\d|at\b|from\b|$)/i.test(around.after) || touchesCover(around))
}
