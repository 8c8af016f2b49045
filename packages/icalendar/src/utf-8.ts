/** A physical line that holds bytes other than UTF-8; `to` is where its line end begins. */
export interface BadLine {
  readonly number: number
  readonly from: number
  readonly to: number
}

/** The first byte in [from, to) that belongs to no UTF-8 character, -1 for none, and the characters beyond ASCII before it. */
export function findInvalid(
  bytes: Uint8Array,
  from: number,
  to = bytes.length,
): { at: number; letters: number } {
  let letters = 0
  for (let at = from; at < to; ) {
    if ((bytes[at] ?? 0) < 0x80) {
      at += 1
      continue
    }
    const length = characterLength(bytes, at)
    if (length === 0 || at + length > to) return { at, letters }
    letters += 1
    at += length
  }
  return { at: -1, letters }
}

/** The lines that hold invalid bytes, and whether UTF-8 characters beyond ASCII stand anywhere. */
export function listBadLines(bytes: Uint8Array): { badLines: BadLine[]; hasLetters: boolean } {
  const badLines: BadLine[] = []
  let hasLetters = false
  let number = 1
  let counted = 0
  for (let from = 0; ; ) {
    const { at, letters } = findInvalid(bytes, from)
    hasLetters ||= letters > 0
    if (at < 0) return { badLines, hasLetters }
    const line = lineAround(bytes, at, from)
    number += countLineEnds(bytes, counted, line.from)
    counted = line.from
    badLines.push({ number, ...line })
    // The rest of the line may hold UTF-8 all the same.
    for (let rest = at + 1; rest < line.to && !hasLetters; ) {
      const found = findInvalid(bytes, rest, line.to)
      hasLetters = found.letters > 0
      rest = found.at < 0 ? line.to : found.at + 1
    }
    from = line.to
  }
}

/**
 * A line may be folded inside a character (RFC 5545 §3.1): such a fold moves behind the character, so that every line can
 * be read by itself and keeps its number.
 */
export function joinFoldedLetters(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes)
  for (let at = 0; at < joined.length; at += 1) {
    if (!isLineEnd(joined[at])) continue
    const missing = missingBefore(joined, at)
    const fold = missing === 0 ? 0 : foldLength(joined, at)
    if (fold === 0 || !areContinuations(joined, at + fold, missing)) continue
    joined.copyWithin(at + missing, at, at + fold)
    joined.set(bytes.subarray(at + fold, at + fold + missing), at)
    at += missing + fold - 1
  }
  return joined
}

/** How many bytes the character has that begins here; 0 where none does. */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const length = lengthBy(lead)
  if (length < 2 || !areContinuations(bytes, at + 1, length - 1)) return length === 1 ? 1 : 0
  const second = bytes[at + 1] ?? 0
  // Forms that are longer than needed, halves of surrogate pairs, and what lies beyond Unicode.
  if ((lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f)) return 0
  return (lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f) ? 0 : length
}

function lengthBy(lead: number): number {
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

/** How many bytes the last character before the place lacks. */
function missingBefore(bytes: Uint8Array, at: number): number {
  for (let back = 1; back <= 3 && back <= at; back += 1) {
    const byte = bytes[at - back] ?? 0
    if (byte >= 0xc0) return Math.max(0, lengthBy(byte) - back)
    if (byte < 0x80) return 0
  }
  return 0
}

function areContinuations(bytes: Uint8Array, from: number, count: number): boolean {
  for (let at = from; at < from + count; at += 1) {
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return false
  }
  return true
}

/** CRLF, LF or CR and the blank or tab behind it; 0 where the line is not folded. */
function foldLength(bytes: Uint8Array, at: number): number {
  const end = bytes[at] === cr && bytes[at + 1] === lf ? 2 : 1
  const blank = bytes[at + end]
  return blank === 0x20 || blank === 0x09 ? end + 1 : 0
}

const lf = 0x0a
const cr = 0x0d

function isLineEnd(byte: number | undefined): boolean {
  return byte === lf || byte === cr
}

function lineAround(bytes: Uint8Array, at: number, earliest: number): { from: number; to: number } {
  let from = at
  while (from > earliest && !isLineEnd(bytes[from - 1])) from -= 1
  let to = at
  while (to < bytes.length && !isLineEnd(bytes[to])) to += 1
  return { from, to }
}

function countLineEnds(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    if (bytes[at] === lf ? bytes[at - 1] !== cr : bytes[at] === cr) count += 1
  }
  return count
}
