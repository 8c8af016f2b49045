import { days, length, moment, repeat, repeatEach, repeatOnSeveral, rule } from '../rules.ts'
import { numberOf } from '../spoken-numbers.ts'
import { isFollowedByNothing, type Rule, words } from '../text.ts'
import {
  day_part,
  dayPartOf,
  isAfterAt,
  long_weekday,
  number,
  spoken,
  unitOf,
  weekday,
  weekdaysIn,
} from './vocabulary.ts'

export const repeats: readonly Rule[] = [
  rule(
    '(?:an )?(?:werktags|wochentags|(?:allen |jedem )?(?:werktagen|werktag|wochentagen|arbeitstagen)|jeden werktag|jeden arbeitstag)',
    () => repeat('week', [1, 2, 3, 4, 5]),
  ),
  rule(
    `(?:an )?jede[nr]? (?:(?<nth>zweite[nr]?|2\\.|andere[nr]?) )?(?<days>${long_weekday}(?:(?:\\s?[,/&+]\\s?|\\s?,?\\sund\\s)(?:jede[nr]? )?${long_weekday})*)(?:s?\\s?(?<part>${day_part}))?`,
    ({ nth, days = '', part }) =>
      repeat('week', weekdaysIn(days), nth === undefined ? 1 : 2, dayPartOf(part)),
  ),
  rule(
    `jede[nr]? (?:(?<nth>zweite[nr]?|2\\.) )?(?<days>(?:mo|di|mi|do|fr|sa|so)(?:(?:\\s?[,/&+]\\s?|\\sund\\s)(?:mo|di|mi|do|fr|sa|so))*)`,
    ({ nth, days = '' }) => repeat('week', weekdaysIn(days), nth === undefined ? 1 : 2),
  ),
  rule(
    `(?:immer )?(?<days>(?:${long_weekday})s(?:(?:\\s?[,/&+]\\s?|,?\\sund\\s)(?:${long_weekday})s)*)`,
    ({ days = '' }) => repeat('week', weekdaysIn(days)),
  ),
  rule(
    `(?:am )?(?<days>${weekday}(?:(?:\\s?[,/&+]\\s?|\\s?,?\\sund\\s(?:am\\s)?)${weekday})+)`,
    ({ days = '' }) => repeatOnSeveral(weekdaysIn(days)),
  ),
  rule(
    `(?:alle (?<n>${number})|jede[nrs]? (?<nth>zweite[nrs]?|2\\.)) (?<unit>tage?|wochen?|monate?)`,
    ({ n, nth, unit = '' }) => {
      const interval = nth === undefined ? numberOf(n ?? '', spoken) : 2
      return repeatEach(unitOf(unit), interval)
    },
  ),
  rule('jede[nrs]? (?<unit>tag|woche|monat)', ({ unit = '' }) => repeat(unitOf(unit))),
  rule('(?:zweiwöchentlich|vierzehntägig|14-tägig|14-täglich|vierzehntäglich)', () => repeat('week', [], 2)),
  {
    pattern: words('(?<unit>täglich|taeglich|wöchentlich|woechentlich|monatlich)(?:e[rsnm]?)?'),
    read: ({ unit = '' }) => ({
      value: repeat(unitOf(unit)),
      isTitleToo: true,
    }),
  },
]

export const moments: readonly Rule[] = [
  rule('in einer halben stunde', () => moment(30)),
  rule('jetzt(?: gleich)?|sofort', (_groups, _reader, around) =>
    isFollowedByNothing(around) ? moment(0) : null,
  ),
  rule('in einer viertelstunde', () => moment(15)),
  rule('in einer dreiviertelstunde', () => moment(45)),
  rule(`in (?<n>${number})[\\s-]?(?<unit>stunden?|std\\.?|h|minuten?|min\\.?)`, ({ n = '', unit = '' }) =>
    moment(numberOf(n, spoken) * (/^[sh]/i.test(unit) ? 60 : 1)),
  ),
]

export const lengths: readonly Rule[] = [
  rule('(?:für )?(?:eine |ne )?halbe stunde', () => length(30)),
  rule('(?:für )?(?:eine )?dreiviertelstunde', () => length(45)),
  rule('halbstündige?[rsnm]?', () => length(30)),
  rule('(?<n>ein|zwei|drei|vier|fünf|sechs)stündige?[rsnm]?', ({ n = '' }) =>
    length(numberOf(n, spoken) * 60),
  ),
  rule('(?:für )?(?:eine )?viertelstunde', () => length(15)),
  rule(
    '(?:für )?(?<h>\\d{1,2})\\s?(?:h|std\\.?|stunden?)\\s?(?:und )?(?<m>\\d{1,2})\\s?(?:m|min\\.?|minuten?)',
    ({ h, m }) => length(Number(h) * 60 + Number(m)),
  ),
  rule('(?<pre>für )?(?<h>\\d)h(?<m>[0-5]\\d)', ({ pre, h, m }, _reader, { before }) =>
    pre === undefined && isAfterAt(before) ? null : length(Number(h) * 60 + Number(m)),
  ),
  rule(
    `(?<pre>für |dauert )?(?<n>${number})[\\s-]?(?<unit>stunden?|stündig(?:e[rsnm]?)?|std\\.?|h)`,
    ({ pre, n = '', unit }, _reader, { before }) => {
      const hours = numberOf(n, spoken)
      // '15h' is a time of day.
      if (unit === 'h' && pre === undefined && (hours > 8 || isAfterAt(before))) return null
      return hours <= 24 ? length(hours * 60) : null
    },
  ),
  rule(`(?:für |dauert )?(?<n>${number})[\\s-]?(?:minuten?|minütig(?:e[rsnm]?)?|min\\.?|m|')`, ({ n = '' }) =>
    length(numberOf(n, spoken)),
  ),
  rule(
    `(?<pre>für )?(?<n>${number}) (?<unit>tage?|wochen?|monate?)(?<long> lang)?`,
    ({ pre, long, n = '', unit = '' }) => {
      if (pre === undefined && long === undefined) return null
      return days(numberOf(n, spoken) * (/^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1))
    },
  ),
]
