// Quotes the mail that is answered, in a thread that ends where it takes too long.
import { detectLanguage, type Language } from '@meridian/text'
import type { ReadableMail } from '../mail.service.ts'
import { quoteOf } from './quote.rules.ts'
import type { Person } from './reply.rules.ts'

export interface QuotedMail {
  readonly subject: string
  readonly from: Person
  readonly date: Date
  readonly text: string
  readonly ranges: ReadableMail['visible']['ranges']
  readonly timeZone: string
  /** Gmail shows conversations; other readers are told what is answered. */
  readonly isQuoted: boolean
}

/** The language of the mail, and what stands below the answer: the greeting of the mail and its own words. */
export function quote(mail: QuotedMail): { language: Language; quote: string | undefined } {
  const { subject, from, date, timeZone } = mail
  const language = detectLanguage(`${subject}\n${mail.text}`)
  if (!mail.isQuoted) return { language, quote: undefined }
  const text = mail.ranges.reduceRight(
    (left, { kind, start, end }) =>
      kind === 'greeting' ? left : `${left.slice(0, start).trimEnd()}\n${left.slice(end)}`,
    mail.text,
  )
  return { language, quote: quoteOf({ from, date, text }, { language, timeZone }) }
}

/** The language of a mail. */
export function recognize({ subject, text }: Pick<QuotedMail, 'subject' | 'text'>): Language {
  return detectLanguage(`${subject}\n${text}`)
}
