import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeLetter } from './letter.ts'

const link = { label: 'Look', url: 'https://meet.people.example/a?b=1&c=2#d' }

it('[MAIL7] says the same as text and as HTML', () => {
  const { text, html } = writeLetter({
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

it('[MAIL7] is HTML only where it is ours, whatever its texts hold', () => {
  const elements = /<[^>]*>/g
  const plain = writeLetter({ language: 'en', paragraphs: ['x'], link, smallPrint: 'x' }).html
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (anything) => {
      const hostile = `"><img src=x onerror=alert(1)>'${anything}`
      const { html } = writeLetter({ language: 'en', paragraphs: [hostile], link, smallPrint: hostile })
      expect(html.match(elements)).toEqual(plain.match(elements))
    }),
  )
})
