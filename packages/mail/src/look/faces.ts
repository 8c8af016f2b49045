import { type Face, isUsualFamily, readFace } from './face.ts'
import { listOf } from './css-parts.ts'

/** The faces that a mail brings, by the name of their family in small letters. */
export type Faces = ReadonlyMap<string, readonly Face[]>

export interface FaceRule {
  readonly family: string
  readonly source: string
  readonly range: string
  /** In percent. */
  readonly sizePercent: number
}

/** Adds what `@font-face` defines. */
export function addFace(faces: Map<string, Face[]>, { family, source, range, sizePercent }: FaceRule): void {
  const name = nameOf(family)
  if (faces.size >= families_max) return
  const isIn = readRange(range)
  const known = faces.get(name) ?? []
  if (known.length >= faces_max) return
  const read: Face | null = sizePercent < tiny_percent ? () => 'blank' : readFace(source)
  if (read === null) return
  known.push((codePoint) => (isIn(codePoint) ? read(codePoint) : null))
  faces.set(name, known)
}

const tiny_percent = 25
/** So many families of a mail are read. */
const families_max = 10
const faces_max = 10

/** The face of the mail by which a list of families is painted; null where it is none of the mail. */
export function faceOf(families: string, faces: Faces): Face | null {
  const used: Face[] = []
  for (const name of listOf(families.slice(0, 1000)).map(nameOf)) {
    used.push(...(faces.get(name) ?? []).toReversed())
    if (!faces.has(name) && isUsualFamily(name)) break
  }
  return used.length === 0 ? null : (codePoint) => firstOf(used, codePoint)
}

function firstOf(faces: readonly Face[], codePoint: number): 'blank' | 'drawn' | null {
  for (const face of faces) {
    const painted = face(codePoint)
    if (painted !== null) return painted
  }
  return null
}

/** Whether a face paints hardly anything of a text. */
export function isBlankIn(face: Face, text: string): boolean {
  let [blank, letters] = [0, 0]
  for (const sign of text.slice(0, read_characters)) {
    if (sign.trim() === '') continue
    letters += 1
    if (face(sign.codePointAt(0) ?? 0) === 'blank') blank += 1
  }
  return blank > letters * 0.9
}

const read_characters = 500

function nameOf(family: string): string {
  return family.trim().replaceAll(/["']/g, '').toLowerCase()
}

/** `U+26, U+0-7F, U+4??` */
function readRange(written: string): (codePoint: number) => boolean {
  const ranges = written
    .slice(0, 2000)
    .split(',')
    .flatMap((one) => {
      const [, first = '', last] = /^\s{0,9}u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s{0,9}$/i.exec(one) ?? []
      if (first === '') return []
      const from = Number.parseInt(first.replaceAll('?', '0'), 16)
      return [{ from, to: Number.parseInt(last ?? first.replaceAll('?', 'f'), 16) }]
    })
  return (codePoint) =>
    ranges.length === 0 || ranges.some(({ from, to }) => codePoint >= from && codePoint <= to)
}
