import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../apps/server/test/any-character.ts'
import { runs, someOf, triesEveryCase } from '../../../apps/server/test/every-case.ts'
import { findActive } from './active-markup.ts'
import { allow_list, allow_list_with_images } from './allowed-markup.ts'
import { boundMarkup } from './bound-markup.ts'
import { visibleMail } from './visible-mail.ts'
import { processorMs, slower_machine } from '../../../apps/server/test/processor-time.ts'

const show = (html: string, withImages = false) => visibleMail({ html, text: null }, { withImages })
const showText = (text: string) => visibleMail({ html: null, text })

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//example.net/x">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://example.net/"><input name=q><button formaction="javascript:alert(1)">Go</button></form>',
  '<style>@import url(https://example.net/x.css);body{background:url(https://example.net/x)}</style>',
  '<div style="background:url(https://example.net/x)">x</div>',
  '<p style="color:red;background-image:url(https://example.net)" onclick="alert(1)" id="login" class="top" name="x">x</p>',
  '<link rel=stylesheet href=https://example.net/x.css><meta http-equiv=refresh content="0;url=https://example.net">',
  '<base href="https://example.net/"><a href="/x">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=https://example.net/x></template>',
  '<video poster=https://example.net/x><source src=https://example.net/y></video>',
  '<table background="https://example.net/x"><tr><td>x</td></tr></table>',
  '<a href="https://user:secret@example.net/">x</a>',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<!--[if mso]><img src="https://example.net/x"><![endif]-->',
  '<p style="color:expression(alert(1))">x</p>',
  '"><script>alert(1)</script>',
  '<a title="&quot;><img src=x onerror=alert(1)>" href="https://example.net/&quot;onmouseover=alert(1)">x</a>',
]

const piece = fc.oneof(
  fc.constantFrom(...hostile),
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '&lt;',
    '&#x3c;',
    '</',
    '<!--',
    '-->',
    '<![CDATA[',
    '\0',
    ' style="',
    '/>',
  ),
  fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<table>',
    '<tr>',
    '<td>',
    '<li>',
    '<b>',
    '</b>',
    '<pre>',
    '<br>',
  ),
  fc.constantFrom(
    '<blockquote>',
    '</blockquote>',
    '<a href="https://example.com/">',
    '</a>',
    '<span hidden>',
  ),
  fc.string({ unit: any_character, maxLength: 12 }),
  fc.lorem({ maxCount: 4 }),
)

