import { z } from 'zod'
import { hour_ms } from '@meridian/engine'
import { Identifier, text } from '../kit/reply-text.ts'
import { hmacHex, isSameHex } from '../kit/signature.ts'
import { MeetingNumber } from './replies.ts'

/**
 * Whether Zoom has sent these bytes, by the headers x-zm-signature and x-zm-request-timestamp. `rawBody` is what came
 * over the wire: JSON that was read and written again has another signature.
 */
export function isSignedByZoom(
  given: { readonly rawBody: Uint8Array; readonly signature: string; readonly timestamp: string },
  secretToken: string,
  now: Date,
): boolean {
  const { rawBody, signature, timestamp } = given
  if (!/^\d{1,13}$/.test(timestamp) || !signature.startsWith('v0=')) return false
  const sent_ms = Number(timestamp) * (timestamp.length > 11 ? 1 : 1000)
  const ageMs = now.getTime() - sent_ms
  if (ageMs > oldest_ms || ageMs < -ahead_ms) return false
  return isSameHex(signature.slice('v0='.length), hmacHex(secretToken, ['v0:', timestamp, ':', rawBody]))
}

/** The third and last try comes 85 minutes after the first. */
const oldest_ms = 2 * hour_ms
const ahead_ms = 300_000

/** What proves to Zoom that the address is ours: the answer, within three seconds. Null for a body that asks nothing. */
export function answerZoomChallenge(
  body: unknown,
  secretToken: string,
): { readonly plainToken: string; readonly encryptedToken: string } | null {
  const asked = Challenge.safeParse(body).data
  if (!asked) return null
  const { plainToken } = asked.payload
  return { plainToken, encryptedToken: hmacHex(secretToken, [plainToken]) }
}

const Challenge = z.object({
  event: z.literal('endpoint.url_validation'),
  payload: z.object({ plainToken: z.string().min(1).max(1000) }),
})

export interface ZoomNotice {
  /** `meeting.created`, `app_deauthorized` and the like. */
  readonly event: string
  readonly external_id: string | null
  /** The user it is about: the host, else who has acted, else who has removed the app. */
  readonly external_account_id: string | null
}

/** What a signed body says; null for one that makes no sense. Only that something has changed is to be relied on. */
export function readZoomNotice(body: unknown): ZoomNotice | null {
  const notice = Notice.safeParse(body).data
  if (!notice) return null
  const { event, payload } = notice
  return {
    event,
    external_id: payload.object?.id ?? null,
    external_account_id: payload.object?.host_id ?? payload.user_id ?? payload.operator_id ?? null,
  }
}

const Name = Identifier.nullish().catch(null)

const Notice = z.object({
  event: text(100),
  payload: z.object({
    user_id: Name,
    operator_id: Name,
    // A meeting's number is a text in some events.
    object: z
      .object({ id: MeetingNumber.nullish().catch(null), host_id: Name })
      .nullish()
      .catch(null),
  }),
})
