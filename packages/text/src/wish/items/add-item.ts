import type { Span } from '../../sentences.ts'
import { type Bound, type Item, longest_clause } from './item.ts'
import type { Reader } from './item-reader.ts'

type ItemContent = Item extends infer One
  ? One extends Span
    ? Omit<One, 'start' | 'end' | 'clause' | 'isJoined' | 'isChoice' | 'isResort'>
    : never
  : never

export function addItem(reader: Reader, at: number, next: number, content: ItemContent): number {
  const start = reader.terms[at]?.start ?? 0
  const end = reader.terms[next - 1]?.end ?? start
  const isTimed = content.kind === 'days' || content.kind === 'hours'
  if (isTimed && (reader.isInstead || goesOnInstead(reader, start, content.kind))) {
    reader.isInstead = false
    reader.insteadEnd = end
    return next
  }
  const { clause, isJoined, isOr: isChoice, isResort } = reader
  const joined = { isJoined, isChoice, ...(isResort && !reader.isAny ? { isResort } : {}) }
  reader.items.push({ ...content, start, end, clause, ...joined })
  if (content.kind === 'days') reader.days = { ...reader.days, named: content.days[0]?.first ?? null }
  reader.isJoined = false
  reader.isOr = false
  reader.isResort = false
  return next
}

/** `Rather than tomorrow afternoon`, `instead of 5 this afternoon`: the time that is given up goes on. */
function goesOnInstead(
  { insteadEnd, isJoined, textAt }: Reader,
  start: number,
  kind: 'days' | 'hours',
): boolean {
  if (insteadEnd === null || isJoined || start - insteadEnd > longest_lead) return false
  // `At 9 instead of 10 on Thursday`
  const isDayBeside = kind === 'days' && start - insteadEnd > 1
  return !isDayBeside && leads.test(textAt(insteadEnd, start))
}

const longest_lead = 8
const leads = /^ ?(?:um|am|at|on|a|a las|alle|le|la|de la|por la|of)? ?$/

/** `before the launch on 2 February`: an event with a date of its own. */
export function farBound({ lastBefore, eventFrom, terms, textAt }: Reader, at: number): Bound | null {
  const to = terms[at]?.start ?? 0
  if (prefers.test(textAt(Math.max(0, to - longest_preference), to))) return null
  // `before it goes off to print on Monday`
  if (eventFrom !== null && to - eventFrom <= longest_clause) return 'before'
  return lastBefore !== null && to - lastBefore <= longest_event ? 'before' : null
}

const longest_event = 40

/** `Before the wedding, ideally Thursday` and `before we open, Thursday` date no event. */
const prefers =
  /, ?(?:(?:ideally|preferably|rather|best|if possible|maybe|perhaps|say|say on|am besten|am liebsten|idealerweise|moglichst|vielleicht|lieber|idealement|de preference|plutot|si possible|peut etre|peut-etre|mejor|preferiblemente|a ser posible|si puede ser|quizas|meglio|preferibilmente|possibilmente|se possibile|magari|forse) )?(?:(?:on|am|le|el|il) )?$/
const longest_preference = 36

/** Not before is after, and not after is before. */
export function effectiveBound(bound: Bound | null, isNot: boolean): Bound | null {
  if (!isNot || bound === null) return bound
  if (bound === 'before' || bound === 'by') return 'from'
  return bound === 'after' ? 'by' : 'before'
}
