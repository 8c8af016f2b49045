import type { AuditDetails } from '@meridian/contract'
import { mark, textsIn } from '../../../platform/texts/texts.ts'

/** What a person changed about the ways into the account, and about who is told what happens in it. */
export type OwnChange = keyof typeof subjects

const subjects = {
  passkey_created: mark('A passkey was added to your account'),
  passkey_deleted: mark('A passkey was removed from your account'),
  second_factor_turned_on: mark('Two-step sign-in was turned on'),
  second_factor_turned_off: mark('Two-step sign-in was turned off'),
  recovery_codes_created: mark('New recovery codes were made'),
  recovery_code_used: mark('A recovery code was used to sign in'),
  password_changed: mark('Your password was changed'),
  password_set: mark('Your password was changed'),
  identity_linked: mark('A sign-in provider was linked to your account'),
  identity_unlinked: mark('A sign-in provider was unlinked from your account'),
  api_token_created: mark('An API token was created'),
  app_password_created: mark('An app password was created'),
  assistant_allowed: mark('An assistant was allowed to act for you'),
  webhook_created: mark('A webhook was created'),
  webhook_changed: mark('A webhook was changed'),
  webhook_secret_replaced: mark('The secret of a webhook was replaced'),
  webhook_deleted: mark('A webhook was deleted'),
} as const

const sentences: Readonly<Record<OwnChange, string>> = {
  passkey_created: mark('The passkey “{name}” was added to your account. It signs in without your password.'),
  passkey_deleted: mark('The passkey “{name}” was removed from your account. It no longer signs in.'),
  second_factor_turned_on: mark(
    'Two-step sign-in was turned on for your account. After your password, Meridian asks for a code of your authenticator app.',
  ),
  second_factor_turned_off: mark(
    'Two-step sign-in was turned off for your account. Your password alone signs in again.',
  ),
  recovery_codes_created: mark(
    'New recovery codes were made for your account. The former ones no longer work.',
  ),
  recovery_code_used: mark('A recovery code was used to sign in to your account. It does not work again.'),
  password_changed: mark('The password of your account was changed. All other sessions have ended.'),
  password_set: mark('A new password was set for your account by a link. All sessions have ended.'),
  identity_linked: mark('{name} was linked to your account. An account there can sign in to yours.'),
  identity_unlinked: mark('{name} was unlinked from your account. It no longer signs in.'),
  api_token_created: mark('The API token “{name}” was created. A program that has it can use your account.'),
  app_password_created: mark(
    'The app password “{name}” was created. A program that has it can use your account.',
  ),
  assistant_allowed: mark(
    'The assistant “{name}” was allowed to act for you. Each change that it asks for waits until you confirm it.',
  ),
  webhook_created: mark('A webhook was created. It tells {name} what happens to your meetings and bookings.'),
  webhook_changed: mark('A webhook was changed. It tells {name} what happens to your meetings and bookings.'),
  webhook_secret_replaced: mark(
    'The webhook at {name} got a new secret. The former one signs too for 24 hours.',
  ),
  webhook_deleted: mark('The webhook at {name} was deleted. It is told nothing any more.'),
}

/** Mails about the same change in a day; the last one says so. */
export const own_change_mails_a_day = 10

/** The mail about the change, in the person's language or in English. */
export function ownChangeWords(
  change: OwnChange,
  details: AuditDetails,
  { spoken, isLast = false }: { readonly spoken: string; readonly isLast?: boolean },
) {
  const { t, language, locale } = textsIn(spoken)
  const name =
    details.passkey_name ?? details.program_name ?? details.provider_name ?? details.webhook_host ?? ''
  return {
    subject: t<string>(subjects[change]),
    sentence: t<string>(sentences[change], { name }),
    when: t('When'),
    last: isLast
      ? t(
          'This was the tenth such change within a day. Meridian sends no further mails about changes of this kind today; the audit log of this instance has them.',
        )
      : null,
    small_print: t(
      'If that was you, there is nothing to do. If not, open Meridian yourself, remove what you do not know under Account and security in the settings, change your password there if you have one, and log out everywhere. If you cannot log in, ask the people who run this instance.',
    ),
    language,
    locale,
  }
}
