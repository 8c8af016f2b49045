import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitMailbox } from './split-mailbox.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const split = (text: string, most = 100) =>
  splitMailbox(bytesOf(text), most).map((mail) => new TextDecoder().decode(mail))

describe('[MAIL32] a mailbox file', () => {
  it('is split at its separators alone', () => {
    const mails = split(
      'From ada@example.com Fri Nov 20 10:00:00 2026\nSubject: One\n\nFrom here on it goes well.\n>From the start\n>>From twice\n\nFrom bo@example.org Fri Nov 20 11:00:00 2026\r\nSubject: Two\r\n\r\nBody\r\n',
    )
    expect(mails).toEqual([
      'Subject: One\n\nFrom here on it goes well.\nFrom the start\n>From twice\n\n',
      'Subject: Two\r\n\r\nBody\r\n',
    ])
  })

  it('is one mail where it is none, and gives no more than asked for', () => {
    expect(split('Subject: One\n\nBody')).toEqual(['Subject: One\n\nBody'])
    expect(split('From a 2026\nSubject: x\n\n\n'.repeat(50), 7)).toHaveLength(7)
    expect(split('')).toEqual([''])
  })

  it('brings back what was put into it', () => {
    const line = fc.oneof(
      fc.constantFrom('From me 2026', '>From me', '', 'Text'),
      fc.string({ maxLength: 12 }),
    )
    const body = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n').replaceAll('\r', ''))
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 5 }), (bodies) => {
        const mails = bodies.map((text, index) => `Subject: ${index}\n\n${text}\n`)
        const file = mails
          .map((mail) => `From someone Fri Nov 20 10:00:00 2026\n${mail.replace(/^(>*From )/gm, '>$1')}`)
          .join('')
        expect(split(file)).toEqual(mails.map((mail) => new TextDecoder().decode(bytesOf(mail))))
      }),
    )
  })
})
