import type { Colour } from './colour.ts'
import { functionsIn } from './css-functions.ts'
import { lengthPx, numberOf } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import type { Ground } from './ground.ts'

/** What a filter or a blend makes of each color that is painted in an element. */
export type Effect = (colour: Colour) => Colour

type Rgb = Colour['rgb']

interface Backdrop {
  readonly ground: Ground | null
  /** No element of the mail has painted it. */
  readonly isOnPage: boolean
}

/** The effects of an element, from the inside out. Each has a step for what lies behind. */
export function effectsOf(style: Style, { ground, isOnPage }: Backdrop): Effect[] {
  const effects: Effect[] = []
  for (const { name, written } of functionsIn((style.get('filter') ?? '').slice(0, 1000))) {
    const amount = written === '' ? 1 : (numberOf(written) ?? 1)
    const mapped = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (mapped) effects.push(({ rgb, alpha }) => ({ rgb: clamped(mapped(rgb, amount)), alpha }))
  }
  const mode = style.get('mix-blend-mode')
  const [behind] = ground ?? []
  // The page itself is no part of what is blended with.
  if (isOnPage) return effects
  if (mode !== undefined && behind) effects.push((colour) => blendBy(mode, colour, behind))
  return effects
}

/** A color as a blend mode paints it on another one. */
export function blendBy(mode: string | undefined, { rgb, alpha }: Colour, backdrop: Colour): Colour {
  const whole = mode !== undefined && Object.hasOwn(whole_modes, mode) ? whole_modes[mode] : undefined
  if (whole) return { rgb: clamped(whole(backdrop.rgb, rgb)), alpha }
  const mix = mode !== undefined && Object.hasOwn(modes, mode) ? modes[mode] : undefined
  return mix ? { rgb: blended(mix, backdrop.rgb, rgb), alpha } : { rgb, alpha }
}

/** How much a filter lets through: nothing where it draws something else or blurs letters. */
export function filteredOpacity(filter: string | undefined): number {
  if (filter === undefined) return 1
  return functionsIn(filter.slice(0, 1000)).reduce((opacity, { name, written }) => {
    if (name === 'opacity') return opacity * Math.min(1, Math.max(0, numberOf(written) ?? 1))
    if (name === 'blur') return (lengthPx(written, usual_base) ?? 0) >= 6 ? 0 : opacity
    return name === 'url' ? 0 : opacity
  }, 1)
}

const usual_base = { fontPx: 16, rootPx: 16, wholePx: 16 }

const filters: Readonly<Record<string, (rgb: Rgb, amount: number) => Rgb>> = {
  invert: (rgb, amount) =>
    each(rgb, (part) => part * (1 - 2 * Math.min(1, amount)) + 255 * Math.min(1, amount)),
  brightness: (rgb, amount) => each(rgb, (part) => part * amount),
  contrast: (rgb, amount) => each(rgb, (part) => (part - 127.5) * amount + 127.5),
  grayscale: (rgb, amount) => saturated(rgb, 1 - Math.min(1, amount)),
  saturate: saturated,
}

/** As CSS defines the blend modes, of shares from 0 to 1: the backdrop and what is painted on it. */
const modes: Readonly<Record<string, (backdrop: number, source: number) => number>> = {
  multiply: (backdrop, source) => backdrop * source,
  screen,
  overlay: (backdrop, source) => hardLight(source, backdrop),
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (backdrop, source) =>
    backdrop === 0 ? 0 : source >= 1 ? 1 : Math.min(1, backdrop / (1 - source)),
  'color-burn': (backdrop, source) =>
    backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - Math.min(1, (1 - backdrop) / source),
  'hard-light': hardLight,
  'soft-light': (backdrop, source) => backdrop - (1 - 2 * source) * backdrop * (1 - backdrop),
  difference: (backdrop, source) => Math.abs(backdrop - source),
  exclusion: (backdrop, source) => backdrop + source - 2 * backdrop * source,
  'plus-lighter': (backdrop, source) => Math.min(1, backdrop + source),
  'plus-darker': (backdrop, source) => Math.max(0, backdrop + source - 1),
}

/** Those that mix a color as a whole. */
const whole_modes: Readonly<Record<string, (backdrop: Rgb, source: Rgb) => Rgb>> = {
  hue: (backdrop, source) => lit(spread(source, spreadOf(backdrop)), lightOf(backdrop)),
  saturation: (backdrop, source) => lit(spread(backdrop, spreadOf(source)), lightOf(backdrop)),
  color: (backdrop, source) => lit(source, lightOf(backdrop)),
  luminosity: (backdrop, source) => lit(backdrop, lightOf(source)),
}

function lightOf([r, g, b]: Rgb): number {
  return 0.3 * r + 0.59 * g + 0.11 * b
}

function spreadOf(rgb: Rgb): number {
  return Math.max(...rgb) - Math.min(...rgb)
}

function spread(rgb: Rgb, wanted: number): Rgb {
  const [least, own] = [Math.min(...rgb), spreadOf(rgb)]
  return each(rgb, (part) => (own === 0 ? 0 : ((part - least) * wanted) / own))
}

function lit(rgb: Rgb, light: number): Rgb {
  const moved = each(rgb, (part) => part + light - lightOf(rgb))
  const [least, most] = [Math.min(...moved), Math.max(...moved)]
  if (least < 0) return each(moved, (part) => light + ((part - light) * light) / (light - least))
  if (most > 255) return each(moved, (part) => light + ((part - light) * (255 - light)) / (most - light))
  return moved
}

function screen(backdrop: number, source: number): number {
  return backdrop + source - backdrop * source
}

function hardLight(backdrop: number, source: number): number {
  return source <= 0.5 ? backdrop * 2 * source : screen(backdrop, 2 * source - 1)
}

function blended(mix: (backdrop: number, source: number) => number, backdrop: Rgb, [r, g, b]: Rgb): Rgb {
  const [red, green, blue] = backdrop
  const one = (below: number, above: number) => Math.round(255 * mix(below / 255, above / 255))
  return [one(red, r), one(green, g), one(blue, b)]
}

function saturated([r, g, b]: Rgb, amount: number): Rgb {
  const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return each([r, g, b], (part) => gray + (part - gray) * amount)
}

function each([r, g, b]: Rgb, map: (part: number) => number): Rgb {
  return [map(r), map(g), map(b)]
}

function clamped(rgb: Rgb): Rgb {
  return each(rgb, (part) => Math.round(Math.min(255, Math.max(0, part))))
}
