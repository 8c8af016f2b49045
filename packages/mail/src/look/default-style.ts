import { type Element, isTag } from 'domhandler'

/** How browsers show elements that no style tells of, attributes of old mails among it. */
export function defaultStyle(element: Element): [name: string, value: string][] {
  const { name, attribs } = element
  if (usual.has(name) && !hasAny(attribs)) return none
  const style: [string, string][] = []
  const has = (attribute: string) => Object.hasOwn(attribs, attribute)
  if (absent.has(name) || isClosed(element) || has('popover')) style.push(['display', 'none'])
  if (has('hidden'))
    style.push(
      /^until-found$/i.test(attribs['hidden'] ?? '') ? ['content-visibility', 'hidden'] : ['display', 'none'],
    )
  if (/^(small|sub|sup)$/.test(name)) style.push(['font-size', 'smaller'])
  if (name === 'pre') style.push(['white-space', 'pre-wrap'])
  if (name === 'mark') style.push(['background-color', '#ffff00'], ['color', '#000000'])
  if (name === 'dialog')
    style.push(['position', 'absolute'], ['background-color', '#ffffff'], ['color', '#000000'])
  if (name === 'a' && has('href')) style.push(['color', '#0000ee'])
  const colour = name === 'font' ? attribs['color'] : name === 'body' ? attribs['text'] : undefined
  if (colour !== undefined) style.push(['color', colour.trim().toLowerCase()])
  if (name === 'font' && has('face')) style.push(['font-family', attribs['face'] ?? ''])
  const ground = attribs['bgcolor']
  if (ground !== undefined && painted.has(name)) style.push(['background-color', ground.trim().toLowerCase()])
  if (has('background') && painted.has(name))
    style.push(['background-image', `url("${(attribs['background'] ?? '').replaceAll('"', '')}")`])
  return style
}

const none: [string, string][] = []
const usual = new Set('span div p b i br li ul td tr table tbody h1 h2 h3 img center strong em'.split(' '))
const telling = ['hidden', 'popover', 'bgcolor', 'background']

function hasAny(attribs: Element['attribs']): boolean {
  return telling.some((name) => Object.hasOwn(attribs, name))
}

const painted = new Set('body table thead tbody tfoot tr td th'.split(' '))
const absent = new Set(
  'area base datalist head link meta meter noembed noframes param progress rp script style template title'.split(
    ' ',
  ),
)

function isClosed({ name, attribs }: Element): boolean {
  return name === 'dialog' && !Object.hasOwn(attribs, 'open')
}

/** Whether an element is the one that closed details show. */
export function isShownSummary({ name, prev }: Element): boolean {
  return name === 'summary' && !hasSummaryBefore(prev)
}

function hasSummaryBefore(node: Element['prev']): boolean {
  for (let before = node; before; before = before.prev)
    if (isTag(before) && before.name === 'summary') return true
  return false
}