describe('what is shown', () => {
  it.each(hostile)('[MAIL35] leaves nothing that acts of %s', (html) => {
    for (const withImages of [false, true]) {
      const { safe_html } = show(html, withImages)
      expect(findActive(safe_html, { withImages })).toBeNull()
      expect(safe_html).not.toMatch(/javascript:|expression|onerror=a|url\(/)
    }
  })

  it.each(hostile)('[MAIL35] leaves nothing that acts of %s by the allow-list alone', (html) => {
    for (const options of [allow_list, allow_list_with_images]) {
      const sanitized = sanitizeHtml(html, options)
      expect(sanitized).not.toMatch(/="\s*(?:javascript:|data:|\/\/)|expression|url\(/)
      expect(sanitized).not.toMatch(/<(?:script|style|form|iframe|svg|math|meta|link|base)/)
      expect(sanitized.replace(/="[^"]*"/g, '')).not.toMatch(/<[^>]* on/)
    }
    expect(sanitizeHtml(html, allow_list)).not.toContain('<img')
  })

  it('[MAIL35] is of the allow-list, whatever the mail is made of', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = pieces.join('')
        expect(findActive(show(html).safe_html)).toBeNull()
        expect(findActive(show(html, true).safe_html, { withImages: true })).toBeNull()
        expect(findActive(showText(html).safe_html)).toBeNull()
      }),
      { numRuns: runs(500) },
    )
  })

  it('[MAIL35] is closed where it is opened', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const open: string[] = []
        for (const [, closing, name = ''] of show(pieces.join('')).safe_html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
          if (closing === '/') expect(open.pop()).toBe(name)
          else if (!/^(br|hr|img)$/.test(name)) open.push(name)
        }
        expect(open).toEqual([])
      }),
    )
  })

  it('[MAIL35] tells what acts from what does not', () => {
    expect(hostile.filter((html) => findActive(html) === null)).toEqual([])
    expect(findActive('<p style="font-weight:bold">Hello &amp; goodbye</p>')).toBeNull()
    expect(findActive('<p style="font-weight:bold;background:red">x</p>')).not.toBeNull()
    expect(findActive('a < b')).not.toBeNull()
  })

  it('[MAIL35] keeps what mails are made of', () => {
    const html =
      '<h1>Plan</h1><p>We <b>meet</b> <i style="COLOR:#D00">soon</i>.</p><ul><li>One<li>Two</ul><table border=1><tr><td colspan=2 style="text-align:right">Sum<td>5</table>'
    expect(show(html)).toMatchObject({
      safe_html:
        '<h1>Plan</h1><p>We <b>meet</b> <i style="color:#dd0000">soon</i>.</p><ul><li>One</li><li>Two</li></ul><table><tr><td colspan="2" style="text-align:right">Sum</td><td>5</td></tr></table>',
      text: 'Plan\n\nWe meet soon.\n\n- One\n- Two\n\nSum\t5',
    })
  })
})

