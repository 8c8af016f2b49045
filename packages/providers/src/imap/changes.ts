import type { ImapFlow } from 'imapflow'
import { ProviderError } from '../kit/provider-error.ts'
import type { MailSource, RemoteMailChange, RemoteMailChanges } from '../kit/remote-mail.ts'
import { type ImapConnection, openFolder } from './connection.ts'
import { isUnchanged, readCursor, type SeenFolder, writeCursor } from './cursor.ts'
import { type Folder, isRemoved, labelIds, listAllFolders, listFolders } from './folder.ts'
import { searchUids } from './listing.ts'
import { inChunks, readPlace, uids_at_once, writePlace, writeSet } from './place.ts'

type Request = Parameters<MailSource['fetchChanges']>[0]

/**
 * New, removed and changed mails since the cursor, in one answer. A moved mail is new in one folder and removed in
 * another: removed mails are listed first, and then new ones once more, so that a moved mail is never reported as removed
 * without its new folder.
 */
export async function fetchChanges(
  connection: ImapConnection,
  { cursor, known }: Request,
): Promise<RemoteMailChanges> {
  const before = readCursor(cursor)
  const comparison: Comparison = {
    connection,
    before,
    after: new Map(),
    here: onceByFolder(known),
    labels: new Map(),
    gone: [],
  }
  const { folders, closed } = await connection.ask(listAllFolders)
  for (const folder of folders) await compareFolder(comparison, folder)
  for (const path of closed) keepClosed(comparison, path)
  await findLostFolders(comparison, [...folders.map(({ path }) => path), ...closed])
  if (comparison.gone.length > 0) await findArrivals(comparison)
  return {
    changes: [
      ...[...comparison.labels].map(labelled),
      ...comparison.gone.map((external_id) => ({ kind: 'gone' as const, external_id })),
    ],
    next_page: null,
    cursor: writeCursor(comparison.after),
  }
}

interface Comparison {
  readonly connection: ImapConnection
  readonly before: ReadonlyMap<string, SeenFolder>
  readonly after: Map<string, SeenFolder>
  /** What is known here of each folder. */
  readonly here: () => Promise<Here>
  readonly labels: Map<string, readonly string[]>
  readonly gone: string[]
}

interface KnownMail {
  readonly external_id: string
  readonly uidvalidity: string
  readonly uid: number
  readonly label_ids: readonly string[]
}

type Here = ReadonlyMap<string, readonly KnownMail[]>

async function compareFolder(comparison: Comparison, folder: Folder): Promise<void> {
  const { connection, before, after } = comparison
  const { path, state } = folder
  const seen = before.get(path) ?? { ...state, uidnext: 1, messages: null, modseq: null }
  if (seen.uidvalidity !== state.uidvalidity) throw countedAnew()
  if (isUnchanged(seen, state)) {
    after.set(path, seen)
    return
  }
  await connection.ask(async (client) => {
    const { uidValidity, uidNext, exists, highestModseq } = await openFolder(client, path)
    const uidvalidity = String(uidValidity)
    if (uidvalidity !== seen.uidvalidity) throw countedAnew()
    const known = (await comparison.here()).get(path) ?? []
    const come = await readArrivals(comparison, client, { folder, from: seen.uidnext, until: uidNext })
    const now: SeenFolder = {
      uidvalidity,
      uidnext: uidNext,
      messages: exists,
      modseq: state.modseq === null || !highestModseq ? null : String(highestModseq),
    }
    await compareKnown(comparison, client, { folder, seen, now, come, known })
    after.set(path, now)
  })
}

/** All folders at once are what a whole reading is for. */
function countedAnew(): ProviderError {
  return new ProviderError('outdated', 'A folder counts its mails anew.')
}

interface Arrivals {
  readonly folder: Folder
  readonly from: number
  /** The first number that is not meant. */
  readonly until: number
}

/** How many have come; those that are marked to be removed already are among them. */
async function readArrivals(
  { labels }: Comparison,
  client: ImapFlow,
  { folder, from, until }: Arrivals,
): Promise<number> {
  if (from >= until) return 0
  const { path, state } = folder
  const query = { uid: true, flags: true }
  const come = await client.fetchAll(`${from}:${until - 1}`, query, { uid: true })
  // A server answers the last mail where the range lies behind it (RFC 3501, section 6.4.8).
  const meant = come.filter(({ uid }) => uid >= from && uid < until)
  for (const { uid, flags = new Set<string>() } of meant) {
    if (isRemoved(flags)) continue
    labels.set(writePlace({ path, uidvalidity: state.uidvalidity, uid }), labelIds(folder, flags))
  }
  return meant.length
}

interface KnownFolder {
  readonly folder: Folder
  readonly seen: SeenFolder
  readonly now: SeenFolder
  readonly come: number
  readonly known: readonly KnownMail[]
}

