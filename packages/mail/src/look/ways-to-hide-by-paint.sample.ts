import type { WayToHide } from './ways-to-hide.sample.ts'

const black = `url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25'/%3E%3C/svg%3E&quot;)`
const inline = (style: string): string => `<p>plain words</p><div style="${style}">secret words</div>`
const sheet = (css: string): string =>
  `<style>${css}</style><p>plain words</p><div class="o"><p class="x">secret words</p></div>`
const inWhite = (style: string): string =>
  `<p>plain words</p><div style="background:#fff"><b style="${style}">secret words</b></div>`
const covered = (cover: string): string =>
  `<div style="position:relative"><p>secret words</p>${cover}</div><p>plain words</p>`
const below = (markup: string): string => `${markup}<p style="margin-top:400px">plain words</p>`

const own_styles: readonly (readonly [name: string, style: string])[] = [
  ['a mixed color', 'color:color-mix(in srgb,white 99%,black)'],
  ['a color mixed with nothing', 'color:color-mix(in oklab,black,transparent 100%)'],
  ['oklch', 'color:oklch(1 0 0)'],
  ['oklab', 'color:oklab(100% 0 0)'],
  ['lab', 'color:lab(100 0 0)'],
  ['lch', 'color:lch(100% 0 0)'],
  ['a relative color', 'color:rgb(from white r g b)'],
  ['a relative color without alpha', 'color:rgb(from black r g b / 0)'],
  ['a relative color turned light', 'color:hsl(from red h s 100%)'],
  ['hsl', 'color:hsl(0deg 0% 100%)'],
  ['hwb', 'color:hwb(0 100% 0%)'],
  ['color() of srgb', 'color:color(srgb 1 1 1)'],
  ['color() of p3', 'color:color(display-p3 1 1 1)'],
  ['light-dark', 'color:light-dark(white,black)'],
  ['a color of the system', 'color:Canvas'],
  ['a percentage of alpha', 'color:rgb(0 0 0 / 1%)'],
  ['a color by calc', 'color:rgb(calc(250 + 5),255,255)'],
  ['its own color behind it', 'color:#123;background:currentColor'],
  ['a gradient of its color', 'color:#000;background:linear-gradient(#000,#000)'],
  ['a gradient nearly of its color', 'color:#eee;background-image:linear-gradient(90deg,#fff,#f4f4f4)'],
  ['an inner shadow of its color', 'color:#000;box-shadow:inset 0 0 0 100px #000'],
  ['a filter of opacity', 'filter:opacity(0)'],
  ['a filter of inversion', 'filter:invert(1)'],
  ['a filter of blackness', 'background:#fff;filter:brightness(0)'],
  ['a filter of contrast', 'background:#fff;filter:contrast(0)'],
  ['a filter of blur', 'filter:blur(40px)'],
  ['two filters', 'filter:grayscale(1) opacity(.01)'],
  ['a mask of a gradient', 'mask-image:linear-gradient(transparent,transparent)'],
  ['a prefixed mask', '-webkit-mask:linear-gradient(#0000,#0000)'],
  ['a mask without size', 'mask:linear-gradient(#000,#000) no-repeat 0 0/0 0'],
  ['a mask moved away', 'mask:linear-gradient(#000,#000) no-repeat -999px 0/10px 10px'],
  ['a mask of an image', `mask-image:${black.replace('%3Crect', '%3Cg')}`],
  ['opacity by calc', 'opacity:calc(1 - 1)'],
  ['opacity in percent', 'opacity:0%'],
  ['opacity by min', 'opacity:min(0,1)'],
  ['the fill of letters', '-webkit-text-fill-color:transparent'],
  ['the fill of letters in white', '-webkit-text-fill-color:white'],
  ['the fill of letters by a variable', '--c:#fff;-webkit-text-fill-color:var(--c)'],
  ['letters as discs', '-webkit-text-security:disc'],
  ['a background within the letters', 'color:transparent;background:white;background-clip:text'],
  ['a stroke over the letters', '-webkit-text-stroke:30px #fff'],
  ['a line through the letters', 'text-decoration:line-through 30px #000'],
  ['a line as thick as the letters', 'text-decoration:line-through;text-decoration-thickness:2em'],
  ['contents that are an image', `content:${black}`],
]

