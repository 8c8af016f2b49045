import { findObject, findText, takeObject, takeText } from '../../kit/input.ts'
import type { Json, SimulatedReply } from '../../kit/message.ts'
import { addMessage, deleteMessages, nextSerial } from './changes.ts'
import { notFound } from './errors.ts'
import { type GmailMessage, hasThread, type Mailbox } from './mailbox.ts'
import { estimate, takeFormat } from './messages.ts'
import type { GmailCall, GmailMethod } from './method.ts'
import { presentLabels, presentMessage, presentReference } from './present.ts'
import { findListed, takePage, takeRaw } from './query.ts'
import { Refusal } from './refusal.ts'
import { sendMail, stamp, threadFor } from './send.ts'

const read = ['gmail.compose', 'gmail.modify', 'gmail.readonly']
const write = ['gmail.compose', 'gmail.modify']

export const draftMethods: readonly GmailMethod[] = [
  { id: 'drafts.list', http: 'GET', path: '/drafts', scopes: read, units: 5, answer: list },
  { id: 'drafts.get', http: 'GET', path: '/drafts/:id', scopes: read, units: 5, answer: get },
  { id: 'drafts.create', http: 'POST', path: '/drafts', scopes: write, units: 10, answer: create },
  { id: 'drafts.update', http: 'PUT', path: '/drafts/:id', scopes: write, units: 15, answer: update },
  { id: 'drafts.delete', http: 'DELETE', path: '/drafts/:id', scopes: write, units: 10, answer: remove },
  { id: 'drafts.send', http: 'POST', path: '/drafts/send', scopes: write, units: 100, answer: send },
]

function list(call: GmailCall): SimulatedReply {
  const names = new Map([...call.mailbox.drafts].map(([draft, message_id]) => [message_id, draft]))
  const found = findListed(call).filter(({ id }) => names.has(id))
  const { items, nextPageToken } = takePage(call.query, found, ({ id }) => id)
  const drafts = items.map((message) => ({
    id: names.get(message.id) ?? '',
    message: presentReference(message),
  }))
  return {
    status: 200,
    body: {
      ...(drafts.length > 0 && { drafts }),
      ...(nextPageToken !== undefined && { nextPageToken }),
      resultSizeEstimate: estimate(found.length),
    },
  }
}

function get(call: GmailCall): SimulatedReply {
  const { id, message } = takeDraft(call.mailbox, call.params['id'])
  const { format, headers } = takeFormat(call)
  return { status: 200, body: { id, message: presentMessage(call.mailbox, message, format, headers) } }
}

function create(call: GmailCall): SimulatedReply {
  const id = `r${-(BigInt(call.nowMs) * 1000n + BigInt(nextSerial(call.mailbox)))}`
  return { status: 200, body: keep(call, id, takeObject(call.body, 'message')) }
}

/** The draft keeps its id; its message is another one. */
function update(call: GmailCall): SimulatedReply {
  const { id, message } = takeDraft(call.mailbox, call.params['id'])
  const body = keep(call, id, takeObject(call.body, 'message'))
  deleteMessages(call.mailbox, [message], call.nowMs)
  return { status: 200, body }
}

function remove(call: GmailCall): SimulatedReply {
  const { message } = takeDraft(call.mailbox, call.params['id'])
  deleteMessages(call.mailbox, [message], call.nowMs)
  return { status: 204 }
}

function send({ mailbox, world, body, nowMs }: GmailCall): SimulatedReply {
  const { message } = takeDraft(mailbox, takeText(body, 'id'))
  // What stands in the request takes the place of what was kept.
  const changed = findObject(body, 'message')
  const raw = changed?.['raw'] === undefined ? message.raw : takeRaw(changed)
  const thread_id = message.thread_id === message.id ? undefined : message.thread_id
  const sent = sendMail(world, mailbox, { raw, thread_id }, nowMs)
  if ('refusal' in sent) return sent.refusal
  deleteMessages(mailbox, [message], nowMs)
  return { status: 200, body: presentLabels(sent) }
}

function keep({ mailbox, nowMs }: GmailCall, id: string, body: Json) {
  const thread_id = findText(body, 'threadId')
  if (thread_id && !hasThread(mailbox, thread_id)) throw new Refusal(notFound())
  const raw = stamp(takeRaw(body), mailbox, nowMs)
  const arrival = { raw, label_ids: ['DRAFT'], thread_id: threadFor(mailbox, raw, thread_id) }
  const message = addMessage(mailbox, arrival, nowMs)
  mailbox.drafts.set(id, message.id)
  return { id, message: presentLabels(message) }
}

function takeDraft({ drafts, messages }: Mailbox, id = ''): { id: string; message: GmailMessage } {
  const message = messages.get(drafts.get(id) ?? '')
  if (!message) throw new Refusal(notFound())
  return { id, message }
}
