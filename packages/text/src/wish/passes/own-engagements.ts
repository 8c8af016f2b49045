import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { asksToAttend } from '../cues/assent.ts'
import { saysAfterwards, saysSuitable, speaksOfOwnDay } from '../cues/occupied.ts'
import { saysArrival } from '../cues/travel.ts'
import { saysToJoin } from '../cues/own-meals.ts'
import { isEngaged } from '../cues/engagements.ts'
import type { Language } from '../../language.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { type DaysItem, type HoursItem, isOneDay, isTime, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSettled, withUnmeant } from '../items/settle.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'

/**
 * `Friday is open, I just have a call at 11`, `I have a call at 11 on Friday, could we meet?`: of the only day that a mail
 * names, the hour of what its writer has to do does not suit, and the rest does. Beside another day it is none of the
 * meeting. Not where the mail asks along, or names another hour.
 */
export function withOwnEngagements(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const times = judged.flatMap(({ items, unmeant }) => [...items, ...unmeant].filter(isTime))
  const [hours, ...others] = times.filter((item) => item.kind === 'hours')
  const days = times.filter((item) => item.kind === 'days')
  const one = judged.find(({ start, end }) => hours && hours.start >= start && hours.end <= end)
  if (!hours || !one || others.length > 0 || !isEngaged(clauseOf(one, hours, language), language))
    return judged
  const isShared = judged.some(({ folded }) => asksToAttend(folded, language) || saysToJoin(folded, language))
  if (isShared || !asksElsewhere(judged, one)) return judged
  const taken = takenBy(hours)
  if (isOneDayAlone(days)) return taken ? withTold(judged, days, new Map([[hours, taken]])) : judged
  const ofHour = [hours, ...days.filter(({ start, end }) => start >= one.start && end <= one.end)]
  return isOtherDay(days, ofHour)
    ? judged.map((sentence) => withUnmeant(sentence, (item) => ofHour.some((told) => told === item)))
    : judged
}

/**
 * `Tomorrow I'm in meetings until 3, can we speak after?`, `I land at 8 on Monday, from 10 on any time suits`: of the only
 * day that a mail names, the time behind what its writer has to do is meant.
 */
export function withTimesAfterOwn(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const times = judged.flatMap(({ items, unmeant }) => [...items, ...unmeant].filter(isTime))
  const days = times.filter((item) => item.kind === 'days')
  const [own, ...later] = times
    .filter((item) => item.kind === 'hours')
    .toSorted((item, other) => item.start - other.start)
  const one = judged.find(({ start, end }) => own && own.start >= start && own.end <= end)
  if (!own || !one || !isOneDayAlone(days)) return judged
  const clause = clauseOf(one, own, language)
  const isBusy = isEngaged(clause, language) || speaksOfOwnDay(clause, language)
  const until = own.hours.from === 0 && own.isPart !== true ? own.hours.until : 24 * 60
  const [from, ...more] = later
  if (from) {
    const isArrived = saysArrival(clause, language) && opensAt(from, momentOf(own.hours))
    const isFreed = isBusy && from.hours.from === until && opensAt(from, 0)
    if (more.length > 0 || !(isArrived || isFreed)) return judged
    return withTold(
      judged,
      days,
      new Map<Item, Item | null>([
        [own, null],
        [from, asSettled(from)],
      ]),
    )
  }
  if (until === 24 * 60 || !isBusy || !goesOnBehind(judged, one, own, language)) return judged
  const rest = { ...own, hours: { from: until, until: 24 * 60, isExact: false } }
  return withTold(judged, days, new Map([[own, asSettled({ ...rest, isExcluded: false, isGuessed: false })]]))
}

/** `From 10 on`, behind an hour before ten. */
function opensAt({ hours, isExcluded }: HoursItem, moment: number | null): boolean {
  const { from, until, isExact } = hours
  return moment !== null && !isExcluded && !isExact && until === 24 * 60 && from > moment
}

