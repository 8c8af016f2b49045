import { expect, it } from 'vitest'
import { foldText } from './tokens.ts'

it.each([
  ['Größe, Naïve ÉTÉ', 'grosse, naive ete'],
  ['l’été `now` ‘then’', "l'ete 'now' ‘then'"],
  ['one\r\n  two\u00a0\u2028three\t', 'one two three '],
  ['e\u0301te \u0301 x', 'ete x'],
  ['Ελλάδα Й İ', 'ελλαδα и i'],
])('[GEN417] folds %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('[GEN417] folds each letter as Unicode decomposes it', () => {
  for (let code = 0; code < 0x1_00_00; code += 1) {
    const text = `a ${String.fromCharCode(code)} b`
    if (foldText(text) !== decomposed(text)) expect(foldText(text), `${code}`).toBe(decomposed(text))
  }
})

function decomposed(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’`]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
}
