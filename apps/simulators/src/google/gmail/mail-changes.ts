import { findNumber, findText, findTexts, InputError, takeText } from '../../kit/input.ts'
import type { Json } from '../../kit/message.ts'
import type { Change, Scene } from '../../kit/provider.ts'
import { addMessage, changeLabels, deleteMessages, expireHistory, touchMessage } from './changes.ts'
import { composeMail } from './compose.ts'
import { addLabel, removeLabel } from './labels.ts'
import { mailboxOf, type MailWorld } from './mail-world.ts'
import type { GmailMessage, Mailbox } from './mailbox.ts'
import { sendMail } from './send.ts'

interface WithMail {
  readonly mail: MailWorld
}

/** What people and other mail servers do to a mailbox, for `POST /_control/world`. */
export const mailChanges: Readonly<Record<string, Change<WithMail>>> = {
  /**
   * `{op, account, labels?, raw? | raw_base64? | from, to?, cc?, subject?, text?, html?, message_id?,
   * answers?}`: a mail comes in, unread in the inbox unless labels are given. Answers its ids.
   */
  deliver_mail: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    const labels = findTexts(change, 'labels') ?? ['UNREAD', 'CATEGORY_PERSONAL', 'INBOX']
    const label_ids = labels.map((name) => takeLabel(mailbox, name))
    const raw = readRaw(change, mailbox, mailbox.address, scene.clock.now())
    return idsOf(addMessage(mailbox, { raw, label_ids }, scene.clock.now()))
  },
  /** Like `deliver_mail` with `thread_id?`: the person sends it with Google's own app. */
  send_mail: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    const raw = readRaw({ from: mailbox.address, ...change }, mailbox, undefined, scene.clock.now())
    const outgoing = { raw, thread_id: findText(change, 'thread_id') }
    const sent = sendMail(scene.world.mail, mailbox, outgoing, scene.clock.now())
    if ('refusal' in sent) throw new InputError(`Refused with ${JSON.stringify(sent.refusal.body)}`)
    return idsOf(sent)
  },
  /** `{op, account, message_ids, add?, remove?}`: labels by id or by name. */
  label_mail: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    const labels = (key: string) => (findTexts(change, key) ?? []).map((name) => takeLabel(mailbox, name))
    const label = { add: labels('add'), remove: labels('remove') }
    changeLabels(mailbox, takeMessages(mailbox, change), label, scene.clock.now())
  },
  /** `{op, account, message_ids}` */
  trash_mail: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    const label = { add: ['TRASH'], remove: ['INBOX'] }
    changeLabels(mailbox, takeMessages(mailbox, change), label, scene.clock.now())
  },
  /** `{op, account, message_ids}`: for ever. */
  delete_mail: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    deleteMessages(mailbox, takeMessages(mailbox, change), scene.clock.now())
  },
  /** `{op, account, message_ids}`: records that name them and say nothing else. */
  touch_mail: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    for (const message of takeMessages(mailbox, change)) touchMessage(mailbox, message, scene.clock.now())
  },
  /** `{op, account, name}`: answers the id. */
  add_mail_label: (scene, change) => {
    const label = addLabel(takeMailbox(scene, change), takeText(change, 'name'))
    if (!label) throw new InputError('There is a label with this name.')
    return { id: label.id }
  },
  /** `{op, account, label}`: by id or by name. */
  remove_mail_label: (scene, change) => {
    const mailbox = takeMailbox(scene, change)
    removeLabel(mailbox, takeLabel(mailbox, takeText(change, 'label')), scene.clock.now())
  },
  /** `{op, account}`: every history id given away so far is too old from now on. */
  expire_mail_history: (scene, change) => expireHistory(takeMailbox(scene, change)),
  /** `{op, units_per_minute?, concurrent_max?, answer_ms?}` for all accounts. */
  limit_mail: ({ world }, change) => {
    const { limits } = world.mail
    limits.units_per_minute = findNumber(change, 'units_per_minute') ?? limits.units_per_minute
    limits.concurrent_max = findNumber(change, 'concurrent_max') ?? limits.concurrent_max
    limits.answer_ms = findNumber(change, 'answer_ms') ?? limits.answer_ms
  },
}

function takeMailbox({ world }: Scene<WithMail>, change: Json): Mailbox {
  return mailboxOf(world.mail, takeText(change, 'account'))
}

function takeMessages({ messages }: Mailbox, change: Json): GmailMessage[] {
  const ids = findTexts(change, 'message_ids') ?? [takeText(change, 'message_id')]
  return ids.map((id) => {
    const message = messages.get(id)
    if (!message) throw new InputError(`There is no message ${id}.`)
    return message
  })
}

function takeLabel({ labels }: Mailbox, nameOrId: string): string {
  const found = labels.get(nameOrId) ?? [...labels.values()].find(({ name }) => name === nameOrId)
  if (!found) throw new InputError(`There is no label ${nameOrId}.`)
  return found.id
}

/** The bytes as they are given, or a mail made of what is said about it. */
function readRaw(change: Json, mailbox: Mailbox, to: string | undefined, nowMs: number): Buffer {
  const base64 = findText(change, 'raw_base64')
  if (base64 !== undefined) return Buffer.from(base64, 'base64')
  const raw = findText(change, 'raw')
  if (raw !== undefined) return Buffer.from(raw.replaceAll(/\r?\n/g, '\r\n'), 'utf8')
  const texts = ['cc', 'bcc', 'subject', 'text', 'html', 'message_id'] as const
  return composeMail({
    from: takeText(change, 'from'),
    at_ms: nowMs,
    message_id: `<${nowMs.toString(36)}.${mailbox.serial}@mail.example>`,
    answers: findTexts(change, 'answers') ?? [],
    to: findText(change, 'to') ?? to ?? takeText(change, 'to'),
    ...Object.fromEntries(
      texts.flatMap((key) => {
        const text = findText(change, key)
        return text === undefined ? [] : [[key, text]]
      }),
    ),
  })
}

function idsOf({ id, thread_id }: GmailMessage) {
  return { id, thread_id }
}
