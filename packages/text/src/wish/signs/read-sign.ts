import { closeClause, leaveOutBehind } from '../sentence/clause.ts'
import { concludeAt, isEarlier, readConclusion } from './conclusions.ts'
import { isExcludedTime, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { excepts } from './exceptions.ts'
import { isAheadOfAbsence, isAheadOfEnd } from '../hours/hours-ahead.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'
import { settleFrom } from '../items/settle.ts'
import { filtered } from '../../literal-filter.ts'
import { isDayAt, readMark } from './read-mark.ts'
import { endsClause, isSuitable, namesTime } from './signs-behind.ts'
import { giveReason, readLimitSign } from './read-limit-sign.ts'
import type { Term } from '../terms/term.ts'
import { turnToEarlier } from './turns.ts'
import { isOpenCondition, longest_subject } from './open-limits.ts'
import { addWholeDay } from './whole-days.ts'

/** A word that only says how the days and hours behind it are meant. */
export function readSign(reader: Reader, at: number): number {
  const limit = readLimitSign(reader, at)
  if (limit !== null) return limit
  const term = reader.terms[at]
  switch (term?.kind) {
    case 'also':
      reader.isAlso = reader.saysAlso = true
      addToOthers(reader.items, term)
      break
    case 'link':
      forgetSigns(reader)
      reader.isTarget = true
      break
    case 'onto':
      reader.isTarget = true
      break
    case 'unreadable':
      if (isEarlier(reader, term) && turnToEarlier(reader.items)) break
      reader.unread.push({ start: term.start, end: term.end })
      break
    case 'condition':
      if (isOpenCondition(reader.textAt(term.end, term.end + longest_subject), reader.language))
        reader.unread.push({ start: term.start, end: term.end })
      forgetSigns(reader)
      break
    case 'within':
      break
    case 'instead':
      reader.isInstead = leadsTime(reader, at)
      // `At 9 instead of 10`
      if (reader.items.at(-1)?.kind === 'hours' && reader.terms[at + 1]?.kind === 'number')
        reader.isLed = true
      break
    case 'past':
      forgetSigns(reader)
      break
    case 'other_days':
      // `any other questions`, and `any other afternoon`
      if (names_days.test(reader.textAt(term.start, term.end)) || reader.terms[at + 1]?.kind === 'part')
        reader.isOfOthers = true
      break
    case 'at':
      reader.isLed = true
      reader.isTarget = true
      break
    case 'to':
      reader.isTarget = true
      break
    case 'not':
      if (endsClause(reader, at + 1) && leaveOutBehind(reader, at)) break
      if (endsClause(reader, at + 2) && isSuitable(reader, at + 1) && leaveOutBehind(reader, at))
        return at + 2
      // `But not before 10 and not after 4` says the same twice.
      reader.isNot = !reader.isExcept
      break
    case 'except':
      // `am Mittwoch aber nicht, da bin ich …`
      if (
        endsClause(reader, at + 1) &&
        but_not.test(reader.textAt(term.start, term.end)) &&
        leaveOutBehind(reader, at)
      ) {
        settleFrom(reader.items, reader.items.length - 1)
        break
      }
      if (turns.test(reader.textAt(term.start, term.end))) closeClause(reader, term.start)
      reader.isExcept = true
      reader.isException = excepts.test(reader.textAt(term.start, term.end))
      reader.exceptAt = { start: term.start, end: term.end }
      break
    case 'left_out':
      if (isDayAt(reader, at + (reader.terms[at + 1]?.kind === 'span_unit' ? 2 : 1))) reader.isExcept = true
      else leaveOutBehind(reader, at)
      break
    case 'because':
      giveReason(reader, term.start)
      break
    case 'any':
      addWholeDay(reader, at)
      reader.isAny = true
      ownHours(reader.items)
      break
    case 'but':
      if (reader.isAny && isDayAt(reader, at + 1)) reader.isExcept = reader.isException = true
      else if (reader.isAny && reader.terms[at + 1]?.kind === 'number') reader.isExcept = reader.isLed = true
      else if (reader.items.length > reader.clauseStart && !isWithinClause(reader, term))
        closeClause(reader, term.start)
      break
    case 'all_day':
      // `All day at the fair, and a dinner in the evening`: the evening says nothing more of that day.
      addWholeDay(reader, at)
      reader.clause += 1
      ownHours(reader.items)
      break
    case 'so':
      concludeAt(reader, term.start)
      break
    case 'conclusion':
      readConclusion(reader, at)
      break
    case 'unavailable':
      if (!endsMonth(reader, term) && !isWhen(reader, at)) reader.isUnavailable = true
      break
    case 'mark':
      readMark(reader, at)
      break
    case 'and':
      if (
        reader.items.length > reader.clauseStart &&
        (goes_on.test(reader.textAt(term.end, term.end + 10)) ||
          isAheadOfAbsence(reader, at) ||
          isAheadOfEnd(reader, at))
      )
        closeClause(reader, term.start)
      reader.isJoined = true
      // What is said behind it in words of its own has its own days and hours.
      if (['word', 'link'].includes(reader.terms[at + 1]?.kind ?? '')) reader.clause += 1
      break
    case 'or':
      // `no es el miércoles sino el viernes`
      if (rather.test(reader.textAt(term.start, term.end)) && reader.items.slice(-1).some(isExcludedTime)) {
        closeClause(reader, term.start)
        break
      }
      reader.isJoined = true
      reader.isOr = true
      reader.isResort = resort.test(reader.textAt(term.start, term.end))
      reader.isChoice ||= reader.items.length > reader.clauseStart
      break
    case 'week_noun':
      reader.unread.push({ start: term.start, end: term.end })
      break
    case 'unit':
      // `ore 11.30`
      reader.isLed = term.minutes === 60 && reader.terms[at + 1]?.kind === 'number'
      break
    case 'ordinal':
      break
    case 'span_unit':
      // `Except the days 24 and 25`
      if (!isDayAt(reader, at + 1)) forgetSigns(reader)
      break
    default:
      if (
        term?.kind === 'word' &&
        term.isTaken === true &&
        endsClause(reader, at + 1) &&
        !endsMonth(reader, term)
      ) {
        if (leaveOutBehind(reader, at)) break
      }
      if (isExceptedEvent(reader, at)) break
      if (term && namesTime(reader, at)) reader.unread.push({ start: term.start, end: term.end })
      forgetSigns(reader)
  }
  return at + 1
}

/** `All day Friday apart from a call at 11`: what happens then stands between. */
function isExceptedEvent({ terms, isException }: Reader, at: number): boolean {
  if (!isException || terms[at]?.kind !== 'word') return false
  const next = firstBehindWords(terms, at)
  return next !== undefined && leads_hour.has(next.kind)
}

const leads_hour: ReadonlySet<string> = new Set(['at', 'from', 'between', 'clock'])

/** `De cuatro a siete, que es cuando no estoy en la obra`: who is elsewhere at no such time is free then. */
function isWhen({ terms, textAt }: Reader, at: number): boolean {
  const [when, out] = [terms[at - 1], terms[at]]
  return (
    when?.kind === 'condition' && says_when.test(textAt(Math.max(0, when.start - longest_when), out?.start))
  )
}

const longest_when = 10
const says_when = /(?:^| )(?:que es|es) cuando $/

/** `Before June is out` says of no day that it is taken. */
function endsMonth({ items, textAt }: Reader, { end }: Term): boolean {
  const last = items.at(-1)
  return last?.kind === 'days' && last.bound === 'by' && /^(?:'s| is) out$/.test(textAt(last.end, end))
}

/** `Sunday included`, `Saturdays too`, `on Thursday in the afternoon as well` */
function addToOthers(items: Item[], { start }: Term): void {
  const last = items.at(-1)
  if (last?.kind === 'hours' && start - last.end <= most_between)
    items[items.length - 1] = { ...last, isAlso: true }
  if (last && isWantedDay(last) && last.isSpan !== true && start - last.end <= most_between)
    items[items.length - 1] = { ...last, isAlso: true }
}

const most_between = 2

/** `Um zwölf muss ich aber wieder los` */
function isWithinClause({ language, textAt }: Reader, { start }: Term): boolean {
  return (
    language === 'de' &&
    / (?:ich|wir|es|er|sie|man) $/.test(textAt(Math.max(0, start - longest_pronoun), start))
  )
}

const longest_pronoun = 5

const names_days = /(?:day|days|tag|tage|tagen|jour|jours|dia|dias|giorno|giorni|les autres)$/

/** `those are out, and it has to be a morning` */
const goes_on =
  /^ (?:it|that|this|es|das|il|ca|ce|i'm|i am|i have|we're|ich bin|ich habe|je suis|j'ai|on est)(?: |$)/

/** `Otherwise Thursday, at any time`: its hours are not those of the day before. */
function ownHours(items: Item[]): void {
  const last = items.at(-1)
  if (last?.isResort === true) items[items.length - 1] = { ...last, isResort: false }
}

const resort = filtered(
  /^(?:(?:or )?if that(?:['’]?s no good| doesn['’]?t (?:work|suit))|otherwise|failing that|if not|or failing that|or else|sonst|ansonsten|andernfalls|falls nicht|wenn nicht|a defaut|en su defecto|de lo contrario|in alternativa|in caso contrario|sinon|ou alors|si no|sino|se no|altrimenti|senno)$/,
)

const rather = /^sino$/

const but_not = /^(?:aber nicht|nicht aber|bitte nicht|mais pas|pero no|ma non)$/

/** `Rather than Tuesday`, and not `rather than drop it: Saturday` */
function leadsTime({ terms }: Reader, at: number): boolean {
  const next = firstBehindWords(terms, at)
  return next !== undefined && next.kind !== 'mark'
}

/** What stands behind a place and up to two words that say nothing of time. */
function firstBehindWords(terms: readonly Term[], at: number): Term | undefined {
  return terms.slice(at + 1, at + 2 + most_words_ahead).find(({ kind }) => kind !== 'word')
}

const most_words_ahead = 2

/** `I am free from 10, but not between 12 and 1` */
const turns = /^(?:but|aber|mais|pero|ma) /