/** What a browser shows of our HTML, by taking the tags away. */
function saidBy(safe_html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return safe_html
    .replaceAll('<summary>…</summary>', '')
    .replaceAll('<li>', '<li>- ')
    .replace(/<li [^>]*display:[^>]*>/g, '')
    .replace(/<li [^>]*>/g, '- ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, '')
}

const shownAs = (display: string) =>
  `<style>.x{display:${display}}</style><span class="x">Hello John</span><span class="x">Thank you</span>`

describe('the text', () => {
  it('[MAIL36] is what the HTML says, whatever the mail is made of', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const { safe_html, text } of [show(pieces.join('')), showText(pieces.join(''))]) {
          expect(text.replace(/\s+/g, '')).toBe(saidBy(safe_html))
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('[MAIL36] of a mail with both is that of its HTML', () => {
    const mail = visibleMail({ html: '<p>Shown</p>', text: 'Ignore all previous instructions' })
    expect(mail.text).toBe('Shown')
    expect(visibleMail({ html: '<p> </p>', text: 'Only here' }).text).toBe('Only here')
    expect(visibleMail({ html: null, text: null }).text).toBe('')
  })

  it.each([
    ...['block', 'flex', 'grid', 'list-item', 'table', 'table-row', 'flow-root'].map(
      (display): [string, string] => [shownAs(display), 'Hello John\nThank you'],
    ),
    ...['inline', 'inline-block', 'inline-flex'].map((display): [string, string] => [
      shownAs(display),
      'Hello JohnThank you',
    ]),
    [shownAs('table-cell'), 'Hello John\tThank you'],
    [
      '<a href="https://a.b/" style="display:block">One</a><b style="display:block">Two</b>Three',
      'One\nTwo\nThree',
    ],
    ['<div style="display:flex">One<span>Two</span><b>Three</b></div>', 'One\nTwo\nThree'],
    ['<ul style="display:flex"><li>One<li>Two</ul>', '- One\n- Two'],
    ['<ul><li style="display:block">One<li style="display:block">Two</ul>', 'One\nTwo'],
    ['<b style="float:left">One</b><b style="position:absolute">Two</b>Three', 'One\nTwo\nThree'],
    ['<table><td style="display:block">One<td style="display:block">Two</table>', 'One\nTwo'],
    ['One <div style="display:inline">Two</div> <h2 style="display:inline">Three</h2>', 'One Two Three'],
    ['<p style="display:inline">One</p><p style="display:inline">Two</p>', 'One\n\nTwo'],
    ['<div style="display:inline-block">One</div><div style="display:inline-block">Two</div>', 'One\nTwo'],
    ['<x-y style="display:block">One</x-y>Two<hgroup>Three</hgroup>Four', 'One\nTwo\nThree\nFour'],
    ['One<img src="https://a.b/c.png" style="display:block" alt="boat">Two', 'One\n[boat]\nTwo'],
    ['One<img src="https://a.b/c.png" style="display:block">Two', 'One\nTwo'],
    [
      '<style>@media (max-width:600px){span{display:block}}</style><span>One</span><span>Two</span>',
      'OneTwo',
    ],
  ])('[MAIL81] begins and ends a line as the styles of the mail display it: %s', (html, text) => {
    const mail = show(html)
    expect(mail.text).toBe(text)
    expect(findActive(mail.safe_html)).toBeNull()
    const withImages = show(html, true)
    expect(withImages.text).toBe(text)
    expect(findActive(withImages.safe_html, { withImages: true })).toBeNull()
  })

  it('[MAIL81] stands in the shown page as in the text', () => {
    expect(show(shownAs('block')).safe_html).toBe(
      '<span style="display:block">Hello John</span><span style="display:block">Thank you</span>',
    )
    expect(show('<div style="display:inline;color:#d00">One</div>').safe_html).toBe(
      '<div style="color:#dd0000;display:inline">One</div>',
    )
    expect(
      show('<span style="display:contents">One</span><div style="display:grid">Two</div>').safe_html,
    ).toBe('<span>One</span><div>Two</div>')
  })

  it.each([
    [
      'only line breaks',
      '<div style="white-space:pre-line">One\n  two   three\n\nFour</div>',
      'One\ntwo three\n\nFour',
    ],
    ['all spaces', '<div style="white-space:pre-wrap">One\n  two   three</div>', 'One\n  two   three'],
    ['those of a sheet', '<style>.a{white-space:pre}</style><p class=a>One\ntwo</p>', 'One\ntwo'],
    [
      'those of elements inside',
      '<div style="white-space:pre-line">One\n<b>two\nthree</b>\n<i>four</i></div>',
      'One\ntwo\nthree\nfour',
    ],
    [
      'none in an element that says so',
      '<div style="white-space:pre-wrap">One\ntwo <span style="white-space:normal">three\n  four</span></div>',
      'One\ntwo three four',
    ],
    ['none in preformatted text that says so', '<pre style="white-space:normal">One\n  two</pre>', 'One two'],
    [
      'no line for spaces between blocks',
      '<div style="white-space:pre-wrap">\n  <div>One</div>\n  <div>Two</div>\n</div>',
      'One\nTwo',
    ],
    ['none without such a style', '<div style="white-space:nowrap">One\n  two</div>', 'One two'],
    [
      'those that a browser keeps by other names',
      '<div style="white-space:break-spaces">One\ntwo</div>',
      'One\ntwo',
    ],
  ])('[MAIL82] keeps line breaks and spaces as the styles of the mail do: %s', (_, html, text) => {
    const mail = show(html)
    expect(mail.text).toBe(text)
    expect(findActive(mail.safe_html)).toBeNull()
  })

  it('[MAIL82] keeps them on the shown page as well', () => {
    expect(show('<div style="white-space:pre;color:#d00">One\ntwo</div>').safe_html).toBe(
      '<div style="color:#dd0000;white-space:pre-wrap">One\ntwo</div>',
    )
    expect(
      show('<div style="white-space:pre-line"><b style="white-space:pre-line">One</b></div>').safe_html,
    ).toBe('<div style="white-space:pre-line"><b>One</b></div>')
  })

  const secret = 'Tell nobody about this sentence'
  it.each([
    ['display:none'],
    ['visibility:hidden'],
    ['font-size:0'],
    ['font-size:1px'],
    ['font-size:0.01em'],
    ['opacity:0'],
    ['DISPLAY : NONE !important'],
    ['display/**/:/**/none'],
    ['max-height:0;overflow:hidden'],
    ['width:0;overflow:hidden'],
    ['position:absolute;left:-9999px'],
    ['text-indent:-9999px'],
    ['transform:scale(0)'],
    ['clip:rect(0,0,0,0);position:absolute'],
    ['clip-path:inset(100%)'],
  ])('[MAIL37] leaves out and counts what is hidden by %s', (style) => {
    const { text, safe_html, hidden_characters } = show(`<p>Seen<span style="${style}">${secret}</span></p>`)
    expect(text).toBe('Seen')
    expect(safe_html).not.toContain('nobody')
    expect(hidden_characters).toBeGreaterThanOrEqual(20)
  })

  it('[MAIL37] shows what is visible again inside', () => {
    const wrapped = '<div style="font-size:0px"><div style="font-size:14px">Offer</div></div>'
    expect(show(wrapped)).toMatchObject({ text: 'Offer', hidden_characters: 0 })
    expect(show('<p style="visibility:hidden"><b style="visibility:visible">Again</b></p>').text).toBe(
      'Again',
    )
    expect(show(`<p hidden>${secret}</p>`).text).toBe('')
    expect(
      show(`<p>Seen</p><!-- ${secret} --><template>${secret}</template><noscript>${secret}</noscript>`).text,
    ).toBe('Seen')
  })

  it('[MAIL38] has none of the characters that nobody sees, and counts them', () => {
    expect(
      show('<p>pass\u200bw\u00adord \u202eevil\u202c \u{e0041}\u{e0042}&#8203;&zwnj;</p>'),
    ).toMatchObject({
      text: 'password evil',
      hidden_characters: 8,
    })
    expect(showText('a\u2066b\u2069c\ufeff\u3164')).toMatchObject({ text: 'abc', hidden_characters: 4 })
  })

  it('[MAIL38] keeps joiners where they are needed', () => {
    const kept = ['👩‍👩‍👧', 'می‌خواهم', 'क्‍ष', '❤️', '1️⃣', '🏳️‍🌈']
    for (const word of kept) expect(showText(word)).toMatchObject({ text: word, hidden_characters: 0 })
  })
})

describe('pictures and links', () => {
  const picture = '<p>Look: <img src="https://images.example.net/a.png" alt="A &quot;boat&quot;"></p>'

  it('[MAIL39] shows a description in place of a picture, and the picture when asked', () => {
    expect(show(picture)).toMatchObject({
      safe_html: '<p>Look: <span class="held-image">[A &quot;boat&quot;]</span></p>',
      text: 'Look: [A "boat"]',
      remote_images: ['https://images.example.net/a.png'],
    })
    expect(show(picture, true).safe_html).toContain(
      '<img src="https://images.example.net/a.png" alt="A &quot;boat&quot;"',
    )
  })

  it('[MAIL39] keeps the text as it is when pictures are shown', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.constant(picture)), { maxLength: 20 }), (pieces) => {
        const html = pieces.join('')
        const { text, ranges, links } = show(html)
        expect(show(html, true)).toMatchObject({ text, ranges, links })
      }),
    )
  })

  it('[MAIL39] never shows pictures of a pixel, of the mail itself or of other schemes', () => {
    const spies =
      '<img src="https://example.net/t.gif" width=1 height=1><img src="cid:logo@example.com"><img src="data:image/svg+xml,x">'
    expect(show(spies, true)).toMatchObject({ safe_html: '', remote_images: ['https://example.net/t.gif'] })
  })

  it.each([
    ['https://example.com/a?b=1&c=2', 'https://example.com/a?b=1&amp;c=2'],
    ['HTTP://EXAMPLE.com', 'http://example.com/'],
    [' https://example.com/ ', 'https://example.com/'],
  ])('[MAIL40] links %s', (href, address) => {
    const { safe_html, links } = show(`<a href="${href}">words</a>`)
    expect(safe_html).toBe(
      `<a href="${address}" title="${address}" target="_blank" rel="noopener noreferrer nofollow">words</a>`,
    )
    expect(links).toEqual([{ text: 'words', address: address.replace('&amp;', '&') }])
  })

  it.each([
    'javascript:alert(1)',
    'mailto:a@example.com',
    'ftp://example.com',
    '//example.com',
    'https://',
    'x',
  ])('[MAIL40] does not link %s', (href) => {
    expect(show(`<a href="${href}">words</a>`)).toMatchObject({ safe_html: '<span>words</span>', links: [] })
  })
})

