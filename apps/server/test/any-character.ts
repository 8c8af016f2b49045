import fc from 'fast-check'

const surrogates_begin = 0xd800
const surrogates = 0x800
const last_character = 0x10ffff

/**
 * As the unit `binary` of fast-check, with the same characters for the same seed. That one keeps a table of all million
 * characters in each process, which takes more than a second to fill.
 */
export const any_character = fc.nat(last_character - surrogates).map(
  (place) => String.fromCodePoint(place < surrogates_begin ? place : place + surrogates),
  (character) => placeOf(character),
)

function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined
  if (code === undefined || character !== String.fromCodePoint(code)) throw new Error('This is no character.')
  return code < surrogates_begin ? code : code - surrogates
}
