import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { saysAgreed } from '../cues/moving-requests.ts'
import { wasToMeet } from '../cues/old-times.ts'
import { type DayNumber, dayNumberOf, days_per_week, mondayOf, weekdayOf } from '../days/day-number.ts'
import { dayRange } from '../days/day-range.ts'
import {
  type DaysItem,
  type HoursItem,
  isOneDay,
  isTime,
  isWantedDay,
  isWantedTime,
  type TimeItem,
  unnamedDay,
} from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isLeftOut, type Judged, type MailContext } from './judge-sentence.ts'
import { foldText } from '../terms/tokens.ts'
import { asSettled, withUnmeant } from '../items/settle.ts'

/**
 * `Could we move Tuesday's call at 3 to Thursday?`, `our call tomorrow at 9 to the afternoon?`: the day and the hour
 * before a word such as `to` are those of the meeting as it was.
 */
export function withoutOldTimes(
  judged: readonly Judged[],
  { language, today, booked, subjectItems }: MailContext,
): readonly Judged[] {
  let agreed: DaysItem | undefined
  const isDated = [...judged.flatMap(({ items, unmeant }) => [...items, ...unmeant]), ...subjectItems].some(
    ({ kind }) => kind === 'days',
  )
  const oldDay = isDated ? null : booked ? dayNumberOf(booked.date) : today
  return judged.map((one, place) => {
    if (!one.isMove && wasAgreed(one, judged.slice(place + 1), language)) {
      agreed = one.items.find((item) => item.kind === 'days')
      return withoutTimes(one)
    }
    const old = agreed
    if (!one.isMove) return old ? { ...one, items: one.items.map((item) => behind(item, old)) } : one
    return judged.slice(place + 1, place + 3).some(asksForDay) && namesOldAlone(one)
      ? withoutTimes(one)
      : onOldDay(
          withNewTimes({ ...one, items: one.items.map((item) => endOfWeekdays(item, today)) }, language),
          oldDay,
        )
  })
}

/** `Could we push our 2 o'clock to 4?`: without a day it is that of the meeting in the calendar, or today. */
function onOldDay(one: Judged, day: DayNumber | null): Judged {
  const [hour, other] = one.items.filter(isTime)
  if (day === null || !hour || other || !isHour(hour) || !hour.hours.isExact) return one
  return { ...one, items: [{ ...unnamedDay(day, hour), isTarget: true }, ...one.items] }
}

/** `From Friday to Thursday` goes to the Thursday of the same week, where that one is to come. */
function endOfWeekdays(item: Item, today: DayNumber): Item {
  const [range, other] = item.kind === 'days' ? item.days : []
  if (item.kind !== 'days' || item.isSpan !== true || range?.weekday == null || other) return item
  const day = range.last - days_per_week
  if (day <= today || day >= range.first || mondayOf(day) !== mondayOf(range.first)) return item
  return { ...item, isSpan: false, isTarget: true, days: [dayRange(day, day, {})] }
}

/**
 * `We had agreed on 30 June at 8. Could you come on 1 or 2 July instead?`, `On Wednesday at 5, when you were to come, I am
 * away. Would Thursday suit?`
 */
function wasAgreed(one: Judged, behind: readonly Judged[], language: Language): boolean {
  if (one.isQuestion || one.score > 0 || !isOfOneDay(one.items.filter(isTime).map(asWanted))) return false
  const next = behind.slice(0, longest_way).filter(asksForDay)
  if (wasToMeet(one.folded, language)) return next.some(({ isQuestion }) => isQuestion)
  return saysAgreed(one.folded) && next.some(({ folded }) => instead.test(folded))
}

function asWanted(item: TimeItem): TimeItem {
  return { ...item, isExcluded: false }
}

/** In sentences. */
const longest_way = 3
const instead =
  /(?<!\p{L})(?:instead|stattdessen|statt dessen|lieber|a la place|plutot|en su lugar|en cambio|mejor|invece|al suo posto|piuttosto)(?!\p{L})/u

/** `I have to move our call on Thursday afternoon. Would Friday work?` */
function namesOldAlone({ text, start, items, isQuestion }: Judged): boolean {
  const times = items.filter(isWantedTime)
  const [day] = times
  if (isQuestion || !day || !isOfOneDay(times)) return false
  const before = foldText(text.slice(Math.max(0, day.start - start - longest_name), day.start - start))
  return ours.test(before.split(clause_mark).at(-1) ?? '')
}

/** A day, and its hour perhaps. */
function isOfOneDay(times: readonly Item[]): boolean {
  const [day] = times
  if (!day || !isLeft(day) || times.length > 2) return false
  return times.every((item) => item === day || isHour(item) || isPart(item))
}

