/**
 * Why a provider gave nothing:
 * - `expired`: the access token is no longer good, a new one may be.
 * - `needs_consent`: the grant is dead, or lacks a scope; only the person can help, by connecting again.
 * - `limited`: it wants us to wait.
 * - `refused`: it does not let us in, however often we ask.
 * - `missing`: it knows no such thing.
 * - `outdated`: the cursor or page that was asked for is no longer good.
 * - `conflict`: the thing has changed in between, or is there already.
 * - `invalid`: we have asked for something wrong.
 * - `broken`: no answer, or none that makes sense.
 */
export type ProviderFailure =
  | 'expired'
  | 'needs_consent'
  | 'limited'
  | 'refused'
  | 'missing'
  | 'outdated'
  | 'conflict'
  | 'invalid'
  | 'broken'

interface FailureDetails extends ErrorOptions {
  readonly retry_at_ms?: number | null
  readonly missing_scopes?: readonly string[]
}

/** What every adapter throws, and nothing else. The message holds neither keys nor what was asked for. */
export class ProviderError extends Error {
  readonly kind: ProviderFailure
  /** Before this moment, in epoch milliseconds, the provider wants no call; null where it does not say. */
  readonly retry_at_ms: number | null
  /** Of `needs_consent`: what was not granted; empty when the whole grant is dead. */
  readonly missing_scopes: readonly string[]

  constructor(
    kind: ProviderFailure,
    message: string,
    { retry_at_ms = null, missing_scopes = [], ...options }: FailureDetails = {},
  ) {
    super(message, options)
    this.name = 'ProviderError'
    this.kind = kind
    this.retry_at_ms = retry_at_ms
    this.missing_scopes = missing_scopes
  }
}

/** Nothing came, or not all of it in time. */
export class NoAnswer extends ProviderError {
  constructor(message: string) {
    super('broken', message)
  }
}

/** No connection came about, or it broke before the text of a mail: nothing of what was sent can have arrived. */
export class NothingSent extends NoAnswer {}

/** What was asked for came whole and is too long, or of a shape that makes no sense: asking again brings the same. */
export class UnreadableAnswer extends ProviderError {
  constructor(message: string) {
    super('broken', message)
  }
}
