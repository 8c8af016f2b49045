import { createHash } from 'node:crypto'

/** The key of a stored text: what the text is made of, in a fixed order. */
export function hashContent(madeOf: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(madeOf)).digest()
}
