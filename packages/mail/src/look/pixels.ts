import type { Colour } from './colour.ts'

/** A picture whose colors are known. */
export interface Picture {
  /** Null where the box decides. */
  readonly widthPx: number | null
  readonly heightPx: number | null
  /** Some of its pixels. */
  readonly colours: readonly Colour[]
}

/** Null where the colors are unknown, and `nothing` where there is no picture. */
export type ReadPicture = Picture | 'nothing' | null

export const pixels_max = 10_000

/** The pixels of one of 16 places, whatever the size of the picture. */
export function pickPixels(count: number, colourAt: (index: number) => Colour | null): Colour[] {
  const picked: Colour[] = []
  for (let place = 0; place < 16; place += 1) {
    const colour = colourAt(Math.floor(((place + 0.5) / 16) * count))
    if (colour) picked.push(colour)
  }
  return picked
}

export const clear_colour: Colour = { rgb: [255, 255, 255], alpha: 0 }
