import { days, length, moment, repeat, repeatEach, repeatOnSeveral, rule } from '../rules.ts'
import { numberOf } from '../spoken-numbers.ts'
import { isFollowedByNothing, type Rule, words } from '../text.ts'
import { isAfterAt, number, spoken, unitOf, weekday, weekdaysIn } from './vocabulary.ts'

export const repeats: readonly Rule[] = [
  rule(`(?:on |every )?(?<days>weekdays|weekday|workdays|workday|working days?)`, () =>
    repeat('week', [1, 2, 3, 4, 5]),
  ),
  rule(
    `(?:on )?every (?:(?<nth>other|second|2nd) )?(?<days>${weekday}s?(?:(?:\\s?[,/&+]\\s?|,? and )${weekday}s?)*)`,
    ({ nth, days = '' }) => repeat('week', weekdaysIn(days), nth === undefined ? 1 : 2),
  ),
  rule(
    `(?:on )?(?<days>(?:mon|tues|wednes|thurs|fri|satur|sun)days(?:(?:\\s?[,/&+]\\s?|,? and )(?:mon|tues|wednes|thurs|fri|satur|sun)days)*)`,
    ({ days = '' }) => repeat('week', weekdaysIn(days)),
  ),
  rule(`(?:on )?(?<days>${weekday}(?:(?:\\s?[,/&+]\\s?|,? and )${weekday})+)`, ({ days = '' }) =>
    repeatOnSeveral(weekdaysIn(days)),
  ),
  rule(
    `every (?:(?<nth>other|second|2nd|${number}) )?(?<unit>days?|weeks?|months?)`,
    ({ nth, unit = '' }) => {
      const interval = nth === undefined ? 1 : /^(other|second|2nd)$/i.test(nth) ? 2 : numberOf(nth, spoken)
      return repeatEach(unitOf(unit), interval)
    },
  ),
  rule('(?:fortnightly|biweekly|bi-weekly)', () => repeat('week', [], 2)),
  {
    pattern: words('(?:repeats? |repeating )?(?<unit>daily|weekly|monthly)'),
    read: ({ unit = '' }) => ({
      value: repeat(unitOf(unit)),
      isTitleToo: true,
    }),
  },
]

export const moments: readonly Rule[] = [
  rule('(?:right )?now', (_groups, _reader, around) => (isFollowedByNothing(around) ? moment(0) : null)),
  rule(`in half an hour`, () => moment(30)),
  rule(`in (?<n>${number}) and a half hours`, ({ n = '' }) => moment((numberOf(n, spoken) + 0.5) * 60)),
  rule(`in an hour and a half`, () => moment(90)),
  rule(`in (?:a )?(?:quarter of an hour)`, () => moment(15)),
  rule(`in (?<n>${number})\\s?(?<unit>hours?|hrs?|h|minutes?|mins?|m)`, ({ n = '', unit = '' }) =>
    moment(numberOf(n, spoken) * (/^h/i.test(unit) ? 60 : 1)),
  ),
  rule(`(?<n>${number})\\s?(?<unit>hours?|hrs?|minutes?|mins?) from now`, ({ n = '', unit = '' }) =>
    moment(numberOf(n, spoken) * (/^h/i.test(unit) ? 60 : 1)),
  ),
]

export const lengths: readonly Rule[] = [
  rule(`(?:for )?(?:about )?(?:half an hour|a half hour|a half-hour)`, () => length(30)),
  rule(`(?:for )?(?:an hour and a half|one and a half hours)`, () => length(90)),
  rule(`(?:for )?(?:three quarters of an hour)`, () => length(45)),
  rule(`(?:for )?(?:a )?quarter of an hour`, () => length(15)),
  rule(`(?:for )?(?<n>${number}) and a half hours`, ({ n = '' }) => length((numberOf(n, spoken) + 0.5) * 60)),
  rule(
    `(?:for )?(?<h>\\d{1,2})\\s?(?:h|hrs?|hours?)\\s?(?:and )?(?<m>\\d{1,2})\\s?(?:m|mins?|minutes?)`,
    ({ h, m }) => length(Number(h) * 60 + Number(m)),
  ),
  rule(`(?<pre>for )?(?<h>\\d)h(?<m>[0-5]\\d)`, ({ pre, h, m }, _reader, { before }) =>
    pre === undefined && isAfterAt(before) ? null : length(Number(h) * 60 + Number(m)),
  ),
  rule(
    `(?<pre>for |lasting )?(?<n>${number})(?:\\s|-)?(?<unit>hours?|hrs?|h)(?:-long)?`,
    ({ pre, n = '', unit }, _reader, { before }) => {
      const hours = numberOf(n, spoken)
      // '15h' is a time of day.
      if (unit === 'h' && pre === undefined && (hours > 8 || isAfterAt(before))) return null
      return hours <= 24 ? length(hours * 60) : null
    },
  ),
  rule(`(?:for |lasting )?(?<n>${number})(?:\\s|-)?(?:minutes?|mins?|m|')(?:-long)?`, ({ n = '' }) =>
    length(numberOf(n, spoken)),
  ),
  rule(`for (?<n>${number}) (?<unit>days?|weeks?|months?)`, ({ n = '', unit = '' }) => {
    return days(numberOf(n, spoken) * (/^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1))
  }),
]
