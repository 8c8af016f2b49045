import { isRecord } from '../is-record.ts'
import type { KeptKey } from './kept-keys.ts'

export type KeptFile = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type ById<Value> = Readonly<Record<string, Value>>

/** What this window has stored under the key, by id. What `parse` does not know is left out. */
export function readById<Value>(
  storage: KeptFile,
  key: KeptKey,
  parse: (stored: unknown) => Value | undefined,
): ById<Value> {
  const entries = Object.entries(parseStored(storage, key)).flatMap(([id, stored]) => {
    const value = parse(stored)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(entries)
}

export function writeById(storage: KeptFile, key: KeptKey, values: ById<unknown>): void {
  try {
    if (Object.keys(values).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(values))
  } catch {
    // A full storage is harmless: the values are kept in memory until the page is left.
  }
}

function parseStored(storage: KeptFile, key: string): ById<unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
