import type { z } from 'zod'
import { type Access, pathOf } from '../kit/access.ts'
import { NoAnswer, ProviderError, UnreadableAnswer } from '../kit/provider-error.ts'
import type {
  MailSource,
  RemoteLabel,
  RemoteMail,
  RemoteMailChange,
  RemoteMailChanges,
  RemotePart,
} from '../kit/remote-mail.ts'
import { type AskGoogle, googleClient, scope_mail } from './client.ts'
import {
  GmailFile,
  GmailHead,
  GmailHistory,
  GmailLabelled,
  GmailLabels,
  GmailList,
  GmailMessage,
  GmailPart,
  GmailProfile,
} from './mail-replies.ts'
import { findSentGmail, sendGmail } from './mail-sending.ts'

/** The mailbox of one Google account. */
export function googleMail(access: Access): MailSource {
  const ask = googleClient(access, 'https://gmail.googleapis.com')
  const post = async (external_id: string, method: string, body?: unknown) => ({
    external_id,
    label_ids: await labelsAfter(ask, `${mailPath(external_id)}/${method}`, body),
  })
  return {
    fetchMailbox: () => fetchMailbox(ask),
    fetchLabels: () => fetchLabels(ask),
    fetchPage: (request) => fetchPage(ask, request),
    fetchChanges: (request) => fetchChanges(ask, request),
    isLater: isLaterHistory,
    fetchIdentities: null,
    fetchMail: (external_id) => fetchMail(ask, external_id),
    fetchLabelsOf: (external_id) => fetchLabelsOf(ask, external_id),
    fetchFile: async ({ external_id, remote_id }) => ({
      content: await fetchFile(ask, external_id, remote_id),
      encoding: null,
    }),
    changeLabels: (external_id, { add, remove }) =>
      post(external_id, 'modify', { addLabelIds: add, removeLabelIds: remove }),
    trash: (external_id) => post(external_id, 'trash'),
    untrash: (external_id) => post(external_id, 'untrash'),
    send: (mail) => sendGmail(ask, mail),
    findSent: (sending) => findSentGmail(ask, sending),
  }
}

/** Cursors are numbers. */
export function isLaterHistory(cursor: string, than: string): boolean {
  return BigInt(cursor) > BigInt(than)
}

const me = '/gmail/v1/users/me'
const scopes = scope_mail
const megabyte = 1_048_576
/** What Gmail delivers is at most 50 MB, a third more in Base64. */
const file_bytes_max = 72 * megabyte
const mail_bytes_max = 24 * megabyte
/** A text longer than this stays a file. */
const text_bytes_max = 4 * megabyte
const depth_max = 60
const parts_max = 1000

function mailPath(external_id: string): string {
  return `${me}/messages${pathOf(external_id)}`
}

async function fetchMailbox(ask: AskGoogle) {
  const profile = await ask({ path: `${me}/profile`, reply: GmailProfile, scopes })
  return {
    address: profile.emailAddress,
    mails: profile.messagesTotal ?? 0,
    cursor: profile.historyId,
  }
}

async function fetchLabels(ask: AskGoogle): Promise<RemoteLabel[]> {
  const { labels } = await ask({
    path: `${me}/labels`,
    reply: GmailLabels,
    scopes,
    bytesMax: 8 * megabyte,
  })
  return (labels ?? []).map(({ id, name, type }) => ({ label_id: id, name, is_own: type === 'user' }))
}

async function fetchPage(ask: AskGoogle, { since_ms, page, most }: Parameters<MailSource['fetchPage']>[0]) {
  const list = await ask({
    path: `${me}/messages`,
    query: {
      maxResults: String(most),
      q: `after:${Math.floor(since_ms / 1000)}`,
      ...(page !== null && { pageToken: page }),
    },
    reply: GmailList,
    scopes,
  }).catch((problem: unknown) => {
    throw page === null ? problem : asOutdated(problem, 'invalid')
  })
  return {
    external_ids: (list.messages ?? []).map(({ id }) => id),
    next_page: list.nextPageToken ?? null,
  }
}

async function fetchChanges(
  ask: AskGoogle,
  { cursor, page }: Pick<Parameters<MailSource['fetchChanges']>[0], 'cursor' | 'page'>,
): Promise<RemoteMailChanges> {
  const reply = await ask({
    path: `${me}/history`,
    query: { startHistoryId: cursor, maxResults: '100', ...(page !== null && { pageToken: page }) },
    reply: GmailHistory,
    scopes,
    bytesMax: 16 * megabyte,
  }).catch((problem: unknown) => {
    // Gmail says 404 of a history that it no longer has. Of one that makes no sense all mails tell more.
    throw problem instanceof UnreadableAnswer
      ? new ProviderError('outdated', problem.message)
      : asOutdated(problem, 'missing')
  })
  const records = reply.history ?? []
  const next_page = reply.nextPageToken ?? null
  return {
    changes: records.flatMap(changesIn),
    next_page,
    cursor: next_page === null ? reply.historyId : (records.at(-1)?.id ?? cursor),
  }
}

function changesIn(record: NonNullable<GmailHistory['history']>[number]): RemoteMailChange[] {
  const { messages, messagesAdded, messagesDeleted, labelsAdded, labelsRemoved } = record
  const labelled = [...messagesAdded, ...labelsAdded, ...labelsRemoved]
  const told = new Set([...labelled, ...messagesDeleted].map(({ id }) => id))
  return [
    ...(messages ?? [])
      .filter(({ id }) => !told.has(id))
      .map(({ id }) => ({ kind: 'unknown' as const, external_id: id })),
    ...labelled.map(({ id, labelIds }) => ({
      kind: 'labels' as const,
      external_id: id,
      label_ids: labelIds,
    })),
    ...messagesDeleted.map(({ id }) => ({ kind: 'gone' as const, external_id: id })),
  ]
}

