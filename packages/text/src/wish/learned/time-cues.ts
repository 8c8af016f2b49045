import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import type { DayNumber } from '../days/day-number.ts'
import type { Item } from '../items/item.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { possible } from '../passes/score-sentence.ts'
import { sideOf } from '../items/sides.ts'
import { itemCues } from './item-cues.ts'
import { sentenceCues } from './sentence-cues.ts'
import type { SaidTime } from './said-times.ts'
import { isTimeItem, signsOf, type TimeItem } from './signs.ts'
import { surroundingCues } from './surrounding-cues.ts'

/**
 * What a mail says of a time: the meeting may be then, it may not, something else is, or the meeting is over by then or
 * begins from then on, although the words of the time do not say so.
 */
export const time_roles = ['meant', 'left_out', 'other', 'until', 'from'] as const
export type TimeRole = (typeof time_roles)[number]

/** A time that a mail names, and by which cues its role is told. */
export interface NamedTime {
  readonly item: TimeItem
  /** The same as the grammar takes it for the meeting. */
  readonly read: Item
  /** The role by the grammar, which takes a limit for a time that is meant or left out. */
  readonly role: TimeRole
  readonly cues: readonly string[]
}

export interface NamedTimesContext {
  readonly text: string
  readonly language: Language
  readonly today: DayNumber
  /** The sentences whose times are those of the meeting by the grammar. */
  readonly about: readonly Judged[]
  /** What the grammar takes for the time of the meeting, sentence by sentence. */
  readonly told: readonly (readonly Item[])[]
  /** The length that a sentence beside these names. */
  readonly length: Span | null
  /** What the reader of the mail says of its times. */
  readonly said: readonly SaidTime[]
}

/** Tells the times of a mail apart. */
export function keyOf({ start, end, kind }: Item): string {
  return `${start}:${end}:${kind}`
}

/** No mail needs more to say when it wishes to meet. */
const most_sentences = 20
const most_items = 12

/** The times that a mail names, each with its cues, of sentences that have those among them that seem not to be meant. */
export function namedTimes(judged: readonly Judged[], context: NamedTimesContext): NamedTime[] {
  const takenOf = timesTaken(context)
  const roleOf = (item: Item) => roleAs(takenOf(item))
  const dated = judged.filter(({ items }) => items.some(isTimeItem)).slice(0, most_sentences)
  const all = dated.flatMap(timesOf).map((item) => ({ item, role: roleOf(item) }))
  const first = judged.findIndex(asks)
  const starts = new Set(context.about.map(({ start }) => start))
  const asking = new Set(judged.filter(asks).map(({ paragraph }) => paragraph))
  return dated.flatMap((sentence) => {
    const { text, language, today } = context
    const signs = signsOf(text.slice(sentence.start, sentence.end), sentence, language)
    const items = timesOf(sentence)
    const place = judged.indexOf(sentence)
    const around = [
      ...sentenceCues(sentence),
      `about=${starts.has(sentence.start)}`,
      `at=${first < 0 ? 'none' : whereIs(place, first)}${asking.has(sentence.paragraph)}`,
      `place=${place === 0 ? 'first' : place === judged.length - 1 ? 'last' : 'within'}`,
      `items=${few(items.length)}`,
      `all=${few(all.length)}`,
      ...beside('before', judged[place - 1]),
      ...beside('behind', judged[place + 1]),
    ]
    const opening = `${language} opens ${signs[0]?.word} ${signs[1]?.word}`
    return items.map((item, number) => {
      const taken = takenOf(item)
      const role = roleAs(taken)
      const others = all.filter((other) => other.item !== item && other.item.kind === item.kind)
      const cues = [
        'any',
        opening,
        `role=${role}`,
        `role=${role} ${item.kind}`,
        `side=${taken ? sideOf(taken) : 'none'} ${item.kind}`,
        ...itemCues(item, today),
        ...around,
        ...around.map((cue) => `${item.kind} ${cue}`),
        ...(sentence.own.some((own) => holds(own, item)) ? ['own'] : []),
        ...(sentence.unmeant.includes(item) ? ['unmeant', `unmeant ${item.kind}`] : []),
        `number=${number === 0 ? 'first' : number === items.length - 1 ? 'last' : 'within'}`,
        `meant=${few(others.filter((other) => other.role === 'meant').length)} ${item.kind}`,
        `out=${few(others.filter((other) => other.role === 'left_out').length)} ${item.kind}`,
        `ahead=${neighbour(items[number - 1], roleOf)}`,
        `then=${neighbour(items[number + 1], roleOf)}`,
        ...surroundingCues(item, signs, { text, language }),
      ]
      return { item, read: taken ?? item, role, cues: [...new Set(cues)] }
    })
  })
}

/** What seems to be named for another reason is among the times, so that its cues may tell more of it. */
export function withUnmeant(sentence: Judged): Judged {
  const { items, unmeant } = sentence
  const added = unmeant.filter(
    (one) => one.kind !== 'length' && !items.some(({ start, end }) => one.start < end && start < one.end),
  )
  if (added.length === 0) return sentence
  return { ...sentence, items: [...items, ...added].toSorted((one, other) => one.start - other.start) }
}

function timesOf({ items }: Judged): TimeItem[] {
  return items.filter(isTimeItem).slice(0, most_items)
}

/** What the grammar takes a time for; null for one of something else. */
function timesTaken({ told, length }: NamedTimesContext): (item: Item) => Item | null {
  const taken = new Map(told.flat().map((item) => [keyOf(item), item]))
  return (item) =>
    item.kind === 'length' && item.start === length?.start ? item : (taken.get(keyOf(item)) ?? null)
}

function roleAs(taken: Item | null): TimeRole {
  if (taken === null) return 'other'
  return 'isExcluded' in taken && taken.isExcluded ? 'left_out' : 'meant'
}

function asks({ score, isMove }: Judged): boolean {
  return score >= possible || isMove
}

function whereIs(place: number, first: number): string {
  if (place === first) return 'in'
  return place < first ? 'before' : 'after'
}

function holds({ start, end }: Span, item: Span): boolean {
  return item.start >= start && item.end <= end
}

function neighbour(item: TimeItem | undefined, roleOf: (item: Item) => TimeRole): string {
  return item === undefined ? 'none' : `${item.kind} ${roleOf(item)}`
}

function beside(where: string, sentence: Judged | undefined): string[] {
  if (sentence === undefined) return [`${where} none`]
  return [`${where} question=${sentence.isQuestion}`, `${where} score=${sentence.score.toFixed(1)}`]
}

/** A count, in few steps. */
function few(count: number): string {
  if (count <= 1) return `${count}`
  if (count <= 3) return '2'
  return count <= 6 ? '4' : '7'
}
