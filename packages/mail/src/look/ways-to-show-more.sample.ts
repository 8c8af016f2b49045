import type { WayToHide } from './ways-to-hide.sample.ts'

const inline = (style: string): string => `<div style="${style}">plain words</div>`
const around = (outer: string, inner: string): string =>
  `<div style="${outer}"><div style="${inner}">plain words</div></div>`
const sheet = (css: string, body = '<p class="x">plain words</p>'): string =>
  `<style>${css}</style><div class="o">${body}</div>`
const dark = `url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25'/%3E%3C/svg%3E&quot;)`

/** Visible words whose style or markup resembles that of hidden ones. */
export const ways_to_show_more: readonly WayToHide[] = [
  ['no height without a clip', inline('height:0;max-height:0')],
  ['no width without a clip', inline('width:0;white-space:nowrap')],
  ['a line height of zero', inline('margin:40px;line-height:0')],
  ['a clip without a position', inline('clip:rect(0,0,0,0)')],
  ['a small move', inline('transform:translate(10px,5px)')],
  ['a quarter turn in the plane', inline('margin:300px;transform:rotate(90deg)')],
  ['a half turn in the plane', inline('rotate:180deg')],
  ['mirrored', inline('transform:scaleX(-1)')],
  ['a scale near one', inline('transform:scale(.9,1.1)')],
  ['a matrix of identity', inline('transform:matrix(1,0,0,1,0,0)')],
  ['a perspective seen', inline('width:300px;transform:perspective(500px) rotateY(20deg)')],
  ['centered by half', inline('position:absolute;left:50%;top:50%;transform:translate(-50%,-50%)')],
  ['a width in em', inline('width:20em;text-indent:1em')],
  ['letters spread', inline('letter-spacing:.3em;word-spacing:9px')],
  ['letters drawn together', inline('letter-spacing:-.05em')],
  ['a zoom', inline('zoom:.8')],
  ['a size by calc', inline('font-size:calc(10px + .5vw)')],
  ['a size by clamp', inline('font-size:clamp(12px,0vw,20px)')],
  ['a size restored', around('font-size:0', 'font-size:14px')],
  ['a size by rem', around('font-size:0', 'font-size:1rem')],
  ['a visible child', around('visibility:hidden', 'visibility:visible')],
  ['a height that suffices', inline('max-height:40px;overflow:hidden')],
  ['a ratio that suffices', inline('width:200px;aspect-ratio:4/1;overflow:hidden')],
  ['a grid', around('display:grid;grid-template-columns:1fr 1fr', 'min-width:0')],
  [
    'a grid of an automatic row',
    around('display:grid;grid-template-rows:1fr', 'min-height:0;overflow:hidden'),
  ],
  ['a flex item', around('display:flex', 'flex:1 1 0;min-width:0;overflow:hidden')],
  ['containment of layout', inline('contain:layout style;content-visibility:auto')],
  ['a clip path that suffices', inline('width:200px;clip-path:inset(0 0 0 0 round 8px)')],
  ['a round clip path', inline('width:200px;height:200px;clip-path:circle(50%)')],
  ['a clip path of a rectangle', inline('clip-path:polygon(0 0,100% 0,100% 100%,0 100%)')],
  ['a mask that fades', inline('height:60px;mask-image:linear-gradient(#000 60%,transparent)')],
  ['a transparent fill with a shadow', inline('color:transparent;text-shadow:0 0 0 #000')],
  [
    'a transparent fill with a stroke',
    inline('color:transparent;font-size:30px;-webkit-text-stroke:1px #000'),
  ],
  [
    'a gradient within the letters',
    inline(
      'color:transparent;background:linear-gradient(90deg,#900,#009);-webkit-background-clip:text;background-clip:text',
    ),
  ],
  ['white on a gradient', inline('color:#fff;background:linear-gradient(90deg,#004,#400)')],
  ['white on an image', inline(`color:#fff;background:${dark}`)],
  ['white on an inner shadow', inline('color:#fff;box-shadow:inset 0 0 0 99px #036')],
  ['white on a mixed color', inline('color:#fff;background:color-mix(in srgb,navy 80%,white)')],
  ['white on oklch', inline('color:#fff;background:oklch(.4 .1 250)')],
  [
    'white on the color of a cell',
    '<table><tr><td bgcolor="#333333"><font color="#ffffff">plain words</font></table>',
  ],
  ['white on a dark body', '<body bgcolor="#101010" text="#eeeeee">plain words'],
  ['white on a dark row', '<table style="color:#fff"><tr bgcolor="#222"><td>plain words</table>'],
  [
    'above a picture',
    '<div style="position:relative;height:60px"><div style="position:absolute;inset:0;background:#def"></div><p style="position:relative;z-index:1">plain words</p></div>',
  ],
  [
    'beside a cover',
    '<div style="position:relative"><p>plain words</p><div style="position:absolute;left:300px;top:0;width:50px;height:50px;background:#fff"></div></div>',
  ],
  [
    'below a transparent cover',
    '<div style="position:relative"><p>plain words</p><div style="position:absolute;inset:0"></div></div>',
  ],
  [
    'before a pulled box',
    '<p>plain words</p><div style="margin-top:-8px;background:#fff;height:30px"></div>',
  ],
  ['a filter of gray', inline('filter:grayscale(1) contrast(1.2)')],
  ['inverted twice', around('filter:invert(1)', 'filter:invert(1)')],
  ['a shadow of a filter', inline('filter:drop-shadow(0 1px 2px #0004)')],
  ['a blend that multiplies', inline('mix-blend-mode:multiply')],
  ['half opacity', around('opacity:.8', 'opacity:.8')],
  [
    'an animation that shows',
    sheet('@keyframes a{from{opacity:0}to{opacity:1}}.x{opacity:0;animation:a 1ms forwards}'),
  ],
  ['an animation that does not run', sheet('@keyframes a{to{opacity:0}}.x{animation-name:b}')],
  ['hidden when hovered', sheet('.x:hover,.x:active,.x:target{display:none}')],
  ['hidden in print', sheet('@media print{.x{display:none}}@page{margin:0}')],
  ['hidden on telephones', sheet('@media only screen and (max-width:600px){.x{display:none!important}}')],
  ['hidden at night', sheet('@media (prefers-color-scheme:dark){.x{color:#fff}}')],
  ['hidden where unsupported', sheet('@supports (display:nonsense){.x{display:none}}')],
  [
    'hidden in Outlook',
    '<!--[if mso]><style>.x{display:none}</style><![endif]--><p class="x" style="mso-hide:all">plain words</p>',
  ],
  ['for all but Outlook', '<!--[if !mso]><!--><p>plain words</p><!--<![endif]-->'],
  ['an outer scope', sheet('@scope (.o) to (.x){.x{display:none}}')],
  ['a later layer', sheet('@layer a,b;@layer b{.x{display:block}}@layer a{.x{display:none}}')],
  ['an invalid variable', sheet('.x{display:none;display:var(--nothing)}')],
  ['a reverted display', sheet('.x{display:none}div .x{display:revert}')],
  ['a broken property', sheet('.x{dis/**/play:none;display:nonsense none}')],
  ['hidden but displayed', '<p hidden style="display:block">plain words</p>'],
  ['not for readers by voice', '<p aria-hidden="true" inert>plain words</p>'],
  ['open details', '<details open><summary>a</summary>plain words</details>'],
  ['an open dialog', '<dialog open>plain words</dialog>'],
  ['a button', '<button disabled>plain words</button>'],
  ['a legend', '<fieldset disabled><legend>plain words</legend></fieldset>'],
  ['a ruby base', '<ruby>plain words<rt>a</rt></ruby>'],
  [
    'a table of no height',
    '<table height="0" width="0"><tr height="0"><td height="0" width="1%">plain words</table>',
  ],
  ['vertical text', inline('writing-mode:vertical-rl;height:200px;overflow:hidden')],
  ['columns', inline('columns:2;height:60px')],
  [
    'a clamp that suffices',
    inline('display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden'),
  ],
  ['a fluid width', inline('width:1px;min-width:100%;overflow:hidden')],
  ['padding that shows', inline('height:0;padding-bottom:40px;overflow:hidden')],
  [
    'a line below by a pseudo-element',
    sheet(
      '.x{position:relative}.x::after{content:"";position:absolute;left:0;bottom:-9px;width:100%;height:2px;background:#f90}',
    ),
  ],
  [
    'a shade over a picture',
    sheet(
      '.o{position:relative;z-index:0}.o::before{content:"";position:absolute;inset:0;background:#def;z-index:-1}',
    ),
  ],
  [
    'a faint shade',
    '<div style="position:relative"><p>plain words</p><div style="position:absolute;inset:0;background:rgb(0 0 0 / 20%)"></div></div>',
  ],
  [
    'a badge in a corner',
    '<div style="position:relative"><div style="position:absolute;top:0;left:0;width:40px;height:20px;background:#c00"></div><p style="margin-left:60px">plain words</p></div>',
  ],
  [
    'a box over a picture',
    '<div style="position:relative;height:90px"><img style="position:absolute;inset:0;width:100%;height:100%" src="https://example.com/a.png" alt=""><p style="position:relative">plain words</p></div>',
  ],
  [
    'pulled over a picture',
    '<div style="height:90px;background:#def"></div><div style="position:relative;margin-top:-40px;background:#fff"><p>plain words</p></div>',
  ],
  [
    'cells of a grid',
    '<div style="display:grid"><div style="grid-area:1/1;background:#def;height:60px"></div><p style="grid-area:1/1">plain words</p></div>',
  ],
  ['an underline with a color', inline('text-decoration:underline 12px #ff0;text-underline-offset:-8px')],
  [
    'a clearing pseudo-element',
    sheet('.o{overflow:hidden}.o:after{content:"";display:block;height:0;clear:both;visibility:hidden}'),
  ],
  ['a capital first line', sheet('.x::first-line{font-weight:bold;color:#c00}')],
  ['a sheet of fonts', '<link rel="stylesheet" href="https://example.com/fonts.css"><p>plain words</p>'],
  ['a function of colors', sheet(':root{--Brand:#036}.x{color:#fff;background:var(--Brand)}')],
  ['two lines of three', '<div style="height:60px;line-height:20px;overflow:hidden">a<br>plain words</div>'],
  [
    'an icon in a row',
    '<div style="height:40px;overflow:hidden"><img src="https://example.com/a.png" alt="" width="30" height="30" style="vertical-align:-8px"> plain words</div>',
  ],
  [
    'an animation that swings',
    sheet('@keyframes a{from{opacity:1}50%{opacity:.2}to{opacity:1}}.x{animation:a 9s infinite}'),
  ],
  [
    'a border within',
    inline('box-sizing:border-box;height:60px;padding:10px;border:2px solid #ccc;overflow:hidden'),
  ],
  [
    'an image to the left',
    '<div style="overflow:hidden"><img style="float:left" width="60" height="60" src="https://example.com/a.png" alt=""><p>plain words</p></div>',
  ],
  ['a float', inline('float:right;shape-outside:circle(50%)')],
  ['a box that scrolls', inline('height:60px;overflow:auto')],
]
