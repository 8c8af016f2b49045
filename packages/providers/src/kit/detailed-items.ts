import type { z } from 'zod'
import { type ItemNames, itemOf, type ReadItems, refuseMisshapen, unreadItem } from './listed-items.ts'
import { ProviderError } from './provider-error.ts'
import type { PageRequest, RemoteEvent } from './remote-event.ts'

/** The readable items of a list that takes one request per item. */
export interface DetailedItems extends ReadItems {
  /** The last item that was read, where the rest is to be read later; null when all are. */
  readonly stopped_after: string | null
}

export interface DetailedReading<Item> extends ItemNames {
  /** The item of this id, and all before it, have been read already; null for none. */
  readonly after: string | null
  /** As many items are asked for at most, so that what was read is soon kept. */
  readonly most: number
  /** Whether it is time to keep what was read, however little. */
  readonly isLate: () => boolean
  /** What is known without asking; null where the provider must be asked. Throws UnreadableItem. */
  readonly knownOf: (item: Item) => RemoteEvent | null
  /** Throws ProviderError and UnreadableItem. */
  readonly fetchEvent: (item: Item) => Promise<RemoteEvent>
}

/**
 * Reads items that take one request each for their details. When the provider limits the rate, the items read so far
 * are returned, so that every attempt makes progress; it throws `limited` only when none was read.
 */
export async function readDetailedItems<Item>(
  raws: readonly unknown[],
  shape: z.ZodType<Item>,
  { after, most, isLate, knownOf, fetchEvent, ...names }: DetailedReading<Item>,
): Promise<DetailedItems> {
  refuseMisshapen(raws, shape, names)
  const events: RemoteEvent[] = []
  const problems: string[] = []
  let asked = 0
  let last: string | null = null
  // An item that is no longer in the list is found nowhere, and all is read again.
  const from = after === null ? 0 : raws.findIndex((raw) => names.idOf(raw) === after) + 1
  for (const raw of raws.slice(from)) {
    try {
      const item = itemOf(raw, shape)
      const known = knownOf(item)
      if (known === null) {
        if (asked === most || (last !== null && isLate())) return { events, problems, stopped_after: last }
        asked += 1
      }
      events.push(known ?? (await fetchEvent(item)))
    } catch (problem) {
      if (isLimit(problem) && last !== null) return { events, problems, stopped_after: last }
      const unread = unreadItem(raw, names, problem)
      events.push(...unread.events)
      problems.push(...unread.problems)
    }
    last = names.idOf(raw) ?? last
  }
  return { events, problems, stopped_after: null }
}

/** The request for a page of such a list. */
export interface TimedRequest extends PageRequest {
  readonly isLate: () => boolean
}

/** For `isLate`: a sync renews its lease with every page, so a slow provider must not delay a page too long. */
export function lateAfter(now: () => Date, ms: number): () => boolean {
  const until = now().getTime() + ms
  return () => now().getTime() > until
}

function isLimit(problem: unknown): boolean {
  return problem instanceof ProviderError && problem.kind === 'limited'
}
