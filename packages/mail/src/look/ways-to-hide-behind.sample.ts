import { blank_font, blank_woff } from './fonts.sample.ts'
import { black_gif, clear_gif, filled, white_gif } from './pictures.sample.ts'
import type { WayToHide } from './ways-to-hide.sample.ts'

const inline = (style: string): string => `<p>plain words</p><div style="${style}">secret words</div>`
const around = (outer: string, inner: string): string =>
  `<p>plain words</p><div style="${outer}"><div style="${inner}">secret words</div></div>`
const sheet = (css: string, body = '<p class="x">secret words</p>'): string =>
  `<style>${css}</style><p>plain words</p><div class="o">${body}</div>`
const after = (markup: string): string => `<p>plain words</p>${markup}`

/** By what lies behind or before a text, by layout, faces and moments, written before they were hidden. */
export const ways_to_hide_behind: readonly WayToHide[] = [
  ['a background: gif white', inline(`color:#fff;background:${white_gif}`)],
  ['a background: gif black on black text', inline(`color:#000;background-image:${black_gif}`)],
  ['a background: svg rect white', inline(`color:#fff;background:${filled('white')}`)],
  ['a background: svg rect navy', inline(`color:navy;background:${filled('navy')}`)],
  ['a background: gif clear', inline(`color:#fff;background:${clear_gif}`)],
  ['a background: black dot not repeated', inline(`color:#fff;background:${black_gif} no-repeat`)],
  ['a background: size 0', inline(`color:#fff;background:${black_gif} 0 0/0 0`)],
  [
    'a background: size 1px no-repeat',
    inline(`color:#fff;background-image:${black_gif};background-size:1px 1px;background-repeat:no-repeat`),
  ],
  [
    'a background: moved away no-repeat',
    inline(`color:#fff;background:${black_gif} no-repeat -500px 0/50px 50px`),
  ],
  ['a background: repeat-x 1px', inline(`color:#fff;background:${black_gif} repeat-x`)],
  ['a background: broken data', inline(`color:#fff;background-image:url(data:image/png;base64,AAAA)`)],
  ['a background: not a picture', inline(`color:#fff;background-image:url(data:text/plain,a)`)],
  ['a background: empty url', inline(`color:#fff;background-image:url()`)],
  ['a background: about:blank', inline(`color:#fff;background-image:url(about:blank)`)],
  [
    'a background: gradient over picture',
    inline(`color:#fff;background:linear-gradient(#fff,#fff),${black_gif}`),
  ],
  [
    'a background: gradient white nearly all',
    inline('color:#fff;background:linear-gradient(#fff 99%,#000 99%)'),
  ],
  [
    'a background: gradient dot',
    inline('color:#fff;background:linear-gradient(#000,#000) no-repeat 0 0/1px 1px'),
  ],
  [
    'a background: gradient no size',
    inline('color:#fff;background-image:linear-gradient(#000,#000);background-size:0 0'),
  ],
  [
    'a background: radial aside',
    inline('color:#fff;background:radial-gradient(circle at -900px -900px,#000 1px,#fff 2px)'),
  ],
  [
    'a background: gradient transparent',
    inline('color:#fff;background:linear-gradient(transparent,transparent)'),
  ],
  [
    'a background: gradient to bottom end',
    inline('color:#fff;background:linear-gradient(90deg,#fff 900px,#000 2000px)'),
  ],
  [
    'a background: attr of td',
    after(
      `<table background="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="><tr><td style="color:#fff">secret words</table>`,
    ),
  ],
  [
    'a background: attr of nothing',
    after(`<table background=""><tr><td style="color:#fff">secret words</table>`),
  ],
  ['a background: image-set', inline(`color:#fff;background-image:image-set(${white_gif} 1x)`)],
  ['a background: clip to border', inline('color:#fff;background:#000;background-clip:border-area;')],
  ['a background: picture on parent', around(`background:${white_gif}`, 'color:#fff')],
  [
    'a background: pseudo ground',
    sheet(
      '.x{position:relative;color:#222}.x::before{content:"";position:absolute;inset:0;z-index:-1;background:#222}',
    ),
  ],
  [
    'a ground: by sibling under',
    after(
      '<div style="position:relative"><div style="position:absolute;inset:0;background:#222"></div><p style="position:relative;color:#222">secret words</p></div>',
    ),
  ],
  [
    'a ground: by sibling pulled',
    after(
      '<div style="height:60px;background:#123"></div><div style="margin-top:-50px;color:#123">secret words</div>',
    ),
  ],
  [
    'a ground: by element behind fixed',
    after(
      '<div style="position:fixed;inset:0;z-index:-1;background:#123"></div><p style="color:#123">secret words</p>',
    ),
  ],
  [
    'an order: flex cover',
    after(
      '<div style="display:flex"><div style="order:2;margin-left:-200px;width:200px;background:#fff;position:relative">&nbsp;</div><div style="order:1;width:200px">secret words</div></div>',
    ),
  ],
  [
    'an order: grid cover',
    after(
      '<div style="display:grid"><div style="grid-area:1/1;order:2;background:#fff">&nbsp;</div><p style="grid-area:1/1;order:1;margin:0">secret words</p></div>',
    ),
  ],
  [
    'inline-block cover',
    after(
      '<div style="white-space:nowrap">secret words<span style="display:inline-block;position:relative;margin-left:-200px;width:300px;height:30px;background:#fff"></span></div>',
    ),
  ],
  [
    'absolute without inset over before',
    after(
      '<div>secret words<i style="position:absolute;margin-left:-200px;width:300px;height:30px;background:#fff"></i></div>',
    ),
  ],
  [
    'a cover: by grid lines',
    after(
      '<div style="display:grid;grid-template-columns:1fr"><p style="grid-row:1;grid-column:1/2;margin:0">secret words</p><div style="grid-row:1/2;grid-column:1;background:#fff">&nbsp;</div></div>',
    ),
  ],
  [
    'a cover: by grid row start',
    after(
      '<div style="display:grid"><p style="grid-row-start:1;grid-column-start:1;margin:0">secret words</p><div style="grid-row-start:1;grid-column-start:1;background:#fff">&nbsp;</div></div>',
    ),
  ],
  [
    'a cover: negative z',
    after(
      '<p style="position:relative;z-index:-1;margin:0">secret words</p><div style="margin-top:-30px;height:40px;background:#fff"></div>',
    ),
  ],
  [
    'a cover: of siblings outside',
    after(
      '<p>secret words</p><div style="position:relative"><div style="position:absolute;top:-50px;left:0;width:100%;height:50px;background:#fff"></div></div>',
    ),
  ],
  [
    'a cover: top negative percent',
    after(
      '<div style="height:40px">secret words</div><div style="position:relative;height:40px"><div style="position:absolute;left:0;right:0;bottom:100%;height:40px;background:#fff"></div></div>',
    ),
  ],
  [
    'margin cover plain background no pos',
    after(
      '<div style="height:30px"><span style="position:relative;z-index:-1">secret words</span></div><div style="margin-top:-30px;height:30px;background:#fff"></div>',
    ),
  ],
  [
    'details: content hidden',
    sheet(
      'details::details-content{content-visibility:hidden}',
      '<details open><summary>a</summary><p>secret words</p></details>',
    ),
  ],
  [
    'details: content display none',
    sheet(
      'details::details-content{display:none}',
      '<details open><summary>a</summary><p>secret words</p></details>',
    ),
  ],
  [
    'details: content opacity',
    sheet('::details-content{opacity:0}', '<details open><summary>a</summary><p>secret words</p></details>'),
  ],
  [
    'details: content height',
    sheet(
      'details::details-content{height:0;overflow:clip}',
      '<details open><summary>a</summary><p>secret words</p></details>',
    ),
  ],
  [
    'details: same name',
    after(
      '<details name="q" open><summary>a</summary>plain words</details><details name="q" open><summary>a</summary>secret words</details>',
    ),
  ],
  [
    'a column: collapse',
    after(
      '<table style="border-collapse:collapse"><col><col style="visibility:collapse"><tr><td>a<td>secret words</table>',
    ),
  ],
  [
    'colgroup collapse',
    after(
      '<table><colgroup><col><colgroup style="visibility:collapse"><col></colgroup><tr><td>a<td>secret words</table>',
    ),
  ],
  [
    'a column: zero width fixed',
    after(
      '<table style="table-layout:fixed;width:100px"><col style="width:100px"><col style="width:0"><tr><td>a<td style="padding:0;overflow:hidden;white-space:nowrap">secret words</table>',
    ),
  ],
  [
    'a column: width attr fixed',
    after(
      '<table width="100" style="table-layout:fixed"><col width="100"><col width="0"><tr><td>a<td style="padding:0;overflow:hidden;white-space:nowrap">secret words</table>',
    ),
  ],
  [
    'first row sets fixed width',
    after(
      '<table style="table-layout:fixed;width:100px"><tr><td style="width:100px">a<td style="width:0;padding:0"><tr><td>a<td style="padding:0;overflow:hidden;white-space:nowrap">secret words</table>',
    ),
  ],
  [
    'a grid: minmax zero',
    after(
      '<div style="display:grid;grid-template-columns:1fr minmax(0,0)"><div>a</div><div style="overflow:hidden;white-space:nowrap">secret words</div></div>',
    ),
  ],
  [
    'a grid: repeat zero',
    after(
      '<div style="display:grid;grid-template-columns:repeat(1,0px)"><div style="overflow:hidden;white-space:nowrap">secret words</div></div>',
    ),
  ],
  [
    'a grid: rows minmax zero',
    after(
      '<div style="display:grid;grid-template-rows:minmax(0,0)"><div style="overflow:hidden;min-height:0">secret words</div></div>',
    ),
  ],
  [
    'a grid: auto columns',
    after(
      '<div style="display:grid;grid-auto-columns:0"><div style="overflow:hidden;white-space:nowrap">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: pushed',
    after(
      '<div style="display:flex;width:100px;overflow:hidden"><div style="flex:none;width:100px">a</div><div style="flex:none">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: column pushed',
    after(
      '<div style="display:flex;flex-direction:column;height:20px;overflow:hidden"><div style="flex:none;height:20px">a</div><div style="flex:none">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: column reverse',
    after(
      '<div style="display:flex;flex-direction:column-reverse;height:20px;overflow:hidden"><div style="flex:none;height:20px;line-height:20px">a</div><div style="flex:none">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: row reverse',
    after(
      '<div style="display:flex;flex-direction:row-reverse;width:100px;overflow:hidden"><div style="flex:none;width:100px">a</div><div style="flex:none">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: wrap second line',
    after(
      '<div style="display:flex;flex-wrap:wrap;height:20px;overflow:hidden;align-content:flex-start"><div style="width:100%;height:20px">a</div><div>secret words</div></div>',
    ),
  ],
  [
    'rotate at page edge',
    inline('position:absolute;left:0;top:0;transform-origin:0 0;transform:rotate(180deg)'),
  ],
  [
    'rotate -90 at top',
    after(
      '<div style="position:absolute;top:0;left:0;transform-origin:0 0;rotate:-90deg;white-space:nowrap">secret words</div>',
    ),
  ],
  [
    'writing mode line pushed',
    after(
      '<div style="writing-mode:vertical-lr;width:20px;overflow:hidden;height:100px;line-height:20px">a<br>secret words</div>',
    ),
  ],
  ['origin far', inline('transform-origin:-5000px 0;transform:rotate(90deg)')],
  ['origin far scale', inline('transform-origin:3000px 0;transform:scale(2)')],
  [
    'rotate upside in clip',
    after(
      '<div style="height:30px;overflow:hidden"><div style="transform-origin:0 100%;transform:rotate(180deg);height:30px">secret words</div></div>',
    ),
  ],
  [
    'translate 100 in clip',
    after(
      '<div style="overflow:hidden;width:200px"><div style="transform:translateX(100%);width:200px">secret words</div></div>',
    ),
  ],
  [
    'translateY 100 in clip',
    after(
      '<div style="overflow:hidden;height:20px"><div style="transform:translateY(100%)">secret words</div></div>',
    ),
  ],
  [
    'left 100 in clip',
    after(
      '<div style="overflow:hidden;width:200px;position:relative"><div style="position:relative;left:100%">secret words</div></div>',
    ),
  ],
  [
    'left 100 abs in clip',
    after(
      '<div style="overflow:hidden;width:200px;height:50px;position:relative"><div style="position:absolute;left:100%">secret words</div></div>',
    ),
  ],
  [
    'top 100 abs in clip',
    after(
      '<div style="overflow:hidden;width:200px;height:50px;position:relative"><div style="position:absolute;top:100%">secret words</div></div>',
    ),
  ],
  [
    'margin-left 100 in clip',
    after('<div style="overflow:hidden;width:200px"><div style="margin-left:100%">secret words</div></div>'),
  ],
  [
    'margin-top 100% in clip',
    after(
      '<div style="overflow:hidden;width:200px;height:50px"><div style="margin-top:100%">secret words</div></div>',
    ),
  ],
  ['margin-right rtl', inline('direction:rtl;margin-right:-9999px')],
  ['placed: left -300', inline('position:absolute;left:-300px;width:200px')],
  ['placed: left -300 nowrap', inline('position:absolute;left:-300px')],
  ['top -100', inline('position:absolute;top:-100px')],
  ['top -40 fixed', inline('position:fixed;top:-40px;line-height:20px')],
  ['translateY -200', inline('position:absolute;top:0;transform:translateY(-200px)')],
  [
    'a face: blank',
    sheet(`@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font})}.x{font-family:z}`),
  ],
  [
    'a face: blank woff',
    sheet(
      `@font-face{font-family:"z z";src:url("data:font/woff;base64,${blank_woff}") format("woff")}.x{font:16px "z z",Arial}`,
    ),
  ],
  [
    'a face: blank inherited',
    sheet(
      `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font})}.o{font-family:z,serif}`,
      '<p class="x"><b>secret words</b></p>',
    ),
  ],
  [
    'a face: blank second',
    sheet(
      `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font})}.x{font-family:nothing-here,z}`,
    ),
  ],
  [
    'a face: blank range',
    sheet(
      `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font});unicode-range:U+61-7A}.x{font-family:z}`,
    ),
  ],
  [
    'a face: in face element',
    sheet(
      `@font-face{font-family:z;src:url(data:font/ttf;base64,${blank_font})}`,
      '<font face="z">secret words</font>',
    ),
  ],
  [
    'a face: size-adjust second face',
    sheet(
      '@font-face{font-family:z;src:local("DejaVu Sans"),local("Liberation Sans"),local("Open Sans");size-adjust:1%}.x{font-family:none-such,z}',
    ),
  ],
  ['a face:-size-adjust from-font', inline('font-size-adjust:ex-height .02')],
  ['a mask: luminance', inline('mask:linear-gradient(#000,#000);mask-mode:luminance')],
  [
    'a mask: composite',
    inline('mask:linear-gradient(#000,#000),linear-gradient(#000,#000);mask-composite:exclude'),
  ],
  [
    'a mask: clip',
    inline('mask:linear-gradient(#000,#000) content-box;mask-clip:content-box;padding:20px 0 0;height:0'),
  ],
  ['a mask: gradient mostly', inline('mask-image:linear-gradient(90deg,transparent 99%,#000)')],
  ['a clip path: path closed flat', inline("clip-path:path('M0 0 H500 V0 Z')")],
  ['a clip path: polygon outside right', inline('clip-path:polygon(110% 0,120% 0,120% 100%)')],
  ['a clip path: polygon below', inline('clip-path:polygon(0 200%,100% 200%,100% 300%)')],
  ['a clip path: circle at outside', inline('clip-path:circle(10px at 5000px 0)')],
  ['a clip path: circle at percent outside', inline('clip-path:circle(10px at 200% 50%)')],
  [
    'a starting style: style long',
    sheet('.x{opacity:1;transition:opacity 99999s}@starting-style{.x{opacity:0}}'),
  ],
  ['a starting style: style nested', sheet('.x{transition:opacity 9999s;@starting-style{opacity:0}}')],
  [
    'a starting style: style delay',
    sheet('.x{opacity:1;transition:opacity 1ms 9999s}@starting-style{.x{opacity:0}}'),
  ],
  [
    'a starting style: style colour',
    sheet('.x{color:#000;transition:color 9999s}@starting-style{.x{color:#fff}}'),
  ],
  ['an animation: neg delay paused', sheet('@keyframes k{to{opacity:0}}.x{animation:k 1s -1s paused both}')],
  [
    'an animation: infinite near zero',
    sheet('@keyframes k{0%{opacity:.01}100%{opacity:.02}}.x{animation:k 1s infinite}'),
  ],
  ['an animation: variable', sheet('@keyframes k{to{--o:0}}.x{animation:k 1ms forwards;opacity:var(--o)}')],
  ['an animation: 1e', sheet('@keyframes k{from{opacity:0}}.x{animation:k 1e5s}')],
  ['a blend: hue', around('background:#888', 'color:#999;mix-blend-mode:hue')],
  ['a blend: color', around('background:#fff', 'color:#f00;mix-blend-mode:color')],
  ['a blend: saturation', around('background:#fff', 'color:#000;mix-blend-mode:saturation')],
]
