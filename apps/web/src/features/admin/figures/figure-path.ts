export interface Box {
  readonly width: number
  readonly height: number
}

/** The path of an SVG through the values from left to right, the highest at the top; it breaks where nothing was measured. */
export function figurePath(values: readonly (number | null)[], most: number, { width, height }: Box): string {
  const step = width / Math.max(1, values.length - 1)
  const parts: string[] = []
  let isBroken = true
  for (const [place, value] of values.entries()) {
    if (value === null) {
      isBroken = true
      continue
    }
    const x = round(place * step)
    const y = round(height - (height * value) / most)
    // A value between two gaps is a dot, which a line of no length with a round end draws.
    parts.push(isBroken ? `M${x} ${y}h0` : `L${x} ${y}`)
    isBroken = false
  }
  return parts.join('')
}

/** The value that the top of a chart stands for: above the highest, and never zero. */
export function topOf(lines: readonly (readonly (number | null)[])[]): number {
  const highest = highestOf(lines.flat())
  return highest === null || highest === 0 ? 1 : highest * 1.1
}

/** Null where nothing was measured. */
export function highestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** The last value that was measured; null without one. */
export function newestOf(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
