import type { Declaration } from './css-declarations.ts'
import { listOf, partsOf } from './css-parts.ts'
import type { Style } from './css-longhands.ts'

/** A moment of an animation, from 0 to 1. */
export interface Keyframe {
  readonly at: number
  readonly declarations: readonly Declaration[]
}

/** What an animation declares at its beginning, at its end, and all the time. */
export interface Animation {
  readonly first: readonly Declaration[]
  readonly last: readonly Declaration[]
  readonly always: readonly Declaration[]
}

export type Animations = ReadonlyMap<string, Animation>

export function readAnimation(frames: readonly Keyframe[]): Animation {
  const at = (moment: number) =>
    frames.filter((frame) => frame.at === moment).flatMap(({ declarations }) => declarations)
  const [frame, ...others] = frames
  const always = others.reduce<readonly Declaration[]>((kept, { declarations }) => {
    if (kept.length === 0) return kept
    const declared = new Map(declarations.map(({ name, value }) => [name, value]))
    return kept.filter(({ name, value }) => declared.get(name) === value)
  }, frame?.declarations ?? [])
  return { first: at(0), last: at(1), always }
}

/** The part of a style that runs animations; empty where it runs none. */
export function animationOf(style: Style): string {
  const written = listOf((style.get('animation') ?? '').slice(0, characters_max))
  const names = listOf((style.get('animation-name') ?? '').slice(0, characters_max))
  const animations = names.length > 0 ? names.map((name) => `${name} ${written[0] ?? ''}`) : written
  const rest = longhands.map((name) => style.get(name) ?? '').join(' ')
  return animations.map((animation) => `${animation} ${rest}`).join(',')
}

/** What animations declare while somebody reads. */
export function animatedBy(written: string, animations: Animations): readonly Declaration[] {
  return listOf(written.slice(0, characters_max)).flatMap((one) => {
    const parts = partsOf(one)
    const animation = animations.get(parts.find((part) => animations.has(part)) ?? '')
    return animation ? momentOf(animation, parts) : []
  })
}

const characters_max = 500
const longhands = [
  'animation-fill-mode',
  'animation-play-state',
  'animation-iteration-count',
  'animation-duration',
  'animation-delay',
  'animation-direction',
  'animation-timeline',
]

function momentOf({ first, last, always }: Animation, parts: readonly string[]): readonly Declaration[] {
  const has = (pattern: RegExp) => parts.some((part) => pattern.test(part))
  const [begin, end] = has(/^reverse$/) ? [last, first] : [first, last]
  if (has(/^paused$|^(?:scroll|view)\(|^\d{2,}s$|^\d{5,}ms$/)) return begin
  if (has(/^infinite$/)) return always
  return has(/^(?:forwards|both)$/) ? end : []
}
