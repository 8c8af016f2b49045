import type { ImapFlow, ListResponse, StatusObject } from 'imapflow'
import { ProviderError } from '../kit/provider-error.ts'
import type { RemoteLabel } from '../kit/remote-mail.ts'

/** What a folder is for, in the words of the labels that all providers share. */
export type FolderRole = 'INBOX' | 'SENT' | 'DRAFT' | 'ARCHIVE' | 'SPAM' | 'TRASH'

export interface Folder {
  readonly path: string
  readonly delimiter: string
  /** Null for one that the person has made. */
  readonly role: FolderRole | null
  /** The folder its role is named by, not one inside of it. */
  readonly isMain: boolean
  readonly label_id: string
  /** As the person knows it. */
  readonly name: string
  readonly state: FolderState
}

/** What tells whether anything has changed in a folder. */
export interface FolderState {
  readonly uidvalidity: string
  readonly uidnext: number
  readonly messages: number
  /** Null where the server does not count changes (RFC 7162). */
  readonly modseq: string | null
}

/** Longer names are no folder of a person. */
const path_characters_max = 500

const roles: Readonly<Record<string, FolderRole>> = {
  '\\Inbox': 'INBOX',
  '\\Sent': 'SENT',
  '\\Drafts': 'DRAFT',
  '\\Archive': 'ARCHIVE',
  '\\Junk': 'SPAM',
  '\\Trash': 'TRASH',
}

/** The person's own folders with mails in them; those that show the mails of others once more are left out. */
export async function listFolders(client: ImapFlow): Promise<Folder[]> {
  return (await listAllFolders(client)).folders
}

/** Those, and the paths of others that are there and cannot be looked into now. Throws `broken` without an inbox. */
export async function listAllFolders(client: ImapFlow): Promise<{ folders: Folder[]; closed: string[] }> {
  await leaveFolder(client)
  const statusQuery = { messages: true, uidNext: true, uidValidity: true, highestModseq: true }
  const listed = await client.list({ statusQuery })
  const foreign = [client.namespaces?.other, client.namespaces?.shared].flatMap((one) => one || [])
  const own = listed.filter(
    (entry) => isOwn(entry) && !foreign.some(({ prefix }) => prefix !== '' && entry.path.startsWith(prefix)),
  )
  // Every mailbox has one (RFC 3501, section 5.1): a server that tells of none is not to be believed about the others.
  if (!own.some((entry) => roleOf(entry) === 'INBOX')) {
    throw new ProviderError('broken', 'The mail server lists no inbox.')
  }
  const folders = own.flatMap((entry) => {
    const state = stateOf(entry.status)
    return state ? [folderOf(entry, listed, state)] : []
  })
  const opened = new Set(folders.map(({ path }) => path))
  return { folders, closed: own.map(({ path }) => path).filter((path) => !opened.has(path)) }
}

function isOwn({ path, flags, specialUse = '' }: ListResponse): boolean {
  return (
    !flags.has('\\Noselect') &&
    !repeating.has(specialUse) &&
    path.length <= path_characters_max &&
    path.isWellFormed() &&
    !path.includes('\0')
  )
}

/** RFC 6154: folders that hold nothing of their own. */
const repeating = new Set(['\\All', '\\Flagged', '\\Important'])

/**
 * Of a folder that is open a server need not tell how it is by now (RFC 3501, section 6.3.10). One that was opened to
 * write would lose what is marked to be removed when it is closed.
 */
async function leaveFolder(client: ImapFlow): Promise<void> {
  const { mailbox } = client
  if (mailbox === false) return
  if (mailbox.readOnly !== true) await client.mailboxOpen(mailbox.path, { readOnly: true })
  await client.mailboxClose()
}

export function labelsOf(folders: readonly Folder[]): RemoteLabel[] {
  return folders
    .filter(({ role, isMain }) => role === null || isMain)
    .map(({ label_id, name, role }) => ({ label_id, name, is_own: role === null }))
}

/** Mails of this folder are here, unlike spam and drafts; those in the trash were. */
export function isRead({ role }: Folder): boolean {
  return role !== 'SPAM' && role !== 'DRAFT' && role !== 'TRASH'
}

/** The labels of a mail by its folder and flags, as all providers tell them. */
export function labelIds({ label_id }: Pick<Folder, 'label_id'>, flags: ReadonlySet<string>): string[] {
  return [
    label_id,
    ...(flags.has('\\Seen') ? [] : ['UNREAD']),
    ...(flags.has('\\Flagged') ? ['STARRED'] : []),
  ]
}

/** Marked to be removed: other programs show it no more. */
export function isRemoved(flags: ReadonlySet<string> | undefined): boolean {
  return flags?.has('\\Deleted') === true
}

/** The label of a folder that the person has made. */
export function ownLabel(path: string): string {
  return `folder:${path}`
}

/** A folder in the trash is trash, too. */
function folderOf(entry: ListResponse, all: readonly ListResponse[], state: FolderState): Folder {
  const { path, delimiter } = entry
  const role = roleOf(entry)
  const parent = all.find((other) => {
    const its = roleOf(other)
    return its !== null && its !== 'INBOX' && path.startsWith(`${other.path}${other.delimiter}`)
  })
  const known = role ?? (parent ? roleOf(parent) : null)
  return {
    path,
    delimiter,
    role: known,
    isMain: role !== null,
    label_id: known ?? ownLabel(path),
    name: nameOf(entry),
    state,
  }
}

function roleOf({ specialUse = '' }: ListResponse): FolderRole | null {
  return roles[specialUse] ?? null
}

/** Many servers keep all folders below the inbox. */
function nameOf({ path, delimiter }: ListResponse): string {
  const parts = delimiter ? path.split(delimiter) : [path]
  return (parts.length > 1 && parts[0]?.toUpperCase() === 'INBOX' ? parts.slice(1) : parts).join('/')
}

function stateOf(status: StatusObject | undefined): FolderState | null {
  const { uidValidity, uidNext, messages, highestModseq } = status ?? {}
  if (uidValidity === undefined || uidNext === undefined || messages === undefined) return null
  const modseq = highestModseq === undefined || highestModseq === 0n ? null : String(highestModseq)
  return { uidvalidity: String(uidValidity), uidnext: uidNext, messages, modseq }
}
