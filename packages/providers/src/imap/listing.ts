import type { ImapFlow } from 'imapflow'
import { day_ms } from '@meridian/engine'
import { ProviderError } from '../kit/provider-error.ts'
import type { MailSource, RemoteMailbox, RemoteMailPage } from '../kit/remote-mail.ts'
import type { ImapConnection } from './connection.ts'
import { type Cursor, writeCursor } from './cursor.ts'
import { type Folder, isRead, isRemoved, listFolders } from './folder.ts'
import { inChunks, uids_at_once, writePlace, writeSet } from './place.ts'

/** How many mails there are to be read, and a cursor that has every mail compared that is here. */
export async function fetchMailbox(connection: ImapConnection, address: string): Promise<RemoteMailbox> {
  const folders = await connection.ask(listFolders)
  const seen: Cursor = new Map(folders.map(({ path, state }) => [path, { ...state, messages: null }]))
  return {
    address,
    mails: folders.filter(isRead).reduce((sum, { state }) => sum + state.messages, 0),
    cursor: writeCursor(seen),
  }
}

/** A mail of the window, as far as a list needs it. */
interface Listed {
  readonly external_id: string
  readonly date_ms: number
}

/**
 * Lists the window once and hands it out in pages. A page is asked for by the last mail of the one before, so that it
 * makes no difference who asks and what has come or gone meanwhile.
 */
export function pageReader(connection: ImapConnection): MailSource['fetchPage'] {
  const windows = new Map<number, Listed[]>()
  return async ({ since_ms, page, most }): Promise<RemoteMailPage> => {
    const window = windows.get(since_ms) ?? (await listWindow(connection, since_ms))
    windows.set(since_ms, window)
    const after = page === null ? null : readPage(page)
    const begin = after === null ? 0 : window.findIndex((one) => newestFirst(one, after) > 0)
    const some = begin < 0 ? [] : window.slice(begin, begin + most)
    const last = some.at(-1)
    const isLast = begin < 0 || begin + most >= window.length
    return {
      external_ids: some.map(({ external_id }) => external_id),
      next_page: isLast || !last ? null : `${last.date_ms} ${last.external_id}`,
    }
  }
}

async function listWindow(connection: ImapConnection, since_ms: number): Promise<Listed[]> {
  const found: Listed[] = []
  for (const folder of (await connection.ask(listFolders)).filter(isRead)) {
    if (folder.state.messages > 0) found.push(...(await listFolder(connection, folder, since_ms)))
  }
  return found.toSorted(newestFirst)
}

async function listFolder(
  connection: ImapConnection,
  { path, state: { uidvalidity } }: Folder,
  since_ms: number,
): Promise<Listed[]> {
  return connection.inFolder({ path, uidvalidity }, async (client) => {
    // SINCE compares dates, each server in a time zone of its own.
    const uids = await searchUids(client, { since: new Date(since_ms - day_ms), deleted: false })
    const found: Listed[] = []
    for (const some of inChunks(uids, uids_at_once)) {
      const query = { uid: true, internalDate: true, flags: true }
      for (const { uid, internalDate, flags } of await client.fetchAll(writeSet(some), query, {
        uid: true,
      })) {
        const date_ms = momentOf(internalDate)
        const isMeant = date_ms >= since_ms && !isRemoved(flags)
        if (isMeant) found.push({ external_id: writePlace({ path, uidvalidity, uid }), date_ms })
      }
    }
    return found
  })
}

/** The library says `false` where the server refused. */
export async function searchUids(
  client: ImapFlow,
  query: Parameters<ImapFlow['search']>[0],
): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (!Array.isArray(found)) throw new ProviderError('broken', 'The mail server does not search.')
  return found
}

/** In epoch milliseconds; 0 where the server says nothing that makes sense. */
export function momentOf(date: Date | string | undefined): number {
  const ms = date === undefined ? Number.NaN : new Date(date).getTime()
  return ms > 0 && ms < 4_102_444_800_000 ? ms : 0
}

function newestFirst(one: Listed, other: Listed): number {
  return (
    other.date_ms - one.date_ms ||
    (one.external_id < other.external_id ? -1 : one.external_id > other.external_id ? 1 : 0)
  )
}

/** Throws `outdated` for what is none. */
function readPage(page: string): Listed {
  const [, date, external_id] = /^(\d{1,13}) (.+)$/s.exec(page) ?? []
  if (external_id === undefined) throw new ProviderError('outdated', 'The page is of another kind.')
  return { date_ms: Number(date), external_id }
}
