import type { Colour } from './colour.ts'
import { inflate } from './inflate.ts'
import { pickPixels, pixels_max, type ReadPicture } from './pixels.ts'

/** Pictures of 8 bits or less, without interlacing. */
export function readPng(bytes: Uint8Array): ReadPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCodePoint(...bytes.subarray(at + 4, at + 8))
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  const [header] = chunks.get('IHDR') ?? []
  if (!header || header.length < 13) return 'nothing'
  const fields = new DataView(header.buffer, header.byteOffset, 13)
  const [width, height] = [fields.getUint32(0), fields.getUint32(4)]
  const [depth, kind, interlace] = [fields.getUint8(8), fields.getUint8(9), fields.getUint8(12)]
  if (width === 0 || height === 0) return 'nothing'
  if (width * height > pixels_max || depth > 8 || interlace !== 0) return null
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[kind] ?? 1
  const rowBytes = Math.ceil((width * channels * depth) / 8)
  const rows = inflate(Buffer.concat(chunks.get('IDAT') ?? []), (rowBytes + 1) * height)
  if (rows === null || rows.length < (rowBytes + 1) * height) return null
  unfilter(rows, rowBytes, Math.max(1, (channels * depth) >> 3))
  const [palette = new Uint8Array()] = chunks.get('PLTE') ?? []
  const [alphas = new Uint8Array()] = chunks.get('tRNS') ?? []
  const colours = pickPixels(width * height, (index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const start = y * (rowBytes + 1) + 1
    if (kind === 3 || depth < 8) {
      const bit = x * depth
      const value = ((rows[start + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
      if (kind !== 3) return gray((value * 255) / (2 ** depth - 1), 1)
      const [red = 0, green = 0, blue = 0] = palette.subarray(3 * value)
      return { rgb: [red, green, blue], alpha: (alphas[value] ?? 255) / 255 }
    }
    const [a = 0, b = 0, c = 0, d = 255] = rows.subarray(start + x * channels, start + (x + 1) * channels)
    if (kind < 2 || kind === 4) return gray(a, kind === 4 ? b / 255 : 1)
    return { rgb: [a, b, c], alpha: d / 255 }
  })
  return { widthPx: width, heightPx: height, colours }
}

function gray(part: number, alpha: number): Colour {
  return { rgb: [part, part, part], alpha }
}

/** Each row of a PNG is written as its difference from what stands before it. */
function unfilter(rows: Uint8Array, rowBytes: number, step: number): void {
  for (let start = 0; start < rows.length; start += rowBytes + 1) {
    const filter = rows[start] ?? 0
    for (let at = 1; at <= rowBytes; at += 1) {
      const left = at > step ? (rows[start + at - step] ?? 0) : 0
      const above = start > 0 ? (rows[start + at - rowBytes - 1] ?? 0) : 0
      const corner = at > step && start > 0 ? (rows[start + at - step - rowBytes - 1] ?? 0) : 0
      const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)]
      rows[start + at] = ((rows[start + at] ?? 0) + (guesses[filter] ?? 0)) & 255
    }
  }
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}
