import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { foldText } from '../terms/tokens.ts'

/** `Friday only works if we start before 11`: the hours of the condition suit, and so does its day. */
export function withConditions(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  return judged.map((one) => {
    const hours = one.items.find((item) => isOfCondition(item, one, conditions[language]))
    if (!hours) return one
    const items = one.items.map((item) =>
      item === hours || isDayBefore(item, hours) ? asSuiting(item, one) : item,
    )
    return { ...one, items, isAboutTime: true, isOwnDay: false }
  })
}

function isOfCondition(item: Item, { text, start }: Judged, { only, not }: Condition): boolean {
  if (item.kind !== 'hours' || !item.isExcluded || item.hours.isExact) return false
  const clause = foldText(text.slice(Math.max(0, item.start - start - longest_clause), item.start - start))
  return only.test(clause) && !not.test(clause)
}

const longest_clause = 70

function isDayBefore(item: Item, hours: Item): boolean {
  return item.kind === 'days' && item.isExcluded && item.bound === null && item.end <= hours.start
}

function asSuiting(item: Item, { text, start }: Judged): Item {
  if (item.kind === 'days') return { ...item, isExcluded: false, isSettled: true }
  if (item.kind !== 'hours') return item
  const { from, until } = item.hours
  const moment = from > 0 ? from : until
  const lead = foldText(text.slice(Math.max(0, item.start - start - longest_lead), item.start - start))
  const side = begins.test(lead) ? { from: moment, until: 24 * 60 } : { from: 0, until: moment }
  return { ...item, hours: { ...side, isExact: false }, isExcluded: false, isSettled: true }
}

const longest_lead = 18
const begins =
  /(?:^| )(?:after|from|at|nach|ab|um|apres|a partir de|des|a|despues de|a partir de las|a las|dopo|dalle|alle)(?: las| la| le| les)? $/

interface Condition {
  readonly only: PhraseMatcher
  readonly not: PhraseMatcher
}

const conditions: Readonly<Record<Language, Condition>> = {
  en: conditionOf('only ~4 if (we|you)', 'not|don t|never|won t|can t|doesn t'),
  de: conditionOf(
    'nur ~4 (wenn|falls) (wir|du|sie|ihr)|nur , (wenn|falls) (wir|du|sie|ihr)',
    'nicht|kein|keine',
  ),
  fr: conditionOf(
    '(seulement|uniquement) ~3 si (on|nous|vous|tu)|que si (on|nous|vous|tu)',
    'pas|jamais|plus',
  ),
  es: conditionOf('(solo|solamente) ~3 si', 'no|nunca'),
  it: conditionOf('(solo|soltanto|solamente) ~3 se', 'non|mai'),
}

function conditionOf(only: string, not: string): Condition {
  return { only: matchPhrases(only), not: matchPhrases(not) }
}
