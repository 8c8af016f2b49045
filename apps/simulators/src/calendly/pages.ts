import type { SimulatedReply } from '../kit/message.ts'
import { invalid, Refusal } from './refusals.ts'

/** What decides an item's place in a list: first this, then its id. */
export type Place = readonly [key: string, id: string]

interface Listing<Item> {
  readonly url: string
  readonly path: string
  readonly query: URLSearchParams
  readonly items: readonly Item[]
  readonly placeOf: (item: Item) => Place
  readonly descending: boolean
  readonly present: (item: Item) => unknown
}

const least_count = 1
const most_count = 100
const usual_count = 20

/**
 * One page of a list. A token holds the place of the item it goes on from, so what is added or gone
 * meanwhile does not shift the others; the filters are not in it, which is why the address of the next page
 * carries them all.
 */
export function answerPage<Item>(listing: Listing<Item>): SimulatedReply {
  const { url, path, query, placeOf, present } = listing
  const count = readCount(query)
  const token = readToken(query)
  const sorted = listing.items.toSorted(
    (a, b) => compare(placeOf(a), placeOf(b)) * (listing.descending ? -1 : 1),
  )
  const [from, to] = rangeOf(sorted.map(placeOf), token, count, listing.descending)
  const page = sorted.slice(from, to)
  const [first, last] = [page[0], page.at(-1)]
  const next = last && to < sorted.length ? tokenOf('after', placeOf(last)) : null
  const previous = first && from > 0 ? tokenOf('before', placeOf(first)) : null
  const addressOf = (pageToken: string | null) => {
    if (pageToken === null) return null
    const filters = new URLSearchParams(query)
    filters.set('count', String(count))
    filters.set('page_token', pageToken)
    return `${url}${path}?${filters.toString()}`
  }
  return {
    status: 200,
    body: {
      collection: page.map(present),
      pagination: {
        count: page.length,
        next_page: addressOf(next),
        previous_page: addressOf(previous),
        next_page_token: next,
        previous_page_token: previous,
      },
    },
  }
}

/** Reads `field:asc` or `field:desc`, for the one field that a list can be sorted by. */
export function isDescending(query: URLSearchParams, field: string): boolean {
  const sort = query.get('sort')
  if (sort === null || sort === field || sort === `${field}:asc`) return false
  if (sort === `${field}:desc`) return true
  throw new Refusal(invalid('sort', `must be ${field}:asc or ${field}:desc`))
}

/** One of the texts, or undefined when the filter is not there. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const choice = choices.find((known) => known === text)
  if (choice === undefined) throw new Refusal(invalid(name, `is not one of ${choices.join(', ')}`))
  return choice
}

/** A moment in UTC as ms, or undefined when the filter is not there. */
export function readMoment(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const ms = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(ms))
    throw new Refusal(invalid(name, 'must be a UTC time such as 2020-01-02T03:04:05.678123Z'))
  return ms
}

function readCount(query: URLSearchParams): number {
  const text = query.get('count')
  if (text === null) return usual_count
  const count = Number(text)
  if (!Number.isInteger(count) || count < least_count) {
    throw new Refusal(invalid('count', `must be greater than or equal to ${least_count}`))
  }
  if (count > most_count) throw new Refusal(invalid('count', `must be less than or equal to ${most_count}`))
  return count
}

interface Token {
  readonly side: 'after' | 'before'
  readonly place: Place
}

function tokenOf(side: Token['side'], [key, id]: Place): string {
  return Buffer.from([side, encodeURIComponent(key), id].join(' ')).toString('base64url')
}

function readToken(query: URLSearchParams): Token | undefined {
  const text = query.get('page_token')
  if (text === null) return undefined
  const parts = /^(after|before) (\S*) ([\w-]+)$/.exec(Buffer.from(text, 'base64url').toString('utf8'))
  const [, side, key = '', id = ''] = parts ?? []
  if (!parts) throw new Refusal(invalid('page_token', 'is invalid'))
  return { side: side === 'before' ? 'before' : 'after', place: [decodeURIComponent(key), id] }
}

/** The first item of a page and the one after its last. */
function rangeOf(
  places: readonly Place[],
  token: Token | undefined,
  count: number,
  descending: boolean,
): readonly [number, number] {
  if (!token) return [0, Math.min(count, places.length)]
  const isBefore = (place: Place) => compare(place, token.place) * (descending ? -1 : 1) < 0
  const before = places.filter(isBefore).length
  if (token.side === 'before') return [Math.max(0, before - count), before]
  const from = before + places.filter((place) => compare(place, token.place) === 0).length
  return [from, Math.min(from + count, places.length)]
}

function compare(a: Place, b: Place): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1
  return a[1] === b[1] ? 0 : a[1] < b[1] ? -1 : 1
}
