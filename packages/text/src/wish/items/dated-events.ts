import type { Span } from '../../sentences.ts'
import type { Reader } from './item-reader.ts'

/** `my holiday on`, of `before my holiday on 24 January`: an event whose day is the limit, and not what happens until then. */
export function takeDatedEvent(reader: Reader, day: number): void {
  const start = reader.eventFrom ?? reader.lastBefore
  if (start === null || start >= day) return
  const { terms, clauseFrom, language, eventFrom } = reader
  // `bevor ich am 24. Januar im Urlaub bin`: the verb stands behind the day.
  const isVerbLast = language === 'de' && eventFrom !== null
  const event = { start, end: isVerbLast ? endOfPart(reader, day) : day }
  const away = terms.find(({ kind, start: at }) => kind === 'unavailable' && at >= clauseFrom)
  if (away && isWithin(away, event)) reader.isUnavailable = false
  reader.datedEvents.push(event)
  const rest = reader.unread.filter((span) => !isWithin(span, event))
  reader.unread.splice(0, reader.unread.length, ...rest)
}

/** What a clause says, without the events that it dates. */
export function clauseWithoutEvents({ textAt, datedEvents, clauseFrom }: Reader, at: number): string {
  const parts: string[] = []
  let from = clauseFrom
  for (const event of datedEvents) {
    if (!isWithin(event, { start: from, end: at })) continue
    parts.push(textAt(from, event.start))
    from = event.end
  }
  return [...parts, textAt(from, at)].join(' ').replace(ends_month, '')
}

/** `Before June is out` says of no day that it is taken. */
const ends_month = /(?:before|until|till) (?:the )?\p{L}{3,9}(?:'s| is) out/u

function endOfPart({ terms, textAt }: Reader, at: number): number {
  const mark = terms.find(
    ({ kind, start }) => start > at && kind === 'mark' && /^[,;:!?)]/.test(textAt(start, start + 1)),
  )
  return mark?.start ?? terms.at(-1)?.end ?? at
}

function isWithin(span: Span, outer: Span): boolean {
  return span.start >= outer.start && span.end <= outer.end
}
