import type { Passkey, SecondFactor, SignInMethod } from '@meridian/contract'
import { plural, t } from '../text/text.ts'
import { formatDate, formatPast } from '../time/format.ts'

/** 'Added 20 Nov 2026 · last used 3 h ago' */
export function timesOfWayIn(
  { created_at, last_used_at }: Pick<Passkey, 'created_at' | 'last_used_at'>,
  nowMs: number,
  zone: string,
): string {
  const since = t('Added {date}', { date: formatDate(created_at, zone) })
  return last_used_at === null
    ? t('{since} · not used yet', { since })
    : t('{since} · last used {when}', { since, when: formatPast(last_used_at, nowMs, zone) })
}

/** 'On since 20 Nov 2026. 10 recovery codes left.' */
export function stateOfSecondFactor(
  { turned_on_at, recovery_codes_left: count }: SecondFactor,
  zone: string,
): string {
  if (turned_on_at === null) return t('Two-step sign-in is off.')
  const since = t('On since {date}.', { date: formatDate(turned_on_at, zone) })
  return `${since} ${plural(count, { one: '{count} recovery code left.', other: '{count} recovery codes left.' })}`
}

export function signInMethodName(method: SignInMethod): string {
  const names: Readonly<Record<SignInMethod, string>> = {
    password: t('with password'),
    password_and_code: t('with password and code'),
    password_and_recovery_code: t('with password and recovery code'),
    passkey: t('with passkey'),
    single_sign_on: t('with single sign-on'),
  }
  return names[method]
}

/** A name for the passkey that this browser makes, which the person may change. */
export function suggestedName(
  session: { readonly browser: string | null; readonly operating_system: string | null } | undefined,
): string {
  const { browser = null, operating_system = null } = session ?? {}
  if (browser && operating_system) return t('{browser} on {operating_system}', { browser, operating_system })
  return browser ?? operating_system ?? t('My passkey')
}

/** The secret in groups of four, as it is typed from the screen. */
export function groupedSecret(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
