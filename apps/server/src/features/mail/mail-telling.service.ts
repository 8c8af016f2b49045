import { type MailSource, ProviderError } from '@meridian/providers'
import { z } from 'zod'
import type { Queue } from '../../platform/jobs.ts'
import type { ProviderTools } from '../connection/provider-tools.service.ts'
import { labelChange } from './mail.rules.ts'
import { mailSource } from './mail-source.service.ts'
import { findUntold, type UntoldMail, writeTold } from './mail-telling.queries.ts'
import { deleteMails } from './mail-writing.service.ts'

export { listUntold } from './mail-telling.queries.ts'

/** Tells the provider what the person has done with a mail. One job a mail waits at a time. */
export const telling_queue = {
  name: 'mail.tell',
  payload: z.object({ mail_id: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 900,
  expireSeconds: 300,
} satisfies Queue<{ mail_id: string }>

/**
 * Brings a mail's labels and place at its provider to what the person wants. What cannot be told while the connection
 * is broken stays noted and is told when it is read again. Throws ProviderError where it is worth trying again.
 */
export async function tellProvider(tools: ProviderTools, mail_id: string): Promise<void> {
  const { db } = tools
  for (let tries = 0; tries < 3; tries += 1) {
    const mail = await findUntold(db, mail_id)
    if (!mail || mail.connection_id === null || mail.reconnect_reason !== null) return
    try {
      const label_ids = await tell(mailSource(tools, mail.connection_id), mail)
      if (await writeTold(db, mail, label_ids)) return
    } catch (problem) {
      if (!(problem instanceof ProviderError)) throw problem
      if (problem.kind === 'needs_consent' || problem.kind === 'refused') return
      if (problem.kind !== 'missing') throw problem
      await deleteMails(db, mail.mailbox_id, [mail.external_id])
      return
    }
  }
}

async function tell(source: MailSource, mail: UntoldMail): Promise<readonly string[]> {
  const { external_id, is_deleted } = mail
  let { label_ids }: { label_ids: readonly string[] } = mail
  const isInTrash = label_ids.includes('TRASH')
  if (is_deleted && !isInTrash) label_ids = await source.trash(external_id)
  if (!is_deleted && isInTrash) label_ids = await source.untrash(external_id)
  const { add, remove } = labelChange(label_ids, mail)
  if (add.length === 0 && remove.length === 0) return label_ids
  return source.changeLabels(external_id, { add, remove })
}
