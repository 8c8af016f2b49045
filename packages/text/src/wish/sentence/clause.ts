import type { Item } from '../items/item.ts'
import {
  beginsDay,
  endsDay,
  endsLessons,
  finishesDay,
  getsFree,
  isFreeFrom,
  saysFree,
  saysOnly,
  saysSuitable,
  speaksOfDoing,
  speaksOfOwnDay,
} from '../cues/occupied.ts'
import { dayWithin, isAmong } from '../items/among-days.ts'
import { asksAlong, eatsWithOthers } from '../cues/own-meals.ts'
import { clauseWithoutEvents } from '../items/dated-events.ts'
import { endsMeeting } from '../cues/meeting-ends.ts'
import { matchPhrases } from '../cues/phrase-matcher.ts'
import { receives } from '../cues/receives.ts'
import { isUnavailable, saysCameUp, saysUnoccupied } from '../cues/unavailable.ts'
import { deniesLimit, isOfThing } from '../signs/denied-limits.ts'
import { isException, turnExceptions } from '../signs/exceptions.ts'
import { forgetClause, type Reader } from '../items/item-reader.ts'
import { type DaysItem, isExcludedTime, isWantedDay } from '../items/groups.ts'
import { isWeekend } from '../items/additions.ts'
import { asLeftOut } from '../items/sides.ts'
import { isOwnDayItem } from '../days/own-days.ts'
import { asSettled, settleEnd, settleFrom, settleOnlyHours, settleStretches } from '../items/settle.ts'
import {
  countMoments,
  endMeeting,
  endOnDay,
  hasMoment,
  laterOn,
  opensFirst,
  turnToBeginning,
  turnToEnds,
  turnToWorkday,
} from '../items/ends-of-work.ts'
import { filtered } from '../../literal-filter.ts'

