import type { z } from 'zod'
import { ProviderError } from './provider-error.ts'
import type { RemoteEvent } from './remote-event.ts'

/** Why one item of a list makes no event, as the end of a sentence. Caught where lists are read, and nowhere else. */
export class UnreadableItem extends Error {}

/** What a list's items say. */
export interface ReadItems {
  readonly events: readonly RemoteEvent[]
  /** One sentence each. */
  readonly problems: readonly string[]
}

/** How to identify the items of a list, even malformed ones. */
export interface ItemNames {
  /** Null where it has no id. */
  readonly idOf: (raw: unknown) => string | null
  /** What people call it; empty where it has no name. */
  readonly nameOf: (raw: unknown) => string
}

/**
 * Reads the items one by one: one that cannot be understood costs a sentence and leaves what is known of it as it is.
 * `eventOf` throws UnreadableItem. Throws ProviderError when nothing in the list has the shape.
 */
export function readItems<Item>(
  raws: readonly unknown[],
  shape: z.ZodType<Item>,
  { eventOf, ...names }: ItemNames & { readonly eventOf: (item: Item) => RemoteEvent },
): ReadItems {
  refuseMisshapen(raws, shape, names)
  const events: RemoteEvent[] = []
  const problems: string[] = []
  for (const raw of raws) {
    try {
      events.push(eventOf(itemOf(raw, shape)))
    } catch (problem) {
      const unread = unreadItem(raw, names, problem)
      events.push(...unread.events)
      problems.push(...unread.problems)
    }
  }
  return { events, problems }
}

/**
 * Throws ProviderError when every item of the list has fields of another type than they should: then it is the answer that is
 * wrong, and asking again helps. Of an item that comes alone one such field may be its own fault; that all its numbers
 * and flags are texts is not. A value that no calendar can hold is the fault of its item.
 */
export function refuseMisshapen(raws: readonly unknown[], shape: z.ZodType, { idOf }: ItemNames): void {
  const items = raws.filter((raw) => idOf(raw) !== null)
  if (items.length === 0 || !items.every((raw) => isMistyped(raw, shape))) return
  if (items.length > 1 || hasOnlyTexts(items[0])) {
    throw new ProviderError('broken', 'Nothing in the list has the shape of an event.')
  }
}

function isMistyped(raw: unknown, shape: z.ZodType): boolean {
  const issues = shape.safeParse(raw).error?.issues ?? []
  return issues.some(({ code }) => code === 'invalid_type' || code === 'invalid_union')
}

/** Whether several fields are numbers and flags written as texts, and none is a number or a flag. */
function hasOnlyTexts(item: unknown): boolean {
  const found = { typed: 0, written: 0 }
  countFields(item, found)
  return found.typed === 0 && found.written > 1
}

function countFields(value: unknown, found: { typed: number; written: number }): void {
  if (typeof value === 'number' || typeof value === 'boolean') found.typed += 1
  else if (typeof value === 'string') found.written += /^(?:true|false|\d{1,15})$/.test(value) ? 1 : 0
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) countFields(inner, found)
}

/** The item in its shape. Throws UnreadableItem. */
export function itemOf<Item>(raw: unknown, shape: z.ZodType<Item>): Item {
  const parsed = shape.safeParse(raw)
  if (parsed.success) return parsed.data
  const path = (parsed.error.issues[0]?.path ?? []).join('.')
  throw new UnreadableItem(
    path === '' ? 'it is no event' : `what it says under "${path.slice(0, 100)}" makes no sense`,
  )
}

/**
 * The entry of an item that could not be read. Rethrows every problem but an UnreadableItem and a RangeError, which the
 * engine throws for moments outside of the calendar and for unsupported rules.
 */
export function unreadItem(raw: unknown, { idOf, nameOf }: ItemNames, problem: unknown): ReadItems {
  if (!(problem instanceof UnreadableItem || problem instanceof RangeError)) throw problem
  const external_id = idOf(raw)
  const reason = problem instanceof UnreadableItem ? problem.message : out_of_range
  return {
    problems: [`${describe(nameOf(raw), external_id)} cannot be read: ${reason}.`],
    events: external_id === null ? [] : [{ kind: 'unchanged', external_id }],
  }
}

const out_of_range = 'its times or its repetition are more than a calendar can hold'

/** What a raw item has under the name. */
export function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

function describe(name: string, id: string | null): string {
  if (name !== '') return `"${name.slice(0, 100).toWellFormed()}"`
  return id === null ? 'An event without a name' : `The event ${id.slice(0, 100).toWellFormed()}`
}
