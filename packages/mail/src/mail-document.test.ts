import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, triesEveryCase } from '../../../apps/server/test/every-case.ts'
import { findActive } from './active-markup.ts'
import { hostElsewhere } from './elsewhere.ts'
import { foldQuotes } from './fold-quotes.ts'
import { writeMailDocument } from './mail-document.ts'
import { readMarkup, writeMarkup } from './markup.ts'
import { visibleMail } from './visible-mail.ts'
import { processorMs } from '../../../apps/server/test/processor-time.ts'

const options = {
  theme: 'light',
  isPlain: false,
  title: 'Plan',
  language: 'en',
  quoteLabel: { text: 'Earlier mails', language: 'en' },
} as const

const folded = (source: { html?: string; text?: string }) => {
  const mail = visibleMail({ html: source.html ?? null, text: source.text ?? null })
  return writeMarkup(foldQuotes(readMarkup(mail.safe_html), mail))
}
const bodyOf = (html: string, withImages = false) => {
  const page = writeMailDocument(visibleMail({ html, text: null }, { withImages }), options).html
  return /<body dir="auto">(.*)<\/body>/s.exec(page)?.[1] ?? ''
}

const piece = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<table>',
    '<tr><td>',
    '</td></tr></table>',
    '<ul><li>',
    '</li></ul>',
    '<pre>',
    '</pre>',
    '<b>',
    '</b>',
    '<br>',
    '<blockquote>',
    '</blockquote>',
    '<div class="gmail_quote">',
    '<a href="https://example.com/">',
    '</a>',
    '<img src="https://example.com/a.png" alt="a boat">',
    '&lt;b&gt; &amp; ',
  ),
  fc.constantFrom(
    'On Monday Ada wrote:<br>',
    'From: Ada<br>Sent: Friday<br>To: Bo<br>',
    '-- Forwarded message --',
    '<p>From: Ada</p><p>Date: now</p><p>Subject: x</p>',
    '\n> once more\n',
    'Words of its own. ',
  ),
  fc.lorem({ maxCount: 3 }),
)
const anyMail = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

const torn = /(<(table|tr|ul)>|<\/(td|tr|li)>)<details/

/** Whether a row or a point stands in no table or list: there is nothing that could be torn. */
function hasOrphans(html: string): boolean {
  let open = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)(table|ul|tr|li)>/g)) {
    if (name === 'table' || name === 'ul') open += end ? -1 : 1
    else if (open <= 0) return true
  }
  return false
}

const styleOf = (theme: 'light' | 'dark') =>
  writeMailDocument(visibleMail({ html: '<p>x</p>', text: null }), { ...options, theme }).style

/** What a page says, without what folds it. */
const saidBy = (html: string) =>
  html
    .replace(/<summary[^>]*>[^<]*<\/summary>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, '')