/** What a clause says of times that do not suit is excluded. */
export function closeClause(reader: Reader, at: number): void {
  const { items, clauseStart, clauseFrom, language, limitAt } = reader
  const clause = clauseWithoutEvents(reader, at)
  const hasItems = items.length > clauseStart
  const hasHour = hasMoment(items, clauseStart)
  const isOver = countMoments(items, clauseStart) === 1 && endsMeeting(clause, language)
  const endsThen = hasHour && (isOver || endsDay(clause, language))
  const meal = ownMeal(reader, clause)
  // `But not before two`, `aber nicht vor 14 Uhr Zeit`: the word that denies has left them out already.
  const isLeftOut = items.slice(clauseStart).every((item) => isExcludedTime(item) && !isException(item))
  const isOut =
    hasItems &&
    !isLeftOut &&
    !endsThen &&
    (isUnavailable(clause, language) || deniesLimit(reader, clause) || meal === 'day')
  const isOwnDay = namesEveryWeek(items, clauseStart) && speaksOfOwnDay(clause, language)
  const isEnd = endsThen || (hasItems && !isOut && endsDay(clause, language))
  const isBoth =
    isEnd &&
    countMoments(items, clauseStart) === 2 &&
    (beginsDay(clause, language) || opensFirst(items, clauseStart))
  const isBeginning =
    hasHour && !isOut && !isEnd && beginsDay(clause, language) && !asks_if_fine.test(reader.textAt())
  const isTaken =
    !isOver && !reader.isFreeAfter && !reader.isStay && (isOut || isOwnDay || isEnd || isBeginning)
  // `I finish at six, and from then on whenever you like`
  const isFree = hasHour && !reader.isStay && isFreeFrom(clause, reader.textAt(), language)
  const isDoubtful =
    hasItems &&
    !isOver &&
    !isTaken &&
    !isFree &&
    !isChoice(reader) &&
    !reader.isFreeAfter &&
    (reader.isReasonAhead || meal !== null || speaksOfOwnDay(clause, language))
  // `No lectures but on Wednesday; could we meet on one of the other days?`: those are the ones that are left.
  const isOfRest = items.slice(0, clauseStart).some(isException)
  if (reader.isOfOthers && !isOfRest && !reader.isReason && leavesOutOthers(reader, clause))
    leaveOutOthers(reader)
  if (isDoubtful) reader.doubtful.push({ start: clauseFrom, end: at })
  // `I only work until noon` leaves open on which side of it the meeting shall be.
  if (
    hasHour &&
    saysSuitable(clause, language) &&
    speaksOfDoing(clause, language) &&
    !saysFree(clause, language)
  )
    reader.unread.push({ start: clauseFrom, end: at })
  if (hasHour && !reader.isStay && finishesDay(clause, language)) {
    if (isFree) turnToEnds(items, clauseStart, (from) => [from, 24 * 60])
    else reader.unread.push({ start: clauseFrom, end: at })
  }
  const isDated = items.slice(clauseStart).some(({ kind }) => kind === 'days')
  if (hasHour && !isTaken && (getsFree(clause, language) || (!isDated && endsLessons(clause, language))))
    turnToBeginning(items, clauseStart)
  if (reader.saysAlso) addWeekends(items, clauseStart)
  if (!isTaken && saysFree(clause, language)) settleEnd(items, clauseStart)
  if (!isTaken && saysUnoccupied(clause, language)) settleFrom(items, clauseStart)
  if (!isTaken && !reader.isUnavailable && receives(clause, language)) settleStretches(items, clauseStart)
  const isGivenUp = !endsThen && saysCameUp(clause, language)
  if (reader.isFreeAfter) settleFrom(items, clauseStart, 'hours')
  if (saysOnly(clause, language)) settleOnlyHours(reader)
  const conditioned = isOver ? dayOfCondition(reader) : null
  if (conditioned) endOnDay(items, clauseStart, conditioned)
  else if (isOver) endMeeting(reader, dayOfClause(reader) ?? dayOfReason(reader))
  if (isBoth && isTaken) turnToWorkday(items, clauseStart)
  else if (isEnd && isTaken)
    turnToEnds(items, clauseStart, (from) => [laterOn(items, clauseStart, from), 24 * 60])
  if (isBeginning && isTaken) turnToEnds(items, clauseStart, (from) => [0, from])
  if (reader.isBehindLast) dropClause(reader)
  else if (meal === 'open' || (isOut && isOfThing(reader, clause)))
    reader.unmeant.push(...items.splice(clauseStart))
  else if (!isOver && (reader.isUnavailable || isTaken)) leaveOutClause(reader)
  else if (reader.isReason) reader.unmeant.push(...items.splice(clauseStart))
  if (isGivenUp) settleFrom(items, clauseStart)
  if (limitAt) {
    const isDeed = before_deed.test(reader.textAt(limitAt.start, limitAt.end + longest_deed))
    const told = isDeed ? reader.events : reader.unread
    told.push(limitAt)
  }
  reader.clauseStart = items.length
  reader.clauseFrom = at
  reader.clause += 1
  forgetClause(reader)
}

/** `Do you mind if I arrive at half past eight?` */
const asks_if_fine = matchPhrases(
  [
    '(ok|okay|fine|alright|all right|possible|mind|recht|passt es|geht es|stort es sie|stort es dich|derange|va|importa|molesta|disturbo|va bene|disturba) ~2 (if|wenn|si|se)',
    '(can|could|shall|should|may|might) we ~1 (start|begin)',
    '(commence|commencons|commencer|empezamos|empezar|comenzamos|iniziamo|iniziare|cominciamo|cominciare|anfangen|beginnen|starten) ~9 ?|(konnen|konnten) wir ~9 (anfangen|beginnen|starten)',
    '(si|se) ~9 (disturbo|disturba|derange|molesto|molesta)',
  ].join('|'),
)

/** The day that a clause speaks of which begins with a word such as `when`: `or Friday, when it has to be over by ten`. */
function dayOfClause({ items, clauseStart, clauseFrom, textAt }: Reader): DaysItem | null {
  const last = items[clauseStart - 1]
  if (!last || !isWantedDay(last) || !isOwnDayItem(last) || clauseFrom - last.end > 1) return null
  return speaks_of_day.test(textAt(clauseFrom, clauseFrom + longest_relative)) ? last : null
}

