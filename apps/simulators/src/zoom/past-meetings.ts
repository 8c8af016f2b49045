import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { presentInstance, presentStart } from './present.ts'
import { noMeeting, Refusal } from './refusals.ts'

/** The last time a meeting took place by its number, or one time by its uuid. */
export function getPastMeeting({ world, user, params }: Call): SimulatedReply {
  const name = readName(params.meeting_id ?? '')
  const found = world.instances.findLast(
    ({ uuid, meeting_id, host_id }) => host_id === user.id && (uuid === name || String(meeting_id) === name),
  )
  if (!found) return noMeeting(name)
  return { status: 200, body: presentInstance(found, user) }
}

export function listPastInstances({ world, user, params }: Call): SimulatedReply {
  const id = params.meeting_id ?? ''
  const found = world.instances.filter(
    ({ meeting_id, host_id }) => host_id === user.id && String(meeting_id) === id,
  )
  if (found.length === 0) return noMeeting(id)
  const meetings = found.map(({ uuid, start_ms }) => ({ uuid, start_time: presentStart(start_ms) }))
  return { status: 200, body: { meetings } }
}

/**
 * The path is decoded on the way already. A uuid that begins with a slash or has two of them must be
 * encoded twice, or it is taken for further segments and nothing is found.
 */
function readName(decodedOnce: string): string {
  if (decodedOnce.startsWith('/') || decodedOnce.includes('//')) throw new Refusal(noMeeting(decodedOnce))
  try {
    return decodedOnce.includes('%') ? decodeURIComponent(decodedOnce) : decodedOnce
  } catch {
    throw new Refusal(noMeeting(decodedOnce))
  }
}
