import type { FetchMessageObject, FetchQueryObject, MessageStructureObject } from 'imapflow'
import { createHash } from 'node:crypto'
import { ProviderError } from '../kit/provider-error.ts'
import type { MailSource, RemoteFile, RemoteMail, RemotePart } from '../kit/remote-mail.ts'
import type { ImapConnection } from './connection.ts'
import { type Folder, isRemoved, labelIds } from './folder.ts'
import { isRefusal } from './line-problem.ts'
import { momentOf } from './listing.ts'
import { groupPlaces, inChunks, readPlace, writePlace, writeSet } from './place.ts'

const megabyte = 1_048_576
/** Of a longer text the beginning is read, and of a longer calendar, which cannot be cut, nothing. */
const text_bytes_max = 4 * megabyte
const texts_bytes_max = 24 * megabyte
const headers_max = 5000
const depth_max = 60
const parts_max = 1000
const identified_at_once = 200

type FolderOf = (path: string) => Promise<Pick<Folder, 'label_id'>>

/**
 * The tree as it was sent: texts and calendars with their bytes, files without. A mail of which the server cannot tell
 * the tree costs its text, and not the mails after it. Throws `missing`.
 */
export async function fetchMail(
  connection: ImapConnection,
  folderOf: FolderOf,
  external_id: string,
): Promise<RemoteMail> {
  const place = readPlace(external_id)
  const folder = await folderOf(place.path)
  return connection.inFolder(place, async (client) => {
    const read: ReadMessage = (query) => client.fetchOne(String(place.uid), query, { uid: true })
    const whole = await fetchWhole(read)
    const { message, root } = whole ?? (await fetchHead(read))
    return {
      external_id,
      external_thread_id: null,
      identity: identityOf(message),
      label_ids: labelIds(folder, message.flags ?? new Set()),
      date_ms: momentOf(message.internalDate),
      root,
      is_head_only: whole === null,
    }
  })
}

type ReadMessage = (query: FetchQueryObject) => Promise<FetchMessageObject | false | undefined>

interface ReadMail {
  readonly message: FetchMessageObject
  readonly root: RemotePart
}

/** Null where the server has no tree of the mail, or says no to its parts. */
async function fetchWhole(read: ReadMessage): Promise<ReadMail | null> {
  const query = { uid: true, size: true, flags: true, internalDate: true, bodyStructure: true, headers: true }
  const message = await unlessRefused(read(query))
  const bodyStructure = message?.bodyStructure
  if (!message || !bodyStructure) return null
  const { headers = Buffer.alloc(0) } = present(message)
  const leaves = leavesOf(bodyStructure)
  const wanted = leaves.flatMap(({ node, number, isText, isRoot }) => [
    ...(isRoot ? [] : [`${number}.MIME`]),
    ...(isText ? [beginningOf(number, node.size ?? 0)] : []),
  ])
  const texts =
    wanted.length === 0
      ? { bodyParts: undefined }
      : await unlessRefused(read({ uid: true, flags: true, bodyParts: wanted }))
  if (!texts) return null
  const { bodyParts = new Map<string, Buffer>() } = texts
  const nodes = new Map(leaves.map((leaf) => [leaf.node, leaf]))
  return { message, root: rootOf(partOf(bodyStructure, nodes, bodyParts), headers) }
}

/** Throws `missing` when it is gone. */
async function fetchHead(read: ReadMessage): Promise<ReadMail> {
  const message = present(
    await read({ uid: true, size: true, flags: true, internalDate: true, headers: true }),
  )
  const { headers = Buffer.alloc(0) } = message
  const part = {
    media_type: 'text/plain',
    file_name: '',
    headers: [],
    content: null,
    remote_id: null,
    bytes: 0,
    parts: [],
    encoded: { head: headers, encoding: '7bit' },
  }
  return { message, root: part }
}

