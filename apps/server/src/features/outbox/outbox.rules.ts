import { day_ms } from '@meridian/engine'
import { NothingSent, ProviderError } from '@meridian/providers'
import { MailError } from '../../platform/mail/mail.ts'

/** Retried for a day, or until the mail becomes useless. */
export function giveUpAt(from: Date, uselessAt?: Date): Date {
  const dayLater = new Date(from.getTime() + day_ms)
  return uselessAt !== undefined && uselessAt < dayLater ? uselessAt : dayLater
}

/** Why an attempt failed. */
export interface DeliveryFailure {
  /** A sentence for the person. */
  readonly problem: string
  /** A retry cannot help. */
  readonly isForGood: boolean
  /** The mail was sent, and whether it was accepted is unknown. */
  readonly isUncertain: boolean
  readonly needsConsent: boolean
  /** The retry time that the other side names. */
  readonly retry_at_ms: number | null
}

const first_pause_ms = 15_000
const longest_pause_ms = 7_200_000
/** A mail that waits for the person to connect again is checked this often: a check makes no request. */
const consent_pause_ms = 300_000

/** Exponential back-off, from a quarter of a minute to two hours; no sooner than the other side wants. */
export function nextTryAt(
  { retry_at_ms, needsConsent }: Pick<DeliveryFailure, 'retry_at_ms' | 'needsConsent'>,
  tries: number,
  now: Date,
): Date {
  if (needsConsent) return new Date(now.getTime() + consent_pause_ms)
  const pauseMs = Math.min(longest_pause_ms, first_pause_ms * 2 ** Math.min(tries - 1, 20))
  return new Date(Math.max(now.getTime() + pauseMs, retry_at_ms ?? 0))
}

/** No transport can send this mail. The message is a sentence for the person. */
export class Unsendable extends Error {}

/** The failure of an attempt, described for the mail's person. */
export function describeFailure(thrown: unknown): DeliveryFailure {
  if (thrown instanceof MailError) return thrown.kind === 'refused' ? refused : server_is_away
  if (thrown instanceof NothingSent) return server_is_away
  if (thrown instanceof ProviderError) return ofAccount(thrown)
  if (thrown instanceof Unsendable) return { ...plain, isForGood: true, problem: thrown.message }
  return { ...plain, isUncertain: true, problem: 'Something went wrong here. It is tried again by itself.' }
}

const plain = { isForGood: false, isUncertain: false, needsConsent: false, retry_at_ms: null }

const refused: DeliveryFailure = {
  ...plain,
  isForGood: true,
  problem: 'The mail was refused. Check its address, its text and its files.',
}

const server_is_away: DeliveryFailure = {
  ...plain,
  problem: 'The mail server takes no mail just now. It is tried again by itself.',
}

function ofAccount({ kind, retry_at_ms }: ProviderError): DeliveryFailure {
  switch (kind) {
    case 'needs_consent':
    case 'expired':
    case 'refused':
      return {
        ...plain,
        needsConsent: true,
        problem: 'Connect the account again under Integrations. It is sent then.',
      }
    case 'invalid':
      return refused
    case 'limited':
      return {
        ...plain,
        retry_at_ms,
        problem: 'The provider asks to wait before more is sent. It is tried again by itself.',
      }
    default:
      return {
        ...plain,
        retry_at_ms,
        isUncertain: true,
        problem: 'The provider does not answer as it should. It is tried again by itself.',
      }
  }
}

/** Whether a person wrote the mail: a reply or a mail of its own. */
export function isPersonal({ kind }: { readonly kind: string }): boolean {
  return personal_kinds.some((known) => known === kind)
}

export const personal_kinds = ['reply', 'message'] as const

/** The domain of a Message-ID, which names its origin. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
