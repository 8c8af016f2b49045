/** A way to hide text: the page says `secret words` where a person does not see them, and `plain words` where one does. */
export type WayToHide = readonly [name: string, html: string]

const styled = (css: string, body = '<p class="x" id="i">secret words</p>') =>
  `<html><head><style>${css}</style></head><body><p>plain words</p>${body}</body></html>`
const inline = (style: string, attributes = '') =>
  `<p>plain words</p><div style="${style}" ${attributes}>secret words</div>`

/** Those that the code was written with. */
export const ways_to_hide: readonly WayToHide[] = [
  ['a rule of a class', styled('.x{display:none}')],
  [
    'a rule of a descendant',
    styled('div .x{display:none}', '<div><b><p class="x">secret words</p></b></div>'),
  ],
  ['a rule of a group', styled('.a,.b , .x{visibility:hidden}')],
  ['the later of two rules', styled('.x{display:block}.x{display:none}')],
  [
    '!important over the inline style',
    styled('.x{display:none!important}', '<p class="x" style="display:block">secret words</p>'),
  ],
  ['a media query for screens', styled('@media only screen{.x{display:none}}')],
  [
    'a media query for narrow and wide screens',
    styled('@media (min-width:100px) and (max-width:5000px){.x{font-size:0}}'),
  ],
  [
    'a style element in the body',
    '<p>plain words</p><style>.x{opacity:0}</style><p class="x">secret words</p>',
  ],
  ['a style element behind', '<p>plain words</p><p class="x">secret words</p><style>.x{opacity:0}</style>'],
  [
    'inherited visibility',
    styled('#i{visibility:hidden}', '<div id="i"><table><tr><td>secret words</td></tr></table></div>'),
  ],
  ['inherited font size', inline('font-size:0').replace('secret words', '<b><i>secret words</i></b>')],
  ['a tiny font in em', inline('font-size:.05em')],
  ['a tiny font in percent', inline('font-size:1%')],
  ['a tiny font by calc', inline('font-size:calc(2px - 1px)')],
  ['the font shorthand', inline('font:0/0 a')],
  [
    'opacity in two steps',
    '<p>plain words</p><div style="opacity:.1"><div style="opacity:.1">secret words</div></div>',
  ],
  ['opacity in percent', inline('opacity:0%')],
  ['line height with overflow', inline('line-height:0;overflow:hidden')],
  ['a box of no height', inline('height:0;overflow:hidden')],
  ['a box of one pixel', inline('width:1px;height:1px;overflow:hidden')],
  ['a box of no height by block size', inline('max-block-size:0;overflow:clip')],
  ['a box that scrolls', inline('max-height:0;overflow:auto')],
  ['moved to the left', inline('position:absolute;left:-9999px')],
  ['moved by a margin', inline('margin-left:-9999px')],
  ['moved by the margin shorthand', inline('margin:0 0 0 -9999px')],
  ['moved by text-indent', inline('text-indent:-9999px;white-space:nowrap')],
  ['moved by transform', inline('transform:translateX(-9999px)')],
  ['scaled to nothing', inline('transform:scale(0)')],
  ['clipped', inline('position:absolute;clip:rect(0 0 0 0)')],
  ['clipped by a path', inline('clip-path:inset(50%)')],
  ['clipped by a polygon', inline('clip-path:polygon(0 0,0 0,0 0)')],
  ['transparent', inline('color:transparent')],
  ['transparent in hex', inline('color:#0000')],
  ['transparent by rgb', inline('color:rgb(0 0 0 / 0%)')],
  ['white on white', inline('color:white')],
  ['white on white by hsl', inline('color:hsl(0,0%,100%)')],
  ['white on white by oklch', inline('color:oklch(1 0 0)')],
  ['white by light-dark', inline('color:light-dark(white, black)')],
  ['white by color-mix', inline('color:color-mix(in srgb, white, white)')],
  ['white by a variable', styled(':root{--c:#fff}.x{color:var(--c)}')],
  ['the fallback of a variable', inline('color:var(--nothing, #fff)')],
  [
    'the ground of a rule',
    styled(
      '.box{background-color:#123456}.x{color:#123456}',
      '<div class="box"><p class="x">secret words</p></div>',
    ),
  ],
  ['a gradient of one colour', inline('background:linear-gradient(#fff,#fff);color:#fff')],
  ['the fill colour', inline('-webkit-text-fill-color:transparent')],
  ['zoom', inline('zoom:0.05')],
  ['the hidden attribute', '<p>plain words</p><div hidden>secret words</div>'],
  [
    'details that are closed',
    '<p>plain words</p><details><summary>plain words</summary>secret words</details>',
  ],
  ['a popover', '<p>plain words</p><div popover>secret words</div>'],
  ['a comment', '<p>plain words</p><!-- secret words -->'],
  ['a comment for one program', '<p>plain words</p><!--[if mso]><p>secret words</p><![endif]-->'],
  ['a template', '<p>plain words</p><template>secret words</template>'],
  ['content-visibility', inline('content-visibility:hidden')],
  ['filter opacity', inline('filter:opacity(0)')],
  [
    'a mask',
    inline(
      'mask-image:linear-gradient(transparent,transparent);-webkit-mask-image:linear-gradient(transparent,transparent)',
    ),
  ],
  [
    'a preheader',
    '<p>plain words</p><div style="display:none;font-size:1px;color:#333;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">secret words</div>',
  ],
  [
    'the preheader of a class',
    styled(
      '.preheader{display:none !important;visibility:hidden;opacity:0;color:transparent;height:0;width:0}',
      '<span class="preheader">secret words</span>',
    ),
  ],
  [
    'variation selectors of tags',
    '<p>plain words</p><p>\u{e0073}\u{e0065}\u{e0063}\u{e0072}\u{e0065}\u{e0074}</p>',
  ],
]

