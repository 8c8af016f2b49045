import { literalsOf } from './literals.ts'

/** Tells whether a text has what it looks for. */
export interface TextTest {
  test(text: string): boolean
}

export interface FilteredPattern extends TextTest {
  /** False where the text lacks what each match holds. */
  mayMatch(text: string): boolean
  /** Where a match begins; -1 where there is none. */
  search(text: string): number
}

/**
 * The same test, which looks at the letters of the text before the expression is tried: nearly no text has one of the words
 * that the expression needs, and an expression that is never tried is never compiled.
 */
export function filtered(pattern: RegExp): FilteredPattern {
  let needed: readonly Int32Array[] | undefined
  const mayMatch = (text: string) => {
    needed ??= placesIn(literalsOf(pattern))
    return needed.length === 0 || mayHold(text, needed)
  }
  return {
    mayMatch,
    test: (text) => mayMatch(text) && pattern.test(text),
    search: (text) => (mayMatch(text) ? text.search(pattern) : -1),
  }
}

/** Three letters in a row have a place in a bit field; others may have the same. */
const bits = 4096
const longest = 1_500

/** Dozens of tests are asked of the same text one after the other. */
const latest = { text: '', has: new Uint8Array(bits) }

function mayHold(text: string, needed: readonly Int32Array[]): boolean {
  if (text.length > longest) return true
  if (text !== latest.text) readLetters(text)
  const { has } = latest
  for (const places of needed) {
    let at = 0
    while (at < places.length && has[places[at] ?? 0] === 1) at += 1
    if (at === places.length) return true
  }
  return false
}

function readLetters(text: string): void {
  latest.text = text
  latest.has.fill(0)
  // In a pattern that ignores capitals a long s is an s.
  const letters = text.toLowerCase().replaceAll('ſ', 's')
  for (let at = 2; at < letters.length; at += 1) latest.has[placeOf(letters, at)] = 1
}

function placesIn(literals: readonly string[] | null): readonly Int32Array[] {
  return (literals ?? []).map((literal) =>
    Int32Array.from({ length: literal.length - 2 }, (_, at) => placeOf(literal, at + 2)),
  )
}

/** Of the three letters that end there. */
function placeOf(letters: string, end: number): number {
  const [first, second, third] = [
    letters.charCodeAt(end - 2),
    letters.charCodeAt(end - 1),
    letters.charCodeAt(end),
  ]
  return (first * 961 + second * 31 + third) % bits
}
