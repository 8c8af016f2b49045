import { type Provider, provider_table } from '@meridian/contract'
import type { ProviderError } from '@meridian/providers'

/** A sentence for the person: why the meeting could not be pushed, and what happens next. */
export function problemOf(provider: Provider, { kind }: Pick<ProviderError, 'kind'>): string {
  return sentences[kind].replace('{provider}', provider_table[provider].name)
}

const no_answer = '{provider} does not answer as it should. It is tried again by itself.'
const not_taken = '{provider} does not take this meeting.'
const sentences: Readonly<Record<ProviderError['kind'], string>> = {
  limited: '{provider} asks to wait before more is written. It is tried again by itself.',
  refused: '{provider} does not allow this meeting to be written.',
  missing: '{provider} no longer has the calendar this meeting is written to.',
  needs_consent: 'Connect {provider} again to have this meeting written.',
  expired: no_answer,
  outdated: not_taken,
  conflict: no_answer,
  invalid: not_taken,
  broken: no_answer,
}
