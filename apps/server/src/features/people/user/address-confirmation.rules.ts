import { address_link_hours } from '@meridian/contract'

interface Words {
  readonly subject: string
  readonly asked: string
  readonly label: string
  readonly small_print: string
}

const english: Words = {
  subject: 'Confirm your address for Meridian',
  asked: `An account for Meridian was made with this address. Confirm that it is yours, and invitations go out and come in under it. The link works once, within ${address_link_hours} hours.`,
  label: 'Confirm this address',
  small_print:
    'If you did not make this account, do not open the link: without it the account cannot use your address.',
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    subject: 'Bestätigen Sie Ihre Adresse für Meridian',
    asked: `Mit dieser Adresse wurde ein Konto für Meridian angelegt. Bestätigen Sie, dass es Ihre ist; dann gehen Einladungen unter ihr hinaus und kommen an. Der Link gilt einmal und ${address_link_hours} Stunden lang.`,
    label: 'Adresse bestätigen',
    small_print:
      'Wenn Sie dieses Konto nicht angelegt haben, öffnen Sie den Link nicht: Ohne ihn kann das Konto Ihre Adresse nicht benutzen.',
  },
}

/**
 * The text of the mail, in the person's language or in English; nothing in it was typed by the registrant.
 */
export function confirmationWords(language: string): Words & { readonly language: string } {
  const known = words[language]
  return known ? { ...known, language } : { ...english, language: 'en' }
}
