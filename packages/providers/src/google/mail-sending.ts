import { ProviderError } from '../kit/provider-error.ts'
import type { MailSource, RemoteSending, RemoteSent } from '../kit/remote-mail.ts'
import { type AskGoogle, scope_mail } from './client.ts'
import { GmailHeaders, GmailList, GmailReference } from './mail-replies.ts'
import { pathOf } from '../kit/access.ts'

const messages = '/gmail/v1/users/me/messages'
const scopes = scope_mail

/**
 * Gmail puts in its own Message-ID and the date, and keeps the mail among those that were sent. It reads the recipients
 * from To, Cc and Bcc, and takes Bcc out of what they get.
 */
export async function sendGmail(
  ask: AskGoogle,
  { raw, own_copy = raw, external_thread_id }: RemoteSending,
): Promise<RemoteSent> {
  const { id, threadId } = await ask({
    path: `${messages}/send`,
    method: 'POST',
    body: {
      raw: Buffer.from(own_copy).toString('base64url'),
      ...(external_thread_id !== null && { threadId: external_thread_id }),
    },
    reply: GmailReference,
    scopes,
  })
  return { external_id: id, external_thread_id: threadId ?? null }
}

/**
 * By the Message-ID that it was handed over with. The search knows the one that Gmail has put in its place, so the
 * mails sent since are looked at, too.
 */
export async function findSentGmail(
  ask: AskGoogle,
  { message_id, since_ms }: Parameters<MailSource['findSent']>[0],
): Promise<RemoteSent | null> {
  const [named] = await search(ask, `rfc822msgid:${message_id.replaceAll(/[<>]/g, '')}`, 1)
  if (named) return named
  // Gmail counts in whole seconds, by a clock of its own.
  const since = Math.floor(since_ms / 1000) - clocks_differ_seconds
  for (const sent of await search(ask, `in:sent after:${since}`, looked_at_most)) {
    if ((await fetchIds(ask, sent.external_id)).includes(message_id)) return sent
  }
  return null
}

const clocks_differ_seconds = 120
const looked_at_most = 50
const id_headers = ['Message-ID', 'X-Google-Original-Message-ID']

type Found = RemoteSent & { readonly external_id: string }

async function search(ask: AskGoogle, q: string, most: number): Promise<Found[]> {
  const query = { q, maxResults: String(most) }
  const { messages: found } = await ask({ path: messages, query, reply: GmailList, scopes })
  return (found ?? []).map(({ id, threadId }) => ({ external_id: id, external_thread_id: threadId ?? null }))
}

async function fetchIds(ask: AskGoogle, external_id: string): Promise<readonly string[]> {
  const query = { format: 'metadata' }
  try {
    const { payload } = await ask({
      path: `${messages}${pathOf(external_id)}`,
      query,
      reply: GmailHeaders,
      scopes,
    })
    return payload.headers
      .filter(({ name }) => id_headers.some((known) => known.toLowerCase() === name.toLowerCase()))
      .map(({ value }) => value.trim())
  } catch (problem) {
    // It went between the two calls.
    if (problem instanceof ProviderError && problem.kind === 'missing') return []
    throw problem
  }
}
