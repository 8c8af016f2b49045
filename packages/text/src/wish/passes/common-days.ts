import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { foldText } from '../terms/tokens.ts'
import { asSettled } from '../items/settle.ts'

/** `My colleague can do Tuesday and Wednesday, I only Wednesday`: of the days of both, those of both suit. */
export function withCommonDays(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  return judged.map((one) => withCommon(one, only[language]))
}

function withCommon(one: Judged, limits: PhraseMatcher): Judged {
  const { items, text, start } = one
  const last = items.findLastIndex(isWantedDay)
  const [day, before] = [items[last], items.slice(0, last)]
  const between = text.slice((before.at(-1)?.end ?? start) - start, (day?.start ?? start) - start)
  if (!day || !limits.test(foldText(between)) || !before.some((item) => covers(item, day))) return one
  const gone = before.filter(isWantedDay)
  return {
    ...one,
    items: items.flatMap((item) =>
      gone.some((other) => other === item) ? [] : [item === day ? behind(day, gone) : item],
    ),
    unmeant: [...one.unmeant, ...gone.map(asSettled)],
  }
}

/** Of `Monday and Thursday` the Thursday is the one behind the Monday. */
function behind(item: Item, gone: readonly DaysItem[]): Item {
  if (!isWantedDay(item)) return item
  const before = Math.max(...gone.flatMap(({ days }) => days.slice(0, 1).map(({ first }) => first)))
  const days = item.days.map((day) =>
    day.weekday !== null && day.first < before
      ? { ...day, first: day.first + 7, last: day.last + 7, weekday: null }
      : day,
  )
  return { ...item, days }
}

function covers(item: Item, day: Item): boolean {
  if (!isWantedDay(item) || !isWantedDay(day)) return false
  const [range, ...others] = day.days
  if (!range || others.length > 0 || range.first !== range.last) return false
  // `This week I only have Thursday` speaks of one person.
  return item.days.some(
    ({ first, last, weekday, isFrame }) =>
      (weekday !== null || !isFrame) && last - first < 5 && first <= range.first && range.first <= last,
  )
}

const only: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(i|we|me) ~3 only|only (i|we|me)'),
  de: matchPhrases('(ich|wir) ~3 (nur|bloss)'),
  fr: matchPhrases('(moi|je|nous) ~4 (seulement|que|uniquement)'),
  es: matchPhrases('(yo|nosotros) ~3 (solo|solamente)'),
  it: matchPhrases('(io|noi) ~3 (solo|soltanto|solamente)'),
}
