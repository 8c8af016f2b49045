import type { z } from 'zod'

/** What an adapter has stored as JSON; null for what is of another shape, as an older version may have written it. */
export function parseStored<Value>(text: string, shape: z.ZodType<Value>): Value | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
