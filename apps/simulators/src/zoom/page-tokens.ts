import { bad_page_token, badField, Refusal } from './refusals.ts'
import { newName } from './world.ts'
import type { PageToken, ZoomWorld } from './world.ts'

const life_ms = 15 * 60_000
const most_per_page = 300
const usual_per_page = 30

export interface Line {
  /** What a list is sorted by, with the id; Infinity where there is no start. */
  readonly start: number
  readonly id: number
}

export interface PageQuestion<Item extends Line> {
  readonly world: ZoomWorld
  readonly nowMs: number
  readonly user_id: string
  /** A token serves only the list it was given for. */
  readonly list: string
  readonly query: URLSearchParams
  readonly items: readonly Item[]
}

/** One page by token or number, sorted by start. The next token is empty at the end and dies after 15 minutes. */
export function takePage<Item extends Line>(question: PageQuestion<Item>) {
  const { world, query, items } = question
  const page_size = readSize(query)
  const sorted = items.toSorted((a, b) => compare([a.start, a.id], [b.start, b.id]))
  const token = query.get('next_page_token') || undefined
  const number = query.get('page_number')
  const from = token === undefined ? readNumber(number) * page_size : startOf(question, sorted, token)
  const page = sorted.slice(from, from + page_size)
  const last = page.at(-1)
  const next_page_token = last && from + page_size < sorted.length ? newToken(question, last) : ''
  return {
    page,
    fields: {
      ...(number !== null && {
        page_number: readNumber(number) + 1,
        page_count: Math.ceil(sorted.length / page_size),
      }),
      page_size,
      total_records: sorted.length,
      next_page_token,
    },
    world,
  }
}

function startOf(
  { world, nowMs, user_id, list }: PageQuestion<Line>,
  sorted: readonly Line[],
  token: string,
): number {
  const entry = Object.hasOwn(world.page_tokens, token) ? world.page_tokens[token] : undefined
  if (!entry || entry.expires_ms <= nowMs || entry.user_id !== user_id || entry.list !== list) {
    throw new Refusal(bad_page_token)
  }
  return sorted.filter(({ start, id }) => compare([start, id], entry.after) <= 0).length
}

function newToken({ world, nowMs, user_id, list }: PageQuestion<Line>, { start, id }: Line): string {
  const token = `${newName(world, 'page-token')}${newName(world, 'page-token').slice(0, 10)}`
  world.page_tokens[token] = { user_id, list, after: [start, id], expires_ms: nowMs + life_ms }
  return token
}

function readSize(query: URLSearchParams): number {
  const text = query.get('page_size')
  if (text === null) return usual_per_page
  const size = Number(text)
  if (!Number.isInteger(size) || size < 1 || size > most_per_page) throw new Refusal(badField('page_size'))
  return size
}

/** Pages are numbered from one. */
function readNumber(text: string | null): number {
  if (text === null) return 0
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Refusal(badField('page_number'))
  return number - 1
}

function compare(a: PageToken['after'], b: PageToken['after']): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1
  return a[1] - b[1]
}
