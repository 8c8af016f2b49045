import { spellDays } from '@meridian/languages/spelled-days'
import { english } from './english/english.ts'
import { german } from './german/german.ts'
import type { Language } from './language.ts'
import { marks, withRoomNumber } from './marks.ts'
import type { Part, Reader } from './parts.ts'
import { readPeople } from './people.ts'
import { covered, findAll, type Match, type Rule, touchesCover } from './text.ts'

/** Longer texts are no sentence anybody types; what stands beyond is title. */
const characters_max = 500

/** What was read, in the order of the text, and in which language. */
export interface Reading {
  readonly parts: readonly Part[]
  readonly language: Language
}

/**
 * Everything a sentence says of a meeting. Parts never overlap and lie inside the text. It is read in the
 * reader's language and in the other one; the one that understands more of it is right.
 */
export function readSentence(text: string, reader: Reader): Reading {
  const [own, other] = reader.language === 'de' ? [german, english] : [english, german]
  const readings = [own, other].map((language) => ({
    language,
    parts: partsAsWritten(text, reader, language),
  }))
  const [first, second] = readings
  if (!first || !second) return { language: own, parts: [] }
  return understood(second.parts) > understood(first.parts) ? second : first
}

/** `Lunch thrusday` is on the Thursday. */
function partsAsWritten(written: string, reader: Reader, language: Language): readonly Part[] {
  const { text, writtenAt } = spellDays(written, language === german ? 'de' : 'en')
  return partsIn(text, reader, language).map((part) => ({
    ...part,
    from: writtenAt(part.from),
    to: writtenAt(part.to),
  }))
}

function partsIn(text: string, reader: Reader, language: Language): readonly Part[] {
  const found: Part[] = []
  const rest = () => covered(unquoted(text), found)
  const all = (rules: readonly Rule[]) => findAll(rest(), rules, reader)
  const take = (matches: readonly (Match | undefined)[]) => {
    found.push(...matches.flatMap((match) => (match ? [match.part] : [])))
  }

  take(findAll(text.slice(0, characters_max), marks, reader))
  take([plainest(all(language.repeats))])
  take([all(language.moments)[0]])
  take([all(language.lengths)[0]])
  takeDates()
  take([clearest(all(language.times), ({ part }) => !/^\d+$/.test(text.slice(part.from, part.to)))])
  take([all(language.dayParts)[0]])
  take([all(language.zones)[0]])
  take([all(language.wholeDays)[0]])
  found.push(...readPeople(rest(), language))
  if (!found.some(({ value }) => value.kind === 'place')) take([all(language.places).at(-1)])
  return found
    .map((part) => withRoomNumber(part, text, rest()))
    .map((part) => asName(part, rest()))
    .toSorted((a, b) => a.from - b.from)

  function takeDates() {
    const dates = all(language.dates)
    const isEnd = ({ part }: Match) => language.endings.test(text.slice(part.from, part.to))
    const day = clearest(
      dates.filter((date) => !isEnd(date)),
      (date) => language.leads.test(text.slice(date.part.from, date.part.to)),
    )
    const end = dates.find(isEnd)
    const isSeries = found.some(({ value }) => value.kind === 'repeat')
    // 'Hand in until Friday' is about Friday.
    if (!day && !isSeries) return take([end])
    take([day])
    if (end?.part.value.kind !== 'date') return
    found.push({ ...end.part, value: { kind: 'until', date: end.part.value.first } })
  }
}

/** 'Daily' is part of the name in 'Daily standup', where a word of the title follows, and none in 'standup daily'. */
function asName(part: Part, rest: string): Part {
  if (part.value.kind !== 'repeat' || !part.isTitleToo) return part
  return { ...part, isTitleToo: /^\s+[\p{L}\p{N}]/u.test(rest.slice(part.to)) }
}

/** 'Every Wednesday' tells more than the name of the 'weekly sync' that takes place on it. */
function plainest(repeats: readonly Match[]): Match | undefined {
  return repeats.find(({ part }) => !part.isTitleToo) ?? repeats[0]
}

/** The one that is introduced as such, else one beside what was understood, else the last. */
function clearest(
  matches: readonly Match[],
  isLed: (match: Match) => boolean = () => false,
): Match | undefined {
  const score = (match: Match) =>
    Number(isLed(match)) * 2 +
    Number(touchesCover(match.around) || /^[\s,]*(\d|at\b|um\b)/i.test(match.around.after))
  return matches.toSorted((a, b) => score(b) - score(a) || b.part.from - a.part.from)[0]
}

/** Words in quotation marks are what they are. */
function unquoted(text: string): string {
  const short = text.slice(0, characters_max)
  return short.replaceAll(/(?<![@#\p{L}\p{N}])["„“«][^"“”»]*["“”»]/gu, (quoted) =>
    '\uE001'.repeat(quoted.length),
  )
}

function understood(parts: readonly Part[]): number {
  return parts.reduce((sum, { from, to }) => sum + to - from, 0)
}
