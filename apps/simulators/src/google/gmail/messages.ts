import type { SimulatedReply } from '../../kit/message.ts'
import { findText } from '../../kit/input.ts'
import { changeLabels, deleteMessages, trashMessages, untrashMessages } from './changes.ts'
import { invalid } from './errors.ts'
import type { GmailCall, GmailMethod } from './method.ts'
import { piecesOf } from './mailbox.ts'
import { encodeBytes, findPart } from './payload.ts'
import {
  type Format,
  formats,
  presentLabels,
  presentMessage,
  presentReference,
  readAttachmentId,
} from './present.ts'
import {
  findListed,
  metadataOnly,
  takeBatch,
  takeLabelChange,
  takeMessage,
  takePage,
  takeRaw,
} from './query.ts'
import { Refusal } from './refusal.ts'
import { sendMail } from './send.ts'

const read = ['gmail.modify', 'gmail.readonly']
const read_or_metadata = [...read, 'gmail.metadata']
const modify = ['gmail.modify']
const send = ['gmail.compose', 'gmail.modify', 'gmail.send']

export const messageMethods: readonly GmailMethod[] = [
  { id: 'messages.list', http: 'GET', path: '/messages', scopes: read_or_metadata, units: 5, answer: list },
  {
    id: 'messages.get',
    http: 'GET',
    path: '/messages/:id',
    scopes: read_or_metadata,
    units: 20,
    answer: get,
  },
  {
    id: 'messages.attachments.get',
    http: 'GET',
    path: '/messages/:id/attachments/:attachmentId',
    scopes: read,
    units: 20,
    answer: getAttachment,
  },
  {
    id: 'messages.modify',
    http: 'POST',
    path: '/messages/:id/modify',
    scopes: modify,
    units: 5,
    answer: modifyOne,
  },
  {
    id: 'messages.trash',
    http: 'POST',
    path: '/messages/:id/trash',
    scopes: modify,
    units: 5,
    answer: (call) => moveOne(call, trashMessages),
  },
  {
    id: 'messages.untrash',
    http: 'POST',
    path: '/messages/:id/untrash',
    scopes: modify,
    units: 5,
    answer: (call) => moveOne(call, untrashMessages),
  },
  { id: 'messages.delete', http: 'DELETE', path: '/messages/:id', scopes: [], units: 10, answer: deleteOne },
  {
    id: 'messages.batchModify',
    http: 'POST',
    path: '/messages/batchModify',
    scopes: modify,
    units: 50,
    answer: modifyBatch,
  },
  {
    id: 'messages.batchDelete',
    http: 'POST',
    path: '/messages/batchDelete',
    scopes: [],
    units: 50,
    answer: deleteBatch,
  },
  { id: 'messages.send', http: 'POST', path: '/messages/send', scopes: send, units: 100, answer: sendOne },
]

/** Takes `format` and `metadataHeaders` from the query. */
export function takeFormat({ query, isMetadataOnly }: GmailCall): { format: Format; headers: string[] } {
  const text = (query.get('format') ?? 'full').toLowerCase()
  const format = formats.find((known) => known === text)
  if (format === undefined) {
    throw new Refusal(invalid(`Invalid value at 'format' (type.googleapis.com/MessageFormat), "${text}"`))
  }
  if (isMetadataOnly && (format === 'full' || format === 'raw')) {
    throw new Refusal(metadataOnly(`doesn't allow format ${format.toUpperCase()}`))
  }
  return { format, headers: query.getAll('metadataHeaders') }
}

function list(call: GmailCall): SimulatedReply {
  const found = findListed(call)
  const { items, nextPageToken } = takePage(call.query, found, ({ id }) => id)
  const messages = items.map(presentReference)
  return {
    status: 200,
    body: {
      // An empty list is left out.
      ...(messages.length > 0 && { messages }),
      ...(nextPageToken !== undefined && { nextPageToken }),
      resultSizeEstimate: estimate(found.length),
    },
  }
}

/** An estimate never goes beyond this, however many there are. */
export function estimate(count: number): number {
  return Math.min(count, 201)
}

function get(call: GmailCall): SimulatedReply {
  const { format, headers } = takeFormat(call)
  return { status: 200, body: presentMessage(call.mailbox, takeMessage(call), format, headers) }
}

function getAttachment(call: GmailCall): SimulatedReply {
  const message = takeMessage(call)
  const partId = readAttachmentId(message, call.params['attachmentId'] ?? '')
  const part = partId === undefined ? undefined : findPart(piecesOf(message), partId)
  if (!part) return invalid('Invalid attachment token')
  return { status: 200, body: { size: part.body.length, data: encodeBytes(part.body) } }
}

function modifyOne(call: GmailCall): SimulatedReply {
  const message = takeMessage(call)
  changeLabels(call.mailbox, [message], takeLabelChange(call), call.nowMs)
  return { status: 200, body: presentLabels(message) }
}

function moveOne(call: GmailCall, move: typeof trashMessages): SimulatedReply {
  const message = takeMessage(call)
  move(call.mailbox, [message], call.nowMs)
  return { status: 200, body: presentLabels(message) }
}

function deleteOne(call: GmailCall): SimulatedReply {
  deleteMessages(call.mailbox, [takeMessage(call)], call.nowMs)
  return { status: 204 }
}

function modifyBatch(call: GmailCall): SimulatedReply {
  changeLabels(call.mailbox, takeBatch(call), takeLabelChange(call), call.nowMs)
  return { status: 204 }
}

function deleteBatch(call: GmailCall): SimulatedReply {
  deleteMessages(call.mailbox, takeBatch(call), call.nowMs)
  return { status: 204 }
}

function sendOne({ mailbox, world, body, nowMs }: GmailCall): SimulatedReply {
  const sent = sendMail(world, mailbox, { raw: takeRaw(body), thread_id: findText(body, 'threadId') }, nowMs)
  return 'refusal' in sent ? sent.refusal : { status: 200, body: presentLabels(sent) }
}
