import { mailed_link_minutes } from '@meridian/contract'

interface Words {
  readonly subject: string
  readonly asked: string
  readonly label: string
  readonly small_print: string
}

const english: Words = {
  subject: 'Set a new password for Meridian',
  asked: `Somebody, hopefully you, asked for a new password for your account. With this link you choose one. It works once, within ${mailed_link_minutes} minutes.`,
  label: 'Choose a new password',
  small_print: 'If that was not you, there is nothing to do: your password stays as it is.',
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    subject: 'Neues Passwort für Meridian',
    asked: `Jemand, hoffentlich Sie selbst, hat für Ihr Konto um ein neues Passwort gebeten. Mit diesem Link wählen Sie eines. Er gilt einmal und ${mailed_link_minutes} Minuten lang.`,
    label: 'Neues Passwort wählen',
    small_print: 'Wenn Sie das nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
}

/**
 * The text of the mail, in the person's language or in English. It contains nothing that a person typed:
 * registering another person's address would otherwise send the registrant's text in the name of the
 * instance.
 */
export function forgottenPasswordWords(language: string): Words & { readonly language: string } {
  const known = words[language]
  return known ? { ...known, language } : { ...english, language: 'en' }
}
