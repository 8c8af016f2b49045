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

/**
 * Reads the items one by one: one that cannot be understood costs a sentence and leaves what is known of it as it is.
 * Throws ProviderError when none of them has the shape of an item: then it is the answer that is wrong, and asking
 * again helps.
 */
export function readItems<Item>(
  raws: readonly unknown[],
  shape: z.ZodType<Item>,
  { idOf, nameOf, eventOf }: ItemReading<Item>,
): ReadItems {
  const events: RemoteEvent[] = []
  const problems: string[] = []
  let isMisshapen = false
  let isShaped = false
  for (const raw of raws) {
    const external_id = idOf(raw)
    const parsed = shape.safeParse(raw)
    isShaped ||= parsed.success
    isMisshapen ||= !parsed.success && external_id !== null
    try {
      if (!parsed.success) throw new UnreadableItem(misshapen(parsed.error))
      events.push(eventOf(parsed.data))
    } catch (problem) {
      if (!(problem instanceof UnreadableItem)) throw problem
      problems.push(`${describe(nameOf(raw), external_id)} cannot be read: ${problem.message}.`)
      if (external_id !== null) events.push({ kind: 'unchanged', external_id })
    }
  }
  if (isMisshapen && !isShaped)
    throw new ProviderError('broken', 'Nothing in the list has the shape of an event.')
  return { events, problems }
}

export interface ItemReading<Item> {
  /** The item's id, from whatever there is; null where it has none. */
  readonly idOf: (raw: unknown) => string | null
  /** What people call it; empty where it has no name. */
  readonly nameOf: (raw: unknown) => string
  /** Throws UnreadableItem. */
  readonly eventOf: (item: Item) => RemoteEvent
}

/** What a raw item has under the name. */
export function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

function misshapen({ issues }: z.ZodError): string {
  const path = (issues[0]?.path ?? []).join('.')
  return path === '' ? 'it is no event' : `what it says under "${path.slice(0, 100)}" makes no sense`
}

function describe(name: string, id: string | null): string {
  if (name !== '') return `"${name.slice(0, 100).toWellFormed()}"`
  return id === null ? 'An event without a name' : `The event ${id.slice(0, 100).toWellFormed()}`
}
