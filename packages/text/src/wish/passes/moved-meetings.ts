import { dayOfBooked, hoursOfBooked } from './booked-meetings.ts'
import { movesThing, saysAgreed } from '../cues/moving-requests.ts'
import type { DayNumber } from '../days/day-number.ts'
import { type DayRange, dayRange } from '../days/day-range.ts'
import { type DaysItem, type HoursItem, isExcludedTime, isOneDay, isTime, spanOf } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isLeftOut, type Judged, type MailContext } from './judge-sentence.ts'
import { isOwnDayItem } from '../days/own-days.ts'
import { foldText } from '../terms/tokens.ts'
import { usual_minutes } from '../wish.ts'
import { asSettled, withUnmeant } from '../items/settle.ts'

type MovedBy = Item & { readonly kind: 'moved_by' }

/** The meeting as it was. */
interface Old {
  readonly day: DaysItem | null
  readonly hours: HoursItem | null
}

/** `Our call is on Friday at 9. Could we push it back by an hour?`: the day and the hour to which it moves. */
export function withMovedMeetings(judged: readonly Judged[], context: MailContext): readonly Judged[] {
  const place = judged.findIndex((one) => one.isMove && one.items.some(isMovedBy) && !movesThing(one.folded))
  const moved = place < 0 ? judged : moveAt(judged, place, context)
  return withOtherHours(moved.map(withoutAmounts), context.today)
}

/** `The film begins at 8, shall we meet half an hour before?` moves no meeting. */
function isOfEvent(one: Judged, by: MovedBy, before: Judged | undefined, { cues }: MailContext): boolean {
  const { folded } = one
  if (by.days !== 0 || by.isCompared !== true || !isBeside(one) || cues.moves.test(folded)) return false
  if (!cues.invites.test(folded) && !cues.meets.test(folded)) return false
  return ![one.folded, before?.folded ?? ''].some((told) => ours.test(told) || saysAgreed(told))
}

/** An amount before or after something that happens, and not only earlier or later. */
function isBeside(one: Judged | undefined): boolean {
  const by = one?.items.find(isMovedBy)
  return (
    by !== undefined &&
    one !== undefined &&
    beside.test(foldText(one.text.slice(by.start - one.start, by.end - one.start)))
  )
}

const beside =
  / (?:before|before that|beforehand|after|after that|afterwards|vorher|davor|zuvor|danach|avant|apres|antes|despues|prima|dopo)$/
const ours = /(?:^| )(?:our|unser\p{L}{0,3}|notre|nos|nuestr[oa]|nostr[oa])(?= )/u

function isMovedBy(item: Item): item is MovedBy {
  return item.kind === 'moved_by'
}

/** What moves nothing that the mail names stays unread, beside days or hours. */
function withoutAmounts(one: Judged): Judged {
  const amounts = one.items.filter(isMovedBy)
  if (amounts.length === 0) return one
  const items = one.items.filter((item) => !isMovedBy(item))
  const isTimed = one.isMove || items.some(isTime)
  return { ...one, items, unread: isTimed ? [...one.unread, ...amounts.map(spanOf)] : one.unread }
}

function moveAt(judged: readonly Judged[], place: number, context: MailContext): readonly Judged[] {
  const mover = judged[place]
  const by = mover?.items.find(isMovedBy)
  // `At nine, or an hour later` leaves a choice.
  if (!mover || !by || by.isChoice === true) return judged
  if (mover.items.some((item) => isGoal(item, by, mover)))
    return judged.map((one) => (one === mover ? { ...one, items: withGoal(one.items, by) } : one))
  const old = oldMeeting(judged, place, context)
  const newHour = by.days === 0 ? undefined : hourBehind(mover, by)
  const hours = newHour || judged.slice(place + 1).some(tellsHours) ? null : old.hours
  const moved = by.days === 0 ? movedHours(old, by, judged) : movedDay(old.day, hours, by, judged)
  if (!moved) return judged
  const isOld = (item: Item) => isOf(item, old) && item !== newHour && (by.days === 0 || !isLeftOut(item))
  return judged.map((one, at) => {
    if (at > place || (at < place && !one.items.some(isOld))) return one
    const left = withUnmeant(one, isOld)
    const items = left.items.filter((item) => item !== by && !isSameTime(item))
    if (at < place) return { ...left, items, isOffer: false, isOldTime: true }
    const told = { isAboutTime: true, isOwnDay: false, isOffer: false }
    const isMove = !isOfEvent(one, by, judged[place - 1], context)
    return { ...left, ...told, isMove, items: [...items, ...moved] }
  })
}

