import { type Language, lexicons } from '@meridian/text'

/** Ways to write an address so that no program, but a reader, takes it for one. None stands in honest answers. */
const disguises: readonly RegExp[] = [
  /hxxps?|\b(?:javascript|data|vbscript|file)\s*:/iu,
  // A sign in brackets, or between dashes.
  /[[({<]\s*(?:dot|punkt|point|punto|at|ät|arobase|arroba|chiocciola|klammeraffe|\.|@)\s*[\])}>]|\p{L}[-_*](?:dot|at)[-_*]\p{L}/iu,
  /\p{L}[。｡·•]\p{L}|\s@\s|\p{L}\s\.\s?\p{L}{2,4}(?!\p{L})|\p{L}{2},\p{L}{2}/iu,
  // The end of a domain as a word.
  /(?<![\p{L}\p{N}])(?:(?:dot|punkt|point|punto)[\s,]+(?:com|net|org|io|info|biz|example|test|it|at|ch|eu|be|uk|us|nl|pl|ru|cn|xyz|app|dev|co|shop|site|online|store|cloud|fr)|(?:dot|punkt)[\s,]+(?:de|es|me|top|link))(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}.@])\.?(?:com|org|c0m|0rg)(?![\p{L}\p{N}])|(?<!\p{L})(?:ends?|ending|endet|endend|finisce|finit|termina|termine|terminant)\s(?:in|auf|mit|con|en|par)\s["'“„«.]*(?:net|de|fr|es|it|eu|io)(?!\p{L})/iu,
  /(?<!\p{L})\p{L}\.(?:me|co|ly|io|gg|to|cc|ru|cn|gl)(?!\p{L})/iu,
  // Escapes of bytes and characters, and names of domains in another alphabet.
  /%[0-9a-f]{2}|&#x?[0-9a-f]{2,6};?|\\(?:x[0-9a-f]{2}|u\{?[0-9a-f]{2,6})|(?<![\p{L}\p{N}])xn--/iu,
  // Morse, Braille, letters as flags, boxed letters.
  /(?:[.·\-–−_]{1,6}[ /|]+){4}|[\u2800-\u28FF]|[\u{1F1E6}-\u{1F1FF}]{3}|[\u{1F130}-\u{1F189}]/u,
  /(?<![\p{L}\p{N}])(?:backwards?|rückwärts|à l[’']envers|al revés|al contrario|all[’']incontrario|in reverse)(?!\p{L})/iu,
]

/** What begins or ends an address and is no word: an address without its dots. Known addresses are gone by then. */
const address_pieces = /(?<![\p{L}\p{N}])(?:www|https?)(?![\p{L}\p{N}])/iu
/** A word before the end of a domain that is no word of the language. */
const domain_ends: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:de|es|fr|eu|ch)(?!\p{L})/gu,
  de: /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:de|fr|it|eu|ch)(?!\p{L})/gu,
  fr: /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:fr|it|eu|ch)(?!\p{L})/gu,
  es: /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:fr|it|eu|ch)(?!\p{L})/gu,
  it: /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:fr|it|eu|es|ch)(?!\p{L})/gu,
}

/** Nobody says these but to spell; the sources may have them in another meaning. */
const spelling_words =
  /(?<![\p{L}\p{N}])(?:dot|klammeraffen?|at-zeichen|at-sign|at sign|ät|arobase|arrobas?|chiocciol\p{L}*|a commercial|underscore|unterstrich|tiret bas|gui[oó]n bajo|trattino basso|(?:back)?slash|schrägstrich|barra|doppelpunkt|domain|domäne|domaine|dominio|one word|una parola sola|una sola palabra|en un (?:seul )?mot|zusammengeschrieben|base64|rot13|hex(?:adecimal)?|punycode|morse)(?![\p{L}\p{N}])/giu

const alphabet =
  /(?:(?<!\p{L})(?:alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu|anton|berta|cäsar|dora|emil|friedrich|gustav|heinrich|ida|julius|ludwig|martha|nordpol|otto|paula|quelle|richard|siegfried|theodor|ulrich|viktor|wilhelm|xanthippe|ypsilon|zeppelin)(?!\p{L})[\s,.-]{1,3}){2}\p{L}/iu

/** Three letters or digits that stand alone: `e v i l`, `D E eight`. */
const lone =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s,.\-_|/]{1,3}){3}[\p{L}\p{N}](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\p{Lu}\s){2}(?=\p{Ll}|\p{N})/gu

/** Whether a sentence, made compatible (NFKC), hides an address; `source` is the text that may be quoted. */
export function isDisguised(text: string, source: SourceText, language: Language): boolean {
  if (address_pieces.test(text) || endsInDomain(text, source, language)) return true
  if (disguises.some((disguise) => disguise.test(text)) || alphabet.test(text)) return true
  if (hasLoneLetters(text)) return true
  if (!(text.match(spelling_words) ?? []).every((word) => source.includes(word.toLowerCase()))) return true
  return !(text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).every((word) => isPlainWord(word, source))
}

/** A word that the sources do not have, and the end of a domain: `harbourpay de`. */
function endsInDomain(text: string, source: SourceText, language: Language): boolean {
  return [...text.matchAll(domain_ends[language])].some(
    ([, word = '']) =>
      !lexicons[language].stopWords.has(word.toLowerCase()) && !source.includes(word.toLowerCase()),
  )
}

export interface SourceText {
  /** Whether the text has these characters, in small letters. */
  readonly includes: (words: string) => boolean
}

function hasLoneLetters(text: string): boolean {
  return (text.match(lone) ?? []).some(
    (letters) => /\p{L}/u.test(letters) && !/^[^\p{L}]*\p{L}[^\p{L}]*$/u.test(letters),
  )
}

/** Times, ordinals and measures, in which digits and letters meet. */
const measure =
  /^\p{N}+(?:h\p{N}*|min|am|pm|st|nd|rd|th|e|er|re|ème|eme|º|ª|k|m|mm|cm|km|g|kg|l|ml|x|s|d|w|gb|mb|tb|kw|kwh|v|w|hz|uhr|ct|eur|usd|gbp|chf)$/iu

function isPlainWord(word: string, source: SourceText): boolean {
  const isMixed = /\p{L}\p{N}|\p{N}\p{L}/u.test(word) && !measure.test(word)
  const isForeign = /[^\P{L}\p{Script=Latin}]/u.test(word)
  const isStruck = /[\p{L}\p{N}]\p{M}/u.test(word)
  const isEncoded = word.length >= 12 && /\p{Ll}\p{Lu}.*\p{Ll}\p{Lu}/u.test(word)
  return !(isMixed || isForeign || isStruck || isEncoded) || source.includes(word.toLowerCase())
}

const roman =
  /(?<![\p{L}\p{N}])(?=[IVXLCDM]{2,12}(?![\p{L}\p{N}]))M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/gu
/** Abbreviations that are Roman numbers as well. */
const no_numbers = new Set(['CV', 'CD', 'DC', 'CC', 'MC', 'MD', 'DI', 'MIX', 'LC', 'CI', 'MM', 'MI'])
const roman_values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** The values of the Roman numbers that a text has. */
export function romanNumbers(text: string): number[] {
  return (text.match(roman) ?? [])
    .filter((letters) => !no_numbers.has(letters))
    .map((letters) =>
      letters.split('').reduce((sum, letter, at) => {
        const value = roman_values[letter] ?? 0
        return value < (roman_values[letters[at + 1] ?? ''] ?? 0) ? sum - value : sum + value
      }, 0),
    )
}
