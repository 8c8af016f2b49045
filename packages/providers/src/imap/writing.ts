import type { ImapFlow } from 'imapflow'
import { ProviderError } from '../kit/provider-error.ts'
import type { RemoteMailPlace } from '../kit/remote-mail.ts'
import type { ImapConnection } from './connection.ts'
import { type Folder, type FolderRole, labelIds, listFolders, ownLabel } from './folder.ts'
import { searchUids } from './listing.ts'
import { findHeader, present } from './message.ts'
import { type ImapPlace, readPlace, writePlace } from './place.ts'

interface LabelChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Flags are set where the mail lies; then it moves, into the inbox or out of it into the archive. */
export async function changeLabels(
  connection: ImapConnection,
  external_id: string,
  { add, remove }: LabelChange,
): Promise<RemoteMailPlace> {
  const place = readPlace(external_id)
  await connection.inFolder({ ...place, isWriting: true }, async (client) => {
    const uid = String(place.uid)
    present(await client.fetchOne(uid, { uid: true, flags: true }, { uid: true }))
    for (const { flag, isWanted } of flagChanges({ add, remove })) {
      const options = { uid: true, silent: true }
      const isDone = isWanted
        ? await client.messageFlagsAdd(uid, [flag], options)
        : await client.messageFlagsRemove(uid, [flag], options)
      if (!isDone) throw new ProviderError('broken', 'The mail server does not keep a flag.')
    }
  })
  if (add.includes('INBOX')) return moveInto(connection, place, () => 'INBOX')
  if (remove.includes('INBOX')) return moveInto(connection, place, mainFolder('ARCHIVE', 'Archive'))
  return tellPlace(connection, place)
}

/** Throws `missing` when it is gone. */
export async function trash(connection: ImapConnection, external_id: string): Promise<RemoteMailPlace> {
  return moveInto(connection, readPlace(external_id), mainFolder('TRASH', 'Trash'))
}

/** Back to the folder that its labels tell; into the inbox where they tell none, or that folder is gone. */
export async function untrash(
  connection: ImapConnection,
  external_id: string,
  before: readonly string[],
): Promise<RemoteMailPlace> {
  return moveInto(connection, readPlace(external_id), (folders) => {
    const back = folders.find((folder) => folder.role !== 'TRASH' && isNamedBy(folder, before))
    return back?.path ?? 'INBOX'
  })
}

function isNamedBy({ path, role, isMain, label_id }: Folder, label_ids: readonly string[]): boolean {
  return role === null ? label_ids.includes(ownLabel(path)) : isMain && label_ids.includes(label_id)
}

/** The main folder of a role; where there is none, the name of the one that is made. */
export function mainFolder(role: FolderRole, name: string) {
  return (folders: readonly Folder[]): string | readonly [name: string] =>
    folders.find((folder) => folder.role === role && folder.isMain)?.path ?? [name]
}

/** The path of the folder, made where there is none. */
export async function ensureFolder(
  client: ImapFlow,
  choose: (folders: readonly Folder[]) => string | readonly [name: string],
): Promise<{ path: string; folders: readonly Folder[] }> {
  const folders = await listFolders(client)
  const chosen = choose(folders)
  if (typeof chosen === 'string') return { path: chosen, folders }
  const { path } = await client.mailboxCreate([...chosen])
  return { path, folders: await listFolders(client) }
}

function flagChanges({ add, remove }: LabelChange) {
  return [
    { flag: '\\Seen', isWanted: false, label: 'UNREAD', in: add },
    { flag: '\\Seen', isWanted: true, label: 'UNREAD', in: remove },
    { flag: '\\Flagged', isWanted: true, label: 'STARRED', in: add },
    { flag: '\\Flagged', isWanted: false, label: 'STARRED', in: remove },
  ].filter(({ label, in: labels }) => labels.includes(label))
}

async function moveInto(
  connection: ImapConnection,
  place: ImapPlace,
  choose: (folders: readonly Folder[]) => string | readonly [name: string],
): Promise<RemoteMailPlace> {
  const { path, folders } = await connection.ask((client) => ensureFolder(client, choose))
  if (path === place.path) return tellPlace(connection, place)
  const moved = await connection.inFolder({ ...place, isWriting: true }, async (client) => {
    const uid = String(place.uid)
    const query = { uid: true, flags: true, headers: ['Message-ID'] }
    const { headers } = present(await client.fetchOne(uid, query, { uid: true }))
    const done = await move(client, uid, path)
    if (!done) throw new ProviderError('broken', 'The mail server does not move a mail.')
    return { uid: done.uidMap?.get(place.uid), message_id: findHeader(headers, 'Message-ID') }
  })
  const uidvalidity = folders.find((folder) => folder.path === path)?.state.uidvalidity
  const uid = moved.uid ?? (await findNewest(connection, path, moved.message_id))
  if (uidvalidity === undefined || uid === undefined) {
    throw new ProviderError('missing', 'The mail was moved, and its new folder is unknown.')
  }
  return tellPlace(connection, { path, uidvalidity, uid })
}

/** A server that can only remove all marked mails at once would remove what others have marked, too. */
async function move(client: ImapFlow, uid: string, path: string) {
  const { capabilities } = client
  if (capabilities.has('MOVE') || capabilities.has('UIDPLUS'))
    return client.messageMove(uid, path, { uid: true })
  const done = await client.messageCopy(uid, path, { uid: true })
  return done && (await client.messageFlagsAdd(uid, ['\\Deleted'], { uid: true })) && done
}

/** For servers that do not say which number a mail got (RFC 4315). */
async function findNewest(
  connection: ImapConnection,
  path: string,
  message_id: string,
): Promise<number | undefined> {
  if (!message_id) return undefined
  return connection.inFolder({ path }, async (client) => {
    await client.noop()
    return (await searchUids(client, { header: { 'message-id': message_id } })).at(-1)
  })
}

async function tellPlace(connection: ImapConnection, place: ImapPlace): Promise<RemoteMailPlace> {
  const folders = await connection.ask(listFolders)
  const folder = folders.find(({ path }) => path === place.path)
  if (!folder) throw new ProviderError('missing', 'The folder is gone.')
  return connection.inFolder(place, async (client) => {
    const { flags = new Set() } = present(
      await client.fetchOne(String(place.uid), { uid: true, flags: true }, { uid: true }),
    )
    return { external_id: writePlace(place), label_ids: labelIds(folder, flags) }
  })
}
