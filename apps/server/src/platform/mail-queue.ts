import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db } from './db.ts'
import { enqueue, type Job, job, type JobCall, type Queue } from './jobs.ts'
import { Mail, MailError, sendMail } from './mail.ts'
import type { SecretBox } from './secret-box.ts'

const Payload = z.object({
  mail_id: z.uuid(),
  /** In base64: a mail may hold a link that lets somebody in. */
  mail_sealed: z.string(),
  /** When nobody wants to read it any more. */
  useless_at: z.iso.datetime().nullable(),
})
type Payload = z.infer<typeof Payload>

/** Tried for half a day, at first in quick succession. */
export const mail_queue = {
  name: 'mail.send',
  payload: Payload,
  retries: 14,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 7200,
  expireSeconds: 90,
} satisfies Queue<Payload>

/** Has a mail sent when the transaction has committed, however often the server or the line to it fails. */
export async function sendLater(
  tx: Db,
  box: SecretBox,
  mail: Mail,
  { now, uselessAt }: { readonly now: Date; readonly uselessAt?: Date },
): Promise<void> {
  const mail_id = randomUUID()
  const mail_sealed = box.seal(JSON.stringify(Mail.parse(mail)), mail_id).toString('base64')
  const useless_at = uselessAt?.toISOString() ?? null
  await enqueue(tx, mail_queue, { mail_id, mail_sealed, useless_at }, { now })
}

/** What sends mails. A process that has no mail server leaves them to those that have. */
export const mailJob: Job = job(mail_queue, send)

async function send(
  { config, box, now, log, signal }: JobCall,
  { mail_id, mail_sealed, useless_at }: Payload,
): Promise<void> {
  if (useless_at !== null && new Date(useless_at) <= now()) {
    log.warn({ mail_id }, 'a mail was given up: it came too late')
    return
  }
  if (!config.mail) throw new MailError('failed', 'This process has no mail server: SMTP_URL is not set.')
  const mail = Mail.parse(JSON.parse(box.open(Buffer.from(mail_sealed, 'base64'), mail_id)))
  try {
    await sendMail(config.mail, { mail, id: mail_id }, { signal })
  } catch (problem) {
    if (!(problem instanceof MailError) || problem.kind !== 'refused') throw problem
    log.warn({ err: problem, mail_id }, 'a mail was refused')
  }
}