/** Null where the server says no to this one mail, and not for now. */
async function unlessRefused(
  asked: Promise<FetchMessageObject | false | undefined>,
): Promise<FetchMessageObject | null> {
  try {
    return (await asked) || null
  } catch (problem) {
    if (isRefusal(problem)) return null
    throw problem
  }
}

/** Throws `missing` when it is gone. */
export async function fetchLabelsOf(
  connection: ImapConnection,
  folderOf: FolderOf,
  external_id: string,
): Promise<readonly string[]> {
  const place = readPlace(external_id)
  const folder = await folderOf(place.path)
  return connection.inFolder(place, async (client) => {
    const { flags = new Set() } = present(
      await client.fetchOne(String(place.uid), { uid: true, flags: true }, { uid: true }),
    )
    return labelIds(folder, flags)
  })
}

/** What names each mail wherever it lies; those that are gone are left out. */
export async function fetchIdentities(
  connection: ImapConnection,
  external_ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const places of groupPlaces(external_ids).values()) {
    for (const some of inChunks(places, identified_at_once)) {
      const [first] = some
      if (!first) continue
      const { path, uidvalidity } = first
      const range = writeSet(some.map(({ uid }) => uid))
      const messages = await connection.inFolder(first, (client) =>
        client.fetchAll(range, identifying, { uid: true }),
      )
      for (const message of messages) {
        found.set(writePlace({ path, uidvalidity, uid: message.uid }), identityOf(message))
      }
    }
  }
  return found
}

/** The bytes of a part, by the number and the encoding that the tree has told. Throws `missing`. */
export async function fetchFile(
  connection: ImapConnection,
  { external_id, remote_id }: Parameters<MailSource['fetchFile']>[0],
): Promise<RemoteFile> {
  const place = readPlace(external_id)
  const [number = '', encoding = ''] = remote_id.split(' ')
  return connection.inFolder(place, async (client) => {
    const query = { uid: true, bodyParts: [number] }
    const { bodyParts } = present(await client.fetchOne(String(place.uid), query, { uid: true }))
    const content = bodyParts?.get(number)
    if (!content) throw new ProviderError('missing', 'The mail has no such part.')
    return { content, encoding }
  })
}

/** A mail that is not there, or marked to be removed, is gone. */
export function present(message: FetchMessageObject | false | undefined): FetchMessageObject {
  if (!message || isRemoved(message.flags)) throw new ProviderError('missing', 'The mail is gone.')
  return message
}

const naming_headers = {
  'Message-ID': /^message-id:/im,
  Date: /^date:/im,
  Subject: /^subject:/im,
  From: /^from:/im,
}
type NamingHeader = keyof typeof naming_headers
/** What `identityOf` looks at. ENVELOPE would have imapflow take apart every address on the way. */
const identifying = { uid: true, size: true, headers: Object.keys(naming_headers) }

/** By the server's own name of it (RFC 8474) or by what no copy of it changes: its Message-ID and its size. */
function identityOf({ emailId, headers, size }: FetchMessageObject): string {
  if (emailId) return `id ${emailId}`
  const find = (name: NamingHeader) => findHeader(headers, name)
  const messageId = find('Message-ID')
  const said = messageId ? [messageId] : [find('Date'), find('Subject'), find('From')]
  return createHash('sha256')
    .update(JSON.stringify([said, size]))
    .digest('base64url')
}

const naming_characters_max = 1000

/** The beginning of the first header of that name, without its line ends; empty where there is none. */
export function findHeader(head: Buffer | undefined, name: NamingHeader): string {
  const text = head?.toString('latin1') ?? ''
  const start = naming_headers[name].exec(text)
  if (!start) return ''
  const from = start.index + start[0].length
  const rest = text.slice(from, from + naming_characters_max)
  const [line = ''] = rest.split(/\r?\n(?![ \t])/, 1)
  return line.replace(/[\r\n]+/g, '').trim()
}

