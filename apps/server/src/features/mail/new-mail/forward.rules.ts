import { runtimeZone } from '@meridian/engine'
import { writePerson } from '@meridian/mail/person'
import type { Language } from '@meridian/text'
import { oneLine } from '../../../platform/mail/one-line.ts'
import type { Person } from '../reply/reply.rules.ts'

export interface ForwardedMail {
  readonly subject: string
  readonly from: Person
  readonly to: readonly Person[]
  readonly cc: readonly Person[]
  readonly date: Date
  /** All that the mail shows, with what it quotes. */
  readonly text: string
  /** Names of the files that do not go with it. */
  readonly left_files: readonly string[]
}

/** The mail as it stands below the person's text: who wrote it when to whom, its text, and the files that are missing. */
export function forwardedText(
  mail: ForwardedMail,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const { subject, from, to, cc, date, text, left_files } = mail
  const words = forward_words[language]
  const clock = { timeZone: runtimeZone(timeZone, date.getTime()), timeZoneName: 'short' } as const
  const when = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...clock,
  }).format(date)
  const lines = [
    `---------- ${words.title} ----------`,
    `${words.from}: ${oneLine(writePerson(from))}`,
    `${words.date}: ${when}`,
    `${words.subject}: ${oneLine(subject)}`,
    ...peopleLine(words.to, to),
    ...peopleLine(words.cc, cc),
  ]
  const files = left_files.length > 0 ? ['', `[${words.without}: ${left_files.map(oneLine).join(', ')}]`] : []
  return [...lines, '', text.trim(), ...files].join('\n')
}

const shown_people_max = 100

function peopleLine(label: string, people: readonly Person[]): string[] {
  if (people.length === 0) return []
  const names = people.slice(0, shown_people_max).map((one) => oneLine(writePerson(one)))
  return [`${label}: ${[...names, ...(people.length > shown_people_max ? ['…'] : [])].join(', ')}`]
}

interface ForwardWords {
  readonly title: string
  readonly from: string
  readonly date: string
  readonly subject: string
  readonly to: string
  readonly cc: string
  readonly without: string
}

const forward_words: Readonly<Record<Language, ForwardWords>> = {
  en: {
    title: 'Forwarded message',
    from: 'From',
    date: 'Date',
    subject: 'Subject',
    to: 'To',
    cc: 'Cc',
    without: 'Files of the original that are not attached',
  },
  de: {
    title: 'Weitergeleitete Nachricht',
    from: 'Von',
    date: 'Datum',
    subject: 'Betreff',
    to: 'An',
    cc: 'Cc',
    without: 'Dateien des Originals, die nicht angehängt sind',
  },
  fr: {
    title: 'Message transféré',
    from: 'De',
    date: 'Date',
    subject: 'Objet',
    to: 'À',
    cc: 'Cc',
    without: 'Fichiers de l’original qui ne sont pas joints',
  },
  es: {
    title: 'Mensaje reenviado',
    from: 'De',
    date: 'Fecha',
    subject: 'Asunto',
    to: 'Para',
    cc: 'Cc',
    without: 'Archivos del original que no se adjuntan',
  },
  it: {
    title: 'Messaggio inoltrato',
    from: 'Da',
    date: 'Data',
    subject: 'Oggetto',
    to: 'A',
    cc: 'Cc',
    without: 'File dell’originale non allegati',
  },
}