/** What stands behind the hours asks to meet then, or says that the writer is free. */
function goesOnBehind(
  judged: readonly Judged[],
  one: Judged,
  { end }: HoursItem,
  language: Language,
): boolean {
  return judged.some((sentence) => {
    if (sentence.start < one.start) return false
    const { text, start, folded, score, isQuestion } = sentence
    const behind = sentence === one ? foldSpelledOut(text.slice(end - start), language) : folded
    return saysAfterwards(behind, language) && (isQuestion || score > 0 || saysSuitable(behind, language))
  })
}

/** Days are meant, and hours are what is told of them; null where these are none of the meeting. */
function withTold(
  judged: readonly Judged[],
  days: readonly DaysItem[],
  hours: ReadonlyMap<Item, Item | null>,
): readonly Judged[] {
  const told = new Map<Item, Item | null>([...days.map((day) => [day, asOpen(day)] as const), ...hours])
  return judged.map((sentence) => {
    const named = [...sentence.items, ...sentence.unmeant].filter((item) => told.has(item))
    if (named.length === 0) return sentence
    const isLeft = (item: Item) => !told.has(item)
    const items = [...sentence.items.filter(isLeft), ...named.flatMap((item) => told.get(item) ?? [])]
    const gone = named.filter((item) => told.get(item) === null).map(asSettled)
    const starts = new Set(named.map(({ start }) => start))
    return {
      ...sentence,
      items: items.toSorted((item, other) => item.start - other.start),
      unmeant: [...sentence.unmeant.filter(isLeft), ...gone],
      unread: sentence.unread.filter(({ start }) => !starts.has(start)),
      own: [],
      isOwnDay: false,
      isAboutTime: true,
      isOffer: false,
      isMove: false,
    }
  })
}

/** What the writer has to do takes an hour, where no end is named. */
const usual_minutes = 60

function takenBy(item: HoursItem): HoursItem | null {
  const { from, until, isExact } = item.hours
  if (item.isPart === true || (!isExact && momentOf(item.hours) !== null)) return null
  const end = until > from ? until : from + usual_minutes
  const hours = { from, until: end, isExact: false }
  return { ...item, hours, isExcluded: true, isGuessed: false, isSettled: true }
}

function isOneDayAlone(days: readonly DaysItem[]): boolean {
  const [first] = days
  return (
    first !== undefined &&
    days.every((day) => isOneDay(day) && (isWantedDay(day) || day.bound === null) && isSame(day, first))
  )
}

function isOtherDay(days: readonly DaysItem[], ofHour: readonly Item[]): boolean {
  const [named, ...more] = days.filter((day) => ofHour.includes(day))
  const wanted = days.filter((day) => !ofHour.includes(day) && isWantedDay(day))
  return (
    named !== undefined && more.length === 0 && wanted.length > 0 && !wanted.some((day) => isSame(day, named))
  )
}

function isSame(one: DaysItem, other: DaysItem): boolean {
  const [day, named] = [one.days[0], other.days[0]]
  return day?.first === named?.first && day?.last === named?.last
}

function asOpen(item: Item): Item {
  return item.kind === 'days' ? asSettled({ ...item, isExcluded: false, isGuessed: false }) : item
}

/** Another sentence, or another clause of the same one, asks to meet. */
function asksElsewhere(judged: readonly Judged[], one: Judged): boolean {
  return judged.some(
    (sentence) =>
      !sentence.isErrand &&
      (sentence.score > 0 || sentence.isAboutTime || (sentence !== one && sentence.isQuestion)),
  )
}

function clauseOf({ text, start }: Judged, hours: HoursItem, language: Language): string {
  const [from, to] = [hours.start - start, hours.end - start]
  const ahead =
    text
      .slice(Math.max(0, from - longest_clause), from)
      .split(clause_ends)
      .at(-1) ?? ''
  const behind = text.slice(to, to + longest_clause).split(clause_ends)[0] ?? ''
  return foldSpelledOut(`${ahead}${text.slice(from, to)}${behind}`, language)
}

const longest_clause = 80
const clause_ends = /[,.;:!?()–—]|(?= (?:but|otherwise|aber|sonst|mais|sinon|pero|ma)(?!\p{L}))/u
