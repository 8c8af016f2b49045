import { cutsOff } from './box.ts'
import { type LengthBase, lengthPx, numberOf } from './css-length.ts'
import type { Style } from './css-longhands.ts'
import { filteredOpacity } from './effects.ts'

export function fontSize(
  value: string | undefined,
  { fontPx, rootPx }: Pick<LengthBase, 'fontPx' | 'rootPx'>,
): number {
  if (value === undefined || value === 'inherit' || value === 'unset') return fontPx
  if (value === 'smaller') return (fontPx * 5) / 6
  if (value === 'larger') return fontPx * 1.2
  if (Object.hasOwn(named_sizes, value)) return named_sizes[value] ?? 16
  return lengthPx(value, { fontPx, rootPx, wholePx: fontPx }) ?? fontPx
}

const named_sizes: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
  initial: 16,
}

export function opacityOf(style: Style): number {
  const own = numberOf(style.get('opacity') ?? '1') ?? 1
  return Math.min(1, Math.max(0, own)) * filteredOpacity(style.get('filter'))
}

/** Browsers take zoom: 0 for no zoom. */
export function zoomOf(style: Style): number {
  const factor = numberOf(style.get('zoom') ?? '1') ?? 1
  return factor > 0 ? factor : 1
}

export function lineHeight(value: string | undefined, outer: number | null, fontPx: number): number | null {
  if (value === undefined || value === 'inherit') return outer
  const factor = value.endsWith('%') ? null : numberOf(value)
  if (factor !== null) return factor * fontPx
  return lengthPx(value, { fontPx, rootPx: 16, wholePx: fontPx })
}

export function isCut(style: Style, outer: boolean): boolean {
  const hasHeight = ['height', 'min-height'].some((name) => /[1-9]/.test(style.get(name) ?? ''))
  if (hasHeight) return false
  return outer || cutsOff(style)
}

export function inherited(value: string | undefined, outer: number, base: LengthBase): number {
  if (value === undefined || value === 'inherit') return outer
  return lengthPx(value, base) ?? 0
}
