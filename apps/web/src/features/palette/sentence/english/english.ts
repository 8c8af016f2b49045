import type { Language } from '../language.ts'
import { zoneNamed } from '../named-zone.ts'
import type { Reader, Value } from '../parts.ts'
import { rule } from '../rules.ts'
import { exactWords, isFollowedByNothing, touchesCover, words } from '../text.ts'
import { readRange, readSingle } from '../time-rules.ts'
import { joined_clock, readJoinedClock } from '../clock.ts'
import { bare_clock, clock, readClock, roughly } from './clock.ts'
import { dates } from './dates.ts'
import { lengths, moments, repeats } from './spans.ts'
import { day_part, dayPartOf, ending } from './vocabulary.ts'

/** How English says when. */
export const english: Language = {
  repeats,
  moments,
  lengths,
  dates,
  endings: new RegExp(`^${ending}\\s`, 'i'),
  leads: /^(on|by|from|starting|beginning|next|this|coming)\s/i,
  times: [
    rule(
      `(?:(?<pre>from|between|at|@)\\s?)?(?<start>${clock}|${bare_clock})\\s?(?<dash>-|–|—|to|till?|until|and)\\s?(?<end>${clock}|${bare_clock})`,
      (groups, _reader, around) => readRange(groups, around, readClock, /^and$/i),
    ),
    rule(
      `(?:(?:at|from|by|around|about|starting|starts|@|~|until|till)\\s?(?:at )?)?(?<start>${clock})${roughly}`,
      (groups) => readSingle(groups, readClock),
    ),
    rule(`(?:(?:at|around|about|by|from)\\s?)?(?<start>${bare_clock})(?:-| )?ish`, (groups) =>
      readSingle(groups, readClock),
    ),
    rule(`(?:at|from|by|@)\\s?(?<start>${joined_clock})(?: ?(?:hrs|hours|h))?`, (groups) =>
      readSingle(groups, readJoinedClock),
    ),
    rule(
      `(?:at|from|by|around|starting at|@)\\s?(?<start>${bare_clock})${roughly}`,
      (groups, _reader, { after }) =>
        /^\s*(people|persons|percent|%|degrees)/i.test(after) ? null : readSingle(groups, readClock),
    ),
    rule(`(?<start>${bare_clock})`, (groups, _reader, around) => {
      const isAlone = /^\s*($|\uE000|,|with\b|for\b|in the\b|#|!|@)/i.test(around.after)
      return isAlone && /\uE000[\s,]*$/.test(around.before) ? readSingle(groups, readClock) : null
    }),
  ],
  dayParts: [
    rule(`(?:in the|at|this|during the) (?<part>${day_part})`, ({ part }) => dayPart(part)),
    rule('tonight', () => ({ kind: 'day_part', dayPart: 'evening' })),
    rule(`(?<part>${day_part})`, ({ part }, _reader, around) =>
      touchesCover(around) && isFollowedByNothing(around) ? dayPart(part) : null,
    ),
  ],
  zones: [
    rule(`(?:\\()?(?<name>(?:[\\p{L}.'-]+ ){1,3})time(?:\\))?`, ({ name = '' }, reader, { before }) =>
      zone(name, reader, before),
    ),
    {
      pattern: /(?<![\p{L}\p{N}])\(?(?<name>[A-Z]{2,5}|[A-Z][a-z]+\/[A-Z][A-Za-z_/]+)\)?(?![\p{L}\p{N}])/gu,
      read: ({ name = '' }, reader, { before }) => zone(name, reader, before),
    },
  ],
  wholeDays: [
    rule('(?:for )?(?:all[ -]day|(?:the )?whole day|all of the day)', () => ({ kind: 'whole_day' })),
  ],
  places: [
    {
      pattern: exactWords(
        "(?:at|At|in|In) (?:the )?(?<name>(?:The )?\\p{Lu}[\\p{L}\\p{N}'’&.-]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’&.-]*)*)",
      ),
      read: ({ name = '' }, _reader, around) =>
        isFollowedByNothing(around) || /^\s+with\b/.test(around.after) ? { kind: 'place', name } : null,
    },
    {
      pattern: words("(?:at|in) the (?<name>[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)"),
      read: ({ name = '' }, _reader, around) =>
        isFollowedByNothing(around) ? { kind: 'place', name } : null,
    },
  ],
  company:
    /(?<![\p{L}\p{N}])(?:[Ww]ith|w\/)\s?(?<names>[\p{L}][\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}(?:(?:\s?,\s?(?:and\s)?|\s(?:and|&|\+)\s)[\p{L}][\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})*)(?![\p{L}\p{N}@])/gu,
  and: /\s?,\s?(?:and\s)?|\s(?:and|&|\+)\s/g,
  notNames:
    /^(the|my|our|your|his|her|their|a|an|all|everyone|everybody|someone|me|us|them|it|no|some|new|team|client|clients|customer|customers)$/i,
  calls:
    /(?<=^\s*(?:[Cc]all|[Mm]eet|[Rr]ing|[Pp]hone|[Ss]ee|[Vv]isit)\s)(?<names>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:(?:\s?,\s?(?:and\s)?|\s(?:and|&|\+)\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)*)(?![\p{L}\p{N}])/gu,
  isMorning: words('(?:breakfast|sunrise|morning|wake|gym|jog|jogging)'),
  isEvening: words(
    '(?:dinner|supper|drinks|party|movie|film|cinema|theatre|theater|concert|evening|tonight|night|pub)',
  ),
  loose:
    /^(?:(?:at|from|for|by|of|and|until|till)(?=\s|$)|[\s,;:–—-])+|(?:(?:^|\s)(?:at|from|for|by|and|until|till)|[\s,;:–—-])+$/giu,
}

function dayPart(text: string | undefined): Value | null {
  const known = dayPartOf(text)
  return known && { kind: 'day_part', dayPart: known }
}

function zone(name: string, reader: Reader, before: string): Value | null {
  if (!/\uE000\s*$/.test(before)) return null
  const found = zoneNamed(name.trim().replace(/['’]s$/, ''), reader)
  return found === null ? null : { kind: 'zone', zone: found }
}
