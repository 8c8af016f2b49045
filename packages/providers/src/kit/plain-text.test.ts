import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf, plainTextOf } from './plain-text.ts'
import { processorMs } from '../../../../apps/server/test/processor-time.ts'

it.each([
  ['', ''],
  ['Plain, as it is\n\n\n\n  with 3 < 4 and R&D', 'Plain, as it is\n\n\n\n  with 3 < 4 and R&D'],
  ['one<br>two<BR/>three', 'one\ntwo\nthree'],
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['a &lt;b&gt; &amp; c&nbsp;d &#8364; &#x20ac; &euro; &nothing;&#0;', 'a <b> & c d € € € &nothing;'],
  ['<a href="https://x.example/?a=1&amp;b=2">here</a>', 'here (https://x.example/?a=1&b=2)'],
  ["<a href='https://x.example'>https://x.example</a>", 'https://x.example'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['<style>p{}</style>x<SCRIPT>alert("</p>")</SCRIPT>y', 'xy'],
  ['İ<style>a</style>b', 'İb'],
  ['<script>never closed', ''],
  ['<!-- note -->x', 'x'],
  ['a <3 b', 'a <3 b'],
  ['&#xd800;&#x110000;x', 'x'],
])('[ADP8] reads %j as %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text)
})

it('[ADP8] writes text where HTML may stand so that it reads back as the same', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</p>',
    '&amp;',
    '&',
    '<',
    '>',
    'a',
    ' b',
    '\n',
    'https://x.example/?a=1&b=2',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      expect(plainTextOf(htmlOf(text))).toBe(text)
    }),
  )
  expect(htmlOf('R&D, 3 < 4')).toBe('R&D, 3 < 4')
})

it('[ADP8] leaves nothing of any tag', () => {
  const tags = [
    '<b>',
    '</b>',
    '<a href="/x">',
    '</a>',
    '<script>',
    '</script>',
    '<br/>',
    '<img src=x onerror=y>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tags, 'x', '\n', ' '), { maxLength: 40 }), (pieces) => {
      expect(plainTextOf(`<p>${pieces.join('')}`)).not.toMatch(/[<>]/)
    }),
  )
})

it.each(['<', '<a href="', '&', '<style>', '<b> ', '<b>\n ', 'http://'])(
  '[ADP8] takes no longer for a long text of %j than for another',
  async (piece) => {
    const read = () => {
      plainTextOf(`<b>${piece.repeat(100_000 / piece.length)}x`)
      plainTextOf(`<b>${' '.repeat(100_000)}x`)
    }
    expect(await processorMs(read)).toBeLessThan(1000)
  },
)
