import type { NewMail, SentMail } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { oneLine } from '../../../platform/mail/one-line.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'
import { attachFiles } from '../draft-file/attach-files.service.ts'
import { nameOf, type Person, signedText, textOf } from '../reply/reply.rules.ts'
import type { ReplyTools } from '../reply/reply.service.ts'
import { findOwnMailbox, planSending, presentTimes } from '../sending.service.ts'
import type { Forwarded } from './forward.service.ts'

export type WrittenMail = NewMail & {
  readonly send_at?: string | undefined
  readonly forwarded: Forwarded | null
}

/**
 * Sends a mail of the person from an own account, once the undo period or the wait for the chosen time is over. Throws
 * `bad_input` for a mail without any text, and `conflict` without an account that sends.
 */
export async function sendNewMail(
  { box }: Pick<ReplyTools, 'box'>,
  tx: Db,
  actor: Actor,
  { send_at, forwarded, ...draft }: WrittenMail,
  now: Date,
): Promise<SentMail> {
  if (draft.mail_body.trim() === '' && forwarded === null)
    throw badField('mail_body', 'mail_body must not be empty.')
  const mailbox_id = await getMailbox(tx, actor, forwarded)
  const times = await planSending(tx, actor, send_at, now)
  const [to, ...also_to] = once(draft.mail_to)
  if (to === undefined) throw badField('mail_to', 'mail_to must hold an address.')
  const taken = new Set([to, ...also_to].map(keyOf))
  const cc = without(once(draft.mail_cc), taken)
  const bcc = without(once(draft.mail_bcc), new Set([...taken, ...cc.map(keyOf)]))
  const { mail_subject, mail_body, file_ids, ...message } = draft
  const signed = signedText(mail_body, draft.mail_signature)
  const outgoing_mail_id = await sendOnce(
    tx,
    box,
    {
      key: { address: to.address, about_id: actor.user_id, kind: 'message', time: newId() },
      user_id: actor.user_id,
      route: 'own_mailbox',
      mailbox_id,
      mail: {
        to,
        also_to,
        cc,
        bcc,
        subject: oneLine(mail_subject),
        text: textOf([...(signed.trim() === '' ? [] : [signed]), forwarded?.text]),
        files: [...(forwarded?.files ?? [])],
        is_personal: true,
      },
      draft: { mail_subject, mail_body, meeting_id: null, message },
      ...times,
    },
    now,
  )
  await attachFiles(tx, actor, { outgoing_mail_id, file_ids, forwarded: forwarded?.files ?? [] }, now)
  return { outgoing_mail_id, ...presentTimes(times, now) }
}

/** The account that has the forwarded mail, else the first one. */
async function getMailbox(tx: Db, actor: Actor, forwarded: Forwarded | null): Promise<string> {
  if (forwarded && forwarded.mail.mail.kind !== 'file') return forwarded.mail.mail.mailbox_id
  const own = await findOwnMailbox(tx, actor)
  if (own !== undefined) return own
  throw new AppError(
    'conflict',
    'A mail is sent from an account of your own. Connect an account with mail under Integrations.',
  )
}

function keyOf({ address }: Person): string {
  return address.toLowerCase()
}

function without(people: readonly Person[], taken: ReadonlySet<string>): Person[] {
  return people.filter((one) => !taken.has(keyOf(one)))
}

/** Each address once, as it is written first. */
function once(people: readonly Person[]): Person[] {
  const first = new Map<string, Person>()
  for (const one of people) {
    if (!first.has(keyOf(one))) first.set(keyOf(one), { name: nameOf(one), address: one.address })
  }
  return [...first.values()]
}
