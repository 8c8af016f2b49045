import { textsIn } from '../../../platform/texts/texts.ts'
import { needsProvider, providerNames, type WayInConfig } from '../session/way-in.rules.ts'

interface Person {
  readonly primary_email: string
  readonly language: string
}

/** How a person gets in again whose last way in has ended, in the person's language: a password helps only where it signs in. */
export function wayBackWords(config: WayInConfig, person: Person): string {
  const { t } = textsIn(person.language)
  return needsProvider(config, person)
    ? t(
        'This was the last way into your account. An account at {provider} with the address of your account here opens it again.',
        { provider: providerNames(config) },
      )
    : t('This was the last way into your account. On the login page, “Forgot password?” sets a new one.')
}

/** The same for an operator who is about to end it. */
export function lastWayRefusal(config: WayInConfig, person: { readonly primary_email: string }): string {
  return needsProvider(config, person)
    ? `This is the last way into the account. Without it only an account at ${providerNames(config)} with the confirmed address of this account opens it.`
    : 'This is the last way into the account. Without it the person needs a link that sets a password, by mail or from you.'
}
