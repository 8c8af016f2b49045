import { describe, expect, it } from 'vitest'
import {
  type CostlyText,
  costly_texts,
  findCostly,
  type Reader,
  repeated,
} from '../../../apps/server/test/costly-texts.ts'
import { someOf } from '../../../apps/server/test/every-case.ts'
import * as mail from './index.ts'
import { costly_headers, costly_parts } from './mime/costly-mails.arbitrary.ts'
import { costly_markup } from './costly-markup.arbitrary.ts'

const options = {
  theme: 'light',
  isPlain: false,
  title: '',
  language: 'en',
  quoteLabel: { text: 'Earlier', language: 'en' },
} as const
const bytesOf = (text: string) => new TextEncoder().encode(text)
const show = (visible: mail.VisibleMail) => {
  mail.writeMailDocument(visible, options)
  return mail.findActive(visible.safe_html)
}
const partOf = (text: string) => ({
  media_type: 'text/html',
  file_name: text,
  headers: ['Subject', 'To', 'Content-Disposition'].map((name) => ({ name, value: text })),
  content: bytesOf(text),
  remote_id: null,
  bytes: text.length,
  parts: [],
})

type Reading = readonly [functions: string, reader: Omit<Reader, 'characters_max'>]

const usual_texts = someOf(costly_texts, 16)
const markup = someOf(costly_markup, 3)

const readings: readonly Reading[] = [
  [
    'visibleMail, writeMailDocument, findActive',
    { read: (text) => show(mail.visibleMail({ html: null, text })), texts: usual_texts },
  ],
  [
    'visibleMail, writeMailDocument, findActive',
    { read: (html) => show(mail.visibleMail({ html, text: null })), texts: markup },
  ],
  ['findActive', { read: (text) => mail.findActive(text), texts: [...usual_texts, ...markup] }],
  [
    'extractPreview',
    { read: (text) => mail.extractPreview(mail.visibleMail({ html: null, text })), texts: usual_texts },
  ],
  [
    'readMail',
    { read: (text) => mail.readMail(bytesOf(text)), texts: someOf([...costly_headers, ...costly_parts], 3) },
  ],
  ['readParts', { read: (text) => mail.readParts(partOf(text)), texts: usual_texts }],
  ['isMailbox', { read: (text) => mail.isMailbox(bytesOf(text)), texts: costly_texts.slice(0, 3) }],
  ['splitMailbox', { read: (text) => mail.splitMailbox(bytesOf(`From ${text}`), 5000), texts: mailboxes() }],
  [
    'writePerson',
    { read: (text) => mail.writePerson({ name: text, address: text }), texts: costly_texts.slice(0, 3) },
  ],
]

function mailboxes(): CostlyText[] {
  return ['From a 2026\n', 'From x\n', '>From x\n', '\n>>>>', '\n', 'From ', 'a\n\n'].map((unit) => [
    JSON.stringify(unit),
    (characters) => repeated(unit, characters),
  ])
}

describe('[MAIL33] what a mail costs', () => {
  it('is asked of every function that reads one', () => {
    const functions = Object.entries(mail).flatMap(([name, one]) => (typeof one === 'function' ? [name] : []))
    expect([...new Set(readings.flatMap(([functions]) => functions.split(', ')))].toSorted()).toEqual(
      functions.toSorted(),
    )
  })

  it.each(readings)('grows no faster than the mail: %s', async (_, reader) => {
    expect(await findCostly({ ...reader, characters_max: 1_000_000 })).toEqual([])
  })
})