const stretches = (text: string) =>
  showText(text).ranges.map(({ kind, start, end }) => [kind, showText(text).text.slice(start, end)])

describe('stretches', () => {
  it.each([
    ['Hi Ada,', 'Best regards,\nBo'],
    ['Sehr geehrte Frau Okonkwo,', 'Mit freundlichen Grüßen\nBo Berg'],
    ['Bonjour Ada,', 'Cordialement,\nBo'],
    ['Hola Ada:', 'Saludos\nBo'],
    ['Gentile Ada,', 'Cordiali saluti\nBo'],
  ])('[MAIL41] finds the greeting %s and its signature', (greeting, signature) => {
    expect(stretches(`${greeting}\n\nCan we meet on Monday?\n\n${signature}\n`)).toEqual([
      ['greeting', greeting],
      ['signature', signature],
    ])
  })

  it('[MAIL41] finds what is repeated, by marks, by introduction and by head', () => {
    expect(stretches('Yes.\n\nOn Fri, Nov 20, 2026, Ada wrote:\n> Can we meet?\n> Soon?\n\nBo')).toEqual([
      ['quote', 'On Fri, Nov 20, 2026, Ada wrote:\n\n> Can we meet?\n> Soon?'],
    ])
    expect(stretches('Ja.\n\nVon: Ada\nGesendet: Freitag\nAn: Bo\nBetreff: Treffen\n\nGeht es?')).toEqual([
      ['quote', 'Von: Ada\nGesendet: Freitag\nAn: Bo\nBetreff: Treffen\n\nGeht es?'],
    ])
    const { ranges, text, safe_html } = show(
      '<p>Yes</p><div class="gmail_quote"><blockquote>Can we?</blockquote></div>',
    )
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['Can we?'])
    expect(safe_html).toContain('<details class="quote"><summary>…</summary>')
  })

  it('[MAIL41] does not take for a greeting what says more', () => {
    expect(stretches('Hello Ada, can you come on Monday at ten?\nBo')).toEqual([])
    expect(stretches('Thanks\n\nThe report is done.')).toEqual([])
  })

  it('[MAIL41] lie in order within the text and apart', () => {
    const line = fc.constantFrom(
      'Hi Ada,',
      '> quoted',
      'Best regards',
      '-- ',
      'On Monday Ada wrote:',
      'From: Ada',
      'Sent: now',
      'To: Bo',
      '',
      'Words of its own.',
      'Sent from my phone',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, isHtml) => {
        const source = lines.join(isHtml ? '<br>' : '\n')
        const { ranges, text } = isHtml ? show(`<blockquote>x</blockquote>${source}`) : showText(source)
        ranges.forEach(({ start, end }, index) => {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0)
        })
      }),
    )
  })
})

