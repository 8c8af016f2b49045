import type { Provider } from '@meridian/contract'
import type { Coverage } from '@meridian/providers'
import type { Actor } from '../../../platform/security/auth.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { getOwner } from '../connection.queries.ts'
import { getConnection } from '../connection.service.ts'
import type { Owner } from '../merge/merge-content.service.ts'
import { lockMerging, type SyncTarget } from '../merge/mirror.queries.ts'
import * as missing from '../merge/missing.queries.ts'
import { isBulk } from '../merge/missing.rules.ts'
import { removeMissing } from '../merge/remote-event.service.ts'
import { deleteCalendar } from './sync.queries.ts'
import * as queries from './vanished.queries.ts'

const titles_shown = 5

/**
 * After the last page of a sync: removes the few events that are gone, and asks the person about many. While a
 * question is open nothing is removed; it shows what is still missing, and ends by itself when all is back.
 */
export async function judgeMissing(
  tx: Db,
  owner: Owner,
  { place, covers }: { readonly place: SyncTarget; readonly covers: Coverage | null },
  now: Date,
): Promise<void> {
  await lockMerging(tx, owner.user_id)
  if (covers) {
    const window = {
      from: dateOf(covers.from_ms),
      to: dateOf(covers.to_ms),
      endedBefore: covers.ended_stay ? now : null,
    }
    await missing.markUnlisted(tx, place, window, now)
  }
  const calendar = await queries.lockCalendar(tx, place)
  if (!calendar) return
  if (!(await missing.hasMissing(tx, place))) {
    if (calendar.question_id !== null) await queries.closeQuestion(tx, place)
    return
  }
  const counted = await missing.countMissing(tx, place, now)
  const isOpen = calendar.question_id !== null && counted.gone > 0
  if (isOpen || isBulk(counted, { isWhole: covers !== null })) {
    const question_id = calendar.question_id === null || counted.unasked > 0 ? newId() : calendar.question_id
    await missing.markAsked(tx, place, question_id)
    return queries.updateQuestion(
      tx,
      place,
      {
        question_id,
        question_gone: counted.gone,
        question_coming: counted.gone_coming,
        question_total: counted.total,
        question_titles: await missing.listMissingTitles(tx, place, titles_shown, now),
      },
      now,
    )
  }
  await removeMissing(tx, owner, { place, question_id: null }, now)
  if (calendar.question_id !== null) await queries.closeQuestion(tx, place)
}

/** A calendar that the provider no longer lists: true where it stays, because the person is asked first. */
export async function keepUnlisted(tx: Db, owner: Owner, place: SyncTarget, now: Date): Promise<boolean> {
  const covers = { from_ms: null, to_ms: null, ended_stay: false }
  await judgeMissing(tx, owner, { place, covers }, now)
  if ((await queries.lockCalendar(tx, place))?.question_id == null) return false
  await queries.markCalendarUnlisted(tx, place, now)
  return true
}

export interface VanishedAnswer {
  readonly calendar_id: string
  readonly question_id: string
  readonly answer: 'deleted' | 'keep'
}

/**
 * Deletes exactly what the question has shown, or reads the calendar again. Throws `not_found` where nothing is
 * connected, and `conflict` when the question has changed since.
 */
export async function answerVanished(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  { provider, answer }: { readonly provider: Provider; readonly answer: VanishedAnswer },
  now: Date,
): Promise<void> {
  const { calendar_id, question_id } = answer
  await inTransaction(db, async (tx) => {
    const { connection_id } = await getConnection(tx, actor, provider)
    await lockMerging(tx, actor.user_id)
    const place = { user_id: actor.user_id, connection_id, calendar_id, reading_id: newId() }
    const calendar = await queries.lockCalendar(tx, place)
    if (calendar?.question_id !== question_id) throw new AppError('conflict', outdated_question)
    if (answer.answer === 'keep') await queries.markRereading(tx, place, now)
    else {
      const owner = await getOwner(tx, actor.user_id)
      await removeMissing(tx, owner, { place, question_id }, now)
      await queries.closeQuestion(tx, place)
      if (calendar.is_unlisted && !(await missing.hasMissing(tx, place))) await deleteCalendar(tx, place)
    }
    await enqueueCalendarSync(tx, connection_id, now)
  })
}

const outdated_question = 'What is missing has changed since. Look at it again before you decide.'

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
