import { type CostlyText, repeated } from '../../../apps/server/test/costly-texts.ts'

/** What a sender of HTML repeats to keep a reader busy. */
const units = [
  ['<div>', '<p>', '<b><i>', '</x>', '</p>', '<br>', '<hr>', '<table><tr><td>', '<td>', '<ul><li>'],
  ['<a href=https://a.b>', '<a href="x', '<a ', '<a>', '</a>', '<a href="https://a.b">https://c.d</a> '],
  ['<blockquote>', '<blockquote>a</blockquote>bc', '<blockquote>a</blockquote><p>some words here</p>'],
  [
    '<div class=gmail_quote>a</div>b ',
    '<blockquote>On Monday, Ada wrote:<br></blockquote>x',
    '<p>&gt; a</p>b',
  ],
  ['<p>thanks</p>', '<p>From: a</p><p>Sent: b</p><p>To: c</p>', '<table><tr><td><blockquote>a'],
  ['<', '<!--', '<!-- -->', '<!', '<![CDATA[', '<?', '<script>', '<style>', '<svg>', '<title>', '<textarea>'],
  [
    '<span',
    '<span a=1 ',
    "<span a='",
    '<span style="color:red">a</span>',
    '<span hidden>a',
    '<pre> ',
    '<details>',
  ],
  ['<img src="http://a.b/x" alt="x">', '<img alt="  x  ">', '<font color=red>', '<p>x '],
  ['&amp', '&nbsp;', '&#x41;', ' ', `${'<span>'.repeat(80)}${'</span>'.repeat(80)}`],
  [`${'<span>'.repeat(80)}${'</span>'.repeat(80)}<blockquote>x</blockquote>y`, '<ul><li><blockquote>a</ul>b'],
  ['ª.', 'a.', '1.'].map((label) => `<a href="https://x.y/">${label.repeat(900)}</a>`),
].flat()

/** The same in styles, each as long as is read. */
const styles = [
  ['/*a', '/**a', ';', 'a:b;', '!  ', 'color:', 'clip-path:inset( '],
  ['font-size:', 'opacity:', 'font:', 'margin-left:-', 'text-indent:-1.'].map(
    (name) => `${name}${'1'.repeat(3900)}x`,
  ),
  ['font:', 'color:', 'background:', 'clip:rect(', 'x:!'].map((name) => `${name}${' '.repeat(3900)}x`),
  `transform:scale(${'0'.repeat(3900)}x`,
  `transform:scale(${' '.repeat(3900)}x`,
  `transform:${'scale('.repeat(600)}`,
  `filter:${'alpha(opacity='.repeat(250)}`,
  `background:${'url('.repeat(900)}`,
  `background:${'url("data:,'.repeat(300)}`,
  `background:${'linear-gradient(red,blue),'.repeat(150)}red`,
  `display:grid;grid-template-columns:${'repeat(999,'.repeat(300)}`,
  `display:grid;grid-template-areas:${'"a b"'.repeat(700)}`,
  `clip-path:path('${'M0 0h1'.repeat(600)}')`,
  `animation:${'a 1s,'.repeat(700)}a`,
  `color:rgb(${'1,'.repeat(28)})`,
].flat()

export const costly_markup: readonly CostlyText[] = [
  ...units.map(
    (unit): CostlyText => [
      JSON.stringify(unit.slice(0, 60)),
      (characters) => `<p>some words</p>${repeated(unit, characters - 20)}x`,
    ],
  ),
  ...styles.map(
    (style): CostlyText => [
      `style ${style.slice(0, 30)}`,
      (characters) => repeated(`<p style="${repeated(style, 3950)}">x</p>`, characters),
    ],
  ),
  ...['> q\nsaid ', '&lt; ', 'On Monday, Ada wrote:\n', 'thanks\n'].map(
    (unit): CostlyText => [
      `verbatim ${JSON.stringify(unit)}`,
      (characters) => `<pre>${repeated(unit, characters)}</pre>`,
    ],
  ),
  ['one endless attribute', (characters) => `<p>x</p><a href="${repeated('x', characters)}`],
  ['one endless style', (characters) => `<p style="${repeated('/*a', characters)}">x</p>`],
  ['an endless description', (characters) => `<img alt="${repeated(' ', characters)}x">`],
  ['endless classes', (characters) => `<div class="${repeated(' ', characters)}gmail_quote">x`],
  ['very many attributes', (characters) => `<p ${numbered(characters / 9, (index) => `a${index}=1`)}>x</p>`],
  ['one endless value', (characters) => `<p style="background:${repeated('url(', characters)}">x</p>`],
  ['one endless list', (characters) => `<p style="background:${repeated('red,', characters)}">x</p>`],
  [
    'a fixed table',
    (characters) =>
      `<table style="table-layout:fixed">${repeated('<td colspan=99 rowspan=99>x', characters)}`,
  ],
  [
    'a grid of nothing',
    (characters) => `<div style="display:grid;grid-auto-rows:0">${repeated('<p>x</p>', characters)}`,
  ],
  [
    'very many placed boxes',
    (characters) =>
      `<p style="position:relative">${repeated('<b style="position:absolute;left:-9px;top:0;width:9px">x</b>', characters)}`,
  ],
  [
    'very many pictures',
    (characters) =>
      numbered(
        characters / 150,
        (index) =>
          `<p style="background:url(data:image/gif;base64,R0lGODlhZABkAIAAAAAAAP///ywAAAAAZABkAAAC${index}AAAA)">x</p>`,
      ),
  ],
  [
    'very many faces',
    (characters) =>
      `<style>${numbered(characters / 60, (index) => `@font-face{font-family:a${index};src:url(data:,wOFF${index})}`)}</style><p>x</p>`,
  ],
  [
    'very many styles',
    (characters) => numbered(characters / 32, (index) => `<p style="color:#${4096 + index}">x</p>`),
  ],
  [
    'quotes deep down',
    (characters) => `${'<div>'.repeat(95)}${repeated('<blockquote>x</blockquote>y', characters)}`,
  ],
]

function numbered(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(' ')
}
