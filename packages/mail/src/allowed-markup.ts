import type { AllowedAttribute, IOptions } from 'sanitize-html'

/** Elements that are left out with all they hold. */
export const dropped_elements: ReadonlySet<string> = new Set(
  `script style template noscript noembed noframes title svg math object embed applet iframe frame frameset audio video
  canvas map select datalist textarea xmp plaintext xml portal fencedframe`.split(/\s+/),
)

/** Elements that are written as another one. */
export const renamed_elements: Readonly<Record<string, string>> = {
  listing: 'pre',
  strike: 's',
  ...renamed('span', 'font label button'),
  ...renamed(
    'div',
    'center article section header footer main aside nav hgroup search dialog details summary form fieldset legend body menu dir',
  ),
}

/**
 * Stands for an element that is left out without what it holds, until the sanitized HTML is read. The library closes the
 * next element by a wrong name where an element is renamed to one that is not allowed.
 */
export const left_out_tag = 'gone'

/** Elements deeper than this are left out, and what they hold is kept. */
const depth_max = 100

const tags =
  `a abbr address b bdi blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6
  hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr tt u ul
  ${left_out_tag}`.split(/\s+/)

const counts = Array.from({ length: 99 }, (_, index) => String(index + 1))
const of_cells = [
  { name: 'colspan', values: counts },
  { name: 'rowspan', values: counts },
]
/** Elements that are written. */
export const allowed_elements: ReadonlySet<string> = new Set(tags)

const own_attributes: Readonly<Record<string, AllowedAttribute[]>> = {
  a: ['href', 'title', { name: 'target', values: ['_blank'] }, 'rel'],
  ol: [{ name: 'start', values: counts }],
  td: of_cells,
  th: of_cells,
}

/** The allow-list of mails: nothing in it fetches, runs, names, hides, or is sent. */
export const allow_list = {
  allowedTags: tags,
  // The library reads lists of values only where they belong to one tag.
  allowedAttributes: Object.fromEntries(
    tags.map((tag) => [
      tag,
      [{ name: 'dir', values: ['ltr', 'rtl'] }, 'style', ...(own_attributes[tag] ?? [])],
    ]),
  ),
  allowedClasses: { span: ['held-image'] },
  allowedStyles: {
    '*': {
      'font-weight': [/^bold$/],
      'font-style': [/^italic$/],
      'text-decoration': [/^(underline|line-through)$/],
      'text-align': [/^(left|right|center)$/],
      'list-style-type': [/^(disc|circle|square|decimal|lower-alpha|lower-roman|upper-alpha|upper-roman)$/],
      color: [/^#[0-9a-f]{6}$/],
      display: [/^(block|inline|table-cell)$/],
      'padding-inline-end': [/^0\.5em$/],
      'white-space': [/^(pre-line|pre-wrap|normal)$/],
    },
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: [...dropped_elements],
  nestingLimit: depth_max,
} satisfies IOptions

/** The same with pictures of the web. */
export const allow_list_with_images = {
  ...allow_list,
  allowedTags: [...tags, 'img'],
  allowedAttributes: {
    ...allow_list.allowedAttributes,
    img: ['src', 'alt', 'referrerpolicy', 'loading', 'style'],
  },
} satisfies IOptions

function renamed(to: string, from: string): Record<string, string> {
  return Object.fromEntries(from.split(' ').map((name) => [name, to]))
}
