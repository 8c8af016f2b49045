import type { SuggestedActionItem } from '@meridian/contract'
import type { Actor } from '../../platform/auth.ts'
import type { Db } from '../../platform/db.ts'
import { getHeldMeeting, listActionItems, listKeyTakeaways } from './outcome.service.ts'
import { suggestItems } from './suggestion.rules.ts'

/**
 * Action items that the meeting's notes speak of and that it does not have. Throws `not_found` for a meeting that the
 * person does not see, and `conflict` for one that can have none yet.
 */
export async function suggestActionItems(
  db: Db,
  actor: Actor,
  of: { readonly meeting_id: string },
  now: Date,
): Promise<SuggestedActionItem[]> {
  const { meeting_description: description, agenda } = await getHeldMeeting(db, actor, of.meeting_id, now)
  const key_takeaways = await listKeyTakeaways(db, actor, of)
  return suggestItems({ description, agenda, key_takeaways }, await listActionItems(db, actor, of, now))
}
