import { readDataAddress } from './data-address.ts'
import { readGif } from './picture-gif.ts'
import { readGraphic } from './picture-graphic.ts'
import { readPng } from './picture-png.ts'
import type { ReadPicture } from './pixels.ts'

/** The address of an image; null where the image is none or has several. */
export function addressIn(image: string): string | null {
  const at = image.indexOf('url(')
  if (at < 0) return null
  const written = image.slice(at + 4, image.lastIndexOf(')')).trim()
  if (!/^["']/.test(written)) return image.startsWith('image-set') ? (written.split(')')[0] ?? null) : written
  return written.slice(1, written.indexOf(written[0] ?? '', 1))
}

/** What an address shows. */
export function readPicture(address: string): ReadPicture {
  const written = address.trim()
  if (/^(?:https?|cid|blob):/i.test(written) || written.length > characters_max) return null
  if (written === '' || /^(?:about|javascript|mailto|tel):|^#/i.test(written)) return 'nothing'
  const known = read_pictures.get(written)
  if (known !== undefined) return known
  const data = readDataAddress(written)
  const read = data === null ? null : readBytes(data.type, data.bytes)
  if (read_pictures.size >= known_max) read_pictures.clear()
  read_pictures.set(written, read)
  return read
}

const characters_max = 20_000
const known_max = 200
const read_pictures = new Map<string, ReadPicture>()

/** Browsers look at the bytes of a picture, and at its type where it is a graphic. */
function readBytes(type: string, bytes: Uint8Array): ReadPicture {
  const beginning = String.fromCodePoint(...bytes.subarray(0, 12))
  if (type === 'image/svg+xml') return readGraphic(Buffer.from(bytes).toString())
  if (beginning.startsWith('GIF8')) return readGif(bytes)
  if (beginning.startsWith('\u0089PNG')) return readPng(bytes)
  const isOther = /^\u00ff\u00d8|^RIFF|^BM|^.{4}ftyp/s.test(beginning)
  return isOther || isIcon(bytes) ? null : 'nothing'
}

function isIcon([first, second, third]: Uint8Array): boolean {
  return first === 0 && second === 0 && (third === 1 || third === 2)
}
