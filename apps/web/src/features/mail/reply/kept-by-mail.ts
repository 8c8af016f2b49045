import { isRecord } from '../../../platform/is-record.ts'

export type KeptFile = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type ByMail<Value> = Readonly<Record<string, Value>>

/** What this window has stored under the key, by mail. What `parse` does not know is left out. */
export function readByMail<Value>(
  storage: KeptFile,
  key: string,
  parse: (stored: unknown) => Value | undefined,
): ByMail<Value> {
  const entries = Object.entries(parseStored(storage, key)).flatMap(([mail_id, stored]) => {
    const value = parse(stored)
    return value === undefined ? [] : [[mail_id, value] as const]
  })
  return Object.fromEntries(entries)
}

export function writeByMail(storage: KeptFile, key: string, values: ByMail<unknown>): void {
  try {
    if (Object.keys(values).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(values))
  } catch {
    // A full storage is harmless: the values are kept in memory until the page is left.
  }
}

function parseStored(storage: KeptFile, key: string): ByMail<unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
