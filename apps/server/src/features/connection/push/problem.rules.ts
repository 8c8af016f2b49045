import { type Provider, provider_table } from '@meridian/contract'
import type { ProviderError } from '@meridian/providers'

/** A sentence for the person: why the meeting could not be pushed, and what happens next. */
export function problemOf(provider: Provider, { kind }: Pick<ProviderError, 'kind'>): string {
  return sentences[kind].replace('{provider}', provider_table[provider].name)
}

/** The sentence for a change that is not tried again: what becomes of it, and what to do. */
export function lastingProblemOf(provider: Provider, { kind }: Pick<ProviderError, 'kind'>): string {
  const sentence = sentences[kind]
  const isRefused = sentence === not_allowed || sentence === not_taken
  return `${sentence}${isRefused ? ' Your change is in Meridian alone, and your next one is tried again.' : ''}`.replace(
    '{provider}',
    provider_table[provider].name,
  )
}

/** For a meeting that was deleted here, and is back since its event could not be deleted. */
export function keptSentence(provider: Provider): string {
  return `${provider_table[provider].name} did not let you delete it, so it is here again. Delete it there.`
}

/** For a meeting whose change was dropped, since the calendar of the meeting can only be read now. */
export function takenBackSentence(provider: Provider): string {
  return `${provider_table[provider].name} no longer allows this calendar to be written, so your change was taken back.`
}

const no_answer = '{provider} does not answer as it should. It is tried again by itself.'
const not_allowed = '{provider} does not allow this meeting to be written.'
const not_taken = '{provider} does not take this meeting.'
const sentences: Readonly<Record<ProviderError['kind'], string>> = {
  limited: '{provider} asks to wait before more is written. It is tried again by itself.',
  refused: not_allowed,
  missing: '{provider} no longer has the calendar this meeting is written to.',
  needs_consent: 'Connect {provider} again to have this meeting written.',
  expired: no_answer,
  outdated: not_taken,
  conflict: no_answer,
  invalid: not_taken,
  broken: no_answer,
}
