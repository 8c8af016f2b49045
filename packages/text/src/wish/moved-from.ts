import type { Language } from '../language.ts'
import { matchPhrases, type PhraseMatcher } from './cues/phrase-matcher.ts'
import { mondayOf, weekdayOf } from './day-number.ts'
import { type DaysItem, isOneDay, isTime, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import { isLeftOut, type Judged } from './judge-sentence.ts'
import { foldText } from './tokens.ts'
import { asSettled } from './settle.ts'

/** `Could we move Tuesday's call at 3 to Thursday?`: the day before the word such as `to` is given up; and its hour. */
export function withoutDaysMovedFrom(judged: readonly Judged[], language: Language): readonly Judged[] {
  return judged.map((one) => (one.isMove ? withNewDays(one, language) : one))
}

function withNewDays(one: Judged, language: Language): Judged {
  const times = one.items.filter(isTime)
  const goal = times.findIndex(
    (item, place) => place > 0 && isWantedDay(item) && isLedTo(item, one, language),
  )
  const [before, named] = [times.slice(0, goal), times.slice(goal)]
  const old = before.find(isLeft)
  if (goal < 1 || !old || !before.every((item) => item === old || isHour(item)) || before.length > 2)
    return one
  if (one.items.some(({ kind }) => kind === 'same_hour') || named.some(isLeftOut)) return one
  const isForward = forward[language].test(one.folded)
  const items = one.items
    .filter((item) => !before.includes(item))
    .map((item) => ({ ...(isForward ? item : behind(item, old)), isSettled: true }))
  const isOffer = one.isOffer && items.some((item) => item.kind === 'hours' && item.hours.isExact)
  const unmeant = [...one.unmeant, ...before.map(asSettled)]
  return { ...one, items, unmeant, isOffer }
}

/** A day from which a meeting may move. */
function isLeft(item: Item): item is DaysItem {
  if (!isOneDay(item) || item.isExcluded || item.isTarget || item.isChoice === true) return false
  return item.bound === null || item.bound === 'from'
}

/** Or open, as in `from Monday at 10`. */
function isHour(item: Item): boolean {
  if (item.kind !== 'hours' || item.isPart === true || item.isExcluded) return false
  return item.hours.isExact || item.hours.until === 24 * 60
}

/** A weekday before the old day is that of the old day's week. */
function behind(item: Item, old: DaysItem): Item {
  const first = old.days[0]?.first ?? 0
  if (!isWantedDay(item) || !item.days.every((day) => day.weekday !== null && day.first === day.last))
    return item
  const days = item.days.map((day) => {
    if (day.first >= first) return day
    const moved = mondayOf(first) + weekdayOf(day.first) - 1
    return { ...day, first: moved, last: moved, weekday: null }
  })
  return { ...item, days }
}

function isLedTo(item: Item, { text, start }: Judged, language: Language): boolean {
  if (item.isChoice === true) return false
  const lead = text.slice(Math.max(0, item.start - start - longest_lead), item.start - start)
  return leads_to[language].test(foldText(lead))
}

const longest_lead = 12

const leads_to: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:to|until|till) (?:the )?$/,
  de: /(?:^| )auf (?:den |nachsten |kommenden )?$/,
  fr: /(?:^| )(?:a|au) (?:le )?$/,
  es: /(?:^| )(?:al|a el|para el|a|para) $/,
  it: /(?:^| )(?:al|a|all') ?$/,
}

/** To an earlier day. */
const forward: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('bring ~6 forward|earlier|sooner'),
  de: matchPhrases('vorziehen|vorverlegen|vorverlegt|vorgezogen|fruher|nach vorne'),
  fr: matchPhrases('avancer|avance*|anticiper|plus tot'),
  es: matchPhrases('adelant*|anticip*|antes'),
  it: matchPhrases('anticip*|prima'),
}
