import { z } from 'zod'
import { parseStored } from '../kit/stored-json.ts'

/** What the next reading starts from: a token of RFC 6578, or the tag that the calendar had. */
const Cursor = z.object({ token: z.string().nullable(), tag: z.string().nullable() })
export type Cursor = z.infer<typeof Cursor>

/** A reading that goes on behind the member `after`. */
const Page = z.object({
  /** Where the whole reading leads. */
  next: Cursor,
  /** The token whose changes are listed; null for a list of everything. */
  since: z.string().nullable(),
  after: z.string(),
})
export type Page = z.infer<typeof Page>

export function formatCursor({ token, tag }: Cursor): string | null {
  return token === null && tag === null ? null : JSON.stringify({ token, tag })
}

export function formatPage(page: Page): string {
  return JSON.stringify(page)
}

/** Null for one that another version has written: then everything is read. */
export function parseCursor(text: string | null): Cursor | null {
  return text === null ? null : parseStored(text, Cursor)
}

export function parsePage(text: string | null): Page | null {
  return text === null ? null : parseStored(text, Page)
}
