import { isMark } from '../days/day-range.ts'
import { closeClause, isChoice } from '../sentence/clause.ts'
import { closesOverDays } from './closed-days.ts'
import { speaksOfOwnDay } from '../cues/occupied.ts'
import { isUnavailable } from '../cues/unavailable.ts'
import { longest_clause } from '../items/item.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'
import { excepts } from './exceptions.ts'
import { filtered } from '../../literal-filter.ts'
import { readDays } from '../days/read-days.ts'
import type { Term } from '../terms/term.ts'

export function isDayAt(reader: Reader, at: number): boolean {
  return readDays(reader.terms, at, reader.days) !== null
}

export function endsPart(term: Term): boolean {
  return term.kind === 'mark' && /^[.,;:!?)–—]$/.test(term.mark)
}

/** A comma before a day or an hour goes on with a list. */
export function readMark(reader: Reader, at: number): void {
  const { terms } = reader
  const term = terms[at]
  const isFace = isMark(term, ':') && /^[()]$/.test(markAt(terms, at + 1))
  const isStop = isMark(term, '.') && (endsNumber(terms, at) || reader.beginsAnew(term?.end ?? 0))
  const isColon = isMark(term, ':') && reader.items.length > reader.clauseStart
  if (isFace || isColon || isStop || isMark(term, '!') || isMark(term, '?'))
    return closeClause(reader, term?.start ?? 0)
  if (isMark(term, '(')) reader.bracketBound = boundOfEvent(reader)
  // `Could we talk before we send it off: Monday at 11 or Tuesday at 9?`
  if (opens_times.test(markAt(terms, at)) && beginsTimes(reader, at + 1))
    reader.lastBefore = reader.eventFrom = null
  if (!isMark(term, ',') && !isMark(term, ';')) return
  if (isMark(term, ',') && endsApposition(reader, term?.start ?? 0)) return
  // `for before, on Monday`
  if (reader.lastBefore === terms[at - 1]?.end) reader.lastBefore = null
  reader.eventFrom = null
  reader.isJoined = true
  const goesOn = isDayAt(reader, at + 1) || ['except', 'not', 'left_out'].includes(terms[at + 1]?.kind ?? '')
  const hasItems = reader.items.length > reader.clauseStart
  const isSpoken = goesOn && hasItems && speaksBehindDay(reader, at + 1)
  if (isSpoken) return closeClause(reader, term?.start ?? 0)
  const isOver = goesOn && hasItems && !exceptsFromIt(reader, at) && saysAll(reader, at)
  const last = reader.items.at(-1)
  const isLimit = hasItems && last?.kind === 'hours' && last.isLimit === true
  const isAhead =
    reader.isAhead(reader.clauseFrom, term?.start ?? 0) &&
    isBare(reader, at) &&
    !(hasItems && saysWhyNotBefore(reader, term?.end ?? 0))
  if (!goesOn && !isLimit && isAhead) return forgetSigns(reader)
  if (!goesOn && isMark(term, ',') && closesOverDays(reader, term?.start ?? 0)) return forgetSigns(reader)
  if (!goesOn || isOver || isMark(term, ';')) closeClause(reader, term?.start ?? 0)
  else if (!reader.isExcept) forgetSigns(reader)
}

/** `After two, I'm on the train before that`: what stands behind the comma says why not earlier. */
function saysWhyNotBefore({ items, textAt }: Reader, at: number): boolean {
  const last = items.at(-1)
  const isOpen = last?.kind === 'hours' && last.hours.from > 0 && last.hours.until === 24 * 60
  const [clause = ''] = /^[^.;!?]*/.exec(textAt(at, at + longest_clause)) ?? []
  return isOpen && says_before.test(clause)
}

const says_before = filtered(
  /(?<!\p{L})(?:before (?:that|then)|(?:un)?til(?:l)? then|vorher|davor|zuvor|bis dahin|avant|jusque[- ]la|antes|hasta entonces|prima|fino (?:a quel momento|ad allora))(?!\p{L})/u,
)

const opens_times = /^[:–—]$/

/** `: Monday`, `: ¿el lunes` */
function beginsTimes(reader: Reader, at: number): boolean {
  return isDayAt(reader, at) || (reader.terms[at]?.kind === 'mark' && isDayAt(reader, at + 1))
}

