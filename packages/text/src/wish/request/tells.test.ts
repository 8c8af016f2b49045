import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../../apps/server/test/every-case.ts'
import { languages } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

const samples = join(import.meta.dirname, '../../../samples/asks-or-tells')
const files = languages.flatMap((language) =>
  [`${language}.txt`, `other-requests/${language}.txt`].map((file) => ({ language, file })),
)

/** Short mails, one a line, behind what they do: `asks: Shall we …`, `tells: The lift …`. */
const mails = files.flatMap(({ language, file }) =>
  readFileSync(join(samples, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [does = '', ...text] = line.split(': ')
      return { language, does, text: text.join(': ') }
    }),
)

describe('what a mail asks for', () => {
  it.each(
    someOf(
      mails.filter(({ does }) => does === 'tells'),
      3,
    ),
  )('[GEN94] is no time, $language: $text', ({ language, text }) => {
    expect(readMail(text, language).ask).toBe('none')
  })

  it.each(
    someOf(
      mails.filter(({ does }) => does === 'asks'),
      3,
    ),
  )('[GEN97] is a time, $language: $text', ({ language, text }) => {
    expect(readMail(text, language).ask).not.toBe('none')
  })
})
