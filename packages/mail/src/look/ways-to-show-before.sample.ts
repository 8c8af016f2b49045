import { blank_font, drawn_font } from './fonts.sample.ts'
import { black_gif, graphic, red_png } from './pictures.sample.ts'
import type { WayToHide } from './ways-to-hide.sample.ts'

const inline = (style: string): string => `<div style="${style}">plain words</div>`
const around = (outer: string, inner: string): string =>
  `<div style="${outer}"><div style="${inner}">plain words</div></div>`
const sheet = (css: string, body = '<p class="x">plain words</p>'): string =>
  `<style>${css}</style><div class="o">${body}</div>`

/** Visible words on pictures and placed elements, in rows and columns, with faces and animations of their own. */
export const ways_to_show_before: readonly WayToHide[] = [
  ['white on gif black', inline(`color:#fff;background:${black_gif}`)],
  ['white on png red', inline(`color:#fff;background:#fff ${red_png} repeat`)],
  [
    'white on svg navy',
    inline(`color:#fff;background:${graphic('<rect width="100%" height="100%" fill="navy"/>')}`),
  ],
  [
    'white on svg sized',
    inline(
      `color:#fff;background:${graphic('<rect width="10" height="10" fill="#036"/>', 'width="10" height="10"')}`,
    ),
  ],
  [
    'white on svg pattern',
    inline(
      `color:#fff;background:#036 ${graphic('<circle cx="5" cy="5" r="2" fill="#fff"/>', 'width="20" height="20"')}`,
    ),
  ],
  [
    'white on svg cover',
    inline(
      `color:#fff;background:${graphic('<path d="M0 0h10v10H0z" fill="#036"/>', 'viewBox="0 0 10 10" preserveAspectRatio="none"')} center/cover no-repeat`,
    ),
  ],
  ['black on no-repeat icon', inline(`background:${black_gif} no-repeat 0 0/16px 16px;padding-left:20px`)],
  [
    'white on dark with clear gif',
    inline(
      'color:#fff;background:#036 url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)',
    ),
  ],
  ['white on gradient half', inline('color:#fff;background:linear-gradient(90deg,#036 50%,#fff 50%)')],
  [
    'white on gradient bottom',
    around('background:linear-gradient(#036,#036) no-repeat 0 0/100% 60px', 'color:#fff'),
  ],
  [
    'white on overlay gradient',
    inline(`color:#fff;background:linear-gradient(rgba(0,0,0,.5),rgba(0,0,0,.5)),${black_gif}`),
  ],
  [
    'white on overlay gradient on white',
    inline(`color:#fff;background:linear-gradient(rgba(0,0,0,.6),rgba(0,0,0,.6)),#fff`),
  ],
  ['white on radial', inline('color:#fff;background:radial-gradient(circle,#036,#024)')],
  ['white on conic', inline('color:#fff;background:conic-gradient(#036 25%,#024 0)')],
  [
    'white on repeating',
    inline('color:#fff;background:repeating-linear-gradient(45deg,#036 0 10px,#025 10px 20px)'),
  ],
  ['white on px gradient', inline('color:#fff;background:linear-gradient(#036 0,#036 300px,#fff 300px)')],
  [
    'white on background attr',
    '<table background="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs="><tr><td style="color:#fff">plain words</table>',
  ],
  [
    'white on size longhand',
    inline(`color:#fff;background-image:${black_gif};background-size:cover;background-repeat:no-repeat`),
  ],
  [
    'white on size then image',
    inline(`color:#fff;background-size:100% 100%;background-image:${black_gif};background-repeat:no-repeat;`),
  ],
  ['white on two layers', inline(`color:#fff;background:none,linear-gradient(#036,#036)`)],
  [
    'black on white gif then dark color',
    inline(
      `color:#000;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=) #000`,
    ),
  ],
  [
    'white over overlay element',
    '<div style="position:relative"><div style="position:absolute;inset:0;background:#222"></div><p style="position:relative;color:#fff">plain words</p></div>',
  ],
  [
    'white over pseudo ground',
    sheet(
      '.x{position:relative;z-index:0;color:#fff}.x::before{content:"";position:absolute;inset:0;z-index:-1;background:#222}',
    ),
  ],
  [
    'white over pseudo ground of parent',
    sheet(
      '.o{position:relative;color:#fff}.o::before{content:"";position:absolute;inset:0;background:#222}.x{position:relative}',
    ),
  ],
  [
    'white over image',
    '<div style="position:relative;height:60px"><img alt="" style="position:absolute;left:0;top:0;width:100%;height:100%" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs="><p style="position:absolute;top:0;color:#fff">plain words</p></div>',
  ],
  [
    'white in grid cell over image',
    '<div style="display:grid"><div style="grid-area:1/1;background:#222;height:80px"></div><p style="grid-area:1/1;color:#fff">plain words</p></div>',
  ],
  [
    'white pulled over dark',
    '<div style="height:60px;background:#123"></div><div style="position:relative;margin-top:-50px;color:#fff">plain words</div>',
  ],
  [
    'white over fixed dark',
    '<div style="position:fixed;inset:0;z-index:-1;background:#123"></div><p style="color:#fff">plain words</p>',
  ],
  [
    'white absolute in dark',
    '<div style="position:relative;background:#123;height:80px"><p style="position:absolute;top:0;color:#fff">plain words</p></div>',
  ],
  [
    'dark over half overlay',
    '<div style="position:relative"><div style="position:absolute;top:0;left:0;width:300px;height:3px;background:#222"></div><p style="color:#222">plain words</p></div>',
  ],
  [
    'dark text above overlay own ground',
    '<div style="position:relative"><div style="position:absolute;inset:0;background:#222"></div><p style="position:relative;color:#222;background:#fff">plain words</p></div>',
  ],
  [
    'an order: flex',
    '<div style="display:flex"><div style="order:2;background:#eee">a</div><div style="order:1">plain words</div></div>',
  ],
  [
    'an order: grid cell',
    '<div style="display:grid"><p style="grid-area:1/1;order:2;margin:0">plain words</p><div style="grid-area:1/1;order:1;background:#eee;height:30px"></div></div>',
  ],
  [
    'sticky header',
    '<div style="position:sticky;top:0;background:#fff;height:40px">head</div><p>plain words</p>',
  ],
  [
    'cards overlap',
    '<div style="height:100px;background:#def"><p>plain words</p></div><div style="position:relative;margin-top:-20px;background:#fff;height:40px">b</div>',
  ],
  [
    'badge absolute',
    '<div style="position:relative">plain words<span style="position:absolute;margin-left:-20px;top:-8px;width:16px;height:16px;background:red"></span></div>',
  ],
  [
    'a grid: columns',
    '<div style="display:grid;grid-template-columns:1fr 1fr"><p style="grid-column:1;grid-row:1">plain words</p><div style="grid-column:2;grid-row:1;background:#fff">b</div></div>',
  ],
  [
    'a grid: column end',
    '<div style="display:grid;grid-template-columns:1fr 1fr"><p style="grid-column:1/3;grid-row:1">plain words</p><div style="grid-column:1/3;grid-row:2;background:#fff">b</div></div>',
  ],
  [
    'float right opaque',
    '<div style="height:30px">plain words</div><div style="float:right;width:300px;height:40px;margin-top:-35px;background:#fff;position:relative"></div>',
  ],
  [
    'inline block pulled a little',
    '<div>plain words<span style="display:inline-block;position:relative;margin-left:-4px;width:300px;height:30px;background:#fff"></span></div>',
  ],
  [
    'a flexible box: negative margins avatars',
    '<div style="display:flex"><div style="width:90px">plain words</div><div style="margin-left:-8px;width:40px;position:relative;background:#eee">b</div></div>',
  ],
  [
    'negative z under transparent',
    '<p style="position:relative;z-index:-1;margin:0">plain words</p><div style="margin-top:-30px;height:40px"></div>',
  ],
  [
    'negative z in root',
    '<div style="position:relative;z-index:-1">plain words</div><p style="background:#eee">b</p>',
  ],
  [
    'details: content styled',
    sheet(
      'details::details-content{opacity:1;padding:1px}',
      '<details open><summary>a</summary><p>plain words</p></details>',
    ),
  ],
  [
    'details: closed content visible',
    sheet(
      'details::details-content{content-visibility:visible}',
      '<details><summary>a</summary><p>plain words</p></details>',
    ),
  ],
  [
    'details: names',
    '<details name="q"><summary>a</summary></details><details name="q" open><summary>a</summary>plain words</details>',
  ],
  [
    'details: other name',
    '<details name="p" open><summary>a</summary></details><details name="q" open><summary>a</summary>plain words</details>',
  ],
  ['spacer col', '<table><col style="width:0"><col><tr><td>a<td>plain words</table>'],
  ['a column: width 0 auto', '<table><col width="0"><tr><td>plain words</table>'],
  [
    'a column: collapse other',
    '<table style="border-collapse:collapse"><col style="visibility:collapse"><col><tr><td><td>plain words</table>',
  ],
  [
    'a column: collapse colspan',
    '<table style="border-collapse:collapse"><col><col style="visibility:collapse"><tr><td colspan="2">plain words</table>',
  ],
  [
    'a column: collapse rowspan',
    '<table style="border-collapse:collapse"><col style="visibility:collapse"><col><tr><td rowspan="2"><td>b<tr><td>plain words</table>',
  ],
  [
    'fixed table no widths',
    '<table style="table-layout:fixed;width:300px"><tr><td style="overflow:hidden;white-space:nowrap">plain words<td>b</table>',
  ],
  [
    'fixed table zero spacer first',
    '<table style="table-layout:fixed;width:300px"><tr><td style="width:0;padding:0"></td><td style="overflow:hidden">plain words</table>',
  ],
  [
    'fixed zero without clip',
    '<table style="table-layout:fixed;width:100px"><tr><td style="width:100px">a<td style="width:0;padding:0">plain words</table>',
  ],
  [
    'a grid: zero other column',
    '<div style="display:grid;grid-template-columns:0 1fr"><div style="overflow:hidden"></div><div style="overflow:hidden">plain words</div></div>',
  ],
  [
    'a grid: zero last column',
    '<div style="display:grid;grid-template-columns:1fr 0"><div style="overflow:hidden">plain words</div><div style="overflow:hidden"></div></div>',
  ],
  [
    'a grid: zero row other',
    '<div style="display:grid;grid-template-rows:0 auto"><div style="overflow:hidden"></div><div style="overflow:hidden">plain words</div></div>',
  ],
  [
    'a grid: minmax',
    '<div style="display:grid;grid-template-columns:minmax(0,1fr)"><div style="overflow:hidden">plain words</div></div>',
  ],
  [
    'a grid: repeat',
    '<div style="display:grid;grid-template-columns:repeat(2,minmax(0,1fr))"><div style="overflow:hidden">plain words</div></div>',
  ],
  [
    'a grid: auto-rows min',
    '<div style="display:grid;grid-auto-rows:minmax(0,auto)"><div style="overflow:hidden">plain words</div></div>',
  ],
  [
    'a grid: explicit column',
    '<div style="display:grid;grid-template-columns:0 1fr"><div style="overflow:hidden;grid-column:2">plain words</div></div>',
  ],
  ['a grid: row no clip', '<div style="display:grid;grid-template-rows:0"><div>plain words</div></div>'],
  [
    'a flexible box: row fits',
    '<div style="display:flex;width:400px;overflow:hidden"><div style="flex:none;width:100px">a</div><div style="flex:none">plain words</div></div>',
  ],
  [
    'a flexible box: row shrinks',
    '<div style="display:flex;width:200px;overflow:hidden"><div style="width:200px">a</div><div style="flex:none">plain words</div></div>',
  ],
  [
    'a flexible box: column fits',
    '<div style="display:flex;flex-direction:column;height:60px;overflow:hidden"><div style="flex:none;height:20px">a</div><div>plain words</div></div>',
  ],
  [
    'a flexible box: column shrinks',
    '<div style="display:flex;flex-direction:column;height:30px;overflow:hidden"><div style="height:40px"></div><div>plain words</div></div>',
  ],
  [
    'a flexible box: wrap fits',
    '<div style="display:flex;flex-wrap:wrap;height:60px;overflow:hidden"><div style="width:100%;height:20px">a</div><div>plain words</div></div>',
  ],
  [
    'a flexible box: order first',
    '<div style="display:flex;width:200px;overflow:hidden"><div style="flex:none;width:200px">a</div><div style="flex:none;order:-1">plain words</div></div>',
  ],
  ['columns fit', '<div style="columns:2;height:40px;overflow:hidden">a<br>plain words</div>'],
  [
    'columns second',
    '<div style="columns:2;column-fill:auto;height:20px;overflow:hidden;line-height:20px">a<br>plain words</div>',
  ],
  [
    'placed: left -300 contained',
    '<div style="position:relative;margin-left:500px"><div style="position:absolute;left:-300px;width:200px">plain words</div></div>',
  ],
  ['placed: left -100 wide', inline('position:absolute;left:-50px;width:400px')],
  [
    'placed: top -100 contained',
    '<div style="height:200px"></div><div style="position:relative"><div style="position:absolute;top:-100px">plain words</div></div>',
  ],
  ['placed: top -10', inline('position:absolute;top:-4px;font-size:20px')],
  [
    'margin-left -300 centered',
    '<div style="width:600px;margin:0 auto"><div style="width:300px;margin-left:-150px">plain words</div></div>',
  ],
  [
    'margin-left -300 in cell',
    '<table width="900"><tr><td width="400">a</td><td><div style="margin-left:-300px;width:200px">plain words</div></table>',
  ],
  ['margin-left row', '<div style="padding:0 15px"><div style="margin:0 -15px">plain words</div></div>'],
  ['rotate badge', inline('width:200px;margin:100px;transform-origin:0 0;transform:rotate(15deg)')],
  [
    'rotate vertical label',
    '<div style="height:200px"></div><div style="position:absolute;left:100px;top:200px;transform-origin:0 0;transform:rotate(-90deg)">plain words</div>',
  ],
  [
    'rotate 180 middle',
    inline('position:absolute;left:300px;top:300px;transform-origin:0 0;transform:rotate(180deg)'),
  ],
  [
    'rotate origin right',
    inline('width:200px;margin:200px;transform-origin:100% 100%;transform:rotate(90deg)'),
  ],
  ['origin scale', inline('transform-origin:0 0;transform:scale(1.5)')],
  ['translateX 100 no clip', inline('width:200px;transform:translateX(100%)')],
  [
    'translateX 50 in clip',
    '<div style="overflow:hidden;width:600px"><div style="transform:translateX(50%);width:200px">plain words</div></div>',
  ],
  [
    'left 50 in clip',
    '<div style="overflow:hidden;width:400px;height:60px;position:relative"><div style="position:absolute;left:50%;top:50%;transform:translate(-50%,-50%)">plain words</div></div>',
  ],
  [
    'bottom 0 in clip',
    '<div style="overflow:hidden;height:60px;position:relative"><div style="position:absolute;bottom:0">plain words</div></div>',
  ],
  [
    'left 100 unclipped',
    '<div style="position:relative;width:200px"><div style="position:absolute;left:100%;white-space:nowrap">plain words</div></div>',
  ],
  [
    'left 100 translate back',
    '<div style="overflow:hidden;position:relative;width:300px;height:40px"><div style="position:absolute;left:100%;transform:translateX(-100%);white-space:nowrap">plain words</div></div>',
  ],
  [
    'margin-left 100 of half',
    '<div style="overflow:hidden;width:600px"><div style="width:300px"><div style="margin-left:50%">plain words</div></div></div>',
  ],
  [
    'writing mode vertical lines',
    '<div style="writing-mode:vertical-lr;width:60px;overflow:hidden;height:100px;line-height:20px">a<br>plain words</div>',
  ],
  ['body overflow hidden', '<body style="overflow:hidden"><p>plain words</p>'],
  ['body overflow x', '<body style="overflow-x:hidden;height:100%"><p>plain words</p>'],
  [
    'a face: drawn',
    sheet(`@font-face{font-family:z;src:url(data:font/ttf;base64,${drawn_font})}.x{font-family:z}`),
  ],
  [
    'a face: blank other range',
    sheet(
      `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font});unicode-range:U+400-4FF}.x{font-family:z}`,
    ),
  ],
  [
    'a face: blank reset',
    sheet(
      `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font})}.o{font-family:z}.x{font-family:Arial}`,
    ),
  ],
  ['a face: broken', sheet(`@font-face{font-family:z;src:url(data:font/ttf;base64,AAAA)}.x{font-family:z}`)],
  [
    'a face: remote',
    sheet(`@font-face{font-family:z;src:url(https://fonts.test/a.woff2)}.x{font-family:z,Arial}`),
  ],
  [
    'a face: size-adjust usual',
    sheet('@font-face{font-family:z;src:local("Open Sans");size-adjust:90%}.x{font-family:z}'),
  ],
  ['a face:-size-adjust usual', inline('font-size-adjust:.5')],
  ['a face:-size-adjust ex', inline('font-size-adjust:ex-height .5')],
  ['a face:-size-adjust none', around('font-size-adjust:0', 'font-size-adjust:none')],
  ['text-security none', around('-webkit-text-security:disc', '-webkit-text-security:none')],
  ['a mask: luminance white', inline('mask:linear-gradient(#fff,#fff);mask-mode:luminance')],
  [
    'a mask: composite add',
    inline('mask:linear-gradient(#000,#000),linear-gradient(#000,#000);mask-composite:add'),
  ],
  ['a mask: half', inline('mask-image:linear-gradient(90deg,#000 50%,transparent)')],
  ['clip path M H V', inline("clip-path:path('M0 0 H900 V100 H0 Z')")],
  ['clip path arrow', inline('clip-path:polygon(0 0,95% 0,100% 50%,95% 100%,0 100%)')],
  ['clip circle', inline('width:200px;height:200px;clip-path:circle(100px at 100px 100px)')],
  ['clip path relative', inline("clip-path:path('m0 0 h900 v100 h-900 z')")],
  [
    'a starting style: style short',
    sheet('.x{opacity:1;transition:opacity 1ms}@starting-style{.x{opacity:0}}'),
  ],
  ['a starting style: style no transition', sheet('.x{opacity:1}@starting-style{.x{opacity:0}}')],
  [
    'a starting style: style other property',
    sheet('.x{opacity:1;transition:color 9999s}@starting-style{.x{opacity:0}}'),
  ],
  [
    'a starting style: style shows',
    sheet('.x{opacity:0;transition:opacity 9999s}@starting-style{.x{opacity:1}}'),
  ],
  ['an animation: iteration 0', sheet('@keyframes k{to{opacity:0}}.x{animation:k 1s 0 forwards}')],
  ['an animation: blink', sheet('@keyframes k{50%{opacity:0}}.x{animation:k 5s infinite}')],
  [
    'an animation: infinite visible once',
    sheet('@keyframes k{0%{opacity:.01}100%{opacity:1}}.x{opacity:1;animation:k 100ms infinite alternate}'),
  ],
  ['an animation: variable', sheet('@keyframes k{to{--o:1}}.x{animation:k 1ms forwards;opacity:var(--o)}')],
  ['an animation: fade short', sheet('@keyframes k{from{opacity:0}}.x{animation:k 1ms}')],
  ['an animation: delay no fill', sheet('@keyframes k{from{opacity:0}}.x{animation:k 1s 9999s}')],
  [
    'an animation: scroll',
    sheet(
      '@keyframes k{from{opacity:0}to{opacity:1}}.x{animation:k linear both;animation-timeline:scroll()}',
    ),
  ],
  ['a blend: page screen', inline('mix-blend-mode:screen')],
  ['a blend: luminosity', around('background:#fff', 'color:#000;mix-blend-mode:luminosity')],
  ['a blend: hue dark', around('background:#fff', 'color:#a00;mix-blend-mode:multiply')],
  ['a blend: difference white', around('background:#fff', 'color:#fff;mix-blend-mode:difference')],
  [
    'a background within letters: url',
    inline(`color:transparent;background-image:${black_gif};-webkit-background-clip:text`),
  ],
  [
    'bg-clip nested',
    around(
      'background:linear-gradient(90deg,#900,#009);-webkit-background-clip:text;color:transparent',
      'color:transparent',
    ),
  ],
  ['opaque text with clip', inline('color:#000;background:#fff;background-clip:text')],
  ['long style', `<div style="--a:${'x'.repeat(5000)};color:#111">plain words</div>`],
  ['indent wraps long', `<div style="text-indent:9999px">one plain words</div>`],
  [
    'rotate 180 middle',
    `<div style="position:absolute;left:300px;top:300px;transform-origin:0 0;transform:rotate(180deg)">plain words</div>`,
  ],
  [
    'hero overlay with button',
    '<div style="position:relative;height:200px;background:#345"><div style="position:absolute;inset:0;background:rgba(0,0,0,.4)"></div><div style="position:absolute;inset:0;color:#fff"><h1>plain words</h1></div></div>',
  ],
  [
    'hero image then absolute text',
    '<div style="position:relative"><img alt="" width="400" height="200" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs="><div style="position:absolute;top:50px;left:20px;color:#fff">plain words</div></div>',
  ],
  [
    'negative margin text over image',
    '<img alt="" style="display:block" width="400" height="200" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs="><div style="margin-top:-80px;color:#fff;position:relative">plain words</div>',
  ],
  [
    'td bg position',
    '<table><tr><td style="background:#123 url(data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=) no-repeat right bottom;color:#fff;padding:40px">plain words</table>',
  ],
  [
    'a background: percent pos',
    '<div style="color:#fff;height:100px;background:linear-gradient(#123,#123) no-repeat 50% 50%/100% 100%">plain words</div>',
  ],
  [
    'a background: cover center',
    '<div style="color:#fff;height:100px;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=) center center / cover no-repeat #fff">plain words</div>',
  ],
  [
    'a background: 600px wide',
    '<div style="color:#fff;width:600px;height:100px;background:linear-gradient(#123,#123) 0 0/600px 100px no-repeat">plain words</div>',
  ],
  [
    'a background: left half',
    '<div style="color:#fff;background:linear-gradient(#123,#123) 0 0/200px 100% no-repeat">plain words</div>',
  ],
  [
    'fixed footer',
    '<p>plain words</p><div style="position:fixed;bottom:0;left:0;right:0;height:40px;background:#fff">b</div>',
  ],
  [
    'absolute image beside',
    '<div style="position:relative;padding-left:120px"><img alt="" style="position:absolute;left:0;top:0;width:100px;height:100px" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs="><p>plain words</p></div>',
  ],
  [
    'overlapping card',
    '<div style="background:#123;height:100px;color:#fff"><p>plain words</p></div><div style="margin:-40px 20px 0;background:#fff;position:relative">b</div>',
  ],
  [
    'ribbon',
    '<div style="position:relative"><div style="position:absolute;top:-12px;left:0;width:100%;height:10px;background:#c00"></div><p>plain words</p></div>',
  ],
  [
    'tooltip above',
    '<p>plain words</p><div style="position:relative"><div style="position:absolute;bottom:100%;left:300px;width:50px;height:50px;background:#c00"></div></div>',
  ],
  [
    'avatar pulled',
    '<div style="height:90px">plain words</div><div style="width:64px;height:64px;margin-top:-32px;position:relative;background:#fff"></div>',
  ],
  [
    'a grid: named',
    `<div style="display:grid;grid-template-areas:'a b';grid-template-columns:1fr 1fr"><p style="grid-area:a">plain words</p><div style="grid-area:b;background:#fff">b</div></div>`,
  ],
  [
    'a flexible box: gap',
    '<div style="display:flex;width:300px;overflow:hidden;gap:10px"><div>a</div><div style="flex:none">plain words</div></div>',
  ],
  [
    'a flexible box: column wrap',
    '<div style="display:flex;flex-flow:column wrap;height:40px;overflow:hidden"><div style="flex:none;height:40px;width:50px">a</div><div>plain words</div></div>',
  ],
  [
    'a flexible box: center column',
    '<div style="display:flex;flex-direction:column;justify-content:center;height:40px;overflow:hidden"><div style="flex:none;height:40px;margin-bottom:-30px"></div><div>plain words</div></div>',
  ],
  [
    'z negative stacked',
    '<div style="position:relative;z-index:0;background:#eee"><p style="position:relative;z-index:-1">plain words</p></div>',
  ],
  [
    'z negative in opacity',
    '<div style="opacity:.99;background:#eee"><p style="position:relative;z-index:-1">plain words</p></div>',
  ],
  [
    'columns width',
    '<div style="column-width:150px;height:40px;overflow:hidden">a<br>b<br>c<br>plain words</div>',
  ],
  ['transition usual', '<style>.x{transition:all .3s ease;opacity:.9}</style><p class="x">plain words</p>'],
  [
    'animation usual',
    '<style>@keyframes k{from{opacity:0;transform:translateY(20px)}to{opacity:1;transform:none}}.x{animation:k .1s ease-out both}</style><p class="x">plain words</p>',
  ],
  [
    'pulse',
    '<style>@keyframes k{0%{opacity:1}50%{opacity:.3}100%{opacity:1}}.x{animation:k 2s infinite}</style><p class="x">plain words</p>',
  ],
  [
    'marquee',
    '<style>@keyframes k{0%{transform:translateX(0)}100%{transform:translateX(-100%)}}.x{animation:k 30s linear infinite}</style><p class="x">plain words</p>',
  ],
  [
    'placed: menu',
    '<div style="position:relative;width:400px"><div style="position:absolute;right:0;top:0">plain words</div></div>',
  ],
  ['translate in', '<div style="transform:translate(-50%,0);margin-left:50%">plain words</div>'],
  ['nested font', '<font face="Arial, sans-serif">plain words</font>'],
]
