import { type IntegrationKind, integration_kinds, provider_table, verifyOAuth } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'

/** What a provider sent the person back with. */
export type OAuthReturn =
  | {
      readonly kind: 'granted'
      readonly type: IntegrationKind
      readonly code: string
      readonly state: string
    }
  | { readonly kind: 'failed'; readonly sentence: string }

/** Reads the address of the return. What a provider says in it is anybody's words: only its kind of error is told. */
export function readReturn(type: string | undefined, search: URLSearchParams): OAuthReturn {
  const kind = integration_kinds.find((one) => one === type)
  if (!kind) return { kind: 'failed', sentence: t('Invalid integration type.') }
  const error = search.get('error')
  if (error !== null)
    return { kind: 'failed', sentence: `${t(verifyOAuth.says.failed)} ${whyRefused(kind, error)}` }
  const code = search.get('code')
  if (!code) return { kind: 'failed', sentence: t('Failed to get oauth code. Please try again.') }
  const state = search.get('state')
  if (!state) return { kind: 'failed', sentence: t(verifyOAuth.says.failed) }
  return { kind: 'granted', type: kind, code, state }
}

/** As people call it; kinds that are not offered have no name of their own. */
export function nameOf(type: string | undefined): string | undefined {
  return Object.entries(provider_table).find(([provider]) => provider === type)?.[1].name
}

function whyRefused(kind: IntegrationKind, error: string): string {
  const name = nameOf(kind) ?? kind
  // Who cancels, or allows less than is asked for, keeps what is connected already.
  if (error === 'access_denied')
    return t('Access was not allowed at {name}, so nothing has changed.', { name })
  return t('{name} gave no access, so nothing has changed.', { name })
}