/** `A week later, again at 6`: the hour of the other day, and not that of the old one, `by a week the call of Friday at 6`. */
function hourBehind({ items }: Judged, by: MovedBy): HoursItem | undefined {
  const next = items.find((item) => item.start >= by.end && isTime(item))
  return next?.kind === 'hours' && next.hours.isExact && !next.isExcluded ? next : undefined
}

/** `By a week, to Tuesday the 16th`, `an hour later, at 4`: it says itself when that is. */
function isGoal(item: Item, by: MovedBy, { text, start }: Judged): boolean {
  if (item.start < by.end || (item.kind !== 'days' && item.kind !== 'hours') || item.isExcluded) return false
  if (item.kind === 'hours' && by.days !== 0) return false
  if (item.kind === 'days' ? !item.isTarget : !item.hours.isExact) return false
  const between = text.slice(by.end - start, item.start - start)
  if (item.clause !== by.clause || leads_to.test(between)) return true
  return between.length <= longest_lead && !/\d/.test(between)
}

const leads_to = /[^\p{L}](?:to|until|till|auf)(?: den| the)? $/u

const longest_lead = 12

/** The amount says nothing more, or how long the meeting lasts: `la réunion de deux heures à jeudi`. */
function withGoal(items: readonly Item[], by: MovedBy): Item[] {
  const { clause, start, end, minutes } = by
  const goal = items.findIndex((item) => item.start >= by.end && isTime(item))
  const isHour = items[goal]?.kind === 'hours'
  return items.flatMap((item, at): Item[] => {
    if (item === by)
      return by.mayBeLength && minutes > 0 ? [{ kind: 'length', minutes, clause, start, end }] : []
    return isHour && at < goal && item.kind === 'hours' ? [] : [item]
  })
}

/** When it was to be: by the sentence itself, by one before it, or by the subject. */
function oldMeeting(
  judged: readonly Judged[],
  place: number,
  { today, subjectItems, cues, booked }: MailContext,
): Old {
  const before = judged
    .slice(0, place)
    .toReversed()
    .filter(
      ({ folded, items }, back) =>
        cues.meets.test(folded) ||
        saysAgreed(folded) ||
        items.some(isLeftOut) ||
        (back === 0 && isBeside(judged[place])),
    )
  const all = [judged[place]?.items ?? [], ...before.map(({ items }) => items), subjectItems]
  const days = all.map((items) => items.filter((item) => isSingleDay(item, today)))
  const hours = all.map((items) => items.filter(isMoment))
  const [day, otherDay] = days.find(({ length }) => length > 0) ?? []
  const [hour, otherHour] = hours.find(({ length }) => length > 0) ?? []
  return {
    day:
      day && isOwnDayItem(day) && !isOther(day, otherDay) ? day : !day && booked ? dayOfBooked(booked) : null,
    hours: hour?.kind === 'hours' && !otherHour ? hour : !hour && booked ? hoursOfBooked(booked) : null,
  }
}

function isOther(day: DaysItem, other: Item | undefined): boolean {
  return other?.kind === 'days' && other.days[0]?.first !== day.days[0]?.first
}

function isSingleDay(item: Item, today: DayNumber): boolean {
  return isOneDay(item) && item.bound === null && item.days.every(({ first }) => first >= today)
}

function isMoment(item: Item): boolean {
  return item.kind === 'hours' && item.hours.isExact
}

function isSameTime(item: Item): boolean {
  return item.kind === 'same_hour'
}

function isOf(item: Item, { day, hours }: Old): boolean {
  if (item.kind === 'hours') return hours !== null && isMoment(item) && item.hours.from === hours.hours.from
  return (
    item.kind === 'days' &&
    day !== null &&
    item.bound === null &&
    item.days.length === 1 &&
    item.days[0]?.first === day.days[0]?.first
  )
}

