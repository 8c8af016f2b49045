import { addItem } from '../items/add-item.ts'
import { addAfterHours, addBeforeHours } from '../hours/beside-hours.ts'
import { addBetweenHours } from '../hours/between-hours.ts'
import { denies } from '../cues/negation.ts'
import { endsDay } from '../cues/occupied.ts'
import { isUnavailable } from '../cues/unavailable.ts'
import { dayRange } from '../days/day-range.ts'
import { closeClause } from '../sentence/clause.ts'
import { concludesBehind } from './conclusions.ts'
import { freeAfterHours, isBusyThen, leaveOutNamedHours } from '../hours/free-after.ts'
import { isWantedDay } from '../items/groups.ts'
import { longest_clause } from '../items/item.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'
import { latest, readEarliest, readLastDay, turnsLast } from './limits-behind.ts'
import { readDays } from '../days/read-days.ts'
import { endsClause, isOccupied, mayNameEvent } from './signs-behind.ts'
import {
  turnToAfter,
  turnToBefore,
  turnToEarlier,
  turnToBetween,
  turnToFrom,
  turnToFromThen,
  turnToLater,
} from './turns.ts'
import { mayLimitByEvent } from './open-limits.ts'
import type { Span } from '../../sentences.ts'
import type { Term } from '../terms/term.ts'

const visits =
  /(?<!\p{L})(?:come|comes|coming|drop|dropping|stop|stopping|swing|swinging|pop|popping|pass|passing)\s+$/u

/** `Can I come by on Friday?` speaks of a visit on that day. */
function comesBy(reader: Reader, { start, end }: Term): boolean {
  return (
    reader.language === 'en' &&
    reader.textAt(start, end) === 'by' &&
    visits.test(reader.textAt(Math.max(0, start - longest_visit), start))
  )
}

const longest_visit = 12

/** A word that says before, after or between which times the meeting lies; null for any other word. */
export function readLimitSign(reader: Reader, at: number): number | null {
  const term = reader.terms[at]
  switch (term?.kind) {
    case 'after':
    case 'from':
    case 'before':
    case 'by':
      if (term.kind === 'by' && (turnsLast(reader, at) || comesBy(reader, term))) break
      if (term.kind === 'before' && reader.language !== 'de' && endsClause(reader, at + 1)) {
        beforeThat(reader, at)
        break
      }
      if (term.kind === 'before' && repeatsFirst(reader, term)) break
      if (term.kind === 'after' && isBareAfter(reader, at)) {
        addAfterHours(reader, at)
        break
      }
      if (returns.test(reader.textAt(term.start, term.end))) closeClause(reader, term.start)
      if (term.kind === 'from' && reader.terms[at + 1]?.kind === 'same_day') mayBeginFromThen(reader, at)
      reader.bound = term.kind
      if (term.kind === 'by') {
        const hour = hourOfEvent(reader, at)
        if (hour !== null) return hour
      }
      reader.isLast = term.kind === 'by' && latest.test(reader.textAt(term.start, term.end))
      if (!endsClause(reader, at + 1) && mayLimitByEvent(reader, term))
        reader.limitAt = { start: term.start, end: term.end }
      if (term.kind === 'before' && mayNameEvent(reader, term)) reader.lastBefore = term.end
      break
    case 'last_day':
      return readLastDay(reader, at)
    case 'earliest':
      return readEarliest(reader, at)
    case 'from_then':
    case 'after_that':
      // `Until Friday, as the office needs two weeks after that`
      if (reader.isReason) break
      if (term.kind === 'from_then') {
        mayBeginFromThen(reader, at)
        turnToFromThen(reader.items)
      }
      readAfterThat(reader, at)
      break
    case 'other_times':
      leaveOutNamedHours(reader, at)
      break
    case 'before_event':
      reader.events.push({ start: term.start, end: term.end })
      forgetSigns(reader)
      reader.eventFrom = term.end
      break
    case 'between_them':
      if (!addBetweenHours(reader, at)) turnToBetween(reader.items)
      break
    case 'between':
      reader.isBetween = true
      break
    case 'onwards':
      turnToFrom(reader.items)
      break
    case 'before_that':
      if (concludesBehind(reader) && turnToEarlier(reader.items)) break
      if (!isDeniedBefore(reader, term)) beforeThat(reader, at)
      break
    case 'since': {
      const next = skipPast(reader, at)
      if (next > at + 1) return next
      giveReason(reader, term.start)
      break
    }
    default:
      return null
  }
  return at + 1
}

/** `All of Thursday until my train at 4`: where the hour is said of what ends the time; null where none is. */
function hourOfEvent({ terms, textAt }: Reader, at: number): number | null {
  const [term, noun] = [terms[at], terms[at + 1]]
  if (!term || !noun || !until.test(textAt(term.start, term.end))) return null
  if (!own_event.test(textAt(noun.start, noun.end))) return null
  const words = terms
    .slice(at + 1, at + 1 + longest_event)
    .findIndex(({ kind }) => kind !== 'word' && kind !== 'next')
  const end = at + 1 + words
  const isHour =
    terms[end]?.kind === 'at' && /^(?:number|clock|half|quarter)$/.test(terms[end + 1]?.kind ?? '')
  return words > 1 && isHour ? end : null
}

