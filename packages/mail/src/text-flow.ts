import type { Display, Spaces } from './look/display.ts'
import type { Piece } from './markup.ts'
import type { Flow } from './prose.ts'

/** How the text of an element stands in the text around it, by its tag and the display that its style names. */
export function flowOf({ tag, attributes }: Extract<Piece, { kind: 'open' }>): Flow {
  const style = attributes.get('style')
  const [, display] = (style !== undefined && /(?:^|;)display:([a-z-]+)/.exec(style)) || []
  return display === undefined ? flowOfTag(tag) : (flows_of_displays.get(display) ?? 'inline')
}

/** What becomes of the spaces in an element, by its tag and its style; `outer` where neither says it. */
export function spacesOf({ tag, attributes }: Extract<Piece, { kind: 'open' }>, outer: Spaces): Spaces {
  const [, written] = /(?:^|;)white-space:([a-z-]+)/.exec(attributes.get('style') ?? '') ?? []
  if (written !== undefined) return written === 'pre-line' || written === 'pre-wrap' ? written : 'normal'
  return tag === 'pre' ? 'pre-wrap' : outer
}

/** Whether a display changes how an element with this tag stands in the text. Browsers copy each `p` as a paragraph. */
export function changesFlow(tag: string, display: Display): boolean {
  const flow = flowOfTag(tag)
  if (flow === 'verbatim' || tag === 'p') return false
  if (display === 'block') return flow === 'inline' || flow === 'cell' || flow === 'item'
  return flow !== flows_of_displays.get(display)
}

function flowOfTag(tag: string): Flow {
  return flows.get(tag) ?? 'inline'
}

const flows: ReadonlyMap<string, Flow> = new Map(
  Object.entries({
    block: 'div hr dt dd caption thead tbody tfoot tr figure figcaption address details',
    paragraph: 'p blockquote ul ol dl table h1 h2 h3 h4 h5 h6',
    cell: 'td th',
    item: 'li',
    verbatim: 'pre',
  } as const).flatMap(([flow, tags]) => tags.split(' ').map((tag) => [tag, flow as Flow] as const)),
)

const flows_of_displays: ReadonlyMap<string, Flow> = new Map([
  ['block', 'block'],
  ['inline', 'inline'],
  ['table-cell', 'cell'],
])
