import { busy_mirrors_max, type Provider } from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import type { Actor } from '../../../platform/security/auth.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { listCalendarsOf } from '../calendar.queries.ts'
import { getConnection } from '../connection.service.ts'
import { enqueueMirror } from './mirror-request.service.ts'
import * as queries from './busy-mirror.queries.ts'

export interface NewBusyMirror {
  readonly from_type: Provider
  readonly from_calendar_id: string
  readonly to_type: Provider
  readonly to_calendar_id: string
}

/** Throws `bad_input` for calendars that cannot be used so, and `conflict` where there is such a rule already. */
export async function createMirror(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  { from_type, from_calendar_id, to_type, to_calendar_id }: NewBusyMirror,
  now: Date,
): Promise<queries.BusyMirrorRow> {
  return inTransaction(db, async (tx) => {
    const from = await getConnection(tx, { user_id }, from_type)
    const to = await getConnection(tx, { user_id }, to_type)
    const calendars = await listCalendarsOf(tx, user_id)
    const calendarOf = (connection_id: string, calendar_id: string) =>
      calendars.find((one) => one.connection_id === connection_id && one.calendar_id === calendar_id)
    const source = calendarOf(from.connection_id, from_calendar_id)
    if (!source || !(source.is_shown || source.counts_as_busy))
      throw badField('from_calendar_id', unread_source)
    const target = calendarOf(to.connection_id, to_calendar_id)
    if (!target?.is_writable || !provider_adapters[to_type].writing) {
      throw badField('to_calendar_id', 'to_calendar_id must be a calendar that can be written into.')
    }
    if (source === target) throw badField('to_calendar_id', 'to_calendar_id must be another calendar.')
    if ((await queries.listMirrors(tx, user_id)).length >= busy_mirrors_max) {
      throw new AppError('conflict', `You have ${busy_mirrors_max} rules already. Delete one first.`)
    }
    const busy_mirror_id = newId()
    const mirror = {
      busy_mirror_id,
      user_id,
      from_connection_id: from.connection_id,
      from_calendar_id,
      to_connection_id: to.connection_id,
      to_calendar_id,
    }
    if (!(await queries.insertMirror(tx, mirror, now))) {
      throw new AppError('conflict', 'The busy times of this calendar are written there already.')
    }
    await enqueueMirror(tx, busy_mirror_id, now)
    return getMirror(tx, { user_id }, busy_mirror_id)
  })
}

/** Off deletes the written events. Throws `not_found`. */
export async function turnMirror(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  { busy_mirror_id, is_on }: { readonly busy_mirror_id: string; readonly is_on: boolean },
  now: Date,
): Promise<queries.BusyMirrorRow> {
  return inTransaction(db, async (tx) => {
    if (!(await queries.updateMirror(tx, { user_id, busy_mirror_id }, { is_on }, now))) throw notFound()
    await enqueueMirror(tx, busy_mirror_id, now)
    return getMirror(tx, { user_id }, busy_mirror_id)
  })
}

/** The rule goes once its events are deleted. Throws `not_found`. */
export async function endMirror(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  busy_mirror_id: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queries.updateMirror(tx, { user_id, busy_mirror_id }, { is_ending: true }, now)))
      throw notFound()
    await enqueueMirror(tx, busy_mirror_id, now)
  })
}

async function getMirror(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  busy_mirror_id: string,
): Promise<queries.BusyMirrorRow> {
  const found = (await queries.listMirrors(tx, user_id)).find((one) => one.busy_mirror_id === busy_mirror_id)
  if (!found) throw notFound()
  return found
}

function notFound(): AppError {
  return new AppError('not_found', 'Busy mirror not found.')
}

const unread_source = 'from_calendar_id must be a connected calendar that is shown or counts as busy.'