const until = /^(?:until|till|til|bis|jusqu|hasta|fino)/
const own_event =
  /^(?:my|our|zu|zum|zur|mein|meinem|meiner|unser|unserem|unserer|mon|ma|notre|mi|nuestro|nuestra|mio|mia|nostro|nostra)$/
/** `Until my next doctor's appointment at 4`, with the word before the hour. */
const longest_event = 6

/** `From five on, before I have the children`, `a partir de las cinco, que antes tengo a los niños`: says why not earlier. */
function repeatsFirst({ items, textAt }: Reader, { start, end }: Term): boolean {
  const last = items.at(-1)
  const isFrom = last?.kind === 'hours' && !last.isExcluded && last.hours.until === 24 * 60
  return isFrom && /^(?:antes|prima)$/.test(textAt(start, end))
}

/** `Could we talk after?`, and not `after, from half past two` */
function isBareAfter({ terms, textAt }: Reader, at: number): boolean {
  const [term, behind] = [terms[at], terms[at + 1]]
  if (!term || !bare_after.test(textAt(term.start, term.end))) return false
  return behind === undefined || (behind.kind === 'mark' && /^[.!?;]$/.test(behind.mark))
}

const bare_after = /^(?:after|apres|despues|dopo)$/

/** `And from then on …`, `from that day …`: a sentence that begins so goes on from the day of the one before. */
function mayBeginFromThen(reader: Reader, at: number): void {
  if (reader.terms.slice(0, at).every(({ kind }) => kind === 'and' || kind === 'any'))
    reader.beginsFromThen = true
}

/** `In class until 2, free after that`, `away until Thursday, any time after that` */
function readAfterThat(reader: Reader, at: number): void {
  const { start = 0, end = 0 } = reader.terms[at] ?? {}
  if (freeAfterHours(reader, at)) return
  const said = reader.textAt(end, end + longest_clause)
  const isOut = isUnavailable(said, reader.language)
  if ((isOut || isBusyThen(said, reader.language)) && readBehindLast(reader, start)) return
  const isBusy = isOut || endsDay(said, reader.language)
  if (!isBusy && isOccupied(reader, start) && turnToLater(reader.items)) reader.isFreeAfter = true
  else if (rest_of_day.test(reader.textAt(start, end)) || !turnToAfter(reader.items))
    addAfterHours(reader, at)
}

/** `By the 18th at the latest, after that we are closed until January` */
function readBehindLast(reader: Reader, at: number): boolean {
  if (!reader.items.some((item) => item.kind === 'days' && item.isLast === true)) return false
  closeClause(reader, at)
  reader.isBehindLast = true
  return true
}

const rest_of_day = /rest|remainder|queda/

/** `In the week of 1 February, we won't have the figures before then`: nothing is wished for before that. */
function isDeniedBefore({ items, clauseStart, textAt, language }: Reader, { start, end }: Span): boolean {
  if (items.length > clauseStart || !items.some(isWantedDay)) return false
  const said = textAt(Math.max(items.at(-1)?.end ?? 0, start - longest_clause), end + longest_clause)
  return said.startsWith(',') && denies(said, language)
}

/** Before the day that the sentence named, or the one before it: `The board meets on the 5th. Could we talk before that?` */
function beforeThat(reader: Reader, at: number): void {
  const last = reader.items.findLast(({ kind }) => kind === 'hours')
  const isFrom = last?.kind === 'hours' && !last.isExcluded && last.hours.from > 0
  // `After two, I'm on the train before that`
  if (isFrom && last.hours.until === 24 * 60 && !concludesBehind(reader)) return
  if (addBeforeHours(reader, at)) return
  if (isBehindWeekday(reader, at)) return
  if (reader.items.some(({ kind }) => kind === 'days'))
    return turnToBefore(reader.items, reader.terms[at - 1]?.kind === 'or')
  const { today } = reader.days
  const days = [{ ...dayRange(today, today, {}), daysBehind: 0 }]
  addItem(reader, at, at + 1, {
    kind: 'days',
    days,
    isExcluded: false,
    bound: 'before',
    isTarget: false,
    isBeforeThat: true,
  })
}

/** `On a Saturday or Sunday before that`: the weekday is no day that it comes before, and the coming one is before it. */
function isBehindWeekday({ terms, items, textAt }: Reader, at: number): boolean {
  const item = items.at(-1)
  if (item?.kind !== 'days' || item.isExcluded || item.days.some(({ weekday }) => weekday === null))
    return false
  return textAt(item.end, terms[at]?.start ?? item.end).trim() === ''
}

/** `since October` limits nothing that is to come. */
function skipPast(reader: Reader, at: number): number {
  return readDays(reader.terms, at + 1, reader.days)?.next ?? at + 1
}

/** `I am away from Friday and back on Monday` */
const returns =
  /^(?:back|return|zuruck|wieder|de retour|rentre|vuelvo|regreso|de vuelta|torno|rientro|di ritorno)/

/** What follows says why. */
export function giveReason(reader: Reader, at: number): void {
  closeClause(reader, at)
  reader.isReason = reader.items.length > 0
  reader.isReasonAhead = !reader.isReason
}
