import { functionsIn } from './css-functions.ts'
import { listOf } from './css-parts.ts'
import { readDataAddress } from './data-address.ts'
import { inflate } from './inflate.ts'

/** A face that a mail brings: which of its characters it paints as nothing; null where it has no such character. */
export type Face = (codePoint: number) => 'blank' | 'drawn' | null

const bytes_max = 200_000

/** The face that a `src` of a style sheet loads from the mail itself; null where it loads none, or another one first. */
export function readFace(source: string): Face | null {
  for (const one of listOf(source.slice(0, source_characters_max))) {
    const [{ name, written } = { name: '', written: '' }] = functionsIn(one)
    const address = written.replaceAll(/["']/g, '')
    const data = /^url$/i.test(name) ? readDataAddress(address) : null
    const face = data && readFont(Buffer.from(data.bytes))
    if (face) return face
    if (!data && isLoaded(name, address)) return null
  }
  return null
}

const source_characters_max = 400_000

/** What a browser surely has, or may fetch. */
function isLoaded(kind: string, address: string): boolean {
  return /^url$/i.test(kind) ? /^\s*(?:https?:)?\/\//i.test(address) : isUsualFamily(address)
}

/** Whether a computer has a font family, so that it is used before the ones behind it. */
export function isUsualFamily(name: string): boolean {
  return usual_families.test(name.toLowerCase())
}

const usual_families =
  /^(?:arial|helvetica|times|georgia|verdana|tahoma|trebuchet|courier|calibri|cambria|candara|segoe ui|lucida|impact|palatino|garamond|open sans|roboto|noto|liberation|dejavu|menlo|monaco|consolas|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-|-apple-system|blinkmacsystemfont)/

function readFont(bytes: Buffer): Face | null {
  try {
    const signature = bytes.toString('latin1', 0, 4)
    if (signature === 'wOF2') return readCompressed(bytes)
    const tables = signature === 'wOFF' ? tablesOfWoff(bytes) : tablesOfFont(bytes)
    const [map, metrics] = [tables('cmap'), tables('maxp')]
    if (!map || !metrics) return null
    const glyphOf = readCharacterMap(map)
    const isBlank = blankGlyphs(tables, metrics.readUInt16BE(4))
    return remember((codePoint) => {
      const glyph = glyphOf(codePoint)
      if (glyph === 0) return null
      return isBlank(glyph) ? 'blank' : 'drawn'
    })
  } catch (error) {
    // A font that ends early loads in no browser.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A table of a font that ends early has no more characters. */
function remember(read: Face): Face {
  const known = new Map<number, ReturnType<Face>>()
  return (codePoint) => {
    const found = known.get(codePoint)
    if (found !== undefined) return found
    let painted: ReturnType<Face> = null
    try {
      painted = read(codePoint)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
    known.set(codePoint, painted)
    return painted
  }
}

type Tables = (name: string) => Buffer | null

function tablesOfFont(bytes: Buffer): Tables {
  const places = new Map<string, [number, number]>()
  for (let at = 12, left = bytes.readUInt16BE(4); left > 0; at += 16, left -= 1)
    places.set(bytes.toString('latin1', at, at + 4), [
      bytes.readUInt32BE(at + 8),
      bytes.readUInt32BE(at + 12),
    ])
  return (name) => {
    const [start, length] = places.get(name) ?? []
    return start === undefined || length === undefined ? null : bytes.subarray(start, start + length)
  }
}

function tablesOfWoff(bytes: Buffer): Tables {
  const places = new Map<string, [start: number, packed: number, length: number]>()
  for (let at = 44, left = bytes.readUInt16BE(12); left > 0; at += 20, left -= 1)
    places.set(bytes.toString('latin1', at, at + 4), [
      bytes.readUInt32BE(at + 4),
      bytes.readUInt32BE(at + 8),
      bytes.readUInt32BE(at + 12),
    ])
  return (name) => {
    const [start = 0, packed = 0, length = 0] = places.get(name) ?? []
    if (!places.has(name) || length > bytes_max) return null
    const table = bytes.subarray(start, start + packed)
    return packed >= length ? table : Buffer.from(inflate(table, length) ?? [])
  }
}

/** Of WOFF 2 the sizes of the tables alone: letters with a shape take more than this. */
const shapes_bytes_min = 400
const known_tables = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
  'prep',
  'CFF ',
]

function readCompressed(bytes: Buffer): Face | null {
  let at = 48
  const readNumber = () => {
    let value = 0
    for (let left = 5; left > 0; left -= 1) {
      const part = bytes.readUInt8(at)
      at += 1
      value = value * 128 + (part & 127)
      if (part < 128) break
    }
    return value
  }
  let shapes: number | null = null
  for (let left = bytes.readUInt16BE(12); left > 0; left -= 1) {
    const flags = bytes.readUInt8(at)
    at += (flags & 63) === 63 ? 5 : 1
    const name = known_tables[flags & 63]
    const length = readNumber()
    const isPlain = flags >> 6 === 3
    if (name === 'glyf' || name === 'loca' ? !isPlain : flags >> 6 !== 0) readNumber()
    if (name === 'glyf' || name === 'CFF ') shapes = length
  }
  return shapes !== null && shapes < shapes_bytes_min ? () => 'blank' : null
}

/** The glyph of a character, 0 where there is none. */
function readCharacterMap(map: Buffer): (codePoint: number) => number {
  const found: ((codePoint: number) => number)[] = []
  for (let at = 4, left = map.readUInt16BE(2); left > 0; at += 8, left -= 1) {
    const table = map.subarray(map.readUInt32BE(at + 4))
    const format = table.readUInt16BE(0)
    if (format === 4) found.push((codePoint) => glyphBySegments(table, codePoint))
    if (format === 12) found.push((codePoint) => glyphByGroups(table, codePoint))
    if (format === 6)
      found.push((codePoint) => {
        const index = codePoint - table.readUInt16BE(6)
        return index >= 0 && index < table.readUInt16BE(8) ? table.readUInt16BE(10 + 2 * index) : 0
      })
    if (format === 0) found.push((codePoint) => (codePoint < 256 ? table.readUInt8(6 + codePoint) : 0))
  }
  return (codePoint) => found.reduce((glyph, read) => (glyph === 0 ? read(codePoint) : glyph), 0)
}

function glyphBySegments(table: Buffer, codePoint: number): number {
  const doubled = table.readUInt16BE(6)
  const at = (part: number, segment: number) => 14 + part * doubled + (part > 0 ? 2 : 0) + 2 * segment
  const segment = firstFrom(doubled / 2, (index) => table.readUInt16BE(at(0, index)) >= codePoint)
  const start = table.readUInt16BE(at(1, segment))
  if (codePoint < start) return 0
  const delta = table.readUInt16BE(at(2, segment))
  const offset = table.readUInt16BE(at(3, segment))
  if (offset === 0) return (codePoint + delta) & 0xff_ff
  const glyph = table.readUInt16BE(at(3, segment) + offset + 2 * (codePoint - start))
  return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff
}

function glyphByGroups(table: Buffer, codePoint: number): number {
  const group = firstFrom(table.readUInt32BE(12), (index) => table.readUInt32BE(20 + 12 * index) >= codePoint)
  const start = table.readUInt32BE(16 + 12 * group)
  return codePoint < start ? 0 : table.readUInt32BE(24 + 12 * group) + codePoint - start
}

/** The first of so many sorted places at which something holds. */
function firstFrom(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Glyphs without an outline, or whose program ends before it draws. */
function blankGlyphs(tables: Tables, count: number): (glyph: number) => boolean {
  const [places, shapes, head, programs] = [tables('loca'), tables('glyf'), tables('head'), tables('CFF ')]
  if (places && head && shapes !== null) {
    const isLong = head.readUInt16BE(50) === 1
    const placeOf = (glyph: number) =>
      isLong ? places.readUInt32BE(4 * glyph) : 2 * places.readUInt16BE(2 * glyph)
    return (glyph) => {
      if (glyph >= count) return true
      const start = placeOf(glyph)
      return placeOf(glyph + 1) <= start || shapes.readInt16BE(start) === 0
    }
  }
  if (!programs) return () => false
  return (glyph) => glyph < count && programs.length < shapes_bytes_min
}
