import { randomUUIDv7 } from 'node:crypto'

/** A UUID of version 7: random, and ordered by creation, so that indexes grow at their end. */
export function newId(): string {
  return randomUUIDv7()
}
