import { findObject, findText } from '../../kit/input.ts'
import type { Json, SimulatedReply } from '../../kit/message.ts'
import { changeLabels } from './changes.ts'
import { invalid, notFound, refuse } from './errors.ts'
import type { GmailLabel, Mailbox } from './mailbox.ts'
import type { GmailCall, GmailMethod } from './method.ts'
import { presentLabel } from './present.ts'
import { Refusal } from './refusal.ts'

const read = ['gmail.labels', 'gmail.metadata', 'gmail.modify', 'gmail.readonly']
const write = ['gmail.labels', 'gmail.modify']

export const labelMethods: readonly GmailMethod[] = [
  { id: 'labels.list', http: 'GET', path: '/labels', scopes: read, units: 1, answer: list },
  { id: 'labels.get', http: 'GET', path: '/labels/:id', scopes: read, units: 1, answer: get },
  { id: 'labels.create', http: 'POST', path: '/labels', scopes: write, units: 5, answer: create },
  { id: 'labels.patch', http: 'PATCH', path: '/labels/:id', scopes: write, units: 5, answer: change },
  { id: 'labels.update', http: 'PUT', path: '/labels/:id', scopes: write, units: 5, answer: change },
  { id: 'labels.delete', http: 'DELETE', path: '/labels/:id', scopes: write, units: 5, answer: remove },
]

/** A label of the person's own, or nothing when the name is taken. Its id tells nothing of its name. */
export function addLabel({ labels }: Mailbox, name: string): GmailLabel | undefined {
  if (isTaken(labels, name)) return undefined
  const numbers = [...labels.keys()].map((id) => Number(/^Label_(\d+)$/.exec(id)?.[1] ?? 0))
  const label: GmailLabel = {
    id: `Label_${Math.max(0, ...numbers) + 1}`,
    name,
    type: 'user',
    message_list_visibility: 'show',
    label_list_visibility: 'labelShow',
  }
  labels.set(label.id, label)
  return label
}

/** Takes the label from the list, and from every message that has it. */
export function removeLabel(mailbox: Mailbox, id: string, nowMs: number): void {
  changeLabels(mailbox, [...mailbox.messages.values()], { remove: [id] }, nowMs)
  mailbox.labels.delete(id)
}

function list({ mailbox }: GmailCall): SimulatedReply {
  return { status: 200, body: { labels: [...mailbox.labels.values()].map(presentLabel) } }
}

/** The only method that counts. */
function get(call: GmailCall): SimulatedReply {
  const label = takeLabel(call)
  const labelled = [...call.mailbox.messages.values()].filter(({ label_ids }) => label_ids.includes(label.id))
  const unread = labelled.filter(({ label_ids }) => label_ids.includes('UNREAD'))
  return {
    status: 200,
    body: {
      ...presentLabel(label),
      messagesTotal: labelled.length,
      messagesUnread: unread.length,
      threadsTotal: new Set(labelled.map(({ thread_id }) => thread_id)).size,
      threadsUnread: new Set(unread.map(({ thread_id }) => thread_id)).size,
    },
  }
}

function create({ mailbox, body }: GmailCall): SimulatedReply {
  const label = addLabel(mailbox, takeName(body))
  if (!label) throw new Refusal(conflict())
  apply(label, body)
  const { type: _type, ...shown } = presentLabel(label)
  return { status: 200, body: shown }
}

function change(call: GmailCall): SimulatedReply {
  const { mailbox, body } = call
  const label = takeLabel(call)
  if (label.type === 'system') return invalid('Invalid update request')
  if (body['name'] !== undefined) {
    const name = takeName(body)
    const others = new Map([...mailbox.labels].filter(([id]) => id !== label.id))
    if (isTaken(others, name)) throw new Refusal(conflict())
    label.name = name
  }
  apply(label, body)
  return { status: 200, body: presentLabel(label) }
}

function remove(call: GmailCall): SimulatedReply {
  const label = takeLabel(call)
  if (label.type === 'system') return invalid('Invalid delete request')
  removeLabel(call.mailbox, label.id, call.nowMs)
  return { status: 204 }
}

function takeLabel({ mailbox, params }: GmailCall): GmailLabel {
  const label = mailbox.labels.get(params['id'] ?? '')
  if (!label) throw new Refusal(notFound())
  return label
}

function takeName(body: Json): string {
  const name = findText(body, 'name')?.trim() ?? ''
  if (name === '' || name.length > 225 || reserved_name.test(name)) {
    throw new Refusal(invalid('Invalid label name'))
  }
  return name
}

function apply(label: GmailLabel, body: Json): void {
  const message = findText(body, 'messageListVisibility')
  if (message === 'show' || message === 'hide') label.message_list_visibility = message
  else if (message !== undefined) throw new Refusal(invalid('Invalid messageListVisibility'))
  const list = findText(body, 'labelListVisibility')
  if (list === 'labelShow' || list === 'labelShowIfUnread' || list === 'labelHide') {
    label.label_list_visibility = list
  } else if (list !== undefined) throw new Refusal(invalid('Invalid labelListVisibility'))
  const color = findObject(body, 'color')
  if (!color) return
  const textColor = findText(color, 'textColor')
  const backgroundColor = findText(color, 'backgroundColor')
  label.color = { ...(textColor && { textColor }), ...(backgroundColor && { backgroundColor }) }
}

/** Names are told apart without regard to case. */
function isTaken(labels: ReadonlyMap<string, GmailLabel>, name: string): boolean {
  return [...labels.values()].some((label) => label.name.toLowerCase() === name.toLowerCase())
}

function conflict(): SimulatedReply {
  return refuse(409, 'ABORTED', 'aborted', 'Label name exists or conflicts')
}

/** Reserved names, in any case. */
const reserved_name =
  /^(inbox|sent|drafts?|spam|trash|bin|unread|starred|important|chats?|muted|all mail|category_.*)$/i
