import { type Lexicon, wordSet } from './languages/lexicon.ts'

/** Short forms that stand before a number or a code; elsewhere many of them are words or end a sentence. */
const before_numbers = wordSet(`
  réf ref rif nr nros nos núm num art arts arti cap caps capp kap chap p pp pág págs pag pagg vol vols bd bde fig figg
  abb tab abs ziff zif anh anl anx annexe sec sez sect secc lit lett pos posiz exp expte prot prat ord bestnr rnr
  rgnr kdnr tel tél telf tlf tfno cel cell fax durchw ext apt app appt apdo bât étg esc hs kto blz plz
  ctra az rdnr randnr st`)

/** Titles before a name, in a mail of any language. */
const titles = wordSet(`
  sr sra srta sres dña lic abg arq dott dott.ssa dott.sa dr dra drs prof ing avv arch geom rag sig sigg sig.ra sig.na
  mag dipl mr mrs ms mme mmes mlle mgr hr hrn`)

/** Of these a word of another language has the letters too: they are titles with a capital alone. */
const capital_titles = wordSet('arch ing mag rag sig lic arq drs geom')

const number_or_code = /^\s+["'“„«(]?(?:\p{Lu}{1,6}\s?[-/]?\s?)?\d|^\s+\p{Lu}{1,6}[-/]\p{Lu}/u
/** Of what has several, the one with this letter: `rev. C`, `Anl. B`; a word of one letter is none. */
const letter = /^\s+[B-DF-HJ-NP-TV-XZ](?=[\s,.;:)]|$)/u
const before_letters = wordSet('rev vers ed tav all alleg fasc mod tip var aufl ausf ausg')
const name = /^\s+\p{Lu}/u

/** Whether the dot behind a word shortens it and ends no sentence. */
export function isAbbreviation(word: string, rest: string, { abbreviations }: Lexicon): boolean {
  const small = word.toLowerCase()
  if (/^\p{L}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word) || abbreviations.includes(small)) return true
  if (before_numbers.has(small) && (number_or_code.test(rest) || letter.test(rest))) return true
  if (before_letters.has(small) && (/^\s+\d/u.test(rest) || letter.test(rest))) return true
  return titles.has(small) && (!capital_titles.has(small) || word !== small) && name.test(rest)
}