/** Flags that a server counts are told by it; all others are looked at mail by mail. */
async function compareKnown(
  comparison: Comparison,
  client: ImapFlow,
  { folder, seen, now, come, known }: KnownFolder,
): Promise<void> {
  const { labels, gone } = comparison
  const mails = new Map(
    known.filter(({ uidvalidity }) => uidvalidity === now.uidvalidity).map((mail) => [mail.uid, mail]),
  )
  const stale = known.filter(({ uidvalidity }) => uidvalidity !== now.uidvalidity)
  gone.push(...stale.map(({ external_id }) => external_id))
  if (mails.size === 0) return
  const { modseq, messages } = seen
  const isCounted = modseq !== null && now.modseq !== null && messages !== null
  const uids = [...mails.keys()]
  const told = isCounted ? await readFlags(client, '1:*', BigInt(modseq)) : await readAllFlags(client, uids)
  for (const [uid, flags] of told) {
    const mail = mails.get(uid)
    if (!mail) continue
    const label_ids = labelIds(folder, flags)
    if (isRemoved(flags)) gone.push(mail.external_id)
    else if (!isSame(label_ids, mail.label_ids)) labels.set(mail.external_id, label_ids)
  }
  if (isCounted && messages + come === now.messages) return
  const left = isCounted ? await readPresent(client, uids) : told
  gone.push(...[...mails.values()].flatMap(({ uid, external_id }) => (left.has(uid) ? [] : [external_id])))
}

async function readFlags(
  client: ImapFlow,
  range: string,
  changedSince?: bigint,
): Promise<Map<number, ReadonlySet<string>>> {
  const told = await client.fetchAll(
    range,
    { uid: true, flags: true },
    { uid: true, ...(changedSince !== undefined && { changedSince }) },
  )
  return new Map(told.map(({ uid, flags = new Set<string>() }) => [uid, flags]))
}

async function readAllFlags(
  client: ImapFlow,
  uids: readonly number[],
): Promise<Map<number, ReadonlySet<string>>> {
  const told = new Map<number, ReadonlySet<string>>()
  for (const some of inChunks(uids, uids_at_once)) {
    for (const [uid, flags] of await readFlags(client, writeSet(some))) told.set(uid, flags)
  }
  return told
}

/** Which of these are still there. */
async function readPresent(client: ImapFlow, uids: readonly number[]): Promise<Set<number>> {
  const present = new Set<number>()
  for (const some of inChunks(uids, uids_at_once)) {
    for (const uid of await searchUids(client, { uid: writeSet(some) })) present.add(uid)
  }
  return present
}

/** What cannot be looked into now is as it was. */
function keepClosed({ before, after }: Comparison, path: string): void {
  const seen = before.get(path)
  if (seen) after.set(path, seen)
}

/** Of folders that were removed, or renamed: then their mails have come under the new name. */
async function findLostFolders({ here, before, gone }: Comparison, paths: readonly string[]): Promise<void> {
  const left = new Set(paths)
  const isCompared = [...before].every(([path, { messages }]) => left.has(path) && messages !== null)
  if (isCompared) return
  for (const [path, mails] of await here()) {
    if (!left.has(path)) gone.push(...mails.map(({ external_id }) => external_id))
  }
}

/** What has come after its folder was looked at: it may be what has gone from another one. */
async function findArrivals(comparison: Comparison): Promise<void> {
  const { connection, after } = comparison
  for (const folder of await connection.ask(listFolders)) {
    const { path, state } = folder
    const seen = after.get(path) ?? { ...state, uidnext: 1, messages: 0, modseq: null }
    if (seen.uidvalidity !== state.uidvalidity) throw countedAnew()
    if (state.uidnext <= seen.uidnext) continue
    await connection.inFolder({ path, uidvalidity: state.uidvalidity }, async (client) => {
      const come = await readArrivals(comparison, client, {
        folder,
        from: seen.uidnext,
        until: state.uidnext,
      })
      after.set(path, { ...seen, uidnext: state.uidnext, messages: (seen.messages ?? 0) + come })
    })
  }
}

function onceByFolder(known: Request['known']): () => Promise<Here> {
  let asked: Promise<Here> | undefined
  const byFolder = async () => {
    const mails = [...(await known())].flatMap(([external_id, label_ids]) => {
      const place = findPlace(external_id)
      return place ? [{ ...place, external_id, label_ids }] : []
    })
    return Map.groupBy(mails, ({ path }) => path)
  }
  return () => (asked ??= byFolder())
}

/** Undefined for what was kept when it was sent and lies nowhere yet. */
function findPlace(external_id: string) {
  try {
    return readPlace(external_id)
  } catch (problem) {
    if (problem instanceof ProviderError) return undefined
    throw problem
  }
}

function labelled([external_id, label_ids]: readonly [string, readonly string[]]): RemoteMailChange {
  return { kind: 'labels', external_id, label_ids }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((label) => other.includes(label))
}
