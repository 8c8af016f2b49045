import type { SignInMethod } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/errors.ts'

export type WayInConfig = Pick<Config, 'singleSignOn' | 'admin'>

/** Whether no password, code or passkey opens a session of this account. */
export function needsProvider(
  { singleSignOn: { isOnlyWay }, admin }: WayInConfig,
  { primary_email }: { readonly primary_email: string },
): boolean {
  return isOnlyWay && primary_email.toLowerCase() !== admin?.email.toLowerCase()
}

/**
 * Throws `forbidden` where the instance signs people in at a provider alone. The account of ADMIN_EMAIL always has its
 * password, so that an operator gets in while the provider is down.
 */
export function requireAllowedWay(
  config: WayInConfig,
  { signed_in_by, primary_email }: { readonly signed_in_by: SignInMethod; readonly primary_email: string },
): void {
  if (signed_in_by === 'single_sign_on' || !needsProvider(config, { primary_email })) return
  throw new AppError('forbidden', `This instance signs people in with ${providerNames(config)} alone.`)
}

/** The names of the providers that are set up, in a sentence. */
export function providerNames({ singleSignOn }: Pick<Config, 'singleSignOn'>): string {
  return singleSignOn.providers.map(({ name }) => name).join(' or ')
}
