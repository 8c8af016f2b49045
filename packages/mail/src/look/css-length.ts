import { calc } from '@csstools/css-calc'

/** What the units of a length are counted from, in pixels. */
export interface LengthBase {
  readonly fontPx: number
  readonly rootPx: number
  /** 100 %. */
  readonly wholePx: number
}

/** A length in pixels; null where it is no length. One that is too long to be read counts as none, 0. */
export function lengthPx(written: string, base: LengthBase): number | null {
  const plain = pixelsOf(written, base)
  if (plain !== null || !written.includes('(')) return plain
  if (written.length > characters_max) return 0
  const inPixels = written
    .split(/([\d.]+)/)
    .map((piece, index, pieces) => {
      // Numbers and what stands between them take turns; a unit is at the beginning of the latter.
      if (index % 2 === 1) return ''
      const [unit = ''] = /^(?:[a-z]{1,5}|%)/.exec(piece) ?? []
      const digits = pieces[index - 1] ?? ''
      const pixels = digits === '' || unit === '' ? null : pixelsOf(`${digits}${unit}`, base)
      return pixels === null ? `${digits}${piece}` : `${pixels}px${piece.slice(unit.length)}`
    })
    .join('')
  return pixelsOf(solve(inPixels), base)
}

/** A number, or a share in percent as a number; null where it is neither. */
export function numberOf(written: string): number | null {
  const value = written.includes('(') ? solve(written.slice(0, characters_max)) : written
  const found = whole_number.exec(value)
  if (!found) return null
  return Number(found[1]) / (found[2] === '%' ? 100 : 1)
}

/** How wide and high the screen is for which styles are read. */
export const screen_px = { width: 1024, height: 768 } as const

const characters_max = 300
const number = String.raw`[+-]?(?:\d{1,15}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,3})?`
const whole_length = new RegExp(`^(${number})([a-z]{1,5}|%)?$`)
const whole_number = new RegExp(`^(${number})(%)?$`)

function solve(written: string): string {
  try {
    return calc(written)
  } catch {
    return written
  }
}

function pixelsOf(written: string, { fontPx, rootPx, wholePx }: LengthBase): number | null {
  const [, digits = '', unit = 'px'] = whole_length.exec(written) ?? []
  if (digits === '') return null
  const size = Number(digits)
  if (unit === '%') return (size * wholePx) / 100
  if (unit === 'em') return size * fontPx
  if (unit === 'rem') return size * rootPx
  if (/^(ex|ch|cap|ic|lh|r(ex|ch|cap|ic|lh))$/.test(unit))
    return size * (unit.startsWith('r') ? rootPx : fontPx) * 0.5
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined
  if (factor !== undefined) return size * factor
  if (/^[sldc]?(vw|vi|qw|qi)$/.test(unit)) return (size * screen_px.width) / 100
  if (/^[sldc]?(vh|vb|qh|qb|vmin|vmax|qmin|qmax)$/.test(unit)) return (size * screen_px.height) / 100
  return null
}

const units: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
}
