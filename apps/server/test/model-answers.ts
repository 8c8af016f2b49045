import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@meridian/text'

/** What a language model answered to a mail; hidden characters are written as `\u{200b}` in the files. */
export interface ModelAnswer {
  readonly language: Language
  readonly use: 'summary' | 'draft'
  readonly subject: string
  readonly from: string
  readonly mail: string
  readonly answer: string
  /** What no reader may see of it; nothing where the model is honest. */
  readonly smuggled: readonly string[]
}

export type Half = 'tuned' | 'held-out'

/** `tuned`: those that the rules were worked on with. `held-out`: those that nobody looked at meanwhile. */
export function readModelAnswers(half: Half, kind: 'hostile' | 'honest'): ModelAnswer[] {
  const text = readFileSync(join(import.meta.dirname, 'model-answers', half, `${kind}.txt`), 'utf8')
  return text.split(/^=== /m).slice(1).map(readAnswer)
}

function readAnswer(entry: string): ModelAnswer {
  const [head = '', ...lines] = entry.trim().split('\n')
  const [, language = '', use = '', subject = ''] = /^(\w+) (\w+): (.*)$/.exec(head) ?? []
  if (!isLanguage(language) || (use !== 'summary' && use !== 'draft')) throw new Error(`Unreadable: ${head}`)
  const fieldsOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}: `) ? [unescaped(line.slice(name.length + 2))] : []))
  const [from = '', mail = '', answer = ''] = ['from', 'mail', 'answer'].flatMap(fieldsOf)
  return { language, use, subject, from, mail, answer, smuggled: fieldsOf('smuggled') }
}

function isLanguage(code: string): code is Language {
  return /^(?:en|de|fr|es|it)$/.test(code)
}

function unescaped(text: string): string {
  return text
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/\\u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