function tellsHours({ isAboutTime, items }: Judged): boolean {
  return isAboutTime && items.some((item) => item.kind === 'hours' && !item.isExcluded)
}

/** The same day, at another hour; null where the mail does not name both. */
function movedHours({ day, hours }: Old, by: MovedBy, judged: readonly Judged[]): Item[] | null {
  if (!day || !hours) return null
  const from = hours.hours.from + by.minutes
  if (from < 0 || from >= 24 * 60) return null
  return [dayAt(day, 0, by), hoursAt(hours, by.minutes, by, judged)]
}

function movedDay(
  day: DaysItem | null,
  hours: HoursItem | null,
  by: MovedBy,
  judged: readonly Judged[],
): Item[] | null {
  if (!day) return null
  return [dayAt(day, by.days, by), ...(hours ? [hoursAt(hours, 0, by, judged)] : [])]
}

function dayAt({ days }: DaysItem, behind: number, { clause, start, end }: MovedBy): Item {
  const moved = days.map(({ first }): DayRange => dayRange(first + behind, first + behind, {}))
  return {
    kind: 'days',
    days: moved,
    isExcluded: false,
    bound: null,
    isTarget: true,
    isSettled: true,
    clause,
    start,
    end,
  }
}

function hoursAt(
  { hours }: HoursItem,
  later: number,
  { clause, start, end }: MovedBy,
  judged: readonly Judged[],
): Item {
  const length = judged.flatMap(({ items }) => items).find((item) => item.kind === 'length')
  const minutes = length?.kind === 'length' ? length.minutes : usual_minutes
  const from = hours.from + later
  const until = Math.min(hours.until > hours.from ? hours.until + later : from + minutes, 24 * 60)
  return {
    kind: 'hours',
    hours: { from, until, isExact: false },
    isExcluded: false,
    isSettled: true,
    clause,
    start,
    end,
  }
}

/** `Tomorrow at 10 I cannot. Could we do 4 pm?`, `11 or 3 would suit`, `any time from 5`: the day stays. */
function withOtherHours(judged: readonly Judged[], today: DayNumber): readonly Judged[] {
  const place = judged.findIndex(
    (one, at) =>
      asksForHour(one) &&
      judged[at - 1]?.isQuestion === false &&
      isLostMoment(judged[at - 1]?.items ?? [], today),
  )
  const [lost, asked] = [judged[place - 1], judged[place]]
  const day = lost?.items.find(isOwnDayItem)
  const hour = asked?.items.find(isTime)
  if (!lost || !asked || !day || !hour) return judged
  const { start, end, clause } = hour
  const stays: Item = {
    ...day,
    isExcluded: false,
    isTarget: true,
    isSettled: true,
    start,
    end,
    clause,
    days: day.days.map((one) => ({ ...one, weekday: null })),
  }
  return judged.map((one) => {
    if (one === lost) return { ...withUnmeant(one, () => true), isOldTime: true }
    return one === asked ? { ...one, items: [stays, ...one.items.map(asSettled)], isMove: true } : one
  })
}

function asksForHour({ isQuestion, isAboutTime, isDeclined, score, items }: Judged): boolean {
  const times = items.filter(isTime)
  return (
    isAboutTime &&
    !isDeclined &&
    (score > 0 || !isQuestion) &&
    times.length > 0 &&
    times.every((item) => item.kind === 'hours' && item.isPart !== true && !isLeftOut(item))
  )
}

/** A day and its hour at which the writer cannot, and nothing else. */
function isLostMoment(items: readonly Item[], today: DayNumber): boolean {
  const times = items.filter(isTime)
  const [day, hour] = times[0]?.kind === 'hours' ? times.toReversed() : times
  if (!day || !hour || times.length > 2) return false
  return isSingleDay(day, today) && isMoment(hour) && isSurelyOut(day) && isSurelyOut(hour)
}

function isSurelyOut(item: Item): boolean {
  return isExcludedTime(item) && item.isGuessed !== true
}
