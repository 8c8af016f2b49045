import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import type { queues } from '../../../queues.ts'
import { createHash } from 'node:crypto'
import type { ConferenceType } from '@meridian/contract'
import { type ConferenceMaker, ProviderError, type RemoteRoom } from '@meridian/providers'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { adoptEvent } from '../merge/remote-event.service.ts'
import {
  findRoom,
  removeRoom,
  reopenConference,
  type Room,
  adoptRoom,
  updateLink,
  updateRoom,
} from './conference.queries.ts'
import { writingTogether } from './event-response.service.ts'
import { findPublished, type PublishedMeeting } from './push.queries.ts'
import { wantedEvent } from './push.rules.ts'
import { enqueuePush, listExportRows, followUpChange } from '../../meeting/meeting.api.ts'

/**
 * Syncs a meeting's conference room: creates, changes or deletes it. The provider creates a room for each
 * request, so a lease allows one at a time, and each first looks for the room of an attempt that lost its answer. Throws
 * ProviderError.
 */
export async function syncRoom(
  call: JobCall,
  publication: PayloadOf<typeof queues.pushMeeting>,
  host: ConferenceHost,
): Promise<void> {
  const { db, now } = call
  const { connection_id, meeting_id } = publication
  if (!(await findRoom(db, meeting_id, connection_id))) return
  const began = now()
  const until = new Date(began.getTime() + lease_ms)
  const room = await adoptRoom(db, { meeting_id, until }, began)
  if (!room) {
    await enqueuePush(db, publication, { now: began, startAt: until })
    return
  }
  try {
    await adoptExistingRoom(call, publication, { ...host, room })
  } catch (failure) {
    // The request whose answer was lost may have created a room: the next attempt looks for it first.
    await updateRoom(db, meeting_id, {})
    throw failure
  }
}

/** The account that holds the room, and what its conferences are called. */
interface ConferenceHost {
  readonly conference: ConferenceType
  readonly rooms: ConferenceMaker
}

/** Longer than all requests of one attempt together. */
const lease_ms = 240_000

async function adoptExistingRoom(
  call: JobCall,
  publication: PayloadOf<typeof queues.pushMeeting>,
  opened: Opened,
): Promise<void> {
  const meeting = await findPublished(call.db, publication, call.now())
  const isWanted = meeting?.conference === opened.conference && meeting.meeting_status !== 'cancelled'
  return isWanted ? writeWanted(call, meeting, opened) : deleteRoom(call, publication, opened)
}

interface Opened extends ConferenceHost {
  readonly room: Room
}

async function writeWanted(call: JobCall, meeting: PublishedMeeting, opened: Opened): Promise<void> {
  const { room, rooms, conference } = opened
  const { db, now } = call
  const { meeting_id, user_id, connection_id } = meeting
  const [row] = await listExportRows(db, user_id, [meeting_id])
  if (!row) return updateRoom(db, meeting_id, {})
  const event = {
    ...wantedEvent({ ...row, agenda: '' }, meeting, { known: null, invitesGuests: false }),
    attendees: [],
    link: null,
  }
  const version = createHash('sha256')
    .update(JSON.stringify({ ...event, sequence: 0, modified_at: null }))
    .digest('hex')
  if (room.external_id !== null && room.version === version) return updateRoom(db, meeting_id, {})
  const marker = markerOf(meeting_id)
  const made = await (room.external_id === null
    ? findOrMake(rooms, event, marker)
    : changeOrMake(rooms, room.external_id, event, marker))
  const moment = now()
  await writingTogether(db, async (tx) => {
    const external_id = made?.external_id ?? room.external_id
    await updateRoom(tx, meeting_id, { external_id, version })
    if (!made) return
    const place = { user_id, connection_id, calendar_id: '' }
    await adoptEvent(tx, meeting, { place, external_id: made.external_id, meeting_id }, moment)
    const isNews = await updateLink(
      tx,
      { meeting_id, conference },
      { link: made.link, isReplaced: true },
      moment,
    )
    if (isNews) await followUpChange(tx, meeting_id, moment, { except: connection_id })
  })
}

async function findOrMake(
  rooms: ConferenceMaker,
  event: Parameters<ConferenceMaker['create']>[0],
  marker: string,
): Promise<RemoteRoom> {
  const found = await rooms.find(marker)
  if (!found) return rooms.create(event, marker)
  await rooms.update(found.external_id, event, marker)
  return found
}

/** Null where the room stays the same. */
async function changeOrMake(
  rooms: ConferenceMaker,
  external_id: string,
  event: Parameters<ConferenceMaker['create']>[0],
  marker: string,
): Promise<RemoteRoom | null> {
  try {
    await rooms.update(external_id, event, marker)
    return null
  } catch (failure) {
    if (!(failure instanceof ProviderError) || failure.kind !== 'missing') throw failure
    return findOrMake(rooms, event, marker)
  }
}

async function deleteRoom(
  { db }: JobCall,
  { meeting_id }: { readonly meeting_id: string },
  { room, rooms, conference }: Opened,
): Promise<void> {
  // A room whose creation was interrupted is found by its marker alone.
  const external_id = room.external_id ?? (await rooms.find(markerOf(meeting_id)))?.external_id
  if (external_id) await rooms.delete(external_id)
  await writingTogether(db, async (tx) => {
    await removeRoom(tx, meeting_id)
    await reopenConference(tx, { meeting_id, conference })
  })
}

function markerOf(meeting_id: string): string {
  return `Meridian ${meeting_id}`
}
