import type { WayToHide } from './ways-to-hide.sample.ts'

const inline = (style: string): string => `<p>plain words</p><div style="${style}">secret words</div>`
const around = (outer: string, inner: string): string =>
  `<p>plain words</p><div style="${outer}"><div style="${inner}">secret words</div></div>`
const sheet = (css: string, body = '<p class="x">secret words</p>'): string =>
  `<style>${css}</style><p>plain words</p><div class="o">${body}</div>`
const covered = (cover: string): string =>
  `<div style="position:relative"><p>secret words</p>${cover}</div><p style="margin-top:200px">plain words</p>`

/** Written after the ones by box, paint and markup were hidden. */
export const ways_to_hide_again: readonly WayToHide[] = [
  ['a variable with capital letters', sheet(':root{--Aa:none}.x{display:var(--Aa)}')],
  [
    'a long chain of variables',
    sheet(
      `:root{${Array.from({ length: 20 }, (_, i) => `--a${i}:var(--a${i + 1});`).join('')}--a20:none}.x{display:var(--a0)}`,
    ),
  ],
  ['padding above a box of no height', inline('height:0;padding-top:30px;overflow:hidden')],
  ['containment below padding', inline('contain:strict;padding-top:30px')],
  ['a float beyond the right edge', inline('float:right;margin-right:-9999px')],
  [
    'an indent as wide as the box',
    inline('width:100px;text-indent:100px;white-space:nowrap;overflow:hidden'),
  ],
  ['moved out of a clipped box', around('height:20px;overflow:hidden', 'position:relative;top:20px')],
  ['translated out of a clipped box', around('height:20px;overflow:hidden', 'transform:translateY(30px)')],
  [
    'placed out of a clipped box',
    around('position:relative;height:20px;overflow:hidden', 'position:absolute;top:20px'),
  ],
  ['a margin in a clipped box', around('height:20px;overflow:hidden', 'margin-top:20px')],
  ['padding in a clipped box', around('height:20px;overflow:hidden', 'padding-top:20px')],
  ['a margin as wide as the box', around('width:50px;overflow:hidden', 'margin-left:60px')],
  ['eight scales', `<p>plain words</p>${'<div style="transform:scale(.7)">'.repeat(8)}secret words`],
  ['a parent turned about two axes', around('transform:rotate3d(1,1,0,90deg)', 'color:#000')],
  ['a mixed color with a variable', inline('--w:white;color:color-mix(in srgb,var(--w) 98%,red)')],
  ['a filter that makes all white', inline('color:#999;background:#fff;filter:brightness(10)')],
  ['a filter that makes all gray', inline('background:#fff;color:#000;filter:contrast(.01)')],
  ['two filters of white on white', inline('background:#fff;color:#fff;filter:sepia(1) invert(1)')],
  ['one color turned to another one', inline('background:#f00;color:#f00;filter:hue-rotate(90deg)')],
  ['white that multiplies', around('background:#fff', 'color:#fff;mix-blend-mode:multiply')],
  ['black that lightens', around('background:#222', 'color:#000;mix-blend-mode:lighten')],
  [
    'a stroke by its two properties',
    inline('-webkit-text-stroke-width:20px;-webkit-text-stroke-color:white'),
  ],
  [
    'a cover of the whole page',
    '<div><p>secret words</p><div style="position:absolute;top:0;left:0;width:100%;height:100%;background:white">plain words</div></div>',
  ],
  [
    'a cover that is a text area',
    covered('<textarea style="position:absolute;inset:0;width:100%;height:100%"></textarea>'),
  ],
  [
    'a cover that is a frame',
    covered(
      '<iframe srcdoc="" style="position:absolute;inset:0;width:100%;height:100%;border:0;background:#fff"></iframe>',
    ),
  ],
  [
    'a cover that is a table',
    covered(
      '<table bgcolor="white" style="position:absolute;top:0;left:0;width:100%;height:100%"><tr><td></table>',
    ),
  ],
  [
    'a cover that is moved up',
    '<p>plain words</p><div style="height:30px">secret words</div><div style="position:relative;top:-30px;height:30px;background:#fff"></div>',
  ],
  [
    'a cover of a higher index',
    covered('<div style="position:absolute;inset:0;background:#fff;z-index:5"></div>').replace(
      '<p>secret',
      '<p style="position:relative;z-index:2">secret',
    ),
  ],
  [
    'a cover before what it covers',
    sheet('.o{position:relative}.o::before{content:"";position:absolute;inset:0;background:white}'),
  ],
  [
    'a cover that is a graphic',
    covered('<svg style="position:absolute;inset:0;width:100%;height:100%;background:#fff"></svg>'),
  ],
  [
    'a cover within a placed box',
    covered('<div style="position:absolute;inset:0"><div style="background:#fff;height:100%"></div></div>'),
  ],
  [
    'a cover in a named area',
    '<p>plain words</p><div style="display:grid;grid-template-areas:\'a\'"><p style="grid-area:a">secret words</p><div style="grid-area:a;background:#fff"></div></div>',
  ],
  [
    'a cover in the same row and column',
    '<p>plain words</p><div style="display:grid"><p style="grid-row:1;grid-column:1">secret words</p><div style="grid-row:1;grid-column:1;background:#fff"></div></div>',
  ],
  [
    'a block beyond the clamp',
    '<div style="display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden"><div>plain words</div><div>secret words</div></div>',
  ],
  [
    'a second line beyond the box',
    '<div style="max-height:1.2em;line-height:1.2;overflow:hidden">plain words<br>secret words</div>',
  ],
  [
    'a second item beyond the box',
    '<ul style="height:18px;overflow:hidden;margin:0"><li>plain words</li><li>secret words</li></ul>',
  ],
  [
    'pushed down by a picture',
    '<div style="height:20px;overflow:hidden"><img src="cid:a" style="display:block" height="40" width="1"><span>secret words</span></div><p>plain words</p>',
  ],
  [
    'an animation that hides always',
    sheet('@keyframes a{0%{visibility:hidden}100%{visibility:hidden}}.x{animation:a 2s linear infinite}'),
  ],
  [
    'an animation by its properties',
    sheet(
      '@keyframes a{100%{opacity:0}}.x{animation-name:a;animation-duration:1ms;animation-fill-mode:forwards}',
    ),
  ],
  ['an imported sheet with escapes', sheet('@import url("data:text/css,%2Ex%7Bdisplay%3Anone%7D");')],
  ['a nested rule of a child', sheet('.o{> .x{display:none}}')],
  ['a rule nested in conditions', sheet('@media screen{.o{@supports (color:red){.x{opacity:0}}}}')],
  ['a declaration behind a nested rule', sheet('.x{.y{color:red} display:none}')],
  ['the scope itself', sheet('@scope (.o){:scope > p{display:none}}')],
  ['a later layer', sheet('@layer a,b;@layer b{.x{display:none}}@layer a{.x{display:block}}')],
  ['a page that has', sheet('body:has(.o .x) .o{display:none}')],
  ['an odd child of a selector', sheet('.o > :nth-child(odd of p){display:none}')],
  ['a list of what is not', sheet('p:not(:is(.a,.b):hover).x{display:none}')],
  ['what cannot be written', sheet('.x:read-only{display:none}')],
  ['the usual direction', sheet('.x:dir(ltr){display:none}')],
  ['a tiny first line', sheet('.x::first-line{font-size:1px}')],
  [
    'the style of a graphic',
    '<p>plain words</p><svg><style>text{fill:#fff}</style><text y="20">secret words</text></svg>',
  ],
  ['tiny mathematics', '<p>plain words</p><math style="font-size:0"><mtext>secret words</mtext></math>'],
  [
    'a hidden list of options',
    '<p>plain words</p><select style="display:none"><option>secret words</select>',
  ],
  [
    'the fallback of a picture',
    '<p>plain words</p><object data="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="1">secret words</object>',
  ],
  [
    'a face of one percent',
    sheet('@font-face{font-family:"q q";src:local("DejaVu Sans");size-adjust:1%}.x{font-family:"Q Q",serif}'),
  ],
  ['tiny ruby', '<p>plain words</p><ruby>a<rt style="font-size:0">secret words</rt></ruby>'],
  ['an important opacity', sheet('.o{opacity:.05!important;opacity:1}')],
  ['a transform by a variable', inline('--t:translateX(-9999px);transform:var(--t)')],
  ['an inset by a variable', inline('--t:-9999px;position:absolute;inset:var(--t) auto auto var(--t)')],
  ['a size of the screen', inline('font-size:calc(0.01vmin)')],
  ['a size by a power', inline('font-size:calc(pow(2,-4)*1px)')],
  ['opacity by a logarithm', inline('opacity:calc(log(1))')],
  [
    'a size by an attribute',
    '<p>plain words</p><p style="font-size:attr(data-s px)" data-s="0">secret words</p>',
  ],
  ['a white shadow', inline('color:transparent;text-shadow:0 0 0 white')],
  ['white with a shadow', inline('color:#fff;text-shadow:1px 1px 0 #fefefe')],
  ['a blurred parent', around('filter:blur(20px)', 'color:#000')],
  ['a mask beside', inline('mask:linear-gradient(#000,#000) no-repeat 500px 0/10px 10px')],
  ['a clip path outside', inline('clip-path:polygon(-10px -10px,-5px -10px,-5px -5px)')],
  ['a clip path of one side', inline('clip-path:inset(0 0 100% 0)')],
  ['a clip path of no width', inline('clip-path:rect(0 0 100% 0)')],
  ['the offset shorthand', inline('offset:path("M-900,0 L-800,0")'.replaceAll('"', "'"))],
  ['in front of the screen', around('perspective:100px', 'transform:translateZ(120px)')],
  ['nearly turned to its edge', inline('transform:rotateX(89.9deg)')],
  [
    'a flex item without a basis',
    around('display:flex', 'flex-basis:0;flex-grow:0;min-width:0;overflow:clip'),
  ],
  [
    'a grid of a column of zero',
    around('display:grid;grid-template-columns:0', 'overflow:hidden;min-width:0;white-space:nowrap'),
  ],
  [
    'closed details with a displayed child',
    '<p>plain words</p><details><summary>a</summary><div style="display:block!important">secret words</div></details>',
  ],
  [
    'a sheet for readers without scripts',
    '<noscript><style>.x{display:none}</style></noscript><p>plain words</p><p class="x">secret words</p>',
  ],
  [
    'an imported sheet in base64',
    sheet(
      '@import url(data:text/css;base64,LnhbZGlzcGxheTpub25lXQ==);@import url(data:text/css;base64,LnB7fS54e2Rpc3BsYXk6bm9uZX0=);',
    ),
  ],
  ['closed details of a group', '<p>plain words</p><details name="a"><p>secret words</p></details>'],
  [
    'at the end of a wide box',
    '<p>plain words</p><div style="width:9000px;text-align:right">secret words</div>',
  ],
]
