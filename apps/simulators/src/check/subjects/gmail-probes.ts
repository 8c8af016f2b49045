import { isJson } from '../../kit/message.ts'
import type { Ask } from '../ask.ts'
import type { Exchange } from '../subject.ts'

/** Asks for all that Gmail has, about a mailbox that has been seeded; ends with a smaller mailbox. */
export async function probeGmail(ask: Ask, askEverything: Ask): Promise<void> {
  const mail = (method: string, path: string, question?: Parameters<Ask>[2]) =>
    ask(method, `/gmail/v1/users/me${path}`, question)
  const everything = (method: string, path: string, question?: Parameters<Ask>[2]) =>
    askEverything(method, `/gmail/v1/users/me${path}`, question)
  await probeMessages(mail)
  await probeThreads(mail)
  await probeLabels(mail)
  await probeDrafts(mail)
  await probeMailbox(mail)
  await probeRemoval(mail, everything)
}

async function probeMessages(ask: Ask): Promise<void> {
  const listed = await ask('GET', '/messages', { query: { maxResults: '500', includeSpamTrash: 'true' } })
  await ask('GET', '/messages', { query: { maxResults: '2' } })
  await ask('GET', '/messages', { query: { q: 'nothing-like-this' } })
  await ask('GET', '/messages', { query: { labelIds: 'Label_999' } })
  for (const id of idsIn(listed, 'messages')) {
    const whole = await ask('GET', `/messages/${id}`)
    for (const attachment of attachmentsIn(whole.body)) {
      await ask('GET', `/messages/${id}/attachments/${attachment}`)
    }
  }
  const [id = ''] = idsIn(listed, 'messages')
  for (const format of ['metadata', 'minimal', 'raw', 'nonsense']) {
    await ask('GET', `/messages/${id}`, { query: { format } })
  }
  await ask('GET', `/messages/${id}/attachments/nonsense`)
  await ask('GET', '/messages/nonsense')
  await ask('GET', '/messages/1111111111111111')
  await ask('POST', `/messages/${id}/modify`, { body: { addLabelIds: ['STARRED'] } })
  await ask('POST', `/messages/${id}/modify`, { body: { addLabelIds: ['Label_999'] } })
  await ask('POST', `/messages/${id}/trash`)
  await ask('POST', `/messages/${id}/untrash`)
  await ask('POST', '/messages/batchModify', { body: { ids: [id], removeLabelIds: ['STARRED'] } })
  await ask('POST', '/messages/send', { body: { raw: rawMail('ada@example.com') } })
  await ask('POST', '/messages/send', { body: {} })
}

async function probeThreads(ask: Ask): Promise<void> {
  const listed = await ask('GET', '/threads', { query: { maxResults: '3' } })
  await ask('GET', '/threads', { query: { q: 'nothing-like-this' } })
  const [id = ''] = idsIn(listed, 'threads')
  for (const format of ['full', 'metadata', 'minimal'])
    await ask('GET', `/threads/${id}`, { query: { format } })
  await ask('GET', '/threads/1111111111111111')
  await ask('POST', `/threads/${id}/modify`, { body: { addLabelIds: ['STARRED'] } })
  await ask('POST', `/threads/${id}/trash`)
  await ask('POST', `/threads/${id}/untrash`)
}

async function probeLabels(ask: Ask): Promise<void> {
  await ask('GET', '/labels')
  await ask('GET', '/labels/INBOX')
  await ask('GET', '/labels/Label_999')
  const color = { textColor: '#ffffff', backgroundColor: '#16a766' }
  const created = await ask('POST', '/labels', { body: { name: 'Probe', color } })
  await ask('POST', '/labels', { body: { name: 'Probe' } })
  const id = isJson(created.body) ? String(created.body['id']) : ''
  await ask('GET', `/labels/${id}`)
  await ask('PATCH', `/labels/${id}`, { body: { labelListVisibility: 'labelShowIfUnread' } })
  await ask('PUT', `/labels/${id}`, { body: { name: 'Probed', messageListVisibility: 'hide' } })
  await ask('DELETE', `/labels/${id}`)
}

async function probeDrafts(ask: Ask): Promise<void> {
  const message = { raw: rawMail('bo@example.org') }
  const created = await ask('POST', '/drafts', { body: { message } })
  const id = isJson(created.body) ? String(created.body['id']) : ''
  await ask('GET', '/drafts')
  for (const format of ['full', 'metadata', 'minimal', 'raw']) {
    await ask('GET', `/drafts/${id}`, { query: { format } })
  }
  await ask('PUT', `/drafts/${id}`, { body: { message } })
  await ask('POST', '/drafts/send', { body: { id } })
  await ask('GET', `/drafts/${id}`)
  const another = await ask('POST', '/drafts', { body: { message } })
  await ask('DELETE', `/drafts/${isJson(another.body) ? String(another.body['id']) : ''}`)
}

async function probeMailbox(ask: Ask): Promise<void> {
  const profile = await ask('GET', '/profile')
  const now = isJson(profile.body) ? Number(profile.body['historyId']) : 0
  await ask('GET', '/history', { query: { startHistoryId: `${now - 150}` } })
  await ask('GET', '/history', { query: { startHistoryId: `${now - 150}`, maxResults: '1' } })
  await ask('GET', '/history', { query: { startHistoryId: `${now}` } })
  await ask('GET', '/history', { query: { startHistoryId: '1' } })
  await ask('GET', '/history')
  await ask('POST', '/watch', { body: { topicName: 'projects/p/topics/t' } })
  await ask('POST', '/stop')
}

async function probeRemoval(ask: Ask, askEverything: Ask): Promise<void> {
  const listed = await ask('GET', '/messages', { query: { labelIds: 'INBOX' } })
  const [one = '', two = '', three = ''] = idsIn(listed, 'messages').toReversed()
  await ask('DELETE', `/messages/${one}`)
  await askEverything('DELETE', `/messages/${one}`)
  await askEverything('DELETE', `/messages/${one}`)
  await askEverything('POST', '/messages/batchDelete', { body: { ids: [two] } })
  const message = await ask('GET', `/messages/${three}`, { query: { format: 'minimal' } })
  const thread = isJson(message.body) ? String(message.body['threadId']) : ''
  await askEverything('DELETE', `/threads/${thread}`)
  await ask('GET', '/history', { query: { startHistoryId: '1541' } })
}

function idsIn({ body }: Exchange, name: string): string[] {
  const list = isJson(body) ? body[name] : undefined
  return Array.isArray(list) ? list.flatMap((item) => (isJson(item) ? String(item['id']) : [])) : []
}

function attachmentsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(attachmentsIn)
  if (!isJson(value)) return []
  const { attachmentId, ...rest } = value
  return [...(typeof attachmentId === 'string' ? [attachmentId] : []), ...attachmentsIn(Object.values(rest))]
}

function rawMail(to: string): string {
  return Buffer.from(`To: ${to}\r\nSubject: Probe\r\n\r\nHello`).toString('base64url')
}