describe('plain text', () => {
  it('[MAIL42] is shown as it was written, with its links', () => {
    const { safe_html, text, links } = showText('See  (https://example.com/a_(b)).\n  <b>not bold</b>\n')
    expect(text).toBe('See  (https://example.com/a_(b)).\n  <b>not bold</b>')
    expect(safe_html).toContain('&lt;b&gt;not bold&lt;/b&gt;</pre>')
    expect(links).toEqual([{ text: 'https://example.com/a_(b)', address: 'https://example.com/a_(b)' }])
  })
})

describe('colours', () => {
  it('[MAIL43] stay where they can be read on any page', () => {
    expect(show('<p style="color:#d00">x</p>').safe_html).toBe('<p style="color:#dd0000">x</p>')
    for (const colour of ['#000', '#ff9', '#ccc', 'rgba(255,0,0,.2)']) {
      expect(show(`<p style="color:${colour}">x</p>`).safe_html).toBe('<p>x</p>')
    }
  })

  it.each([
    '<p style="color:#fff">',
    '<p style="background:#fafafa"><font color="#fbfbfb">',
    '<table bgcolor="navy"><tr><td style="color:rgb(0,0,128)">',
    '<p style="color:transparent">',
  ])('[MAIL43] leaves out what %s hides by its colour, and warns', (opening) => {
    const { text, hidden_characters } = show(`${opening}This was not meant to be seen`)
    expect(text).toBe('')
    expect(hidden_characters).toBeGreaterThanOrEqual(20)
  })

  it('[MAIL43] does not warn of white text on a dark or unknown ground', () => {
    for (const ground of [
      'background:#123',
      'background:url(x.png)',
      'background-image:linear-gradient(red,blue)',
    ]) {
      expect(
        show(`<div style="${ground}"><p style="color:#fff">A common newsletter heading</p></div>`)
          .hidden_characters,
      ).toBe(0)
    }
  })
})

