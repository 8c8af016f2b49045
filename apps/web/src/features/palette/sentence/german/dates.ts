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
  onNextWeekday,
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
  day_part,
  dayPartOf,
  ending,
  lead,
  long_weekday,
  month,
  monthNumber,
  nearDays,
  next,
  number,
  ordinals,
  spoken,
  unitOf,
  weekday,
  weekdayNumber,
} from './vocabulary.ts'

/** Days as German names them, in the order of precedence. */
export const dates: readonly Rule[] = [
  rule(`${lead}(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)`, numbered),
  ...dateRanges,
  // 'Freitag (22.1.)' and 'Freitag (22. Januar)' stand before what their ends mean alone.
  dotted(`${lead}${weekday},?\\s\\((?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\)`, numbered),
  dotted(`${lead}${weekday},?\\s\\((?<day>\\d{1,2})\\.\\s?(?<name>${month})\\)`, named),
  dotted(
    `${lead}(?<day>\\d{1,2})\\.?${dash}(?<last>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?:\\s?(?<year>\\d{4}|\\d{2}(?!\\d|:|\\s?(?:uhr|h\\b))))?`,
    numbered,
  ),
  dotted(
    `${lead}(?<day>\\d{1,2})\\.?${dash}(?<last>\\d{1,2})\\.\\s?(?<name>${month})(?:\\s(?<year>\\d{4}))?`,
    named,
  ),
  dotted(
    `${lead}(?:${weekday},?\\s?(?:(?:den|dem)\\s)?)?(?<day>\\d{1,2})\\.\\s?(?<name>${month})(?:\\s(?<year>\\d{4}))?`,
    named,
  ),
  dotted(
    `${lead}(?:${weekday},?\\s?(?:(?:den|dem)\\s)?)?(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?:(?<year>\\d{4}|\\d{2}))?`,
    numbered,
  ),
  rule(
    `${lead}(?<day>${alternatives(ordinals)}) (?<name>${month})(?:\\s(?<year>\\d{4}))?`,
    ({ day = '', ...rest }, reader) => named({ ...rest, day: String(numberOf(day, ordinals)) }, reader),
  ),
  dotted(`(?:am|den|bis|ab)\\s(?<day>\\d{1,2})\\.(?<month>\\d{1,2})`, numbered),
  rule(`${lead}(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?`, (groups, reader) =>
    groups['day'] === '24' && groups['month'] === '7' ? null : numbered(groups, reader),
  ),
  rule(
    `${lead}(?<day>heute|morgen|übermorgen|ubermorgen|uebermorgen)(?:\\s(?<part>${day_part}))? in (?<n>${number}) (?<unit>wochen?)`,
    ({ day = '', part, n = '' }, reader) =>
      daysAhead(reader, nearDays(day) + 7 * numberOf(n, spoken), dayPartOf(part)),
  ),
  rule(
    `${lead}(?<day>übermorgen|ubermorgen|uebermorgen|heute)(?:\\s(?<part>${day_part}))?`,
    ({ day = '', part }, reader) => daysAhead(reader, nearDays(day), dayPartOf(part)),
  ),
  rule(`${lead}morgen(?:\\s(?<part>${day_part}))?`, ({ part }, reader, { before }) =>
    /\b(?:guten|am|jeden|der|den|[a-zäöü]+tag)\s+$/i.test(before)
      ? null
      : daysAhead(reader, 1, dayPartOf(part)),
  ),
  rule(
    `${lead}(?:in der )?${next} woche,?(?: am)? (?<day>${weekday})(?:\\s?(?<part>${day_part}))?`,
    ({ day = '', part }, reader) => inWeek(reader, 1, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(
    `${lead}(?<day>${weekday}) (?:in der )?${next} woche(?:\\s(?<part>${day_part}))?`,
    ({ day = '', part }, reader) => inWeek(reader, 1, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(`${lead}(?:in der )?(?:diese[rn]? woche) (?<day>${weekday})`, ({ day = '' }, reader) =>
    onWeekday(reader, weekdayNumber(day)),
  ),
  rule(`${lead}(?<day>${weekday}) in (?<n>${number}) wochen?`, ({ day = '', n = '' }, reader) =>
    onDay(
      Temporal.PlainDate.from(onWeekday(reader, weekdayNumber(day)).first).add({
        weeks: numberOf(n, spoken),
      }),
    ),
  ),
  rule(`in (?<n>${number}) (?<unit>tagen?|wochen?|monat(?:en)?)(?:,? am (?<day>${weekday}))?`, ahead),
  rule(`${lead}(?:anfang ${next} woche)`, (_groups, reader) => inWeek(reader, 1, 1)),
  rule(`${lead}(?:mitte ${next} woche)`, (_groups, reader) => inWeek(reader, 1, 3)),
  rule(`${lead}ende ${next} woche`, (_groups, reader) => inWeek(reader, 1, 5)),
  rule(`${lead}ende (?:${next}) monats`, (_groups, reader) => endOfMonth(reader, 1)),
  rule(`${lead}(?:(?:zum )?ende (?:des|dieses) monats|monatsende)`, (_groups, reader) =>
    endOfMonth(reader, 0),
  ),
  rule(`${lead}(?:ende (?:der|dieser) woche)`, (_groups, reader) => onWeekday(reader, 5)),
  rule(`${lead}(?:ende des jahres|jahresende)`, (_groups, reader) => endOfYear(reader)),
  rule(`${lead}ende (?<name>${month})(?:\\s(?<year>\\d{4}))?`, ({ name = '', year }, reader) =>
    endOfNamedMonth(reader, monthNumber(name), fullYear(year)),
  ),
  rule(`${lead}${next} wochenende`, (_groups, reader) =>
    inWeek(reader, todayOf(reader).dayOfWeek >= 6 ? 1 : 0, 6),
  ),
  rule(`${lead}(?:diese[sm] )?wochenende`, (_groups, reader, { before }) =>
    /\b(ein|letztes|das)\s+$/i.test(before) ? null : onWeekday(reader, 6),
  ),
  rule(`${lead}${next} (?<day>${weekday})(?:\\s?(?<part>${day_part}))?`, ({ day = '', part }, reader) =>
    onNextWeekday(reader, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(
    `(?:von )?(?<first>${weekday})${dash}(?<last>${weekday})`,
    ({ first = '', last = '' }, reader, around) =>
      isAmbiguousDay(first, around) &&
      isAmbiguousDay(last, around) &&
      !touchesCover(around) &&
      !/^(?:mo|di|mi|fr)/i.test(first)
        ? null
        : weekdaysOn(reader, weekdayNumber(first), weekdayNumber(last)),
  ),
  rule(
    `${lead}(?:diese[nr]? )?(?<day>${long_weekday})s?\\s?(?<part>${day_part})?`,
    ({ day = '', part }, reader, { before }) =>
      /(?:letzte|vergangene|vorige)[nrsm]?\s+$/i.test(before)
        ? null
        : onWeekday(reader, weekdayNumber(day), dayPartOf(part)),
  ),
  rule(
    `(?<pre>(?:${ending}|am|ab) )?(?<day>mo|di|mi|do|fr|sa|so)\\.?(?:\\s(?<part>${day_part}))?`,
    ({ pre, day = '', part }, reader, around) =>
      pre === undefined && part === undefined && isAmbiguousDay(day, around)
        ? null
        : onWeekday(reader, weekdayNumber(day), dayPartOf(part)),
  ),
  dotted(`(?:am|zum|bis zum|ab dem|vom)\\s(?<day>\\d{1,2})\\.(?!\\d)`, ({ day }, reader) =>
    onDayOfMonth(reader, Number(day)),
  ),
  rule(`${lead}${next} woche`, (_groups, reader) => inWeek(reader, 1, 1)),
  rule(`${lead}${next} monat`, (_groups, reader) =>
    onDay(todayOf(reader).with({ day: 1 }).add({ months: 1 })),
  ),
  rule(`bis (?<name>${month})(?:\\s(?<year>\\d{4}))?`, ({ name = '', year }, reader) =>
    endOfNamedMonth(reader, monthNumber(name), fullYear(year)),
  ),
  rule(`(?:im|ab|seit|anfang) (?<name>${month})(?:\\s(?<year>\\d{4}))?`, ({ name = '', year }, reader) =>
    startOfNamedMonth(reader, monthNumber(name), fullYear(year)),
  ),
]

function named({ name = '', day, last, year }: Groups, reader: Reader): DateValue | null {
  return onDate(reader, {
    month: monthNumber(name),
    day: Number(day),
    lastDay: last === undefined ? undefined : Number(last),
    year: fullYear(year),
  })
}

function numbered({ day, month: number_of_month, last, year }: Groups, reader: Reader): DateValue | null {
  return onDate(reader, {
    day: Number(day),
    month: Number(number_of_month),
    lastDay: last === undefined ? undefined : Number(last),
    year: fullYear(year),
  })
}

function ahead({ n = '', unit = '', day }: Groups, reader: Reader): DateValue | null {
  const count = numberOf(n, spoken)
  if (!Number.isInteger(count)) return null
  const size = unitOf(unit)
  if (size === 'week' && day !== undefined) return inWeek(reader, count, weekdayNumber(day))
  return onDay(todayOf(reader).add({ [`${size}s`]: count }))
}

/** 'So', 'Do' and 'Di' are words of their own: they are days beside a time, or where nothing else follows. */
function isAmbiguousDay(day: string, around: { readonly before: string; readonly after: string }): boolean {
  if (day.replace('.', '').length > 2) return false
  return !(/^\s*[,.]?\s*(\d|um\b|ab\b|von\b|gegen\b|halb\b|$)/i.test(around.after) || touchesCover(around))
}

/** Dates with full stops, which end in one themselves. */
function dotted(source: string, read: Rule['read']): Rule {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(?:${source.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, 'giu'),
    read,
  }
}
