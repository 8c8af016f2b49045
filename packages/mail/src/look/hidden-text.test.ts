import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../apps/server/test/every-case.ts'
import { visibleMail } from '../visible-mail.ts'
import { blank_font } from './fonts.sample.ts'
import { all_ways_to_hide, all_ways_to_show } from './all-ways-to-hide.sample.ts'

const show = (html: string) => visibleMail({ html, text: null })

describe('hidden text', () => {
  it.each(all_ways_to_hide)('[MAIL37] is left out where %s hides it', (_, html) => {
    const { text, safe_html } = show(html)
    expect(text).toContain('plain words')
    expect(text).not.toContain('secret')
    expect(safe_html).not.toContain('secret')
  })

  it.each(all_ways_to_show)('[MAIL37] is none with %s', (_, html) => {
    expect(show(html)).toMatchObject({ text: expect.stringContaining('plain words'), hidden_characters: 0 })
  })

  it('[MAIL37] takes its pictures and its marks of lists with it', () => {
    const picture = '<img src="https://example.com/a.png" alt="secret">'
    expect(show(`<p>plain</p><div style="visibility:hidden"><b>secret</b>${picture}</div>`).text).toBe(
      'plain',
    )
    expect(show('<p>plain</p><ul style="font-size:0"><li>secret<li>secret</ul>').text).toBe('plain')
  })

  it.each([
    'https://example.com/a.png',
    'cid:a',
    'picture.png',
    'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD',
  ])('[MAIL43] is none on a picture whose colors are not known: %s', (address) => {
    for (const style of [
      `background:#fff url(${address})`,
      `background:url(${address}) no-repeat center/cover`,
    ])
      expect(show(`<div style="${style}"><p style="color:#fff">plain words</p></div>`).text).toBe(
        'plain words',
      )
    expect(show(`<table background="${address}"><tr><td style="color:#fff">plain words</table>`).text).toBe(
      'plain words',
    )
  })

  it('[MAIL37] leaves pictures where only the text around them is hidden', () => {
    const picture = '<img src="https://example.com/a.png" alt="Logo">'
    const html = `<table><tr><td style="font-size:0;line-height:0">secret${picture}</table><p>plain</p>`
    expect(visibleMail({ html, text: null }, { withImages: true })).toMatchObject({
      safe_html: expect.stringContaining('<img src="https://example.com/a.png" alt=""'),
      text: 'plain',
      remote_images: ['https://example.com/a.png'],
      hidden_characters: 10,
    })
  })

  it('[MAIL80] is text in a font without its letters, and not what falls back to another font', () => {
    const face = `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font})}p{font-family:z,serif}`
    expect(
      show(`<style>${face}</style><p>secret words</p><p>\u043f\u0440\u0438\u0432\u0435\u0442</p>`).text,
    ).toBe('\u043f\u0440\u0438\u0432\u0435\u0442')
  })

  it('[MAIL37] is hidden, too, where an unknown value stands behind or a style is written with escapes', () => {
    expect(show('<p>plain</p><p style="display:none;display:nonsense">secret</p>').text).toBe('plain')
    expect(show('<p>plain</p><p style="content:\';\';d\\69splay:none">secret</p>').text).toBe('plain')
  })
})

const rules = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

describe('[MAIL63] styles that cost too much', () => {
  const costly: Record<string, string> = {
    'a sheet that is too long': `<style>${rules(40_000, (index) => `.a${index}{color:red}`)}</style><p>secret</p>`,
    'rules that ask much of many elements': `<style>${rules(15_000, (index) => `p:not(.a${index}){color:red}`)}</style>${'<p>secret</p>'.repeat(15_000)}`,
    'variables of variables': `<style>:root{${rules(9000, (index) => `--a${index}:var(--a${index + 1})var(--a${index + 1});`)}}p{color:var(--a0)}</style>${'<p style="display:none">secret</p>'.repeat(9000)}`,
    'values that no browser knows': rules(
      25_000,
      (index) => `<p style="display:none;display:x${index}">secret</p>`,
    ),
  }

  it.each(someOf(Object.entries(costly), 2))('hide the rest of a mail with %s', (_, html) => {
    const { text, hidden_characters } = show(html)
    expect(hidden_characters).toBeGreaterThan(0)
    expect(text.length).toBeLessThan(html.length / 20)
  })

  it('are not 10,000 rules for 3,000 elements', () => {
    const sheet = `<style>${rules(10_000, (index) => `table .a${index} td.c${index}{color:red}`)}td.b{display:none}</style>`
    const rows = rules(3000, (index) => `<tr class="a${index}"><td class="c${index}">plain</td></tr>`)
    const { text, hidden_characters } = show(
      `${sheet}<table>${rows}</table><table><tr><td class="b">secret</td></tr></table>`,
    )
    expect([text.split('plain').length - 1, hidden_characters]).toEqual([3000, 6])
  })
})
