/**
 * Why a provider gave nothing: `missing` it knows no such thing, `refused` it does not let us in, `limited` it
 * wants us to wait, `broken` no answer, or none that makes sense.
 */
export type ProviderFailure = 'missing' | 'refused' | 'limited' | 'broken'

/** What every adapter throws, and nothing else. The message holds neither keys nor what was asked for. */
export class ProviderError extends Error {
  readonly kind: ProviderFailure

  constructor(kind: ProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
    this.kind = kind
  }
}
