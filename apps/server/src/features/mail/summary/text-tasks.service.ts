import type { Actor } from '../../../platform/security/auth.ts'
import { AppError } from '../../../platform/errors.ts'
import { type TaskOwner, TaskStopped, tasksOf } from '../../../platform/workers/worker-tasks.ts'
import type { ReadableMail } from '../mail.service.ts'
import type { Passage } from './text.worker.ts'

export type { AnsweredPassage, ModelWish, ReadSummary, ReadWish } from './text.worker.ts'

export const textTasks = tasksOf<typeof import('./text.worker.ts')>(
  new URL('./text.worker.ts', import.meta.url),
)

export function ownerOf({ user_id }: Pick<Actor, 'user_id'>): TaskOwner {
  return { lane: 'asked', person: user_id }
}

export function passageOf({
  mail,
  visible,
}: {
  readonly mail: Pick<ReadableMail['mail'], 'subject' | 'from_name'>
  readonly visible: Pick<ReadableMail['visible'], 'text' | 'ranges'>
}): Passage {
  return { from: mail.from_name, subject: mail.subject, text: visible.text, quoted: visible.ranges }
}

/** What is told of a mail that takes too long. */
export async function withRefusal<Result>(message: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (problem) {
    if (problem instanceof TaskStopped) throw new AppError('too_large', message)
    throw problem
  }
}
