import type { SimulatedReply } from '../../kit/message.ts'
import { changeLabels, deleteMessages, trashMessages, untrashMessages } from './changes.ts'
import type { GmailMessage, Mailbox } from './mailbox.ts'
import { estimate, takeFormat } from './messages.ts'
import type { GmailCall, GmailMethod } from './method.ts'
import { presentInThread, presentMessage, threadHistoryId } from './present.ts'
import { findListed, takeLabelChange, takePage, takeThread } from './query.ts'

const read = ['gmail.modify', 'gmail.readonly', 'gmail.metadata']
const modify = ['gmail.modify']

export const threadMethods: readonly GmailMethod[] = [
  { id: 'threads.list', http: 'GET', path: '/threads', scopes: read, units: 10, answer: list },
  { id: 'threads.get', http: 'GET', path: '/threads/:id', scopes: read, units: 40, answer: get },
  {
    id: 'threads.modify',
    http: 'POST',
    path: '/threads/:id/modify',
    scopes: modify,
    units: 10,
    answer: (call) => {
      const { add, remove } = takeLabelChange(call)
      return change(call, (mailbox, messages, nowMs) =>
        changeLabels(mailbox, messages, { add, remove }, nowMs),
      )
    },
  },
  {
    id: 'threads.trash',
    http: 'POST',
    path: '/threads/:id/trash',
    scopes: modify,
    units: 10,
    answer: (call) => change(call, trashMessages),
  },
  {
    id: 'threads.untrash',
    http: 'POST',
    path: '/threads/:id/untrash',
    scopes: modify,
    units: 10,
    answer: (call) => change(call, untrashMessages),
  },
  { id: 'threads.delete', http: 'DELETE', path: '/threads/:id', scopes: [], units: 20, answer: remove },
]

/** Each thread stands where its newest message is that the list is asked for. */
function list(call: GmailCall): SimulatedReply {
  const newest = new Map<string, string>()
  for (const { thread_id, id } of findListed(call)) {
    if (!newest.has(thread_id)) newest.set(thread_id, id)
  }
  const { items, nextPageToken } = takePage(call.query, [...newest], ([, message_id]) => message_id)
  const threads = items.map(([id]) => ({ id, historyId: threadHistoryId(call.mailbox, id) }))
  return {
    status: 200,
    body: {
      ...(threads.length > 0 && { threads }),
      ...(nextPageToken !== undefined && { nextPageToken }),
      resultSizeEstimate: estimate(newest.size),
    },
  }
}

function get(call: GmailCall): SimulatedReply {
  const { format, headers } = takeFormat(call)
  const messages = takeThread(call)
  return answerThread(call, messages, (message) => presentMessage(call.mailbox, message, format, headers))
}

function change(
  call: GmailCall,
  apply: (mailbox: Mailbox, messages: readonly GmailMessage[], nowMs: number) => void,
): SimulatedReply {
  const messages = takeThread(call)
  apply(call.mailbox, messages, call.nowMs)
  return answerThread(call, messages, presentInThread)
}

function remove(call: GmailCall): SimulatedReply {
  deleteMessages(call.mailbox, takeThread(call), call.nowMs)
  return { status: 204 }
}

function answerThread(
  { mailbox }: GmailCall,
  messages: readonly GmailMessage[],
  present: (message: GmailMessage) => unknown,
): SimulatedReply {
  const id = messages[0]?.thread_id ?? ''
  return {
    status: 200,
    body: { id, historyId: threadHistoryId(mailbox, id), messages: messages.map(present) },
  }
}