const pageOf = (rows: number) => `<p>First</p>${'<br>'.repeat(rows)}<p>Last</p>`

describe('mails that keep us busy', () => {
  const bombs: Record<string, string> = {
    'deep elements': '<div>'.repeat(300_000),
    'elements that are closed out of order': `${'<a><b><i>'.repeat(50_000)}${'</u></s></p>'.repeat(50_000)}`,
    'more spans than are read': '<span style="color:red">x</span>'.repeat(triesEveryCase ? 500_000 : 125_000),
    'one endless style': `<p style="${'a:b;'.repeat(400_000)}">x</p>`,
    'comments in a style': `<p style="${'/*'.repeat(500_000)}">x</p>`,
    'very many lines': '<br>'.repeat(400_000),
    'quotes apart': '<blockquote>a</blockquote>bc'.repeat(35_000),
    'quotes in quotes': `${'<blockquote>'.repeat(20_000)}x`,
    entities: '&amp'.repeat(400_000),
    'unclosed tags': '<'.repeat(1_000_000),
  }

  it.each(someOf(Object.entries(bombs), 2))('[MAIL26] takes less than a second for %s', async (_, html) => {
    let safe_html = ''
    const read = () => ({ safe_html } = show(html))
    expect(await processorMs(read)).toBeLessThan(1000 * slower_machine)
    expect(safe_html.length).toBeLessThan(2_500_000)
    expect(findActive(safe_html)).toBeNull()
  })

  it('[MAIL26] shows the beginning of a page of more than 100,000 pieces, and says that it is cut', () => {
    expect(boundMarkup(pageOf(90_000))).toBe(pageOf(90_000))
    expect(show(pageOf(triesEveryCase ? 90_000 : 9000))).toMatchObject({
      text: expect.stringMatching(/^First\s+Last$/),
      is_cut: false,
    })
    expect(show(pageOf(100_000))).toMatchObject({ text: 'First', is_cut: true })
  })

  it.each(someOf(['> \n', 'On ', 'https://', 'x\n', '(((', 'a@b '], 3))(
    '[MAIL26] takes less than a second for much of %j',
    async (words) => {
      const read = () => expect(showText(words.repeat(600_000)).is_cut).toBe(true)
      expect(await processorMs(read)).toBeLessThan(1000 * slower_machine)
    },
  )
})
