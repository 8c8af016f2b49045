import { address_link_hours } from '@meridian/contract'
import { textsIn } from '../../../platform/texts/texts.ts'

/** The text of the mail, in the person's language or in English; nothing in it was typed by the registrant. */
export function confirmationWords(spoken: string) {
  const { t, language } = textsIn(spoken)
  return {
    language,
    subject: t('Confirm your address for Meridian'),
    asked: t(
      'An account for Meridian was made with this address. Confirm that it is yours, and invitations go out and come in under it. The link works once, within {hours} hours.',
      { hours: address_link_hours },
    ),
    label: t('Confirm this address'),
    small_print: t(
      'If you did not make this account, do not open the link: without it the account cannot use your address.',
    ),
  }
}