/** The day to which a condition is tied: `Monday is possible, provided we are done by 11.30`. */
function dayOfCondition({ items, clauseStart, clauseFrom, textAt }: Reader): DaysItem | null {
  const last = items[clauseStart - 1]
  if (!last || !isWantedDay(last) || !isOwnDayItem(last) || clauseFrom - last.end > longest_front) return null
  return sets_condition.test(textAt(clauseFrom, clauseFrom + longest_front)) ? last : null
}

const sets_condition =
  /^[, ]*(?:as long as|so long as|provided|if|sofern|solange|wenn|vorausgesetzt|a condition|pourvu|du moment|siempre que|siempre y cuando|con tal|a condicion|mientras|purche|a patto|a condizione|basta)(?!\p{L})/u
const longest_front = 30

/** `On Friday I have the dentist, so it has to be over by four`: the day is not left out, but for its hours. */
function dayOfReason(reader: Reader): DaysItem | null {
  const { items, clauseStart, terms } = reader
  const place = items.findLastIndex((item) => item.kind === 'days')
  const day = items[place]
  const isReason =
    day?.kind === 'days' &&
    isOwnDayItem(day) &&
    terms.some(({ kind, start }) => (kind === 'so' || kind === 'conclusion') && start >= day.end)
  if (!isReason) return null
  items.splice(place, 1)
  reader.unmeant.push({ ...day, isSettled: true })
  if (place < clauseStart) reader.clauseStart -= 1
  return day
}

const speaks_of_day = /^[, ]*(?:when|where|wo|da|an dem|ou|cuando|en que|quando|in cui) /
const longest_relative = 12

/** What is done behind the last day says nothing of the days before it. */
function dropClause({ items, clauseStart, unmeant }: Reader): void {
  unmeant.push(...items.splice(clauseStart).map(asSettled))
}

/** `On Thursday we are having lunch with my in-laws`: a meal of the writer at its hours of a day, at a named time, or at none. */
function ownMeal(reader: Reader, clause: string): 'day' | 'open' | 'told' | null {
  const { items, clauseStart, language } = reader
  if (!eatsWithOthers(clause, language) || asksAlong(reader.textAt(), language)) return null
  const times = items.slice(clauseStart)
  const isDated = times.some((item) => isWantedDay(item) && isOwnDayItem(item))
  // `From 12 to 1 pm I eat with a client`
  if (!isDated) return times.some((item) => item.kind === 'hours' && item.isPart !== true) ? 'told' : 'open'
  return times.some((item) => item.kind === 'hours' && item.isPart === true) ? 'day' : 'told'
}

/** What the clause excepts suits, where it is behind what says that the others do not. */
function leaveOutClause(reader: Reader): void {
  const { items, clauseStart, clauseFrom, language } = reader
  const clause = items.slice(clauseStart)
  const out = clause.findIndex((item) => isExcludedTime(item) && !isException(item))
  const isOfIt =
    out > 0 &&
    !reader.isUnavailable &&
    !isUnavailable(reader.textAt(clauseFrom, clause[out]?.start), language)
  // `The 7th to the 11th, not the 8th, which is a holiday`: what makes it impossible is said of what is left out.
  if (isOfIt) return leaveOut(items, clauseStart + out)
  const within = dayWithin(reader, clause)
  if (within > 0) return leaveOut(items, clauseStart + within)
  const exception = clause.find(isException)
  if (!exception) return leaveOut(items, clauseStart)
  const isAhead =
    clause.every(isException) && cannot.test(reader.textAt(exception.end, exception.end + longest_cannot))
  if (isAhead || isUnavailable(reader.textAt(clauseFrom, exception.start), language))
    turnExceptions(items, clauseStart)
}

/** `Except on Thursday I cannot`, and not `except Thursday, I work` */
const cannot = filtered(
  /^ (?:i can(?:'?t|not)|we can(?:'?t|not)|(?:kann|konnen|geht|habe|bin) (?:ich|wir|es|gar|nicht|leider)|je (?:ne )?(?:peux|suis) pas|no (?:puedo|podemos|tengo)|non (?:posso|possiamo|ho|riesco))/,
)
const longest_cannot = 24

