import type { Span } from '../sentences.ts'
import { dayRange } from './day-range.ts'
import { matchPhrases } from './cues/phrase-matcher.ts'
import { type DaysItem, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import type { Reader } from './item-reader.ts'
import { isOwnDayItem } from './own-days.ts'

/** `Could we swap Tuesday for Thursday?`: the first one is given up. */
export function swapped(reader: Reader): Reader {
  const { items, textAt } = reader
  const [first, second, third] = items.filter(isWantedDay)
  if (!first || third || !swaps.test(textAt()) || replaces.test(textAt().trimEnd())) return reader
  if (second) return { ...reader, items: items.flatMap((item) => swappedTo(item, first, second)) }
  const [range] = first.days
  if (!range || first.days.length > 1 || range.last - range.first > 6 || range.last === range.first)
    return reader
  const days = [{ ...range, first: range.last, weekday: null, isFrame: false }]
  return {
    ...reader,
    items: items.map((item) => (item === first ? { ...first, days, isTarget: true } : item)),
  }
}

function swappedTo(item: Item, first: DaysItem, second: DaysItem): Item[] {
  if (item === first) return []
  return [item === second ? { ...second, isTarget: true } : item]
}

const swaps = matchPhrases(
  [
    '(swap|exchange|trade) ~6 for',
    '(tauschen|tausche|tauscht)',
    '(echanger|troquer) ~6 (contre|pour)',
    '(cambiar|cambiamos|cambiarias) ~6 por',
    '(scambiare|cambiare|scambiamo) ~6 con',
  ].join('|'),
)

/** `Die Firma tauscht die Zähler vom 11. bis 15. aus` gives up no day. */
const replaces = / aus(?: werden| wird)?[.!]?$/

/** `Could we push our Thursday session back a week?`: the Thursday after it, where one day alone is named. */
export function inLaterWeek(reader: Reader): Reader {
  const { shiftAt, items, unread, textAt } = reader
  if (shiftAt === null) return reader
  const days = items.filter((item) => item.kind === 'days')
  const [day] = days
  if (days.length === 0) return { ...reader, items: [...items, weekAway(reader, shiftAt)] }
  if (days.length !== 1 || !day || !isOwnDayItem(day) || brings_forward.test(textAt()))
    return { ...reader, unread: [...unread, shiftAt] }
  // `By a week, to Tuesday the 16th` says itself when that is.
  if (day.isTarget && day.start > shiftAt.end) return reader
  const later = day.days.map((one) => ({ ...one, first: one.first + 7, last: one.last + 7, weekday: null }))
  return {
    ...reader,
    items: items.map((item) =>
      item === day ? { ...day, days: later, isExcluded: false, isTarget: true } : item,
    ),
  }
}

/** `Could we do it a week later?`: a week from the day that the mail named before. */
function weekAway({ days: { today }, clause, textAt }: Reader, { start, end }: Span): Item {
  const daysBehind = brings_forward.test(textAt()) ? -7 : 7
  const days = [dayRange(today, today, { daysBehind, isOfNamed: true })]
  return { kind: 'days', days, isExcluded: false, bound: null, isTarget: true, clause, start, end }
}

const brings_forward = /forward|earlier|vorzieh|vorverleg|fruher|avanc|plus tot|adelant|antes|anticip|prima/
