import type { MailLanguage } from './reader.rules.ts'

/** The texts of mails about meetings, with placeholders in braces. */
export interface InvitationWords {
  readonly subject: Readonly<Record<'invitation' | 'update' | 'cancellation' | 'reminder', string>>
  readonly untitled: string
  readonly invites: string
  readonly changed: string
  readonly moved: string
  readonly calledOff: string
  readonly datesCalledOff: string
  readonly takenOff: string
  readonly begins: string
  readonly what: string
  readonly when: string
  readonly newTime: string
  readonly before: string
  readonly nothing: string
  readonly repeats: string
  readonly where: string
  readonly join: string
  readonly text: string
  readonly people: string
  readonly more: string
  readonly guest: string
  readonly dates: string
  readonly date: string
  readonly isOff: string
  readonly answer: string
  readonly open: string
  readonly sentFor: string
  readonly sentReminder: string
  readonly via: string
}

const english: InvitationWords = {
  subject: {
    invitation: 'Invitation: {title}, {time}',
    update: 'Changed: {title}, {time}',
    cancellation: 'Cancelled: {title}, {time}',
    reminder: 'Reminder: {title}, {time}',
  },
  untitled: 'No title provided',
  invites: '{organizer} invites you to a meeting.',
  changed: '{organizer} has changed a meeting that you are invited to.',
  moved: '{organizer} has moved a meeting that you are invited to. Please answer again.',
  calledOff: '{organizer} has cancelled a meeting that you were invited to. It does not take place.',
  datesCalledOff: '{organizer} has cancelled dates of a meeting that repeats. All its other dates stay.',
  takenOff: '{organizer} has taken you off a meeting. You need not come.',
  begins: 'This meeting begins soon.',
  what: 'What',
  when: 'When',
  newTime: 'New time',
  before: 'Before',
  nothing: 'nothing',
  repeats: 'Repeats',
  where: 'Where',
  join: 'Join',
  text: 'About it',
  people: 'With',
  more: '{count} more',
  guest: 'Guest',
  dates: 'And {count} more dates',
  date: 'Changed date',
  isOff: 'does not take place',
  answer: 'Answer',
  open: 'Open the meeting',
  sentFor: 'Meridian sends this for {organizer}, whom your reply to this mail reaches.',
  sentReminder: 'You get this because you asked for reminders by mail in your settings.',
  via: '{organizer} via Meridian',
}

const german: InvitationWords = {
  subject: {
    invitation: 'Einladung: {title}, {time}',
    update: 'Geändert: {title}, {time}',
    cancellation: 'Abgesagt: {title}, {time}',
    reminder: 'Erinnerung: {title}, {time}',
  },
  untitled: 'Ohne Titel',
  invites: '{organizer} lädt Sie zu einer Besprechung ein.',
  changed: '{organizer} hat eine Besprechung geändert, zu der Sie eingeladen sind.',
  moved:
    '{organizer} hat eine Besprechung verlegt, zu der Sie eingeladen sind. Bitte antworten Sie noch einmal.',
  calledOff:
    '{organizer} hat eine Besprechung abgesagt, zu der Sie eingeladen waren. Sie findet nicht statt.',
  datesCalledOff:
    '{organizer} hat Termine einer Besprechung abgesagt, die sich wiederholt. Alle anderen bleiben.',
  takenOff: '{organizer} hat Sie aus einer Besprechung ausgeladen. Sie brauchen nicht zu kommen.',
  begins: 'Diese Besprechung beginnt bald.',
  what: 'Was',
  when: 'Wann',
  newTime: 'Neue Zeit',
  before: 'Vorher',
  nothing: 'nichts',
  repeats: 'Wiederholung',
  where: 'Wo',
  join: 'Teilnehmen',
  text: 'Worum es geht',
  people: 'Mit',
  more: '{count} weitere',
  guest: 'Gast',
  dates: 'Und {count} weitere Termine',
  date: 'Geänderter Termin',
  isOff: 'findet nicht statt',
  answer: 'Antworten',
  open: 'Besprechung öffnen',
  sentFor: 'Meridian schickt dies für {organizer}; Ihre Antwort auf diese Mail geht dorthin.',
  sentReminder: 'Sie bekommen dies, weil Sie in Ihren Einstellungen um Erinnerungen per Mail gebeten haben.',
  via: '{organizer} über Meridian',
}

export const invitation_words: Readonly<Record<MailLanguage, InvitationWords>> = { en: english, de: german }

/** Puts values into a sentence. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A header is one line, cut to what people read. */
export function headerText(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= 200 ? line : `${line.slice(0, 199).toWellFormed()}…`
}
