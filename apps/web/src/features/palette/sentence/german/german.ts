import type { Language } from '../language.ts'
import { zoneNamed } from '../named-zone.ts'
import type { Reader, Value } from '../parts.ts'
import { rule } from '../rules.ts'
import { exactWords, isFollowedByNothing, touchesCover, words } from '../text.ts'
import { readRange, readSingle } from '../time-rules.ts'
import { joined_clock, readJoinedClock } from '../clock.ts'
import { bare_clock, clock, readClock } from './clock.ts'
import { dates } from './dates.ts'
import { lengths, moments, repeats } from './spans.ts'
import { day_part, dayPartOf, ending } from './vocabulary.ts'

/** How German says when. */
export const german: Language = {
  repeats,
  moments,
  lengths,
  dates,
  endings: new RegExp(`^${ending}\\s`, 'i'),
  leads: /^(am|ab|vom|den|nächste|kommende|diese)/i,
  times: [
    rule(
      `(?:(?<pre>von|zwischen|um|@)\\s?)?(?<start>${clock}|${bare_clock})\\s?,?\\s?(?<dash>-|–|—|bis(?: um)?|und)\\s?(?<end>${clock}|${bare_clock}(?: uhr)?)`,
      (groups, _reader, around) => readRange(groups, around, readClock, /^und$/i),
    ),
    rule(
      `(?:(?:um|ab|gegen|so gegen|bis|kurz nach|kurz vor|~|@)\\s?)?(?:(?:zirka|circa|ca\\.|punkt)\\s)?(?<start>${clock})`,
      (groups) => readSingle(groups, readClock),
    ),
    rule('(?:um|zu) mittag|(?:um )?mitternacht', () => ({
      kind: 'time',
      start: { minutes: 720, isSure: true },
      end: null,
    })),
    rule(`(?:um|ab|@)\\s?(?<start>${joined_clock})(?: ?uhr)?`, (groups) =>
      readSingle(groups, readJoinedClock),
    ),
    rule(`(?:um|ab|gegen|@)\\s?(?<start>${bare_clock})`, (groups) => readSingle(groups, readClock)),
    rule('(?<start>\\d{1,2})', (groups, _reader, around) => {
      const isAlone = /^\s*($|\uE000|,|mit\b|für\b|bei\b|#|!|@)/i.test(around.after)
      return isAlone && /\uE000[\s,]*$/.test(around.before) ? readSingle(groups, readClock) : null
    }),
  ],
  dayParts: [
    rule(`(?:am|in der|zu) (?:frühen |späten )?(?<part>${day_part})`, ({ part }) => dayPart(part)),
    rule(`(?<part>${day_part})`, ({ part }, _reader, around) =>
      touchesCover(around) ? dayPart(part) : null,
    ),
  ],
  zones: [
    rule('\\(?(?<name>[\\p{L}.-]+(?: [\\p{L}.-]+)?) (?:orts)?zeit\\)?', ({ name = '' }, reader, { before }) =>
      zone(name, reader, before),
    ),
    {
      pattern: /(?<![\p{L}\p{N}])\(?(?<name>[A-Z]{2,5}|[A-Z][a-z]+\/[A-Z][A-Za-z_/]+)\)?(?![\p{L}\p{N}])/gu,
      read: ({ name = '' }, reader, { before }) => zone(name, reader, before),
    },
  ],
  wholeDays: [rule('(?:den )?ganzen tag|ganztägig|ganztaegig|ganztags', () => ({ kind: 'whole_day' }))],
  places: [
    {
      pattern: exactWords(
        "(?:[Ii]m|[Ii]n der|[Ii]n den|[Ii]n|[Bb]ei|[Bb]eim|[Aa]m) (?<name>\\p{Lu}[\\p{L}\\p{N}'’&.-]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’&.-]*)*)",
      ),
      read: ({ name = '' }, _reader, around) =>
        (isFollowedByNothing(around) || /^\s+mit\b/.test(around.after)) && !no_places.test(name)
          ? { kind: 'place', name }
          : null,
    },
  ],
  company:
    /(?<![\p{L}\p{N}])(?:[Mm]it)\s(?<names>[\p{L}][\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}(?:(?:\s?,\s?(?:und\s)?|\s(?:und|&|\+)\s)[\p{L}][\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})*)(?![\p{L}\p{N}@])/gu,
  and: /\s?,\s?(?:und\s)?|\s(?:und|&|\+)\s/g,
  notNames:
    /^(dem|der|den|die|das|dessen|deren|mein|meine[mnr]?|unsere[mnr]?|seine[mnr]?|ihre[mnr]?|eine[mnr]?|allen|alle|jemand(em)?|mir|uns|ihm|ihr|ihnen|team|kunden?)$/i,
  calls:
    /(?<=^\s*)(?<names>\p{Lu}[\p{L}'’-]+(?:(?:\s?,\s?|\s(?:und|&|\+)\s)\p{Lu}[\p{L}'’-]+)*)(?=\s(?:anrufen|treffen|besuchen)(?![\p{L}]))/gu,
  isMorning: words('(?:frühstück|frühstücken|früh|morgens|aufstehen|joggen)'),
  isEvening: words(
    '(?:abendessen|abendbrot|essen|essen gehen|kino|party|konzert|theater|feier|drinks|abends|abend|nachts|kneipe)',
  ),
  loose:
    /^(?:(?:um|von|ab|für|und|bis)(?=\s|$)|[\s,;:–—-])+|(?:(?:^|\s)(?:um|von|ab|für|und|bis)|[\s,;:–—-])+$/giu,
}

/** Groups that are no place: 'im Team'. */
const no_places =
  /^(Team|Projekt|Rahmen|Auftrag|Moment|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Sommer|Winter|Herbst|Frühling)\b/u

function dayPart(text: string | undefined): Value | null {
  const known = dayPartOf(text)
  return known && { kind: 'day_part', dayPart: known }
}

/** 'Berliner Zeit' is that of Berlin. */
function zone(name: string, reader: Reader, before: string): Value | null {
  if (!/\uE000\s*$/.test(before)) return null
  const found = zoneNamed(name, reader) ?? zoneNamed(name.replace(/er$/, ''), reader)
  return found === null ? null : { kind: 'zone', zone: found }
}
