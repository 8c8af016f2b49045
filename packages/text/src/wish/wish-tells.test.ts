import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { readMail } from './tell-wish.ts'

const samples = join(import.meta.dirname, '../../samples/asks-or-tells')

/** Short mails, one a line, behind what they do: `asks: Shall we …`, `tells: The lift …`. */
const mails = languages.flatMap((language) =>
  readFileSync(join(samples, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [does = '', ...text] = line.split(': ')
      return { language, does, text: text.join(': ') }
    }),
)

describe('[GEN94] news, deliveries, events, agreed times and questions for a fact or a document ask for no time', () => {
  it.each(mails)('$language $does: $text', ({ language, does, text }) => {
    expect(readMail(text, language).ask === 'none').toBe(does === 'tells')
  })
})
