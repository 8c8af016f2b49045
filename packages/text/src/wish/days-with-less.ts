import type { Language } from '../language.ts'
import { matchPhrases, type PhraseMatcher } from './cues/phrase-matcher.ts'
import { type DaysItem, type HoursItem, isAnyDay, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'
import { foldText } from './tokens.ts'

/** `Any day is fine, but Wednesday only after 3`: the other days stay, and Wednesday until 3 does not suit. */
export function withDaysOfLess(judged: readonly Judged[], language: Language): readonly Judged[] {
  return judged.map((one) => withLess(one, words[language]))
}

function withLess(one: Judged, { always, but, only }: Words): Judged {
  const { items, text, start } = one
  const textAt = (from: number, to: number) => foldText(text.slice(from - start, to - start))
  const found: Item[] = []
  let hasLess = false
  for (let at = 0; at < items.length; ) {
    const days = daysFrom(items, at)
    const [first, last, hours] = [days[0], days.at(-1), items[at + days.length]]
    const before = items.slice(0, at)
    const isLess =
      first !== undefined &&
      last !== undefined &&
      hours?.kind === 'hours' &&
      isOpen(hours) &&
      (only.test(textAt(last.end, hours.start))
        ? before.some(isAll) || always.test(textAt(start, first.start))
        : before.some(isAnyDay) && but.test(textAt(before.at(-1)?.end ?? start, first.start)))
    if (isLess) {
      hasLess = true
      found.push(together(days, last), ...outside({ ...hours, clause: last.clause }))
      at += days.length + 1
    } else {
      found.push(...(days.length > 0 ? days : items.slice(at, at + 1)))
      at += Math.max(1, days.length)
    }
  }
  return hasLess ? { ...one, items: found } : one
}

/** Single days in a row. */
function daysFrom(items: readonly Item[], at: number): DaysItem[] {
  const rest = items.slice(at)
  const end = rest.findIndex((item) => !isDay(item))
  return (end < 0 ? rest : rest.slice(0, end)).filter(isDay)
}

function isDay(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(({ first, last }) => first === last)
}

function together(days: readonly DaysItem[], last: DaysItem): Item {
  const all = days.flatMap((item) => item.days)
  return { ...last, start: days[0]?.start ?? last.start, days: all, isExcluded: true, isSettled: true }
}

function isAll(item: Item): boolean {
  if (!isWantedDay(item)) return false
  return isAnyDay(item) || item.days.every(({ first, last }) => last - first >= 4 && last - first < 7)
}

function isOpen({ hours, isExcluded, isPart }: HoursItem): boolean {
  if (isExcluded) return false
  return isPart === true || (!hours.isExact && (hours.from === 0 || hours.until === day))
}

function outside(item: HoursItem): Item[] {
  const { from, until } = item.hours
  const without = (hours: { from: number; until: number }): Item => ({
    ...item,
    hours: { ...hours, isExact: false },
    isExcluded: true,
    isLimit: false,
    isSettled: true,
  })
  return [
    ...(from > 0 ? [without({ from: 0, until: from })] : []),
    ...(until < day ? [without({ from: until, until: day })] : []),
  ]
}

const day = 24 * 60

interface Words {
  readonly always: PhraseMatcher
  readonly but: PhraseMatcher
  readonly only: PhraseMatcher
}

const words: Readonly<Record<Language, Words>> = {
  en: wordsOf('always|any time|anytime|whenever', 'but|though|although|however', 'only|not|but|though|just'),
  de: wordsOf('immer|jederzeit|wann immer', 'aber|allerdings|jedoch|bloss', 'nur|erst|nicht|aber|allerdings'),
  fr: wordsOf(
    'toujours|n importe quand|quand tu veux|quand vous voulez',
    'mais|cependant',
    'seulement|pas|que|qu|uniquement',
  ),
  es: wordsOf('siempre|cuando quieras|cuando quiera', 'pero|aunque', 'solo|no|solamente|unicamente'),
  it: wordsOf('sempre|quando vuoi|quando vuole', 'ma|pero|tuttavia', 'solo|non|soltanto|solamente'),
}

function wordsOf(always: string, but: string, only: string): Words {
  return { always: matchPhrases(always), but: matchPhrases(but), only: matchPhrases(only) }
}
