import { mailed_link_minutes } from '@meridian/contract'
import { textsIn } from '../../../platform/texts/texts.ts'

/**
 * The text of the mail, in the person's language or in English. It contains nothing that a person typed:
 * registering another person's address would otherwise send the registrant's text in the name of the
 * instance.
 */
export function forgottenPasswordWords(spoken: string) {
  const { t, language } = textsIn(spoken)
  return {
    language,
    subject: t('Set a new password for Meridian'),
    asked: t(
      'A new password was requested for your account, hopefully by you. With this link you choose one. It works once, within {minutes} minutes.',
      { minutes: mailed_link_minutes },
    ),
    label: t('Choose a new password'),
    small_print: t('If that was not you, there is nothing to do: your password stays as it is.'),
  }
}