/** `Weekends are fine too`: they are among the days that suit, and not the only ones. */
function addWeekends(items: Item[], from: number): void {
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    if (item && isWantedDay(item) && isWeekend(item)) items[place] = { ...item, isAlso: true }
  }
}

/** `On Mondays I am in Leeds; the other days I can`, and not `Monday or Tuesday; the other days I am in Leeds`. */
function leavesOutOthers({ language, textAt, clauseFrom }: Reader, clause: string): boolean {
  if (isUnavailable(clause, language) || speaksOfOwnDay(clause, language)) return false
  // `I can on Tuesdays; the other days I serve customers`
  const before = textAt(0, clauseFrom)
  const isOffered = can_then.test(before) && !isUnavailable(before, language)
  if (isOffered && !saysFree(clause, language)) return false
  if (saysFree(clause, language) || !speaksOfDoing(clause, language)) return true
  return speaksOfDoing(before, language)
}

const can_then = filtered(
  /(?:^| )(?:i can|we can|i'm free|i am free|kann ich|ich kann|konnen wir|je peux|on peut|je suis libre|puedo|podemos|estoy libre|posso|possiamo|sono (?:libero|libera|disponibile))(?: |,|$)/,
)

function leaveOutOthers(reader: Reader): void {
  const { items, clauseStart } = reader
  if (items.some(({ kind }) => kind === 'days')) leaveOutDays(items, clauseStart)
  else reader.saysOthers = true
}

/** The clause leaves a choice, so its times are offered. */
export function isChoice(reader: Reader): boolean {
  const { isChoice: isOr, isChoiceOfDays, items, clauseStart } = reader
  return isOr || (isChoiceOfDays && hasMoment(items, clauseStart))
}

/** `before signing`, `prima di procedere` */
const before_deed =
  /^(?:before \p{L}{2,16}ing|avant de|avant d |prima di \p{L}{2,16}(?:are|ere|ire|rsi)|antes de \p{L}{2,16}(?:ar|er|ir|rse|rnos|rlo|rla))(?!\p{L})/u
const longest_deed = 20

/** `Mondays`, or `le lundi` as a habit. */
function namesEveryWeek(items: readonly Item[], from: number): boolean {
  return items.slice(from).some((item) => item.kind === 'days' && item.days.some(({ isEvery }) => isEvery))
}

function leaveOut(items: Item[], from: number): void {
  // `My mornings are taken until the 22nd` leaves out no day until then.
  if (items[from]?.kind === 'hours') {
    const place = items.findIndex((item, at) => at > from && item.kind === 'days' && item.bound === 'by')
    if (place > 0) items.splice(place, 1)
  }
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    // What a word behind it has left out stays the side that it is: `From Thursday I am on holiday`.
    if (item && item.isSettled !== true && !(item.kind === 'days' && item.isExcluded && item.bound !== null))
      items[place] = asLeftOut(item)
  }
}

/** `On Mondays and Wednesdays I have lectures; the other days I can`: the days before do not suit. */
function leaveOutDays(items: Item[], until: number): void {
  // `The 3rd to the 5th; the 4th is taken, the other days suit`
  const out = items.flatMap((item) => (item.kind === 'days' && item.isExcluded ? item.days : []))
  for (let place = 0; place < until; place += 1) {
    const item = items[place]
    if (item && isOwnDayItem(item) && !out.some((day) => isAmong(day, item.days)))
      items[place] = { ...item, isExcluded: true }
  }
}

/** `Fridays no`, `Mittwoch ausgenommen`: what stands right before is left out. False where no time stands there. */
export function leaveOutBehind(reader: Reader, at: number): boolean {
  const { items, terms } = reader
  const comma = terms.findLastIndex((term, place) => place < at && term.kind === 'mark' && term.mark === ',')
  const from = Math.max(reader.clauseFrom, terms[comma]?.end ?? 0)
  const first = items.findIndex(({ start }) => start >= from)
  const last = items.at(-1)
  const term = terms[at]
  if (first < 0 || !last || !term || term.start - last.end > most_words_between) return false
  leaveOut(items, first)
  // `Monday excluded` leaves no doubt.
  if (term.kind === 'left_out') settleFrom(items, first)
  return true
}

const most_words_between = 12