/** What a word such as 'after' says of the event behind it, whose days brackets name. */
function boundOfEvent({ limitAt, textAt }: Reader): 'after' | 'before' | null {
  if (limitAt === null) return null
  const word = textAt(limitAt.start, limitAt.end)
  if (/^(?:after|nach|apres|despues|tras|dopo)/.test(word)) return 'after'
  return /^(?:before|vor|avant|antes|prima)/.test(word) ? 'before' : null
}

/** `Next week is impossible, except Thursday`: one clause. */
function exceptsFromIt({ terms, textAt }: Reader, comma: number): boolean {
  const behind = terms[comma + 1]
  return behind?.kind === 'except' && excepts.test(textAt(behind.start, behind.end))
}

/** `Thursday, I am …`, and not `It has to be after 4, I am …`: no words of its own stand before the comma. */
function isBare({ terms, clauseFrom }: Reader, comma: number): boolean {
  for (let at = comma - 1; at >= 0; at -= 1) {
    const term = terms[at]
    if (!term || term.start < clauseFrom) return true
    if (term.kind === 'word') return false
  }
  return true
}

/** The second comma of `until Wednesday, the 27th, all is taken` */
function endsApposition({ items, textAt }: Reader, at: number): boolean {
  const last = items.at(-1)
  return last?.kind === 'days' && at - last.end <= 1 && /\p{L},/u.test(textAt(last.start, last.end))
}

/** Whether the words before a comma say themselves what they say of their times. */
function saysAll(reader: Reader, at: number): boolean {
  const clause = reader.textAt(reader.clauseFrom, reader.terms[at]?.start ?? 0)
  return (
    isUnavailable(clause, reader.language) ||
    reader.isReasonAhead ||
    (!isChoice(reader) && !listsTimes(reader, at) && speaksOfOwnDay(clause, reader.language)) ||
    onlyBehindIsOut(reader, at)
  )
}

/** `We have Saturday at 11.30, Monday at 6`: the time alone stands between a word such as `have` and the comma. */
function listsTimes({ items, clauseStart, clauseFrom, textAt, terms }: Reader, comma: number): boolean {
  const [first, last] = [items[clauseStart], items.at(-1)]
  if (first?.kind !== 'days' || last?.kind !== 'hours' || !last.hours.isExact) return false
  const isBare = (terms[comma]?.start ?? 0) - last.end <= longest_clock
  return isBare && has.test(textAt(clauseFrom, first.start))
}

/** ` Uhr` */
const longest_clock = 5
const has =
  /(?:^|[ ,'])(?:(?:have|ve|got) |(?:habe|haben|hatte|hatten)(?: ich| wir)? |(?:ai|avons|j'aurais|aurions) |(?:tengo|tenemos|tendria|tendriamos) |(?:ho|abbiamo|avrei|avremmo) )(?:(?:still|available|noch|frei|encore|aun|todavia|libre|disponibles?|ancora|disponibil[ei]) )*(?:on |am |den |le |el |il )?$/u

/** `Weekdays after 3 are best, Wednesdays are out`: both halves say something of their own. */
function onlyBehindIsOut(reader: Reader, at: number): boolean {
  const { terms, clauseFrom } = reader
  const comma = terms[at]?.start ?? 0
  const hasOwnWords = terms.some(
    ({ kind, start }, place) => place < at && start >= clauseFrom && kind === 'word',
  )
  if (!hasOwnWords) return false
  const end = terms.find((term, place) => place > at && endsPart(term))?.start ?? terms.at(-1)?.end ?? comma
  return isUnavailable(reader.textAt(comma, end), reader.language)
}

/** `… next week, on Mondays I am …`: a day that begins what is said next. */
function speaksBehindDay(reader: Reader, at: number): boolean {
  const days = readDays(reader.terms, at, reader.days)
  const next = days?.next ?? 0
  // `… by Friday, tomorrow morning I am …`
  const isPart = days !== null && reader.terms[next]?.kind === 'part'
  const end = reader.terms[isPart ? next : next - 1]?.end
  return end !== undefined && reader.speaksAt(end)
}

/** `… not before 9. Could we …`: a dot behind a number that is no date. */
function endsNumber(terms: readonly Term[], at: number): boolean {
  const [number, dot, behind] = [terms[at - 1], terms[at], terms[at + 1]]
  return (
    number?.kind === 'number' && number.end === dot?.start && behind !== undefined && behind.start > dot.end
  )
}

function markAt(terms: readonly Term[], at: number): string {
  const term = terms[at]
  return term?.kind === 'mark' ? term.mark : ''
}
