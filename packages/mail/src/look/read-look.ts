import type { Element } from 'domhandler'
import { animatedBy, animationOf } from './animation.ts'
import type { Cascade, Part } from './css-cascade.ts'
import { type Declaration, isChosen } from './css-declarations.ts'
import { setLonghands, type Style } from './css-longhands.ts'
import type { Sheets } from './css-rules.ts'
import { resolveVariables, unread } from './css-variables.ts'
import type { CssWork } from './css-work.ts'
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
  const looks = new WeakMap<Look, Map<Declared, Look>>()
  const animated = new Map<string, Declared>()
  const animate = (style: Style): Declared => {
    const written = sheets.animations.size === 0 ? '' : animationOf(style)
    const known = animated.get(written) ?? animatedBy(written, sheets.animations)
    animated.set(written, known)
    work.spend(known.length)
    return known
  }
  const compute = (defaults: readonly [string, string][], declared: Declared, outer: Look): Look => {
    work.spend(1 + declared.reduce((sum, { value }) => sum + value.length, 0) / characters_per_step)
    return computeLook({ empty_faces: sheets.empty_faces, animate }, defaults, declared, outer)
  }
  const shared = (declared: Declared, outer: Look): Look => {
    const siblings = looks.get(outer) ?? new Map<Declared, Look>()
    looks.set(outer, siblings)
    const known = siblings.get(declared)
    if (known) return known
    const look = compute([], declared, outer)
    siblings.set(declared, look)
    return look
  }
  return {
    lookOf: (element, outer) => {
      const declared = cascade.declarationsFor(element)
      const defaults = defaultStyle(element)
      const isPage = element.name === 'html' || element.name === 'body'
      if (defaults.length === 0 && !isPage) return shared(declared, outer)
      const inside = compute(defaults, declared, outer)
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

interface Moving extends Pick<Sheets, 'empty_faces'> {
  readonly animate: (style: Style) => Declared
}

function computeLook(
  { animate, empty_faces }: Moving,
  defaults: readonly [string, string][],
  declared: Declared,
  outer: Look,
): Look {
  const style = new Map<string, string>(defaults)
  const own = declared.filter(({ name }) => name.startsWith('--'))
  const variables =
    own.length === 0
      ? outer.variables
      : new Map([...outer.variables, ...own.map(({ name, value }) => [name, value] as const)])
  setAll(style, declared, variables)
  setAll(style, animate(style), variables)
  if (isBehind(style, outer)) style.set('display', 'none')
  if (empty_faces.has(firstFace(style))) style.set('font-size-adjust', '0')
  return lookInside(outer, style, variables)
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

function firstFace(style: Style): string {
  const [first = ''] = (style.get('font-family') ?? '').split(',')
  return first.trim().replaceAll(/["']/g, '')
}

/** Below a ground that the mail paints around it. */
function isBehind(style: Style, { isCovered }: Look): boolean {
  if (!isCovered || !/^-\d/.test(style.get('z-index') ?? '')) return false
  return /absolute|relative|fixed|sticky/.test(style.get('position') ?? '')
}
