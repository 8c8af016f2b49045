import { createHash } from 'node:crypto'

/** Equal for equal content: a version for what the provider gives none. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}
