import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderEmail } from './email-template.ts'

const link = { label: 'Look', url: 'https://meet.people.example/a?b=1&c=2#d' }

it('[OUT19] has the same content as text and as HTML', () => {
  const { text, html } = renderEmail({
    language: 'en',
    paragraphs: ['Hello.', 'Ana & Bo ask.'],
    link,
    smallPrint: 'Or not.',
  })
  expect(text).toBe('Hello.\n\nAna & Bo ask.\n\nhttps://meet.people.example/a?b=1&c=2#d\n\nOr not.\n')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<p>Ana &amp; Bo ask.</p>')
  expect(html).toContain('href="https://meet.people.example/a?b=1&amp;c=2#d"')
})

it('[OUT19] contains only our own HTML, whatever its texts contain', () => {
  const elements = /<[^>]*>/g
  const plain = renderEmail({ language: 'en', paragraphs: ['x'], link, smallPrint: 'x' }).html
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (anything) => {
      const hostile = `"><img src=x onerror=alert(1)>'${anything}`
      const { html } = renderEmail({ language: 'en', paragraphs: [hostile], link, smallPrint: hostile })
      expect(html.match(elements)).toEqual(plain.match(elements))
    }),
  )
})

it('[OUT19] loads nothing, so that no image reports a reader', () => {
  const facts = [{ label: 'When', lines: ['Now'], url: 'https://rooms.example/' }]
  const { html } = renderEmail({ language: 'en', paragraphs: ['Hello.'], facts, link, smallPrint: 'Or not.' })
  expect(html).not.toMatch(
    /<(?:img|link|script|iframe|object|video)\b|\bsrc(?:set)?=|\bbackground=|url\(|@import/i,
  )
})

it('[OUT19] lists facts point by point, with former values', () => {
  const { text, html } = renderEmail({
    language: 'en',
    paragraphs: ['Hello.'],
    facts: [
      { label: 'When', lines: ['Now', 'then'], was: { label: 'Before', lines: ['Later'] } },
      { label: 'Join', lines: ['https://rooms.example/?a=1&b=2'], url: 'https://rooms.example/?a=1&b=2' },
    ],
    link,
    smallPrint: 'Or not.',
  })
  expect(text).toBe(
    'Hello.\n\nWhen:\nNow\nthen\nBefore: Later\n\nJoin:\nhttps://rooms.example/?a=1&b=2\n\nLook:\nhttps://meet.people.example/a?b=1&c=2#d\n\nOr not.\n',
  )
  expect(html).toContain('<strong>When</strong><br>Now<br>then<br>')
  expect(html).toContain('Before: <s>Later</s>')
  expect(html).toContain(
    '<a href="https://rooms.example/?a=1&amp;b=2">https://rooms.example/?a=1&amp;b=2</a>',
  )
})

it('[OUT19] needs nothing to do', () => {
  const { text, html } = renderEmail({ language: 'de', paragraphs: ['Vorbei.'], smallPrint: 'Ende.' })
  expect(text).toBe('Vorbei.\n\nEnde.\n')
  expect(html).not.toContain('<a ')
})

it('[OUT19] lets no fact be more than text', () => {
  const elements = /<[^>]*>/g
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (anything) => {
      const hostile = `"><img src=x onerror=alert(1)>'${anything}`
      expect(letterWith(hostile).match(elements)).toEqual(letterWith('x').match(elements))
    }),
  )
})

function letterWith(words: string): string {
  const was = { label: words, lines: [words] }
  const facts = [{ label: words, lines: [words], was, url: link.url }]
  return renderEmail({ language: 'en', paragraphs: [], facts, smallPrint: '' }).html
}
