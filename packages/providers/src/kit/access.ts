import type { Reach } from './fetch-json.ts'
import { ProviderError } from './provider-error.ts'

/** What an adapter reaches one person's account with. */
export interface Access extends Omit<Reach, 'bytesMax'> {
  readonly accessToken: string
  /** In place of all of the provider's own origins. */
  readonly baseUrl: string | undefined
  readonly now: () => Date
}

/** A path with every segment encoded. Throws ProviderError for a segment that no URL can express. */
export function pathOf(...segments: readonly string[]): string {
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    throw new ProviderError('invalid', 'No address can name this.')
  }
  return `/${segments.map(encodeURIComponent).join('/')}`
}
