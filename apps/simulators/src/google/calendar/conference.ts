import { createHash } from 'node:crypto'
import { isJson, type Json } from '../../kit/message.ts'
import type { Scene } from '../../kit/provider.ts'
import { refuse, RefusalError } from '../errors.ts'
import type { GoogleWorld } from '../world.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { commit } from './stamp.ts'

/** What the event's conference becomes when `conferenceData` is written; a request for a new one is pending first. */
export function conferenceFields(event: Pick<StoredEvent, 'fields'> | undefined, written: unknown): Json {
  const known = pick(event?.fields ?? {})
  if (written === undefined) return known
  if (written === null) return {}
  if (!isJson(written)) throw new RefusalError(refuse(400, 'invalid', 'Invalid conference data.'))
  const { createRequest } = written
  if (!isJson(createRequest)) return withLink(written)
  const { requestId, conferenceSolutionKey } = createRequest
  const type = isJson(conferenceSolutionKey) ? conferenceSolutionKey['type'] : undefined
  if (typeof requestId !== 'string' || type !== 'hangoutsMeet') {
    throw new RefusalError(refuse(400, 'invalid', 'Invalid conference type value.'))
  }
  // Asked again with the same id, Google makes no second conference.
  if (requestIdOf(known) === requestId) return known
  return {
    conferenceData: {
      createRequest: { requestId, conferenceSolutionKey: { type }, status: { statusCode: 'pending' } },
    },
  }
}

/** Makes the conference an event waits for when its time has come. */
export function finishConference(scene: Scene<GoogleWorld>, calendar: Calendar, event: StoredEvent): void {
  if (statusOf(event.fields) !== 'pending') return
  const requestId = requestIdOf(event.fields)
  const { conference_ms, conference_result } = scene.world.calendar.limits
  scene.clock.at(scene.clock.now() + conference_ms, () => {
    const waiting = calendar.events.get(event.id)
    if (!waiting || requestIdOf(waiting.fields) !== requestId) return
    if (statusOf(waiting.fields) !== 'pending') return
    waiting.fields = { ...waiting.fields, ...result(requestId ?? '', conference_result) }
    commit(scene, calendar, waiting)
  })
}

function result(requestId: string, statusCode: 'success' | 'failure'): Json {
  const key = { type: 'hangoutsMeet' }
  const createRequest = { requestId, conferenceSolutionKey: key, status: { statusCode } }
  if (statusCode === 'failure') return { conferenceData: { createRequest } }
  const letters = createHash('sha256').update(requestId).digest('hex').replaceAll(/[0-9]/g, digitAsLetter)
  const conferenceId = `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7, 10)}`
  const uri = `https://meet.google.com/${conferenceId}`
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest,
      entryPoints: [{ entryPointType: 'video', uri, label: uri.replace('https://', '') }],
      conferenceSolution: {
        key,
        name: 'Google Meet',
        iconUri: 'https://fonts.gstatic.com/s/i/productlogos/meet_2020q4/v6/web-512dp/logo.png',
      },
      conferenceId,
    },
  }
}

function withLink(conferenceData: Json): Json {
  const { entryPoints, conferenceSolution } = conferenceData
  const video = Array.isArray(entryPoints)
    ? entryPoints.find((entry) => isJson(entry) && entry['entryPointType'] === 'video')
    : undefined
  const key = isJson(conferenceSolution) ? conferenceSolution['key'] : undefined
  const isMeet = isJson(key) && key['type'] === 'hangoutsMeet'
  return { conferenceData, ...(isMeet && isJson(video) && { hangoutLink: video['uri'] }) }
}

function pick({ conferenceData, hangoutLink }: Json): Json {
  return {
    ...(conferenceData !== undefined && { conferenceData }),
    ...(hangoutLink !== undefined && { hangoutLink }),
  }
}

function requestOf({ conferenceData }: Json): Json | undefined {
  const request = isJson(conferenceData) ? conferenceData['createRequest'] : undefined
  return isJson(request) ? request : undefined
}

function requestIdOf(fields: Json): string | undefined {
  const id = requestOf(fields)?.['requestId']
  return typeof id === 'string' ? id : undefined
}

function statusOf(fields: Json): unknown {
  const status = requestOf(fields)?.['status']
  return isJson(status) ? status['statusCode'] : undefined
}

function digitAsLetter(digit: string): string {
  return String.fromCharCode(0x67 + Number(digit))
}
