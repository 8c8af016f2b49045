import type { Declaration } from './css-declarations.ts'
import { numberOf } from './css-length.ts'
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
  const isWhole = [0, 1].every((moment) => frames.some((one) => one.at === moment))
  const kept = others.reduce<readonly Declaration[]>((same, { declarations }) => {
    if (same.length === 0) return same
    const declared = new Map(declarations.map(({ name, value }) => [name, value]))
    return same.filter(({ name, value }) => declared.get(name) === value)
  }, frame?.declarations ?? [])
  const always = isWhole ? [...clearest(frames), ...kept] : []
  return { first: at(0), last: at(1), always }
}

/** The opacity of a text while it is seen best. */
function clearest(frames: readonly Keyframe[]): readonly Declaration[] {
  const declared = frames.map(({ declarations }) => declarations.find(({ name }) => name === 'opacity'))
  const sorted = declared.toSorted(
    (a, b) => (numberOf(b?.value ?? '1') ?? 1) - (numberOf(a?.value ?? '1') ?? 1),
  )
  return sorted[0] && !declared.includes(undefined) ? [sorted[0]] : []
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
  const isFilled = has(/^(?:forwards|both)$/)
  const [duration = 0, delay = 0] = secondsIn(parts)
  if (has(/^(?:scroll|view)\(/)) return always
  if (has(/^0$/)) return isFilled ? begin : []
  if (delay > reading_s) return has(/^(?:backwards|both)$/) ? begin : []
  const isOver = -delay >= duration
  if (has(/^paused$/)) return isOver && delay < 0 ? (isFilled ? end : []) : begin
  if (has(/^infinite$/)) return always
  if (duration + delay >= reading_s) return begin
  return isFilled ? end : []
}

/** As long as somebody reads. */
const reading_s = 10

/** The times in a value, in seconds. */
export function secondsIn(parts: readonly string[]): number[] {
  return parts.flatMap((part) => {
    const [, digits = '', unit] =
      /^([+-]?(?:\d{1,12}(?:\.\d{0,9})?|\.\d{1,9})(?:e[+-]?\d{1,2})?)(m?s)$/.exec(part) ?? []
    return digits === '' ? [] : [Number(digits) / (unit === 'ms' ? 1000 : 1)]
  })
}
