import { type Provider, provider_table } from '@meridian/contract'
import type { ProviderError } from '@meridian/providers'

/**
 * A sentence for the person: why a sync failed and what happens next. Hosts, codes and causes go to the log.
 */
export function problemOf(provider: Provider, { kind }: Pick<ProviderError, 'kind'>): string {
  return sentences[kind].replace('{provider}', provider_table[provider].name)
}

const no_answer = '{provider} does not answer as it should. It is tried again by itself.'
const sentences: Readonly<Record<ProviderError['kind'], string>> = {
  limited: '{provider} asks to wait before more is read. It is tried again by itself.',
  refused: '{provider} does not allow this to be read.',
  missing: '{provider} no longer has this calendar.',
  needs_consent: 'Connect {provider} again to have it read.',
  expired: no_answer,
  outdated: no_answer,
  conflict: no_answer,
  invalid: no_answer,
  broken: no_answer,
}
