import { isRecord } from '../is-record.ts'

export type KeptFile = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type ById<Value> = Readonly<Record<string, Value>>

const prefix = 'unsaved_'
type Key = `${typeof prefix}${string}`

/** What this window has stored under the key, by id. What `parse` does not know is left out. */
export function readById<Value>(
  storage: KeptFile,
  key: Key,
  parse: (stored: unknown) => Value | undefined,
): ById<Value> {
  const entries = Object.entries(parseStored(storage, key)).flatMap(([id, stored]) => {
    const value = parse(stored)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(entries)
}

export function writeById(storage: KeptFile, key: Key, values: ById<unknown>): void {
  try {
    if (Object.keys(values).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(values))
  } catch {
    // A full storage is harmless: the values are kept in memory until the page is left.
  }
}

/** Removes what is kept under all such keys and returns it, also that of parts of the app that are not loaded. */
export function takeKept(storage: Storage): readonly (readonly [key: string, text: string])[] {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
  const kept = keys.filter((key) => key.startsWith(prefix))
  const entries = kept.map((key) => [key, storage.getItem(key) ?? ''] as const)
  for (const key of kept) storage.removeItem(key)
  return entries
}

function parseStored(storage: KeptFile, key: string): ById<unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
