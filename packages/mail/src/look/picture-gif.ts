import { clear_colour, pickPixels, pixels_max, type ReadPicture } from './pixels.ts'

export function readGif(bytes: Uint8Array): ReadPicture {
  const at = (index: number) => bytes[index] ?? 0
  const [width, height] = [at(6) | (at(7) << 8), at(8) | (at(9) << 8)]
  if (width === 0 || height === 0) return 'nothing'
  if (width * height > pixels_max) return null
  let [offset, palette, transparent] = [13 + paletteSize(at(10)), 13, -1]
  while (at(offset) === 0x21) {
    if (at(offset + 1) === 0xf9 && at(offset + 3) & 1) transparent = at(offset + 6)
    offset = endOfBlocks(bytes, offset + 2)
  }
  if (at(offset) !== 0x2c) return 'nothing'
  const flags = at(offset + 9)
  if (flags & 128) palette = offset + 10
  const from = offset + 10 + paletteSize(flags)
  const pixels = unpackGif(bytes, from, width * height)
  const colours = pickPixels(width * height, (index) => {
    const value = pixels[index] ?? transparent
    const place = palette + 3 * value
    return value === transparent ? clear_colour : { rgb: [at(place), at(place + 1), at(place + 2)], alpha: 1 }
  })
  return { widthPx: width, heightPx: height, colours }
}

function paletteSize(flags: number): number {
  return flags & 128 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function endOfBlocks(bytes: Uint8Array, from: number): number {
  let offset = from
  for (let size = bytes[offset] ?? 0; size > 0; size = bytes[offset] ?? 0) offset += size + 1
  return offset + 1
}

/** LZW as in a GIF: the color of each pixel in its palette. */
function unpackGif(bytes: Uint8Array, from: number, count: number): number[] {
  const least = bytes[from] ?? 0
  const data: number[] = []
  for (let offset = from + 1, size = bytes[offset] ?? 0; size > 0; size = bytes[offset] ?? 0) {
    data.push(...bytes.subarray(offset + 1, offset + 1 + size))
    offset += size + 1
  }
  const clearing = 1 << least
  let [width, table, before, at]: [number, number[][], number[] | null, number] = [least + 1, [], null, 0]
  const pixels: number[] = []
  while (pixels.length < count && at + width <= data.length * 8) {
    let code = 0
    for (let bit = 0; bit < width; bit += 1, at += 1) code |= (((data[at >> 3] ?? 0) >> (at & 7)) & 1) << bit
    if (code === clearing + 1) break
    if (code === clearing) {
      ;[width, table, before] = [least + 1, [], null]
      continue
    }
    const own = code < clearing ? [code] : (table[code - clearing - 2] ?? null)
    const said: number[] | null = own ?? (before === null ? null : [...before, before[0] ?? 0])
    if (said === null) break
    if (before !== null && table.length < 4094 - clearing) table.push([...before, said[0] ?? 0])
    if (table.length + clearing + 2 >= 1 << width && width < 12) width += 1
    pixels.push(...said)
    before = said
  }
  return pixels
}