export const ways_to_hide_by_paint: readonly WayToHide[] = [
  ...own_styles.map(([name, style]) => [name, inline(style)] as const),
  [
    'an outline over it',
    below('<div style="margin:90px;outline:60px solid #fff;outline-offset:-60px">secret words</div>'),
  ],
  ['a blend with its parent', inWhite('mix-blend-mode:screen')],
  ['a blend that lightens', inWhite('mix-blend-mode:lighten')],
  ['a blend that dodges', inWhite('mix-blend-mode:color-dodge')],
  [
    'a cover by a shadow',
    below(
      covered('<div style="position:absolute;top:0;width:1px;height:1px;box-shadow:0 0 0 300px #fff"></div>'),
    ),
  ],
  [
    'a cover by an outline',
    below(
      covered('<div style="position:absolute;top:10px;left:10px;width:1px;outline:200px solid #fff"></div>'),
    ),
  ],
  ['a chain of opacity', `<p>plain words</p>${'<div style="opacity:.3">'.repeat(6)}secret words`],
  [
    'a color from a parent',
    '<p>plain words</p><div style="color:#fff"><b style="color:inherit">secret words</b></div>',
  ],
  [
    'a color of a far ancestor',
    '<p>plain words</p><table style="color:#fefefe"><tr><td><p><b>secret words</table>',
  ],
  [
    'a filter of a graphic',
    '<p>plain words</p><svg width="0" height="0"><filter id="f"><feFlood flood-color="#fff"/></filter></svg><div style="filter:url(#f)">secret words</div>',
  ],
  [
    'a clip path of a graphic',
    '<p>plain words</p><svg width="0" height="0"><clipPath id="c"><rect width="0" height="0"/></clipPath></svg><div style="clip-path:url(#c)">secret words</div>',
  ],
  [
    'a mask of a graphic',
    '<p>plain words</p><svg width="0" height="0"><mask id="m"></mask></svg><div style="mask:url(#m)">secret words</div>',
  ],
  ['a first line without color', sheet('.x::first-line{color:transparent}')],
  ['a first line without size', sheet('.x::first-line{font-size:0}')],
  [
    'a face of no size',
    sheet(
      '@font-face{font-family:z;src:local("DejaVu Sans"),local("Liberation Sans");size-adjust:0%}.x{font-family:z}',
    ),
  ],
  ['a cover', covered('<div style="position:absolute;inset:0;background:#fff"></div>')],
  [
    'a cover of a gradient',
    covered('<div style="position:absolute;inset:0;background:linear-gradient(#fff,#eee)"></div>'),
  ],
  ['a cover of an image', covered(`<div style="position:absolute;inset:0;background-image:${black}"></div>`)],
  [
    'a cover that is an image',
    covered(
      `<img style="position:absolute;left:0;top:0;width:100%;height:100%" src="${black.slice(10, -7)}">`,
    ),
  ],
  ['a cover that blurs', covered('<div style="position:absolute;inset:0;backdrop-filter:blur(60px)"></div>')],
  [
    'a cover by a border',
    below(
      covered('<div style="position:absolute;top:0;width:0;border:60px solid #fff"></div>').replace(
        'plain words',
        '',
      ),
    ),
  ],
  [
    'a cover by a negative margin',
    '<p>plain words</p><div style="height:40px">secret words</div><div style="position:relative;margin-top:-40px;height:40px;background:#fff"></div>',
  ],
  [
    'a cover by a pseudo-element',
    sheet('.x{position:relative}.x::after{content:"";position:absolute;inset:0;background:#fff}'),
  ],
  [
    'a cover of the whole screen',
    '<p>secret words</p><div style="position:fixed;inset:0;background:#fff">plain words</div>',
  ],
  [
    'a cover in the same cell',
    '<p>plain words</p><div style="display:grid"><p style="grid-area:1/1">secret words</p><div style="grid-area:1/1;background:#fff"></div></div>',
  ],
  [
    'a cover by transform',
    '<p>plain words</p><p style="height:30px;margin:0">secret words</p><div style="transform:translateY(-40px);height:50px;background:#fff"></div>',
  ],
  [
    'behind its parent',
    '<p>plain words</p><div style="background:#fff;position:relative;z-index:0"><div style="background:#fff"><p style="position:relative;z-index:-1">secret words</p></div></div>',
  ],
  [
    'a blend with a box',
    '<p>plain words</p><div style="background:#000;color:#fff;isolation:isolate"><b style="mix-blend-mode:multiply">secret words</b></div>',
  ],
  [
    'a box that blends with its image',
    '<p>plain words</p><div style="color:#000;background:linear-gradient(#fff,#fff) #000;background-blend-mode:multiply">secret words</div>',
  ],
  [
    'a filter of a parent',
    '<p>plain words</p><div style="filter:brightness(0)"><div style="background:#fff">secret words</div></div>',
  ],
  [
    'a dialog that covers',
    '<p>secret words</p><dialog open style="inset:0;width:100vw;height:100vh;border:0;margin:0">plain words</dialog>',
  ],
]
