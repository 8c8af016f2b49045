import type { Element } from 'domhandler'
import { animatedBy, animationOf } from './animation.ts'
import type { Cascade, Part } from './css-cascade.ts'
import { type Declaration, isChosen } from './css-declarations.ts'
import { setLonghands, type Style } from './css-longhands.ts'
import type { Sheets } from './css-rules.ts'
import { resolveVariables, unread } from './css-variables.ts'
import type { CssWork } from './css-work.ts'
import { faceOf } from './faces.ts'
import { stillStarting } from './transition.ts'
import { defaultStyle } from './default-style.ts'
import { type Look, lookInside } from './look.ts'

export interface LookReader {
  readonly lookOf: (element: Element, outer: Look) => Look
  /** Of a part of an element that rules style; null where none does. */
  readonly lookOfPart: (element: Element, part: Part, outer: Look) => Look | null
}

type Declared = readonly Declaration[]

/** Computes looks; what looks alike inside of the same is computed once. */
export function openLooks(cascade: Cascade, sheets: Sheets, work: CssWork): LookReader {
  const [looks, cells] = [new WeakMap<Look, Map<Declared, Look>>(), new WeakMap<Look, Map<Declared, Look>>()]
  const animated = new Map<string, Declared>()
  const animate = (style: Style): Declared => {
    const written = sheets.animations.size === 0 ? '' : animationOf(style)
    const known = animated.get(written) ?? animatedBy(written, sheets.animations)
    animated.set(written, known)
    work.spend(known.length)
    return known
  }
  const compute = (
    defaults: readonly [string, string][],
    declared: Declared,
    outer: Look,
    starting: Declared = [],
  ): Look => {
    work.spend(1 + declared.reduce((sum, { value }) => sum + costOf(value), 0))
    return computeLook({ faces: sheets.faces, animate, starting }, defaults, declared, outer)
  }
  const shared = (declared: Declared, outer: Look, isCell = false): Look => {
    const known_looks = isCell ? cells : looks
    const siblings = known_looks.get(outer) ?? new Map<Declared, Look>()
    known_looks.set(outer, siblings)
    const known = siblings.get(declared)
    if (known) return known
    const look = compute(isCell ? of_cells : [], declared, outer)
    siblings.set(declared, look)
    return look
  }
  return {
    lookOf: (element, outer) => {
      const declared = cascade.declarationsFor(element)
      const defaults = defaultStyle(element)
      const isPage = element.name === 'html' || element.name === 'body'
      const starting = cascade.declarationsForPart(element, 'starting-style')
      const isCell = element.name === 'td' || element.name === 'th'
      if (defaults.length === 0 && starting.length === 0 && !isPage) return shared(declared, outer, isCell)
      const inside = compute(isCell ? [...of_cells, ...defaults] : defaults, declared, outer, starting)
      if (element.name === 'html') return { ...inside, rootPx: inside.fontPx, isCovered: false }
      return element.name === 'body' ? { ...inside, isCovered: false } : inside
    },
    lookOfPart: (element, part, outer) => {
      const declared = cascade.declarationsForPart(element, part)
      return declared.length === 0 ? null : shared(declared, outer)
    },
  }
}

const characters_per_step = 32
/** Of a picture that a style brings. */
const picture_steps = 3000

function costOf(value: string): number {
  const pictures = value.includes('data:') ? value.split('data:').length - 1 : 0
  return value.length / characters_per_step + pictures * picture_steps
}

const of_cells: [string, string][] = [['display', 'table-cell']]

interface Moving extends Pick<Sheets, 'faces'> {
  readonly animate: (style: Style) => Declared
  /** What the element is declared to look like when it appears. */
  readonly starting: Declared
}

function computeLook(
  { animate, faces, starting }: Moving,
  defaults: readonly [string, string][],
  declared: Declared,
  outer: Look,
): Look {
  const style = new Map<string, string>(defaults)
  let variables = withOwn(outer.variables, declared)
  setAll(style, declared, variables)
  if (starting.length > 0) setAll(style, stillStarting(style, starting), variables)
  const animated = animate(style)
  if (animated.some(({ name }) => name.startsWith('--'))) {
    variables = withOwn(variables, animated)
    setAll(style, declared, variables)
  }
  setAll(style, animated, variables)
  if (isBehind(style, outer)) style.set('display', 'none')
  const families = style.get('font-family')
  const look = lookInside(outer, style, variables)
  return families === undefined || faces.size === 0 ? look : { ...look, face: faceOf(families, faces) }
}

function withOwn(variables: Look['variables'], declared: Declared): Look['variables'] {
  const own = declared.filter(({ name }) => name.startsWith('--'))
  return own.length === 0
    ? variables
    : new Map([...variables, ...own.map(({ name, value }) => [name, value] as const)])
}

function setAll(style: Map<string, string>, declared: Declared, variables: Look['variables']): void {
  for (const { name, value } of declared) {
    if (name.startsWith('--')) continue
    const resolved = resolveVariables(value, variables)
    if (resolved === unread || (resolved !== null && name !== 'content' && isChosen(resolved)))
      style.set('display', 'none')
    // A value that a variable makes invalid counts as none, and neither does the value before it.
    else setLonghands(style, name, resolved ?? 'unset')
  }
}

/** Below a ground that the mail paints around it. */
function isBehind(style: Style, { isCovered }: Look): boolean {
  if (!isCovered || !/^-\d/.test(style.get('z-index') ?? '')) return false
  return /absolute|relative|fixed|sticky/.test(style.get('position') ?? '')
}
