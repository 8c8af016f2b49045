import { matchPhrases } from '../cues/phrase-matcher.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'

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