/** One that cannot be read whole costs its text, and not the mails after it. */
async function fetchMail(ask: AskGoogle, external_id: string): Promise<RemoteMail> {
  try {
    return await fetchWhole(ask, external_id)
  } catch (problem) {
    if (problem instanceof UnreadableAnswer) return fetchHead(ask, external_id)
    if (problem instanceof NoAnswer) return fetchOnceMore(ask, external_id)
    throw problem
  }
}

/** Where Gmail answers the head, it is the mail and not Gmail that gives no answer: a second try decides. */
async function fetchOnceMore(ask: AskGoogle, external_id: string): Promise<RemoteMail> {
  const head = await fetchHead(ask, external_id)
  try {
    return await fetchWhole(ask, external_id)
  } catch (problem) {
    if (problem instanceof NoAnswer || problem instanceof UnreadableAnswer) return head
    throw problem
  }
}

async function fetchWhole(ask: AskGoogle, external_id: string): Promise<RemoteMail> {
  const message = await ask({
    path: mailPath(external_id),
    query: { format: 'full' },
    reply: GmailMessage,
    scopes,
    bytesMax: mail_bytes_max,
  })
  const root = await withTexts(ask, external_id, partOf(message.payload, { depth: 0, left: parts_max }))
  return { ...aboutMail(message), root, is_head_only: false }
}

async function fetchHead(ask: AskGoogle, external_id: string): Promise<RemoteMail> {
  const message = await ask({
    path: mailPath(external_id),
    query: { format: 'metadata' },
    reply: GmailHead,
    scopes,
    bytesMax: mail_bytes_max,
  })
  // Gmail writes what it shows of a text as HTML does.
  const text = Buffer.from(message.snippet ?? '', 'utf8')
  const root = {
    media_type: 'text/html',
    file_name: '',
    headers: message.payload.headers,
    content: new Uint8Array(text),
    remote_id: null,
    bytes: text.length,
    parts: [],
  }
  return { ...aboutMail(message), root, is_head_only: true }
}

function aboutMail({
  id,
  threadId,
  labelIds,
  internalDate,
}: Omit<z.infer<typeof GmailHead>, 'payload' | 'snippet'>) {
  return {
    external_id: id,
    external_thread_id: threadId,
    identity: null,
    label_ids: labelIds,
    date_ms: momentOf(internalDate ?? ''),
  }
}

async function fetchLabelsOf(ask: AskGoogle, external_id: string): Promise<readonly string[]> {
  const query = { format: 'minimal' }
  return (await ask({ path: mailPath(external_id), query, reply: GmailLabelled, scopes })).labelIds
}

async function fetchFile(ask: AskGoogle, external_id: string, remote_id: string): Promise<Uint8Array> {
  const path = `${mailPath(external_id)}/attachments${pathOf(remote_id)}`
  const { data } = await ask({ path, reply: GmailFile, scopes, bytesMax: file_bytes_max })
  return decode(data)
}

async function labelsAfter(ask: AskGoogle, path: string, body: unknown): Promise<readonly string[]> {
  return (await ask({ path, method: 'POST', body: body ?? {}, reply: GmailLabelled, scopes })).labelIds
}

/** Beyond any mail that programs write, the rest of the tree is left out. */
function partOf(raw: unknown, bounds: { readonly depth: number; left: number }): RemotePart {
  const parsed = GmailPart.safeParse(raw)
  if (!parsed.success) throw new UnreadableAnswer('A mail has another shape.')
  const { mimeType, filename, headers, body, parts } = parsed.data
  bounds.left -= 1
  const children: RemotePart[] = []
  for (const child of bounds.depth < depth_max ? (parts ?? []) : []) {
    if (bounds.left <= 0) break
    const inner = { depth: bounds.depth + 1, left: bounds.left }
    children.push(partOf(child, inner))
    bounds.left = inner.left
  }
  return {
    media_type: (mimeType ?? '').toLowerCase(),
    file_name: filename ?? '',
    headers: headers ?? [],
    content: body?.data == null ? null : decode(body.data),
    remote_id: body?.attachmentId ?? null,
    bytes: Math.round(body?.size ?? 0),
    parts: children,
  }
}

/** Long texts stay at Gmail as files do; they are asked for. */
async function withTexts(ask: AskGoogle, external_id: string, part: RemotePart): Promise<RemotePart> {
  const parts: RemotePart[] = []
  for (const child of part.parts) parts.push(await withTexts(ask, external_id, child))
  const { content, remote_id, media_type, file_name, bytes } = part
  const isText = /^text\/(plain|html)$/.test(media_type) && file_name === ''
  const isWanted = isText || media_type === 'text/calendar'
  if (!isWanted || content !== null || remote_id === null || bytes > text_bytes_max) return { ...part, parts }
  return { ...part, parts, content: await fetchFile(ask, external_id, remote_id) }
}

/** With the letters of URLs or the usual ones, with `=` at the end or without. */
function decode(data: string): Uint8Array {
  return new Uint8Array(Buffer.from(data, 'base64url'))
}

function momentOf(internalDate: string): number {
  const ms = Number(internalDate)
  return ms > 0 && ms < 4_102_444_800_000 ? ms : 0
}

function asOutdated(problem: unknown, kind: ProviderError['kind']): unknown {
  const isMeant = problem instanceof ProviderError && problem.kind === kind
  return isMeant ? new ProviderError('outdated', problem.message) : problem
}
