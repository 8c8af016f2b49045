import { foldSpelledOut } from '../terms/chat-spelling.ts'
import type { Language } from '../../language.ts'
import { type DaysItem, type HoursItem, isOneDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSettled } from '../items/settle.ts'
import type { Judged } from './judge-sentence.ts'
import { hasClock } from './sentence-times.ts'

/** All days that a mail names are one and the same, whether it suits or not. */
export function isOneDayAlone(days: readonly DaysItem[]): boolean {
  const [first] = days
  return (
    first !== undefined && days.every((day) => isOneDay(day) && day.bound === null && isSameDay(day, first))
  )
}

export function isSameDay(one: DaysItem, other: DaysItem): boolean {
  const [day, named] = [one.days[0], other.days[0]]
  return day?.first === named?.first && day?.last === named?.last
}

/** The day suits. */
export function asOpenDay(day: DaysItem): Item {
  return asSettled({ ...day, isExcluded: false, isGuessed: false })
}

/** An item, and the items that stand for it. */
export type Told = readonly [Item, readonly Item[]]

/** The day suits. */
export function open(day: DaysItem): Told {
  return [day, [asOpenDay(day)]]
}

/** The item is none of the meeting. */
export function gone(item: Item): Told {
  return [item, []]
}

/** What is told of some items for certain; their sentences speak of the meeting. */
export function withTold(judged: readonly Judged[], all: readonly Told[]): readonly Judged[] {
  const told = new Map(all)
  const isLeft = (item: Item) => !told.has(item)
  return judged.map((sentence) => {
    const named = [...sentence.items, ...sentence.unmeant].filter((item) => told.has(item))
    if (named.length === 0) return sentence
    const items = [...sentence.items.filter(isLeft), ...named.flatMap((item) => told.get(item) ?? [])]
    const out = named.filter((item) => told.get(item)?.length === 0).map(asSettled)
    const starts = new Set(named.map(({ start }) => start))
    return {
      ...sentence,
      items: items.toSorted((item, other) => item.start - other.start),
      unmeant: [...sentence.unmeant.filter(isLeft), ...out],
      unread: sentence.unread.filter(({ start }) => !starts.has(start)),
      own: [],
      isOwnDay: false,
      isAboutTime: true,
      isOffer: sentence.isOffer && hasClock(items),
      isMove: false,
    }
  })
}

/** The folded words around an hour, up to what parts them from the rest of the sentence. */
export function clauseOf({ text, start }: Judged, hours: HoursItem, language: Language): string {
  const [from, to] = [hours.start - start, hours.end - start]
  const ahead =
    text
      .slice(Math.max(0, from - longest_clause), from)
      .split(clause_ends)
      .at(-1) ?? ''
  const behind = text.slice(to, to + longest_clause).split(clause_ends)[0] ?? ''
  return foldSpelledOut(`${ahead}${text.slice(from, to)}${behind}`, language)
}

const longest_clause = 80
const clause_ends = /[,.;:!?()–—]|(?= (?:but|otherwise|aber|sonst|mais|sinon|pero|ma)(?!\p{L}))/u