const longest_name = 36
const clause_mark = /[,;:()]/
const ours =
  /(?:^|[^\p{L}])(?:our|your|unser\p{L}{0,3}|ihr\p{L}{0,2}|dein\p{L}{0,2}|notre|votre|ton|ta|nuestr[oa]|su|tu|nostr[oa]|vostr[oa]|su[oa]|tu[oa]) /u

/** A sentence behind it names the days for another one. */
function asksForDay(one: Judged): boolean {
  return !one.isMove && !one.isDeclined && one.items.some((item) => isWantedDay(item))
}

function withoutTimes(one: Judged): Judged {
  return { ...withUnmeant(one, isTime), isOffer: false, isOldTime: true }
}

function withNewTimes(one: Judged, language: Language): Judged {
  const before = timesBehindGoal(one) ?? timesBeforeDay(one, language) ?? timesBeforeAnother(one)
  const old = before ?? one.items.filter((_, place) => isOldHour(one, place, language))
  const left = before?.find(isLeft)
  const isForward = forward[language].test(one.folded)
  const items = one.items
    .filter((item) => !old.includes(item))
    .map((item, place, all) => {
      if (left) return asSettled(isForward ? item : behind(item, left))
      return isFromTo(one, item, all[place - 1]) ? toEnd(item) : item
    })
  if (old.length === 0) return { ...one, items }
  const isOffer = one.isOffer && items.some((item) => item.kind === 'hours' && item.hours.isExact)
  return { ...one, items, unmeant: [...one.unmeant, ...old.map(asSettled)], isOffer }
}

/** `Could we bring forward to tomorrow our meeting on Friday?`: the day behind the goal is that of the meeting as it was. */
function timesBehindGoal({ items, text, start }: Judged): TimeItem[] | null {
  const [goal, old, more] = items.filter(isTime)
  if (!goal || !old || !isWantedDay(goal) || !goal.isTarget || !isLeftBehind(old)) return null
  if (more && !isHour(more)) return null
  const between = foldText(text.slice(goal.end - start, old.start - start))
  return names_old.test(between) ? [old, ...(more ? [more] : [])] : null
}

function isLeftBehind(item: Item): boolean {
  return isOneDay(item) && !item.isExcluded && item.isJoined !== true && item.bound === null
}

