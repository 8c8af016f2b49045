import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'

/**
 * `lun. e mer. 9.00`, `Mo. und Mi.`: the dot that shortens the name of a day or a month in the middle of a sentence is
 * part of the name.
 */
export function joinDots(tokens: readonly Token[], phrases: ReadonlyMap<string, Meaning>): readonly Token[] {
  const isDotOfName = (at: number) =>
    tokens[at]?.word === '.' &&
    tokens[at - 1]?.end === tokens[at].start &&
    isShortened(tokens[at - 1]?.word ?? '', phrases) &&
    tokens[at + 1] !== undefined
  return tokens.flatMap((token, at) => {
    if (isDotOfName(at)) return []
    return isDotOfName(at + 1) ? [{ ...token, isShortened: true }] : [token]
  })
}

function isShortened(word: string, phrases: ReadonlyMap<string, Meaning>): boolean {
  const kind = phrases.get(word)?.kind
  return (kind === 'weekday' || kind === 'month') && word.length <= 4 && !whole_names.has(word)
}

const whole_names: ReadonlySet<string> = new Set([
  'mai',
  'may',
  'juin',
  'juni',
  'juli',
  'marz',
  'mars',
  'aout',
  'june',
  'july',
])
