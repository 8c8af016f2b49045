import { blank_font } from './fonts.sample.ts'
import { black_gif } from './pictures.sample.ts'
import type { WayToHide } from './ways-to-hide.sample.ts'

const inline = (style: string): string => `<p>plain words</p><div style="${style}">secret words</div>`
const around = (outer: string, inner: string): string =>
  `<p>plain words</p><div style="${outer}"><div style="${inner}">secret words</div></div>`
const sheet = (css: string, body = '<p class="x">secret words</p>'): string =>
  `<style>${css}</style><p>plain words</p><div class="o">${body}</div>`
const after = (markup: string): string => `<p>plain words</p>${markup}`

/** Written with the ones before, and kept apart until those were hidden. */
export const ways_to_hide_behind_again: readonly WayToHide[] = [
  [
    'gradient of variables',
    sheet(':root{--w:#fff}.x{color:var(--w);background:linear-gradient(var(--w),var(--w))}'),
  ],
  [
    'gradient to left picture below',
    inline(`color:#fff;background-image:linear-gradient(to left,#fff 0 100%),${black_gif}`),
  ],
  [
    'a background: longhands by rule',
    sheet(`.x{color:#fff;background-image:${black_gif};background-repeat:no-repeat;background-size:3px}`),
  ],
  [
    'a background: quoted url',
    sheet(
      `.x{color:#000;background:#000 url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")}`,
    ),
  ],
  [
    'a background: svg opacity 0',
    sheet(
      `.x{color:#fff;background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill-opacity='0'/%3E%3C/svg%3E")}`,
    ),
  ],
  [
    'a background: svg group fill',
    sheet(
      `.x{color:#fff;background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cg fill='%23fff'%3E%3Crect width='100%25' height='100%25'/%3E%3C/g%3E%3C/svg%3E")}`,
    ),
  ],
  [
    'a background: svg base64',
    sheet(
      `.x{color:#fff;background:url(data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#fff"/></svg>').toString('base64')})}`,
    ),
  ],
  [
    'a background: mixed alpha gradient',
    inline('color:#fff;background:linear-gradient(rgba(255,255,255,0),rgba(255,255,255,.9))'),
  ],
  ['a background: conic same', inline('color:#222;background:conic-gradient(#222,#232323)')],
  [
    'a background: repeating dot',
    inline('color:#fff;background:repeating-linear-gradient(#fff 0 100px,#000 100px 101px)'),
  ],
  [
    'a background: cover of a 1px wide svg',
    inline('color:#fff;background:linear-gradient(#000,#000) 0 0/1px 100% no-repeat'),
  ],
  [
    'a background: height 1',
    inline('color:#fff;background:linear-gradient(#000,#000) 0 0/100% 1px no-repeat'),
  ],
  [
    'a background: right aside',
    inline('color:#fff;background:linear-gradient(#000,#000) -700px 0/600px 100% no-repeat'),
  ],
  ['opacity under shadow', inline('opacity:0;text-shadow:0 0 2px #000')],
  [
    'opacity under clip',
    inline('opacity:.01;background:linear-gradient(red,blue);background-clip:text;color:transparent'),
  ],
  [
    'a ground: by ::after',
    sheet(
      '.o{position:relative;color:#333}.o::after{content:"";position:absolute;inset:0;background:#333}.x{position:relative;z-index:1}',
    ),
  ],
  [
    'a ground: by sibling table',
    after(
      '<div style="position:relative;height:90px"><table style="position:absolute;inset:0;width:100%;height:100%;background:#456"><tr><td></table><p style="position:relative;color:#456">secret words</p></div>',
    ),
  ],
  [
    'a ground: in cell of grid',
    after(
      '<div style="display:grid"><div style="grid-area:1/1;background:#456;height:80px"></div><p style="grid-area:1/1;color:#456;margin:0">secret words</p></div>',
    ),
  ],
  [
    'an order: -1 cover',
    after(
      '<div style="display:grid"><div style="grid-area:1/1;background:#fff;z-index:1">&nbsp;</div><p style="grid-area:1/1;margin:0">secret words</p></div>',
    ),
  ],
  [
    'z cover of flex items',
    after(
      '<div style="display:flex"><p style="width:200px;margin:0">secret words</p><div style="margin-left:-200px;width:200px;background:#fff;z-index:1">&nbsp;</div></div>',
    ),
  ],
  [
    'sticky pulled',
    after(
      '<p style="margin:0;height:20px">secret words</p><div style="position:sticky;top:0;margin-top:-20px;height:40px;background:#fff"></div>',
    ),
  ],
  [
    'absolute over inline',
    after(
      '<b>secret words</b><i style="position:absolute;transform:translateX(-300px);width:300px;height:30px;background:#fff"></i>',
    ),
  ],
  [
    'relative left over',
    after(
      '<span>secret words</span><span style="position:relative;left:-200px;display:inline-block;width:220px;height:24px;background:#fff"></span>',
    ),
  ],
  [
    'details:-content by attribute',
    sheet(
      'details[open]::details-content{visibility:hidden}',
      '<details open><summary>a</summary>secret words</details>',
    ),
  ],
  [
    'details:-content clip',
    sheet(
      '::details-content{clip-path:inset(100%)}',
      '<details open><summary>a</summary><p>secret words</p></details>',
    ),
  ],
  [
    'details:-content white',
    sheet('::details-content{color:#fff}', '<details open><summary>a</summary><p>secret words</p></details>'),
  ],
  [
    'three names',
    after(
      '<details name="k" open><summary>a</summary>plain</details><div><details name="k" open><summary>a</summary><b>secret words</b></details></div>',
    ),
  ],
  [
    'a column: span collapse',
    after(
      '<table style="border-collapse:collapse"><col><col span="2" style="visibility:collapse"><tr><td>a<td>b<td>secret words</table>',
    ),
  ],
  [
    'a column: class collapse',
    sheet(
      '.x{visibility:collapse}',
      '<table><colgroup><col><col class="x"></colgroup><tr><td>a<td>secret words</table>',
    ),
  ],
  [
    'a column: collapse behind a rowspan',
    after(
      '<table style="border-collapse:collapse"><col><col style="visibility:collapse"><tr><td rowspan="2">a<td>b<tr><td>secret words</table>',
    ),
  ],
  [
    'display table cells',
    after(
      '<div style="display:table;table-layout:fixed;width:100px"><div style="display:table-cell;width:100px">a</div><div style="display:table-cell;width:0;overflow:hidden;white-space:nowrap">secret words</div></div>',
    ),
  ],
  [
    'display table row collapse',
    after(
      '<div style="display:table"><div style="display:table-row;visibility:collapse"><div style="display:table-cell">secret words</div></div></div>',
    ),
  ],
  [
    'a grid: template areas zero',
    after(
      '<div style="display:grid;grid-template-columns:1fr 0;grid-template-areas:\'a b\'"><div style="grid-area:a">a</div><div style="grid-area:b;overflow:hidden;white-space:nowrap">secret words</div></div>',
    ),
  ],
  [
    'a grid: shorthand',
    after(
      '<div style="display:grid;grid:0 auto/1fr"><div style="overflow:hidden;min-height:0">secret words</div><div>b</div></div>',
    ),
  ],
  [
    'a grid: column 2 zero',
    after(
      '<div style="display:grid;grid-template-columns:1fr 0"><div style="grid-column:2;overflow:hidden;white-space:nowrap">secret words</div></div>',
    ),
  ],
  [
    'a grid: row start',
    after(
      '<div style="display:grid;grid-template-rows:auto 0"><p>a</p><div style="grid-row-start:2;overflow:hidden">secret words</div></div>',
    ),
  ],
  [
    'a grid: auto rows',
    after('<div style="display:grid;grid-auto-rows:0"><div style="overflow:hidden">secret words</div></div>'),
  ],
  ['multicol height 0', inline('column-count:3;max-height:0;overflow:hidden')],
  [
    'a flexible box: basis pushed',
    after(
      '<div style="display:flex;width:120px;overflow:clip"><div style="flex:0 0 120px">a</div><div>secret words</div></div>',
    ),
  ],
  [
    'a flexible box: min-width pushed',
    after(
      '<div style="display:flex;width:120px;overflow:hidden"><div style="min-width:120px">a</div><div style="flex:none">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: margin pushed',
    after(
      '<div style="display:flex;width:120px;overflow:hidden"><div style="flex:none;margin-left:120px">secret words</div></div>',
    ),
  ],
  [
    'a flexible box: gap pushed',
    after(
      '<div style="display:flex;width:120px;overflow:hidden;gap:150px"><div>a</div><div style="flex:none">secret words</div></div>',
    ),
  ],
  ['rotateY in clip', around('overflow:hidden', 'transform:rotateY(.25turn)')],
  ['rotate x', inline('rotate:1 0 0 90deg')],
  ['vertical clip', inline('writing-mode:vertical-rl;width:0;max-height:100px;overflow:hidden')],
  [
    'sideways at edge',
    inline('position:absolute;left:0;top:0;writing-mode:vertical-rl;transform:translateX(-100%)'),
  ],
  ['placed: bottom out', inline('position:absolute;top:0;transform:translateY(-150%)')],
  ['fixed right', inline('position:fixed;left:100%;white-space:nowrap')],
  ['fixed bottom', inline('position:fixed;top:100%')],
  ['placed: -20em', inline('position:absolute;left:-20em;width:18em')],
  ['clip + margin', around('overflow:hidden;height:30px', 'margin-top:60px')],
  [
    'a face: blank capital name',
    sheet(
      `@font-face{font-family:'Brand Sans';src:url('data:application/octet-stream;base64,${blank_font}')}.x{font-family:"brand sans",sans-serif}`,
    ),
  ],
  [
    'a face: blank with format',
    sheet(
      `@font-face{font-family:q;src:url(data:;base64,${blank_font}) format("truetype")}p.x{font:bold 14px/1.5 q}`,
    ),
  ],
  [
    'a face: blank after broken',
    sheet(
      `@font-face{font-family:q;src:url(data:font/ttf;base64,AAAA),url(data:font/ttf;base64,${blank_font})}.x{font-family:q}`,
    ),
  ],
  [
    'a face: blank local none',
    sheet(
      `@font-face{font-family:q;src:local("No Such Font"),url(data:font/ttf;base64,${blank_font})}.x{font-family:q}`,
    ),
  ],
  [
    'a face: blank on body',
    `<style>@font-face{font-family:q;src:url(data:font/ttf;base64,${blank_font})}div{font-family:q}p{font-family:serif}</style><p>plain words</p><div><span>secret words</span></div>`,
  ],
  [
    'a face: blank unquoted in style',
    sheet(
      `@font-face{font-family:q;src:url(data:font/ttf;base64,${blank_font})}`,
      '<p style="font-family:q">secret words</p>',
    ),
  ],
  [
    'a face: blank imported',
    `<style>@import url("data:text/css;base64,${Buffer.from(`@font-face{font-family:q;src:url(data:font/ttf;base64,${blank_font})}.x{font-family:q}`).toString('base64')}");</style><p>plain words</p><p class="x">secret words</p>`,
  ],
  ['size-adjust aspect', inline('font-size-adjust:cap-height .01')],
  ['security disc class', sheet('.o{-webkit-text-security:disc}')],
  ['fill by variable', sheet(':root{--f:transparent}.o{-webkit-text-fill-color:var(--f)}')],
  [
    'a mask: alpha picture',
    sheet('.x{mask:url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)}'),
  ],
  ['a mask: radial dot', inline('mask-image:radial-gradient(circle at 0 0,#000 2px,transparent 2px)')],
  ['a mask: repeat-x line', inline('mask:linear-gradient(#000,#000) 0 0/100% 1px no-repeat')],
  [
    'a mask: subtract',
    inline('mask:linear-gradient(#000,#000),linear-gradient(#000,#000);mask-composite:subtract'),
  ],
  ['a clip path: path line back', inline("clip-path:path('M0 0 L900 0 L0 0 Z')")],
  ['a clip path: path v', inline("clip-path:path('M0 0 V500 Z')")],
  ['a clip path: polygon neg', inline('clip-path:polygon(-100% 0,-50% 0,-50% 100%)')],
  ['a clip path: inset left', inline('clip-path:inset(0 0 0 100%)')],
  ['a clip path: xywh', inline('clip-path:xywh(0 0 0 100%)')],
  ['a clip path: circle calc', inline('clip-path:circle(calc(1px - 1px))')],
  [
    'a starting style: font',
    sheet('.x{font-size:16px;transition:font-size 3600s}@starting-style{.x{font-size:0}}'),
  ],
  [
    'a starting style: all',
    sheet('.x{transition:all 1h 99999s;transition:all 99999s}@starting-style{.x{opacity:0}}'),
  ],
  [
    'a starting style: transform',
    sheet(
      '.x{transition-property:transform;transition-duration:99999s}@starting-style{.x{transform:scale(0)}}',
    ),
  ],
  [
    'a starting style: in media',
    sheet('.x{transition:opacity 9999s}@media screen{@starting-style{.x{opacity:0}}}'),
  ],
  ['an animation: reverse both', sheet('@keyframes k{from{opacity:0}}.x{animation:k 1ms reverse both}')],
  ['an animation: long in ms', sheet('@keyframes k{from{opacity:0}to{opacity:0}}.x{animation:k 900000ms}')],
  ['an animation: delay both', sheet('@keyframes k{from{visibility:hidden}}.x{animation:k 1s 500s both}')],
  [
    'an animation: var colour',
    sheet('@keyframes k{0%,100%{--c:#fff}}.x{color:var(--c);animation:k 1s infinite}'),
  ],
  ['an animation: filter', sheet('@keyframes k{to{filter:opacity(0)}}.x{animation:k 1ms forwards}')],
  ['an animation: clip', sheet('@keyframes k{to{clip-path:inset(100%)}}.x{animation:k 0s forwards}')],
  ['a filter: brightness nested', around('background:#000;filter:brightness(0)', 'color:#fff')],
  ['a filter: contrast bg gray', inline('background:#808080;color:#fff;filter:contrast(0)')],
  ['a blend: luminosity', around('background:#777', 'color:#777;mix-blend-mode:luminosity')],
  ['a blend: color gray', around('background:#777', 'color:#f00;mix-blend-mode:saturation')],
  ['a blend: darken', around('background:#000;isolation:isolate', 'color:#eee;mix-blend-mode:darken')],
  ['clip text by class', sheet('.x{color:transparent;-webkit-background-clip:text;background-color:#fff}')],
  [
    'clip text in two',
    sheet('.o{background:#fff;-webkit-background-clip:text}.x{-webkit-text-fill-color:transparent}'),
  ],
  ['text indent nowrap', inline('text-indent:4000px;white-space:nowrap')],
  ['text wrap mode', inline('text-indent:4000px;text-wrap:nowrap')],
  ['stroke on white', inline('-webkit-text-stroke:10px #fff;color:#000')],
  ['contain size auto', inline('contain:size;overflow:clip;padding:0')],
  ['scale by zoom', inline('zoom:.01')],
  ['perspective far', around('perspective:10px', 'transform:translateZ(-9000px)')],
]
