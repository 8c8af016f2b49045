import { ProviderError } from '../kit/provider-error.ts'

/** Where a mail lies. Moved, it gets another number in another folder (RFC 3501, section 2.3.1.1). */
export interface ImapPlace {
  readonly path: string
  readonly uidvalidity: string
  readonly uid: number
}

export function writePlace({ path, uidvalidity, uid }: ImapPlace): string {
  return `${path}:${uidvalidity}:${uid}`
}

/** Throws `missing` for what is no place. */
export function readPlace(external_id: string): ImapPlace {
  const [, path, uidvalidity, uid] = /^(.+):(\d{1,20}):(\d{1,10})$/s.exec(external_id) ?? []
  if (path === undefined || uidvalidity === undefined) {
    throw new ProviderError('missing', 'This names no mail of a mailbox.')
  }
  return { path, uidvalidity, uid: Number(uid) }
}

/** Places by their folders, so that a folder is opened once for all of its mails. */
export function groupPlaces(external_ids: readonly string[]): Map<string, ImapPlace[]> {
  return Map.groupBy(external_ids.map(readPlace), ({ path, uidvalidity }) => `${path}:${uidvalidity}`)
}

/** A set of numbers as IMAP writes it: `1:5,7`. */
export function writeSet(uids: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const uid of uids.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && uid <= run[1] + 1) run[1] = uid
    else runs.push([uid, uid])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}:${last}`)).join(',')
}

/** So many numbers are asked for at once: servers take no lines of any length. */
export const uids_at_once = 500

export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