describe('what is repeated', () => {
  it('[MAIL50] is folded with the line that introduces it, in a plain text and in HTML', () => {
    expect(folded({ text: 'Yes.\n\nOn Fri, Nov 20, 2026, Ada wrote:\n> Can we meet?\n> Soon?\n\nBo' })).toBe(
      '<pre>Yes.</pre><details class="quote"><summary>…</summary><pre>On Fri, Nov 20, 2026, Ada wrote:</pre><pre>&gt; Can we meet?\n&gt; Soon?</pre></details><pre>Bo</pre>',
    )
    expect(
      folded({
        html: '<div>Yes<br><div class="gmail_quote"><div>On Friday Ada wrote:<br></div><blockquote>Can we?</blockquote></div></div>',
      }),
    ).toBe(
      '<div>Yes<br><details class="quote"><summary>…</summary><blockquote><div>On Friday Ada wrote:<br></div><blockquote>Can we?</blockquote></blockquote></details></div>',
    )
  })

  it('[MAIL50] is folded from the head of a mail that was repeated whole, through whatever it stands in', () => {
    expect(
      folded({
        html: '<div><b>Yes.</b><p><b>From: Ada</b></p><p>Sent: Friday</p><p>To: Bo</p><p>Can we?</p></div><div>Soon?</div>',
      }),
    ).toBe(
      '<div><b>Yes.</b></div><details class="quote"><summary>…</summary><div><p><b>From: Ada</b></p><p>Sent: Friday</p><p>To: Bo</p><p>Can we?</p></div><div>Soon?</div></details>',
    )
  })

  it('[MAIL50] stays open where the mail is nothing else, and where it was forwarded', () => {
    expect(folded({ html: '<blockquote>All there is</blockquote>' })).toContain(
      '<details class="quote" open="">',
    )
    const forwarded =
      'See below.\n\n---------- Forwarded message ---------\nFrom: Ada\nDate: Friday\nSubject: x\n\nCan we?'
    expect(folded({ text: forwarded })).toContain('<details class="quote" open="">')
    expect(folded({ html: '<p>Yes</p><blockquote>Can we?</blockquote>' })).not.toContain('open')
  })

  it('[MAIL50] stays as it is where a table would have to be torn', () => {
    const html =
      '<table><tr><td>Yes.<p>From: Ada</p></td><td>Sent: Friday</td><td>To: Bo</td></tr></table><p>Soon?</p>'
    expect(folded({ html })).toBe(visibleMail({ html, text: null }).safe_html)
  })

  it('[MAIL50] neither loses nor adds a word, whatever the mail is made of', () => {
    fc.assert(
      fc.property(anyMail, (html) => {
        for (const mail of [visibleMail({ html, text: null }), visibleMail({ html: null, text: html })]) {
          const result = writeMarkup(foldQuotes(readMarkup(mail.safe_html), mail))
          expect(saidBy(result)).toBe(saidBy(mail.safe_html))
          expect(findActive(result.replaceAll(' open=""', ''))).toBeNull()
          expect(unclosedIn(result)).toEqual([])
          if (!torn.test(mail.safe_html) && !hasOrphans(mail.safe_html)) expect(result).not.toMatch(torn)
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  it('[MAIL26] is folded in less than a second, however often mails are repeated', async () => {
    // The third of a mail in the third of a second.
    const part = triesEveryCase ? 1 : 1 / 3
    for (const html of [
      '<p>x</p><blockquote>y</blockquote>'.repeat(20_000 * part),
      `${'<b>'.repeat(90)}a<br>&gt; b<br>`.repeat(3000 * part),
    ]) {
      const mail = visibleMail({ html, text: null })
      expect(await processorMs(() => writeMailDocument(mail, options))).toBeLessThan(1000 * part)
    }
  })
})

describe('links', () => {
  it.each([
    ['https://bank.example', 'https://bank.example.attacker.example/', 'bank.example.attacker.example'],
    ['www.bank.example/login', 'https://attacker.example/', 'attacker.example'],
    ['Sign in at BANK.example now', 'https://attacker.example/', 'attacker.example'],
    ['bank.example', 'https://evil.bank.example/', 'evil.bank.example'],
    ['service@bank.example', 'https://attacker.example/', 'attacker.example'],
    ['192.0.2.7', 'https://192.0.2.8/', '192.0.2.8'],
    ['bаnk.example', 'https://bаnk.example/', 'xn--bnk-6cd.example'],
    ['https://bank.example', 'https://attacker.example/?https://bank.example', 'attacker.example'],
  ])('[MAIL49] tells where %s really leads', (words, address, host) => {
    expect(hostElsewhere(words, address)).toBe(host)
  })

  it.each([
    ['Our price list', 'https://shop.example/'],
    ['https://Shop.example/a?b', 'https://shop.example/x'],
    ['www.shop.example', 'https://shop.example/'],
    ['shop.example', 'https://www.shop.example/'],
    ['3.5 percent, e.g. this', 'https://shop.example/'],
  ])('[MAIL49] adds nothing to %s', (words, address) => {
    expect(hostElsewhere(words, address)).toBeNull()
  })

  it('[MAIL49] have the host behind them, also when their words are in parts', () => {
    expect(bodyOf('<a href="https://attacker.example/x">https://<b>bank</b>.exam<i>ple</i></a>!')).toMatch(
      /<\/i><\/a> <span class="host">\[attacker\.example\]<\/span>!$/,
    )
    expect(bodyOf('<a href="https://shop.example/x">Prices</a>')).toMatch(
      / title="https:\/\/shop\.example\/x" target="_blank" rel="noopener noreferrer nofollow">Prices<\/a>$/,
    )
  })
})

describe('the page', () => {
  it('[MAIL48] has one style element, no style attribute and nothing of the mail in its head but its subject', () => {
    const mail = visibleMail({
      html: '<p style="color:#d00">a</p><p style="text-align:right">b</p><p style="color:#d00">c</p>',
      text: null,
    })
    const { html, style } = writeMailDocument(mail, { ...options, title: '</title><script>' })
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(html).toContain('<p class="s0">a</p><p class="s1">b</p><p class="s0">c</p>')
    expect(html.split('<style>')).toHaveLength(2)
    expect(html).toContain(`<style>${style}</style>`)
    expect(style).toMatch(/\.s0\{color:#dd0000\}\.s1\{text-align:right\}$/)
    expect(style).not.toMatch(/url\(|@import|[<]/)
  })

  it('[MAIL48] has no style attribute, whatever a picture or a link says', () => {
    const sly = `<img src="https://example.net/a.png" alt='x style="color:red" class='><p style="color:#d00">x</p>`
    const body = bodyOf(sly, true)
    expect(body).toContain('alt="x style=&quot;color:red&quot; class="')
    expect(body).toContain('<p class="s0">x</p>')
    fc.assert(
      fc.property(anyMail, (html) => {
        expect(bodyOf(html, true)).not.toMatch(/<[^>]* style=/)
      }),
    )
  })

  it('[MAIL51] is as light or dark as asked, and light on paper', () => {
    expect(styleOf('light')).toContain(':root{color-scheme:light;--ground:#fff')
    expect(styleOf('dark')).toMatch(/^:root\{color-scheme:dark;.*@media print\{:root\{color-scheme:light;/)
  })

  it('[MAIL51] scrolls tables apart, and those in tables with them', () => {
    expect(bodyOf('<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>')).toBe(
      '<div class="wide"><table><tr><td><table><tr><td>x</td></tr></table></td></tr></table></div>',
    )
  })

  it('[MAIL51] names what unfolds a quote in the reader’s language', () => {
    const mail = visibleMail({ html: 'Yes<blockquote>x</blockquote>', text: null })
    const quoteLabel = { text: 'Frühere <Mails>', language: 'de' }
    expect(writeMailDocument(mail, { ...options, quoteLabel }).html).toContain(
      '<summary lang="de">Frühere &lt;Mails&gt;</summary>',
    )
  })
})

function unclosedIn(html: string): string[] {
  const open: string[] = []
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (closing === '/') expect(open.pop()).toBe(name)
    else if (!/^(br|hr|img)$/.test(name)) open.push(name)
  }
  return open
}
