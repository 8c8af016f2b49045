import { runtimeZone } from '@meridian/engine'
import type { Language } from '@meridian/text'
import { oneLine } from '../../../platform/mail/one-line.ts'
import type { Person } from './reply.rules.ts'

export interface Original {
  readonly from: Person
  readonly date: Date
  /** Without what it quotes itself, and without signature. */
  readonly text: string
}

/** Below an answer, for readers that show no conversations. */
export function quoteOf(
  { from, date, text }: Original,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const name = oneLine(from.name) || from.address
  const clock = { timeZone: runtimeZone(timeZone, date.getTime()) }
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', ...clock }).format(
    date,
  )
  const lines = text.trim().split(/\r?\n/)
  const some = lines.slice(0, quoted_lines_max).map((line) => `> ${line.slice(0, quoted_line_max)}`.trimEnd())
  const rest = lines.length > quoted_lines_max ? ['> […]'] : []
  return [wrote[language](when, name), ...some, ...rest].join('\n')
}

const quoted_lines_max = 60
const quoted_line_max = 900

const wrote: Readonly<Record<Language, (when: string, name: string) => string>> = {
  en: (when, name) => `On ${when}, ${name} wrote:`,
  de: (when, name) => `Am ${when} schrieb ${name}:`,
  fr: (when, name) => `Le ${when}, ${name} a écrit :`,
  es: (when, name) => `El ${when}, ${name} escribió:`,
  it: (when, name) => `Il ${when}, ${name} ha scritto:`,
}
