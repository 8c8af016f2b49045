import { languages } from '@meridian/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../test/any-character.ts'
import { quoteOf } from './quote.rules.ts'
import { conversationOf, recipientOf, signedText, subjectOf, textOf, titleOf } from './reply.rules.ts'
import { choose_words } from './offer-link.rules.ts'

const bo = { name: 'Bo Berg', address: 'bo@example.org' }
const desk = { name: 'Desk', address: 'desk@example.org' }
const ada = { name: 'Ada', address: 'ada@example.com' }
const own = new Set(['ada@example.com'])

describe('[MAIL53]', () => {
  it('answers Reply-To before From', () => {
    expect(recipientOf({ from: bo, reply_to: [], to: [ada] }, own)).toEqual({ person: bo })
    expect(recipientOf({ from: bo, reply_to: [desk], to: [ada] }, own)).toEqual({ person: desk })
  })

  it('takes the first of Reply-To that is an address', () => {
    const reply_to = [{ name: 'List', address: 'undisclosed' }, desk]
    expect(recipientOf({ from: bo, reply_to, to: [ada] }, own)).toEqual({ person: desk })
  })

  it('answers an own mail to whom it went', () => {
    const from = { name: 'Ada', address: 'ADA@example.com' }
    expect(recipientOf({ from, reply_to: [], to: [ada, bo] }, own)).toEqual({ person: bo })
    expect(recipientOf({ from, reply_to: [], to: [ada] }, own)).toEqual({ person: from })
  })

  it.each([
    '',
    'nobody',
    'bo@',
    '@example.org',
    'bo@example.org, eve@example.org',
    'bo@example.org\r\nBcc: e@x.org',
  ])('answers nobody where the address is %j', (address) => {
    const refusal = recipientOf({ from: { name: '', address }, reply_to: [], to: [] }, own)
    expect(refusal).toEqual({ refusal: 'This mail does not say to which address an answer can go.' })
  })

  it.each([
    'noreply@example.org',
    'no-reply+12@example.org',
    'DoNotReply@example.org',
    'mailer-daemon@example.org',
  ])('answers nobody at %s, and says so', (address) => {
    const from = { name: 'Shop', address }
    expect(recipientOf({ from, reply_to: [], to: [] }, own)).toEqual({
      refusal: `Nobody reads what is sent to ${address}: this mail asks not to be answered.`,
    })
    expect(recipientOf({ from, reply_to: [desk], to: [] }, own)).toEqual({ person: desk })
  })

  it('brings names onto one line', () => {
    const from = { name: 'Bo\r\nBcc: eve@example.org', address: bo.address }
    const answered = recipientOf({ from, reply_to: [], to: [] }, own)
    expect(answered).toEqual({ person: { name: 'Bo Bcc: eve@example.org', address: bo.address } })
  })
})

describe('[MAIL54]', () => {
  it.each([
    ['', 'Plan', 'Re: Plan'],
    ['Plan', 'Plan', 'Re: Plan'],
    ['Re: Plan', 'Plan', 'Re: Plan'],
    ['AW: Plan', 'AW: Plan', 'Re: Plan'],
    ['Another matter', 'Plan', 'Another matter'],
    ['  ', '', 'Re:'],
    ['', 'A\u0007\r\nB', 'Re: A B'],
  ])('writes %j in answer to %j as %j', (written, answered, subject) => {
    expect(subjectOf(written, answered)).toBe(subject)
  })

  it('names a meeting by the bare subject', () => {
    expect(titleOf('AW: Re: Plan')).toBe('Plan')
    expect(titleOf('')).toBe('')
    expect(titleOf('x'.repeat(998))).toHaveLength(200)
  })

  it('names the mails before it, from the first to the one it answers', () => {
    expect(conversationOf({ message_id: '3@x', in_reply_to: '2@x', reference_ids: ['1@x', '2@x'] })).toEqual({
      in_reply_to: '<3@x>',
      references: ['<1@x>', '<2@x>', '<3@x>'],
    })
    expect(conversationOf({ message_id: '2@x', in_reply_to: '1@x', reference_ids: [] }).references).toEqual([
      '<1@x>',
      '<2@x>',
    ])
    expect(conversationOf({ message_id: null, in_reply_to: '1@x', reference_ids: ['1@x'] })).toEqual({})
  })

  it('keeps the first and the last of very many', () => {
    const reference_ids = Array.from({ length: 100 }, (_, index) => `${index}@x`)
    const { references = [] } = conversationOf({ message_id: 'last@x', in_reply_to: null, reference_ids })
    expect(references).toHaveLength(50)
    expect([references[0], references.at(-1)]).toEqual(['<0@x>', '<last@x>'])
  })

  it('lets no id be more than one, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: any_character })),
        fc.string({ unit: any_character }),
        (reference_ids, message_id) => {
          const { references = [] } = conversationOf({ message_id, in_reply_to: null, reference_ids })
          expect(references.every((id) => /^<[^<>\s\p{Cc}]+>$/u.test(id))).toBe(true)
        },
      ),
    )
  })
})

describe('[MAIL55]', () => {
  const original = { from: bo, date: new Date('2026-11-20T23:30:00.000Z'), text: 'One\n\n> two\n' }

  it('quotes what it answers, at the time that the person reads on the clock', () => {
    const quote = quoteOf(original, { language: 'en', timeZone: 'Asia/Kathmandu' })
    expect(quote.replaceAll('\u202f', ' ')).toBe(
      'On November 21, 2026 at 5:15 AM, Bo Berg wrote:\n> One\n>\n> > two',
    )
    expect(quoteOf(original, { language: 'de', timeZone: 'Europe/Berlin' })).toMatch(
      /^Am 21\. November 2026 um 00:30 schrieb Bo Berg:\n> One/,
    )
  })

  it('has words for every language that is known', () => {
    for (const language of languages) {
      expect(choose_words[language]).toMatch(/:$/)
      expect(quoteOf(original, { language, timeZone: 'UTC' })).toContain('Bo Berg')
    }
  })

  it('cuts what is long', () => {
    const text = Array.from({ length: 500 }, () => 'x'.repeat(5000)).join('\n')
    const quote = quoteOf({ ...original, text }, { language: 'en', timeZone: 'UTC' })
    expect(quote.length).toBeLessThan(60_000)
    expect(quote.endsWith('> […]')).toBe(true)
  })

  it('leaves out what there is not', () => {
    expect(textOf(['Hello\r\nBo  \n\n', undefined, 'Link'])).toBe('Hello\nBo\n\nLink\n')
  })
})

it('[MAIL73] puts the signature below the text after its mark, and never a second one', () => {
  const signature = 'Ada Example\r\nExample Gardens\r\n'
  expect(signedText('On Monday.\n\n', signature)).toBe('On Monday.\n\n-- \nAda Example\nExample Gardens')
  expect(signedText('', signature)).toBe('-- \nAda Example\nExample Gardens')
  for (const signed of ['Bye\nAda Example\nExample Gardens', 'Ada Example\nExample Gardens\n'])
    expect(signedText(signed, signature)).toBe(signed)
  for (const none of [undefined, '', ' \n']) expect(signedText('On Monday.', none)).toBe('On Monday.')
})