const names_old =
  /^ (?:(?:our|my|your|the|unser\p{L}{0,3}|mein\p{L}{0,3}|notre|mon|ma|votre|nuestr[oa]|mi|la|el|il|lo|l'|nostr[oa]|mi[oa]) ?){1,2}\p{L}{3,16} (?:of|on|from|am|vom|de|du|del|di) (?:the |this |le |este |questo )?$/u

/** A day, and its hour perhaps, before the day to which the meeting moves. */
function timesBeforeDay(one: Judged, language: Language): TimeItem[] | null {
  const times = one.items.filter(isTime)
  const goal = times.findIndex(
    (item, place) => place > 0 && isNewDay(item, times[place + 1]) && isLedTo(item, one, language),
  )
  const named = times.slice(goal)
  const ahead = times.slice(0, goal)
  const left = ahead.find(isLeft)
  // `Lo nuestro de las 10 al viernes`
  if (goal === 1 && ahead.every((item) => isHour(item) && item.hours.until === 24 * 60)) return ahead
  // Lunch on Monday is lunch on another day.
  const before = ahead.filter((item) => !left || item.start >= left.start || isHour(item))
  if (
    goal < 1 ||
    !left ||
    !before.every((item) => item === left || isHour(item) || isPart(item)) ||
    before.length > 2
  )
    return null
  return named.some(isLeftOut) ? null : before
}

/** `Thursday's lesson to another day`: the day that is named is the old one. */
function timesBeforeAnother({ folded, items }: Judged): TimeItem[] | null {
  const times = items.filter(isTime)
  const isOld = times.length > 0 && times.length <= 2 && times.some(isLeft)
  return isOld && times.every((item) => isLeft(item) || isHour(item)) && to_another.test(folded)
    ? times
    : null
}

const to_another =
  /(?:^| )(?:(?:to|for) (?:another|some other|a different) (?:day|date|time|slot)|auf (?:einen anderen (?:tag|termin)|ein anderes datum|eine andere zeit)|a un(?:e)? autre (?:jour|date|moment|creneau)|(?:a|para) (?:otro (?:dia|momento)|otra (?:fecha|hora))|(?:a|ad) un(?:'| )?altr[oa] (?:giorno|data|momento|orario))(?!\p{L})/u

/** Or a part of one: `an afternoon the same week`. */
function isNewDay(item: Item, next: Item | undefined): boolean {
  if (item.kind === 'hours') return item.isPart === true && next !== undefined && isWantedDay(next)
  return isWantedDay(item)
}

/** A day from which a meeting may move. */
function isLeft(item: Item): item is DaysItem {
  if (!isOneDay(item) || item.isExcluded || item.isTarget || item.isChoice === true) return false
  return item.bound === null || item.bound === 'from'
}

/** Or open, as in `from Monday at 10`. */
function isHour(item: Item): item is HoursItem {
  if (item.kind !== 'hours' || item.isPart === true || item.isExcluded) return false
  return item.hours.isExact || item.hours.until === 24 * 60
}

/** `Our call on Thursday afternoon` */
function isPart(item: Item): boolean {
  return item.kind === 'hours' && item.isPart === true && !item.isExcluded
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
  // `A la tarde` has such a word itself.
  const named = text.slice(item.start - start, item.end - start)
  const from = item.start - start + (item.kind === 'hours' ? named.lastIndexOf(' ') + 1 : 0)
  const lead = text.slice(Math.max(0, from - longest_lead), from)
  return leads_to_day[language].test(foldText(lead))
}

const longest_lead = 12

const leads_to_day: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:to|until|till|for) (?:the |an? |some )?$/,
  de: /(?:^| )auf (?:den |einen |nachsten |kommenden )?$/,
  fr: /(?:^| )(?:a|au) (?:le |une? |l')?$/,
  es: /(?:^| )(?:al|a el|a la|a una|para el|para la|a|para) $/,
  it: /(?:^| )(?:al|a|all'|a un|a una) ?$/,
}

/**
 * A single hour, or a part of the day, right before another time of the same day, to which a word such as 'to' leads. The
 * day may stand between: `our 3 o'clock on Thursday to 4`.
 */
function isOldHour({ items, text, start }: Judged, place: number, language: Language): boolean {
  const [day, item, next] = [items[place - 1], items[place], items[place + 1]]
  if (!item || !(isHour(item) || isPart(item)) || !next) return false
  const [between, goal] = isLeft(next) && !next.isJoined ? [next, items[place + 2]] : [item, next]
  if (goal?.kind !== 'hours' || goal.isExcluded || goal.isJoined === true) return false
  if (item.clause !== goal.clause || (day?.kind === 'days' && day.isTarget)) return false
  return leads_to_hour[language].test(foldText(text.slice(between.end - start, goal.end - start)))
}

const leads_to_hour: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:to|into) /,
  de: /(?:^| )(?:auf|in) /,
  fr: /(?:^| )(?:a|au|en|vers) /,
  es: /(?:^| )(?:a|para|por) /,
  it: /(?:^| )(?:a|al|alla|alle|nel) /,
}

/** `Our call on Tuesday from 9 to 11`, and not `to Tuesday, from 9 to 11`. */
function isFromTo({ text, start }: Judged, item: Item, day: Item | undefined): item is HoursItem {
  if (item.kind !== 'hours' || !item.hours.isExact || item.hours.until <= item.hours.from) return false
  if (item.isExcluded || (day && !isOwnDay(day))) return false
  return (
    from_to.test(foldText(text.slice(item.start - start, item.end - start))) &&
    leads_from.test(foldText(text.slice(Math.max(0, item.start - start - longest_from), item.start - start)))
  )
}

/** That of the meeting as it was. */
function isOwnDay(day: Item): boolean {
  return day.kind === 'days' && !day.isTarget && !day.isExcluded && day.isJoined !== true
}

const from_to = / (?:to|a|alle|a las) /
/** `From 9 to 11`, `our 2 o'clock to 4`, `notre 14 h à 16 h`, `spostiamo le 14 alle 16` */
const leads_from =
  /(?:^| )(?:from|our|my|your|the|today's|tomorrow's|de|de las|notre|votre|mon|ton|le|dalle|delle) ?$/
const longest_from = 12

function toEnd(item: HoursItem): HoursItem {
  const { from, until } = item.hours
  // `From 10 to 9` moves the meeting by an hour, and not into the evening.
  const isEarlier =
    item.hasHalf !== true &&
    from >= 9 * 60 &&
    from < 13 * 60 &&
    until - 12 * 60 > 6 * 60 &&
    until - 12 * 60 < from
  const to = isEarlier ? until - 12 * 60 : until
  return { ...item, hours: { from: to, until: to, isExact: true } }
}

/** To an earlier day. */
const forward: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('bring ~6 forward|earlier|sooner'),
  de: matchPhrases('vorziehen|vorverlegen|vorverlegt|vorgezogen|fruher|nach vorne'),
  fr: matchPhrases('avancer|avance*|anticiper|plus tot'),
  es: matchPhrases('adelant*|anticip*|antes'),
  it: matchPhrases('anticip*|prima'),
}
