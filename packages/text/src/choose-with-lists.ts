import { type Candidate, type Choice, chooseSentences } from './choose-sentences.ts'
import type { Listed } from './listed-items.ts'
import { countWords } from './words.ts'

/** A sentence of one of several mails has the number of its mail. */
export type ListedIn = Listed & { readonly mail?: number }

export interface ListChoice<One extends ListedIn> {
  /** All sentences, mail by mail and in the order of each; leads are places among them. */
  readonly all: readonly One[]
  readonly choice: Choice
}

/**
 * The best sentences, and to each item the sentence that leads to it, to each lead its items as far as they fit.
 * What does not fit beside them is left out, the last that was chosen first.
 */
export function chooseWithLists<One extends ListedIn>(
  candidates: readonly (Candidate & ListedIn)[],
  { all, choice }: ListChoice<One>,
): One[] {
  const chosen = chooseSentences(candidates, choice)
  const lists = itemsByLead(all)
  const places = new Map(all.map((one, place) => [keyOf(one), place]))
  const isChosen = new Set(chosen.map(keyOf))
  const taken = new Set<number>()
  let used = 0
  const room = choice.words + slack_words
  for (const one of chosen) {
    const place = places.get(keyOf(one))
    if (place === undefined || taken.has(place)) continue
    const together = belonging(place, { all, lists, isChosen })
    const fresh = together.filter((one) => !taken.has(one))
    let fits = taken.size === 0
    for (const one of fresh) {
      const words = countWords(all[one]?.text ?? '')
      if (!fits && used + words > room) break
      fits = false
      taken.add(one)
      used += words
    }
  }
  return [...taken].toSorted((one, other) => one - other).flatMap((place) => all[place] ?? [])
}

function keyOf({ mail = 0, start }: Pick<ListedIn, 'mail' | 'start'>): string {
  return `${mail} ${start}`
}

/** What belongs to a sentence may go so far beyond the room of a summary. */
const slack_words = 12

/** The places of the items of each list, by the place of the sentence that leads to it. */
function itemsByLead(all: readonly ListedIn[]): ReadonlyMap<number, readonly number[]> {
  const lists = new Map<number, number[]>()
  for (const [place, { lead }] of all.entries()) {
    if (lead === null) continue
    const items = lists.get(lead)
    if (items) items.push(place)
    else lists.set(lead, [place])
  }
  return lists
}

interface Around {
  readonly all: readonly ListedIn[]
  readonly lists: ReadonlyMap<number, readonly number[]>
  readonly isChosen: ReadonlySet<string>
}

/** The sentence and what belongs to it, what is needed most first. */
function belonging(place: number, { all, lists, isChosen }: Around): number[] {
  const lead = all[place]?.lead ?? null
  const isItem = lead !== null && !isHeading(all[lead]?.text ?? '', all[place]?.text ?? '')
  const items = lists.get(isItem ? lead : place) ?? []
  const picked = items.filter((one) => isChosen.has(keyOf(all[one] ?? { start: -1 })))
  if (!isItem) return [place, ...picked, ...items.filter((one) => !picked.includes(one))]
  const texts = items.map((one) => all[one]?.text ?? '')
  const isWhole =
    texts.every(isTime) || (picked.length > 1 && countWords(texts.join(' ')) <= short_list_words)
  return [lead, place, ...(isWhole ? items : [])]
}

/** A part of so short a list would look like all of it. */
const short_list_words = 30

/** `To do:`, above an item that says all. */
function isHeading(lead: string, item: string): boolean {
  return countWords(lead) <= 2 && countWords(item) >= 7
}

/** Days and hours to choose from are told together. */
function isTime(item: string): boolean {
  return /\d/u.test(item) && countWords(item) <= longest_time_words
}

const longest_time_words = 8