interface Leaf {
  readonly node: MessageStructureObject
  /** As IMAP counts parts; a mail that is one part has number 1. */
  readonly number: string
  readonly isRoot: boolean
  /** The bytes of the part are needed at once. */
  readonly isText: boolean
}

/** Beyond any mail that programs write, the rest of the tree is left out. */
function leavesOf(root: MessageStructureObject): Leaf[] {
  const found: Leaf[] = []
  let bytes_left = texts_bytes_max
  const walk = (node: MessageStructureObject, depth: number) => {
    if (found.length >= parts_max || depth > depth_max) return
    if (isTree(node)) {
      for (const child of node.childNodes ?? []) walk(child, depth + 1)
      return
    }
    const isWhole = node.type === 'text/calendar'
    const size = isWhole ? (node.size ?? 0) : Math.min(node.size ?? 0, text_bytes_max)
    const isText = isTextual(node) && size <= Math.min(text_bytes_max, bytes_left)
    if (isText) bytes_left -= size
    found.push({ node, number: node.part ?? '1', isRoot: node === root, isText })
  }
  walk(root, 0)
  return found
}

function beginningOf(number: string, size: number) {
  return size <= text_bytes_max ? number : { key: number, start: 0, maxLength: text_bytes_max }
}

/** A mail in a mail is a file: it is not taken apart. */
function isTree({ type, childNodes }: MessageStructureObject): boolean {
  return type.startsWith('multipart/') && childNodes !== undefined
}

function isTextual(node: MessageStructureObject): boolean {
  if (node.type === 'text/calendar') return true
  return /^text\/(plain|html)$/.test(node.type) && fileNameOf(node) === ''
}

function partOf(
  node: MessageStructureObject,
  leaves: ReadonlyMap<MessageStructureObject, Leaf>,
  bodies: ReadonlyMap<string, Buffer>,
): RemotePart {
  const about = { media_type: node.type, file_name: fileNameOf(node) }
  if (isTree(node)) {
    const parts = (node.childNodes ?? []).filter((child) => isTree(child) || leaves.has(child))
    const inner = parts.map((child) => partOf(child, leaves, bodies))
    return { ...about, headers: [], content: null, remote_id: null, bytes: 0, parts: inner }
  }
  const { number = '1', isText = false } = leaves.get(node) ?? {}
  const encoding = node.encoding ?? '7bit'
  const body = isText ? bodies.get(number) : undefined
  return {
    ...about,
    headers: [],
    content: body ?? null,
    remote_id: body ? null : `${number} ${encoding}`,
    bytes: decodedBytes(node.size ?? 0, encoding),
    parts: [],
    encoded: { head: bodies.get(`${number}.mime`) ?? Buffer.alloc(0), encoding },
  }
}

/** The head of the mail is that of its outermost part. */
function rootOf(part: RemotePart, head: Buffer): RemotePart {
  return { ...part, encoded: { head, encoding: part.encoded?.encoding ?? '7bit' } }
}

function fileNameOf({ dispositionParameters, parameters }: MessageStructureObject): string {
  return dispositionParameters?.['filename'] ?? parameters?.['name'] ?? ''
}

/** Programs break Base64 after 76 characters: 78 bytes of a line are 57 of the file. */
function decodedBytes(size: number, encoding: string): number {
  if (encoding !== 'base64') return size
  const lines = Math.floor(size / 78)
  return lines * 57 + Math.floor(((size % 78) * 3) / 4)
}

/** Bytes beyond ASCII are UTF-8 where they can be, else what older programs wrote. */
export function readHeaders(head: Buffer): { name: string; value: string }[] {
  const text = isUtf8Text(head) ? head.toString('utf8') : head.toString('latin1')
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return lines.slice(0, headers_max).flatMap((line) => {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0))
    const value = line.slice(colon + 1).trimStart()
    return /^[!-9;-~]{1,200}$/.test(name) && !/[\r\u2028\u2029]/.test(value) ? [{ name, value }] : []
  })
}

function isUtf8Text(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
