import type { SuggestedActionItem } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { TaskStopped, tasksOf } from '../../../platform/workers/worker-tasks.ts'
import { getHeldMeeting, listActionItems, listKeyTakeaways } from './outcome.service.ts'

const tasks = tasksOf<typeof import('./suggestion.worker.ts')>(
  new URL('./suggestion.worker.ts', import.meta.url),
)

/**
 * Action items that the meeting's notes name and that it does not have. Throws `not_found` for a meeting that
 * the person does not see, and `conflict` for one that cannot have any yet.
 */
export async function suggestActionItems(
  db: Db,
  actor: Actor,
  of: { readonly meeting_id: string },
  now: Date,
): Promise<SuggestedActionItem[]> {
  const { meeting_description: description, agenda } = await getHeldMeeting(db, actor, of.meeting_id, now)
  const key_takeaways = await listKeyTakeaways(db, actor, of)
  const notes = { description, agenda, key_takeaways }
  const items = await listActionItems(db, actor, of, now)
  try {
    return await tasks.run('suggest', { notes, items }, { lane: 'asked', person: actor.user_id })
  } catch (problem) {
    if (problem instanceof TaskStopped) throw new AppError('too_large', 'The notes take too long to read.')
    throw problem
  }
}