/** What looks as if it hid text, and does not. */
export const ways_to_show: readonly WayToHide[] = [
  [
    'a less specific rule',
    styled('#i{display:block}.x{display:none}', '<p class="x" id="i">plain words</p>'),
  ],
  [
    'the inline style over the rule',
    styled('.x{display:none}', '<p class="x" style="display:block">plain words</p>'),
  ],
  ['a media query for paper', styled('@media print{.x{display:none}}', '<p class="x">plain words</p>')],
  [
    'a media query for dark screens',
    styled('@media (prefers-color-scheme:dark){.x{display:none}}', '<p class="x">plain words</p>'),
  ],
  [
    'a media query for phones',
    styled(
      '@media only screen and (max-width:600px){.x{display:none!important}}',
      '<p class="x">plain words</p>',
    ),
  ],
  ['a style element for paper', '<style media="print">.x{display:none}</style><p class="x">plain words</p>'],
  ['another class', styled('.y{display:none}', '<p class="x">plain words</p>')],
  [
    'a child that is no child',
    styled('div > .x{display:none}', '<div><b><i class="x">plain words</i></b></div>'),
  ],
  [
    'visible again inside',
    '<div style="visibility:hidden"><b style="visibility:visible">plain words</b></div>',
  ],
  ['a size again inside', '<div style="font-size:0"><b style="font-size:14px">plain words</b></div>'],
  ['white on dark', '<div style="background:#222"><p style="color:#fff">plain words</p></div>'],
  [
    'white on the dark of a rule',
    styled(
      'td{background-color:navy}.x{color:#fff}',
      '<table><tr><td class="x">plain words</td></tr></table>',
    ),
  ],
  ['white on a gradient', '<p style="background:linear-gradient(red,blue);color:#fff">plain words</p>'],
  ['aria-hidden', '<p aria-hidden="true">plain words</p>'],
  ['no line height', '<p style="line-height:0">plain words</p>'],
  ['no height', '<div style="height:0">plain words</div>'],
  ['a box that clips', '<div style="height:40px;width:300px;overflow:hidden">plain words</div>'],
  ['details that are open', '<details open><summary>More</summary>plain words</details>'],
  ['a broken rule before', styled('.y{color:;;}} .z{ {display:none}', '<p class="q">plain words</p>')],
  ['a small print', '<p style="font-size:9px;color:#999">plain words</p>'],
  ['a negative margin', '<p style="margin-left:-4px;text-indent:-10px">plain words</p>'],
  ['clip without a position', '<p style="clip:rect(0,0,0,0)">plain words</p>'],
  [
    'letters filled with a gradient',
    '<p style="background:linear-gradient(red,blue);-webkit-background-clip:text;background-clip:text;color:transparent">plain words</p>',
  ],
  ['a link in a white box', '<div style="color:#fff"><a href="https://example.com/">plain words</a></div>'],
]
