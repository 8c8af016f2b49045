import { matchesGlob } from 'node:path'
import { findNumber, findObject, findText, InputError, takeNumber, takeObject, takeText } from './input.ts'
import type { Json, SimulatedRequest } from './message.ts'

/** A misbehaviour, which requests it meets, and how often. */
export interface FaultRule {
  readonly match: FaultMatch
  /** How many requests it meets; null until it is cleared. 1 unless said. */
  readonly times?: number | null
  /** How many requests that match pass before it begins. */
  readonly after?: number
  readonly fault: Fault
}

/** What is left out matches everything. A path is a beginning, or with stars the whole path. */
export interface FaultMatch {
  readonly method?: string
  readonly path?: string
  readonly account?: string
}

export type Fault =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Record<string, string>
    }
  /** One of the provider's own refusals, with its exact body. */
  | { readonly kind: 'named'; readonly name: string }
  /** Answers rightly, so many ms of real time later. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Ends the connection before anything is done, after it is done but unanswered, or amid the answer. */
  | { readonly kind: 'cut'; readonly at: 'before' | 'done' | 'body' }
  | { readonly kind: 'wrong_type'; readonly how: 'list' | 'texts' | 'null_items' }
  | { readonly kind: 'not_json' }
  /** 10 MB in one text. */
  | { readonly kind: 'huge' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page comes a second time when the next one is asked for. */
  | { readonly kind: 'duplicate_page' }
  /** A page without items first; the page itself follows. */
  | { readonly kind: 'empty_page' }
  | { readonly kind: 'hostile_text' }
  /** Of a list only so many items come, as if the others were gone. */
  | { readonly kind: 'drop_items'; readonly keep: number }

export interface FaultBook {
  readonly add: (rule: FaultRule) => number
  readonly list: () => readonly (FaultRule & { readonly id: number; readonly met: number })[]
  /** All of them, or the one with this id. */
  readonly clear: (id?: number) => void
  /** The fault that meets this request, counted as met. */
  readonly take: (request: SimulatedRequest) => Fault | undefined
}

export function newFaultBook(): FaultBook {
  let last = 0
  let entries: { rule: FaultRule; id: number; passed: number; met: number }[] = []
  return {
    add: (rule) => {
      last += 1
      entries.push({ rule, id: last, passed: 0, met: 0 })
      return last
    },
    list: () => entries.map(({ rule, id, met }) => ({ ...rule, id, met })),
    clear: (id) => {
      entries = id === undefined ? [] : entries.filter((entry) => entry.id !== id)
    },
    take: (request) => {
      for (const entry of entries) {
        const { match, times = 1, after = 0, fault } = entry.rule
        if ((times !== null && entry.met >= times) || !matches(match, request)) continue
        if (entry.passed < after) {
          entry.passed += 1
          continue
        }
        entry.met += 1
        return fault
      }
      return undefined
    },
  }
}

/** A rule as it arrives over HTTP. */
export function readFaultRule(input: Json, names: readonly string[]): FaultRule {
  const match = findObject(input, 'match') ?? {}
  const method = findText(match, 'method')
  const path = findText(match, 'path')
  const account = findText(match, 'account')
  const after = findNumber(input, 'after')
  const times = input.times === null ? null : findNumber(input, 'times')
  return {
    match: {
      ...(method !== undefined && { method }),
      ...(path !== undefined && { path }),
      ...(account !== undefined && { account }),
    },
    ...(times !== undefined && { times }),
    ...(after !== undefined && { after }),
    fault: readFault(takeObject(input, 'fault'), names),
  }
}

function readFault(input: Json, names: readonly string[]): Fault {
  const kind = takeText(input, 'kind')
  switch (kind) {
    case 'status': {
      const headers = findObject(input, 'headers') ?? {}
      const texts = Object.fromEntries(Object.keys(headers).map((name) => [name, takeText(headers, name)]))
      return { kind, status: takeNumber(input, 'status'), body: input.body, headers: texts }
    }
    case 'named':
      return { kind, name: oneOf(takeText(input, 'name'), names) }
    case 'slow':
      return { kind, ms: takeNumber(input, 'ms') }
    case 'cut':
      return { kind, at: oneOf(findText(input, 'at') ?? 'before', ['before', 'done', 'body'] as const) }
    case 'wrong_type': {
      const how = findText(input, 'how') ?? 'list'
      return { kind, how: oneOf(how, ['list', 'texts', 'null_items'] as const) }
    }
    case 'drop_items':
      return { kind, keep: takeNumber(input, 'keep') }
    case 'redirect':
      return { kind, to: takeText(input, 'to') }
    default:
      return { kind: oneOf(kind, plain_kinds) }
  }
}

const plain_kinds = ['hang', 'not_json', 'huge', 'duplicate_page', 'empty_page', 'hostile_text'] as const

function oneOf<Name extends string>(text: string, names: readonly Name[]): Name {
  const name = names.find((known) => known === text)
  if (name === undefined) throw new InputError(`"${text}" is not one of ${names.join(', ')}.`)
  return name
}

function matches(match: FaultMatch, { method, path, account }: SimulatedRequest): boolean {
  if (match.method !== undefined && match.method !== method) return false
  if (match.account !== undefined && match.account !== account) return false
  if (match.path === undefined) return true
  return match.path.includes('*') ? matchesGlob(path, match.path) : path.startsWith(match.path)
}
