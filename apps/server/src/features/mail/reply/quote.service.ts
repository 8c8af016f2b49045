import { mailbox_traits } from '@meridian/providers'
import type { Language } from '@meridian/text'
import type { Actor } from '../../../platform/security/auth.ts'
import { TaskStopped, tasksOf } from '../../../platform/workers/worker-tasks.ts'
import type { ReadableMail } from '../mail.service.ts'

const tasks = tasksOf<typeof import('./reply.worker.ts')>(new URL('./reply.worker.ts', import.meta.url))

export interface Quoted {
  readonly language: Language
  readonly quote: string | undefined
}

/** A mail that takes too long to be quoted is answered in English and without it. */
export async function quoteMail(
  { mail, visible }: ReadableMail,
  { user_id, timezone }: Pick<Actor, 'user_id' | 'timezone'>,
): Promise<Quoted> {
  const { text, ranges } = visible
  const quoted = {
    subject: mail.subject,
    from: { name: mail.from_name, address: mail.from_address },
    date: mail.mail_date,
    text,
    ranges,
    timeZone: timezone,
    isQuoted: !mailbox_traits[mail.kind]?.shows_threads,
  }
  try {
    return await tasks.run('quote', quoted, { lane: 'asked', person: user_id })
  } catch (problem) {
    if (problem instanceof TaskStopped) return { language: 'en', quote: undefined }
    throw problem
  }
}
