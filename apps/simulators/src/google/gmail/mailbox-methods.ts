import { week_ms } from '../../durations.ts'
import { findText } from '../../kit/input.ts'
import type { SimulatedReply } from '../../kit/message.ts'
import { invalid, notFound } from './errors.ts'
import { findHistory, presentRecord } from './history.ts'
import type { HistoryKind } from './mailbox.ts'
import type { GmailCall, GmailMethod } from './method.ts'
import { takeMaxResults } from './query.ts'

const read = ['gmail.metadata', 'gmail.modify', 'gmail.readonly']

export const mailboxMethods: readonly GmailMethod[] = [
  {
    id: 'getProfile',
    http: 'GET',
    path: '/profile',
    scopes: [...read, 'gmail.compose'],
    units: 1,
    answer: getProfile,
  },
  { id: 'history.list', http: 'GET', path: '/history', scopes: read, units: 2, answer: listHistory },
  { id: 'watch', http: 'POST', path: '/watch', scopes: read, units: 100, answer: watch },
  { id: 'stop', http: 'POST', path: '/stop', scopes: read, units: 50, answer: stop },
]

function getProfile({ mailbox }: GmailCall): SimulatedReply {
  const threads = new Set([...mailbox.messages.values()].map(({ thread_id }) => thread_id))
  return {
    status: 200,
    body: {
      emailAddress: mailbox.address,
      messagesTotal: mailbox.messages.size,
      threadsTotal: threads.size,
      historyId: String(mailbox.history_id),
    },
  }
}

function listHistory({ mailbox, query, nowMs }: GmailCall): SimulatedReply {
  const start = query.get('startHistoryId') ?? ''
  const token = query.get('pageToken') ?? '0'
  if (!/^\d{1,20}$/.test(start)) return invalid('Invalid value for startHistoryId')
  if (!/^\d{1,20}$/.test(token)) return invalid('Invalid pageToken')
  const types = query.getAll('historyTypes')
  const kinds = types.flatMap((type) => kinds_of_types[type] ?? [])
  if (kinds.length < types.length) return invalid("Invalid value at 'history_types'")
  const found = findHistory(
    mailbox,
    {
      start_id: Number(start),
      kinds,
      label_id: query.get('labelId') ?? undefined,
      after_id: Number(token),
      max: takeMaxResults(query),
    },
    nowMs,
  )
  if (!found) return notFound()
  const { records, isComplete } = found
  return {
    status: 200,
    body: {
      // When nothing happened there is no list.
      ...(records.length > 0 && { history: records.map(presentRecord) }),
      ...(!isComplete && { nextPageToken: String(records.at(-1)?.id) }),
      historyId: String(mailbox.history_id),
    },
  }
}

/** The service would push to Cloud Pub/Sub, which is not part of this world: nothing is ever pushed. */
function watch({ mailbox, body, nowMs }: GmailCall): SimulatedReply {
  const topic = findText(body, 'topicName') ?? ''
  if (!/^projects\/[\w-]+\/topics\/[\w.~+%-]+$/.test(topic)) {
    return invalid('Invalid topicName does not match projects/*/topics/*')
  }
  mailbox.watch = { topic, expires_ms: nowMs + week_ms }
  return {
    status: 200,
    body: { historyId: String(mailbox.history_id), expiration: String(mailbox.watch.expires_ms) },
  }
}

function stop({ mailbox }: GmailCall): SimulatedReply {
  mailbox.watch = null
  return { status: 204 }
}

const kinds_of_types: Readonly<Record<string, HistoryKind>> = {
  messageAdded: 'messagesAdded',
  messageDeleted: 'messagesDeleted',
  labelAdded: 'labelsAdded',
  labelRemoved: 'labelsRemoved',
}
