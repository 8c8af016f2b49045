import { z } from 'zod'
import { ProviderError } from './provider-error.ts'
import { parseStored } from './stored-json.ts'

/** How far a list has been read that comes in pages, each of them in several parts. */
export const ListPlace = z.object({
  /** The provider's token of the page; null for the first. */
  token: z.string().min(1).nullable(),
  /** The last item of the page that was read; null for none. */
  after: z.string().nullable(),
})
export type ListPlace = z.infer<typeof ListPlace>

/** Throws `outdated` for what is none. */
export function readPlace<Place extends ListPlace>(page: string, shape: z.ZodType<Place>): Place {
  const place = parseStored(page, shape)
  if (place === null) throw new ProviderError('outdated', 'It is not known where the reading was.')
  return place
}

interface ReadPart {
  /** The last item that was read, where the page has more; null where it has not. */
  readonly stopped_after: string | null
  /** The token of the next page; null where there is none. */
  readonly next_token: string | null
}

/** Where to go on; null when nothing is left. */
export function nextPlace<Place extends ListPlace>(
  place: Place,
  { stopped_after, next_token }: ReadPart,
): Place | null {
  if (stopped_after !== null) return { ...place, after: stopped_after }
  if (next_token === null) return null
  if (next_token === place.token) throw new ProviderError('broken', 'A page leads to itself.')
  return { ...place, token: next_token, after: null }
}
