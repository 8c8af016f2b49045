import { mark, textsIn } from '../../../platform/texts/texts.ts'

/** What an operator did with an account that its person should know. */
export type NoticeKind =
  | 'account_exported'
  | 'account_deleted'
  | 'account_deleted_with_export'
  | 'link_made'
  | 'second_factor_reset'
  /** The same where no password signs in. */
  | 'passkeys_reset'

const subjects: Readonly<Record<NoticeKind, string>> = {
  account_exported: mark('Your data in Meridian were exported'),
  account_deleted: mark('Your account for Meridian was deleted'),
  account_deleted_with_export: mark('Your account for Meridian was deleted'),
  link_made: mark('A link that sets your password was made'),
  second_factor_reset: mark('Your two-step sign-in and passkeys were removed'),
  passkeys_reset: mark('Your two-step sign-in and passkeys were removed'),
}

const sentences: Readonly<Record<NoticeKind, string>> = {
  account_exported: mark('{operator} saved a copy of what your account holds. Your mails are not in it.'),
  account_deleted: mark('{operator} deleted your account and kept no copy.'),
  account_deleted_with_export: mark(
    '{operator} deleted your account and saved a copy of what it held, your mails included.',
  ),
  link_made: mark('{operator} made a link that sets a new password for your account.'),
  second_factor_reset: mark(
    '{operator} removed two-step sign-in and all passkeys from your account. You sign in with your password alone until you set them up again.',
  ),
  passkeys_reset: mark(
    '{operator} removed two-step sign-in and all passkeys from your account. They no longer sign in.',
  ),
}

/** The mail about the action, in the person's language or in English. */
export function noticeWords(kind: NoticeKind, operator: string, spoken: string) {
  const { t, language } = textsIn(spoken)
  return {
    subject: t<string>(subjects[kind]),
    sentence: t<string>(sentences[kind], { operator }),
    small_print: t('If you did not expect this, ask the people who run this instance.'),
    language,
  }
}
