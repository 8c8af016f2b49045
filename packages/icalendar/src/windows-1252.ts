import { type BadLine, findInvalid } from './utf-8.ts'

/**
 * The bytes as UTF-8 throughout: the bad lines are taken for Windows-1252, unless most of what is no ASCII in one is
 * UTF-8: then its other bytes alone are.
 */
export function asUtf8(bytes: Uint8Array, badLines: readonly BadLine[]): Uint8Array {
  const badBytes = badLines.reduce((sum, { from, to }) => sum + to - from, 0)
  const out = new Uint8Array(bytes.length + badBytes * (longestCharacter - 1))
  let size = 0
  const copy = (from: number, to: number) => {
    out.set(bytes.subarray(from, to), size)
    size += to - from
  }
  const convert = (at: number) => {
    const character = characters[bytes[at] ?? 0] ?? bytes.subarray(at, at + 1)
    out.set(character, size)
    size += character.length
  }
  let from = 0
  for (const line of badLines) {
    copy(from, line.from)
    let at = line.from
    if (isMostlyOther(bytes, line)) for (; at < line.to; at += 1) convert(at)
    while (at < line.to) {
      const found = findInvalid(bytes, at, line.to).at
      copy(at, found < 0 ? line.to : found)
      if (found >= 0) convert(found)
      at = found < 0 ? line.to : found + 1
    }
    from = line.to
  }
  copy(from, bytes.length)
  return out.subarray(0, size)
}

const longestCharacter = 3

/** How each byte of Windows-1252 is written in UTF-8. */
const characters: readonly Uint8Array[] = Array.from({ length: 256 }, (_, byte) =>
  new TextEncoder().encode(new TextDecoder('windows-1252').decode(Uint8Array.of(byte))),
)

function isMostlyOther(bytes: Uint8Array, { from, to }: BadLine): boolean {
  let letters = 0
  let others = 0
  for (let at = from; ; others += 1) {
    const found = findInvalid(bytes, at, to)
    letters += found.letters
    if (found.at < 0) return letters <= others
    at = found.at + 1
  }
}
