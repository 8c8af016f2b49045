import { escapeHtml } from './escape-html.ts'
import type { MailFields } from './mime/mail-fields.ts'
import { writePerson } from './mime/person.ts'

/** What a mail that only forwards shows of the mail that it forwards. */
export interface ForwardedText {
  readonly text: string | null
  readonly html: string | null
}

/** The forwarded words below who wrote them, as mail programs show them that forward within the text. */
export function writeForwarded(fields: MailFields, { text, html }: ForwardedText): ForwardedText {
  const head = headOf(fields)
  return {
    text: text === null ? null : `${head.join('\n')}\n\n${text}`,
    html: html === null ? null : `<div>${head.map(escapeHtml).join('<br>')}</div><br>${html}`,
  }
}

function headOf({ from, subject, date_ms, to }: MailFields): string[] {
  const lines = [
    ['From', from === null ? '' : writePerson(from)],
    ['Date', date_ms === null ? '' : new Date(date_ms).toUTCString()],
    ['Subject', subject],
    ['To', to.slice(0, people_max).map(writePerson).join(', ')],
  ] as const
  return [
    '---------- Forwarded message ---------',
    ...lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
  ]
}

const people_max = 10
