import type { NewMail } from '@meridian/contract'
import { badField } from '../../../platform/errors.ts'
import { oneLine } from '../../../platform/mail/one-line.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { TaskStopped, tasksOf } from '../../../platform/workers/worker-tasks.ts'
import type { ProviderTools } from '../../connection/connection.api.ts'
import { fetchAttachment, getMail, type ReadableMail } from '../mail.service.ts'
import { requireFits } from '../draft-file/attach-files.service.ts'
import { forwardedText } from './forward.rules.ts'

const tasks = tasksOf<typeof import('../reply/reply.worker.ts')>(
  new URL('../reply/reply.worker.ts', import.meta.url),
)

export interface CarriedFile {
  readonly name: string
  readonly media_type: string
  readonly content_base64: string
}

export interface Forwarded {
  readonly mail: ReadableMail
  readonly text: string
  readonly files: readonly CarriedFile[]
}

/** The forwarded mail with its files. Takes up to seconds: before the transaction. Throws `not_found`. */
export async function readForwarded(
  tools: ProviderTools,
  actor: Actor,
  { forwarded_mail_id, attachment_ids }: Pick<NewMail, 'forwarded_mail_id' | 'attachment_ids'>,
): Promise<Forwarded | null> {
  if (forwarded_mail_id === null) {
    if (attachment_ids.length > 0)
      throw badField('attachment_ids', 'Files go along with a forwarded mail only.')
    return null
  }
  const mail = await getMail(tools.db, actor, forwarded_mail_id)
  const carried = new Set(attachment_ids)
  const chosen = mail.attachments.filter(({ attachment_id }) => carried.has(attachment_id))
  if (chosen.length < carried.size)
    throw badField('attachment_ids', 'One of these files is not part of the mail.')
  requireFits(chosen.map(({ bytes }) => bytes ?? 0))
  const files: CarriedFile[] = []
  for (const { attachment_id, media_type } of chosen) {
    const { name, content } = await fetchAttachment(tools, actor, {
      mail_id: forwarded_mail_id,
      attachment_id,
    })
    files.push({
      name: oneLine(name),
      media_type: mediaTypeOf(media_type),
      content_base64: Buffer.from(content).toString('base64'),
    })
    requireFits(files.map(({ content_base64 }) => Buffer.byteLength(content_base64, 'base64')))
  }
  return { mail, text: await textOf(mail, actor, carried), files }
}

/** A strange content type would break a header. */
function mediaTypeOf(declared: string): string {
  return /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i.test(declared) ? declared : 'application/octet-stream'
}

/** A mail that takes too long to be recognized is described in English. */
async function textOf(
  { mail, content, visible, attachments }: ReadableMail,
  { user_id, timezone: timeZone }: Actor,
  carried: ReadonlySet<string>,
): Promise<string> {
  const forwarded = {
    subject: mail.subject,
    from: { name: mail.from_name, address: mail.from_address },
    to: content.to_people,
    cc: content.cc_people,
    date: mail.mail_date,
    text: visible.text,
    left_files: attachments
      .filter(({ attachment_id, is_inline }) => !carried.has(attachment_id) && !is_inline)
      .map(({ name }) => name),
  }
  try {
    const language = await tasks.run('recognize', forwarded, { lane: 'asked', person: user_id })
    return forwardedText(forwarded, { language, timeZone })
  } catch (problem) {
    if (problem instanceof TaskStopped) return forwardedText(forwarded, { language: 'en', timeZone })
    throw problem
  }
}
