import type { Catalogue } from './translate.ts'

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz'
const accented = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵÝýŽž'
const lettersOf = new Map(Array.from(plain, (letter, index) => [letter, accented[index] ?? letter]))

/** Every text between brackets, accented, and 40 % longer; placeholders and tags stay. */
export const catalogue: Catalogue = { tag: 'en', find: pseudoText }

export function pseudoText(key: string): string {
  const text = key.replace(/^[^|\s]*\|/, '')
  const strange = text.replaceAll(/\{\w+\}|<\/?\w+>|\p{L}/gu, (found) => lettersOf.get(found) ?? found)
  return `[${strange}${' ~'.repeat(Math.ceil(text.length / 5))}]`
}
