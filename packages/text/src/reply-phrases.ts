import type { Language } from './language.ts'

/** What a drafted answer says in one language. Each is a whole line; names and times are put in. */
export interface ReplyPhrases {
  readonly greeting: (name: string) => string
  readonly greetingWithoutName: string
  readonly thanks: string
  readonly acknowledged: string
  readonly points: string
  readonly meeting: string
  readonly meetingForBoth: string
  readonly meetingOpen: string
  readonly reschedule: string
  readonly approval: string
  readonly invitation: string
  readonly chooseOne: string
  readonly closing: string
  readonly locale: string
}

export const reply_phrases: Readonly<Record<Language, ReplyPhrases>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    greetingWithoutName: 'Hello,',
    thanks: 'Thank you for your message.',
    acknowledged: 'I have read it and will come back to you if anything is open.',
    points: 'To your points:',
    meeting: 'I could meet at one of these times:',
    meetingForBoth: 'These times are free for both of us:',
    meetingOpen: 'I could meet at this time: […]',
    reschedule: 'About moving our appointment: I could make one of these times:',
    approval: 'About the approval you ask for: […]',
    invitation: 'About your invitation: […]',
    chooseOne: 'Please tell me which one suits you.',
    closing: 'Kind regards',
    locale: 'en-GB',
  },
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    greetingWithoutName: 'Guten Tag,',
    thanks: 'vielen Dank für Ihre Nachricht.',
    acknowledged: 'Ich habe sie gelesen und melde mich, falls etwas offen ist.',
    points: 'Zu Ihren Punkten:',
    meeting: 'Ich könnte zu einem dieser Termine:',
    meetingForBoth: 'Diese Termine sind bei uns beiden frei:',
    meetingOpen: 'Ich könnte zu diesem Termin: […]',
    reschedule: 'Zur Verlegung unseres Termins: Mir würde einer dieser Termine passen:',
    approval: 'Zu der Freigabe, um die Sie bitten: […]',
    invitation: 'Zu Ihrer Einladung: […]',
    chooseOne: 'Bitte sagen Sie mir, welcher Ihnen passt.',
    closing: 'Freundliche Grüße',
    locale: 'de-DE',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    greetingWithoutName: 'Bonjour,',
    thanks: 'Merci pour votre message.',
    acknowledged: 'Je l’ai lu et je reviendrai vers vous si quelque chose reste ouvert.',
    points: 'Voici mes réponses :',
    meeting: 'Je pourrais à l’un de ces moments :',
    meetingForBoth: 'Ces créneaux sont libres pour nous deux :',
    meetingOpen: 'Je pourrais à ce moment : […]',
    reschedule: 'Pour déplacer notre rendez-vous, l’un de ces créneaux me conviendrait :',
    approval: 'Au sujet de l’accord que vous demandez : […]',
    invitation: 'Au sujet de votre invitation : […]',
    chooseOne: 'Merci de me dire lequel vous convient.',
    closing: 'Bien cordialement',
    locale: 'fr-FR',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    greetingWithoutName: 'Hola:',
    thanks: 'Gracias por su mensaje.',
    acknowledged: 'Lo he leído y le escribiré si queda algo pendiente.',
    points: 'Sobre sus puntos:',
    meeting: 'Podría en uno de estos momentos:',
    meetingForBoth: 'Estas horas están libres para los dos:',
    meetingOpen: 'Podría en este momento: […]',
    reschedule: 'Sobre el cambio de la cita: me vendría bien una de estas horas:',
    approval: 'Sobre la aprobación que pide: […]',
    invitation: 'Sobre su invitación: […]',
    chooseOne: 'Dígame, por favor, cuál le viene bien.',
    closing: 'Un cordial saludo',
    locale: 'es-ES',
  },
  it: {
    greeting: (name) => `Buongiorno ${name},`,
    greetingWithoutName: 'Buongiorno,',
    thanks: 'grazie per il messaggio.',
    acknowledged: 'L’ho letto e mi farò sentire se resta qualcosa in sospeso.',
    points: 'Sui Suoi punti:',
    meeting: 'Potrei in uno di questi momenti:',
    meetingForBoth: 'Questi orari sono liberi per entrambi:',
    meetingOpen: 'Potrei in questo momento: […]',
    reschedule: 'Per spostare l’appuntamento: mi andrebbe bene uno di questi orari:',
    approval: 'Sull’approvazione che chiede: […]',
    invitation: 'Sul Suo invito: […]',
    chooseOne: 'Mi dica per favore quale Le va bene.',
    closing: 'Cordiali saluti',
    locale: 'it-IT',
  },
}
