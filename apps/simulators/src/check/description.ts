import type { Json } from '../kit/message.ts'
import type { Resolve } from './schema.ts'

/** A vendor's machine-readable description of one of its APIs. */
export interface Description {
  /** The file's name, for reports. */
  readonly name: string
  readonly operations: readonly Operation[]
  readonly resolve: Resolve
}

export interface Operation {
  readonly method: string
  /** From the simulator's origin, with parameters in braces: `/v2/users/{userId}`. */
  readonly path: string
  /** By status, `4XX` or `default`. Null describes an answer without saying what is in it. */
  readonly replies: Readonly<Record<string, Json | null>>
}

/** The operation an address belongs to; one with fewer parameters comes first. */
export function findOperation(
  { operations }: Description,
  method: string,
  path: string,
): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && patternOf(operation.path).test(path))
    .toSorted((a, b) => countParameters(a.path) - countParameters(b.path))[0]
}

/** What is said of an answer with this status; undefined when nothing is. */
export function findReply({ replies }: Operation, status: number): Json | null | undefined {
  for (const key of [`${status}`, `${Math.floor(status / 100)}XX`, 'default']) {
    const reply = replies[key]
    if (reply !== undefined) return reply
  }
  return undefined
}

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) => (segment.includes('{') ? '[^/]+' : RegExp.escape(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

function countParameters(path: string): number {
  return path.split('{').length
}
