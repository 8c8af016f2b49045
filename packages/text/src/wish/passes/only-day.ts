import { foldSpelledOut } from '../terms/chat-spelling.ts'
import type { Language } from '../../language.ts'
import { type DaysItem, type HoursItem, isOneDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSettled, asSuiting } from '../items/settle.ts'
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

/** An item, and the items that stand for it. */
export type Told = readonly [Item, readonly Item[]]

/** The day suits. */
export function open(day: DaysItem): Told {
  return [day, [asSuiting(day)]]
}

/** The item is none of the meeting. */
export function gone(item: Item): Told {
  return [item, []]
}

/** What is told of some items for certain; their sentences speak of the meeting. */
export function withTold(judged: readonly Judged[], told: readonly Told[]): readonly Judged[] {
  const known = new Map(told)
  return judged.map((one) => asTold(one, known))
}

/** The same for one sentence. */
export function asTold(one: Judged, told: ReadonlyMap<Item, readonly Item[]>): Judged {
  const named = [...one.items, ...one.unmeant].filter((item) => told.has(item))
  if (named.length === 0) return one
  const isLeft = (item: Item) => !told.has(item)
  const items = [...one.items.filter(isLeft), ...named.flatMap((item) => told.get(item) ?? [])]
  const out = named.filter((item) => told.get(item)?.length === 0).map(asSettled)
  const starts = new Set(named.map(({ start }) => start))
  return {
    ...one,
    items: items.toSorted((item, other) => item.start - other.start),
    unmeant: [...one.unmeant.filter(isLeft), ...out],
    unread: one.unread.filter(({ start }) => !starts.has(start)),
    own: [],
    isOwnDay: false,
    isAboutTime: true,
    isOffer: one.isOffer && hasClock(items),
    isMove: false,
  }
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
