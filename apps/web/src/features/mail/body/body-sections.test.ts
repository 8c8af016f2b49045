import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlain, sectionsOf } from './body-sections.ts'

const body =
  'Dear Mara,\n\nsee https://northpack.example/plan. Fine?\n\nKind regards\nD\nNorthpack\nKaunas\n\n> before\n> that\n'
const signature = { kind: 'signature', start: body.indexOf('Kind'), end: body.indexOf('\n\n>') } as const
const quote = { kind: 'quote', start: body.indexOf('>'), end: body.length } as const

describe('[WML21] the text of a mail', () => {
  it('has its signature and what it repeats as parts of their own', () => {
    const greeting = { kind: 'greeting', start: 0, end: 10 } as const
    const sections = sectionsOf(body, [quote, greeting, signature], [])
    expect(sections.map(({ kind, pieces }) => [kind, pieces.map(({ text }) => text).join('')])).toEqual([
      ['text', 'Dear Mara,\n\nsee https://northpack.example/plan. Fine?'],
      ['signature', 'Kind regards\nD\nNorthpack\nKaunas'],
      ['quote', '> before\n> that'],
    ])
  })

  it('shows a signature that is no longer than a name', () => {
    const short = 'Fine.\n\nKind regards\nD'
    const range = { kind: 'signature', start: 7, end: short.length } as const
    expect(sectionsOf(short, [range], []).map(({ kind }) => kind)).toEqual(['text'])
  })

  it('keeps how its first line is indented', () => {
    expect(sectionsOf('\n \n  - one\n', [], [])[0]?.pieces[0]).toMatchObject({ text: '  - one', start: 3 })
  })

  it('is none where there is none', () => {
    expect(sectionsOf(' \n', [], [])).toEqual([])
  })
})

describe('[WML22] a link in the text', () => {
  it.each([
    ['see https://a.example/x?y=1, then', 'https://a.example/x?y=1'],
    ['(at http://a.example)', 'http://a.example'],
    ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
    ['<https://a.example/>', 'https://a.example/'],
  ])('of %s leads to what it says', (text, link) => {
    const links = sectionsOf(text, [], []).flatMap(({ pieces }) => pieces.filter((piece) => piece.link))
    expect(links.map((piece) => [piece.text, piece.link])).toEqual([[link, link]])
  })

  it('is none where it is no address of the web', () => {
    const text = 'javascript:alert(1) data:text/html,x ftp://a.example https://[bad'
    expect(sectionsOf(text, [], []).flatMap(({ pieces }) => pieces.map(({ link }) => link))).toEqual([null])
  })
})

it('[WML23] marks the places of the summary’s sentences, also where a link stands in one', () => {
  const start = body.indexOf('see')
  const [section] = sectionsOf(body, [signature, quote], [{ number: 2, start, end: body.indexOf(' Fine?') }])
  expect(section?.pieces).toEqual([
    { text: 'Dear Mara,\n\n', start: 0, link: null, mark: null },
    { text: 'see ', start, link: null, mark: 2 },
    {
      text: 'https://northpack.example/plan',
      start: start + 4,
      link: 'https://northpack.example/plan',
      mark: 2,
    },
    { text: '.', start: start + 34, link: null, mark: 2 },
    { text: ' Fine?', start: start + 35, link: null, mark: null },
  ])
})

it('[WML21] loses nothing of a mail but white space, wherever it is cut', () => {
  const cut = fc.tuple(fc.nat(40), fc.nat(40))
  fc.assert(
    fc.property(fc.string(), fc.array(cut, { maxLength: 4 }), (text, cuts) => {
      const ranges = cuts.map(([one, other]) => ({
        kind: 'quote' as const,
        start: Math.min(one, other, text.length),
        end: Math.min(Math.max(one, other), text.length),
      }))
      const marks = cuts.map(([start, length], index) => ({ number: index + 1, start, end: start + length }))
      const shown = sectionsOf(text, ranges, marks).flatMap(({ pieces }) => pieces)
      expect(bare(shown.map((piece) => piece.text).join(''))).toBe(bare(text))
      for (const piece of shown) expect(text.startsWith(piece.text, piece.start)).toBe(true)
    }),
  )
})

it('[WML24] tells a mail that was written as plain text from one with a look of its own', () => {
  expect(
    isPlain(
      '<pre>See <a href="https://a.example">https://a.example</a></pre><details class="quote"></details>',
    ),
  ).toBe(true)
  expect(isPlain('<p>Hello</p>')).toBe(false)
  expect(isPlain('<pre>One</pre><table></table>')).toBe(false)
  expect(isPlain('')).toBe(false)
})

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
