import { rememberLatest } from '../../latest.ts'

/** Tells whether a text has one of some phrases. */
export interface PhraseMatcher {
  test(text: string): boolean
}

/** What any ending may follow. */
interface WordBeginning {
  readonly letters: string
}

/** A word, or how many words of any kind may stand there. */
type Piece = string | WordBeginning | number

/** Each place of a phrase has some pieces to choose from. */
type Phrase = readonly (readonly (readonly Piece[])[])[]

/**
 * Matches phrases as whole words, in time that grows with the text alone. A phrase has words, `(a|b)` for a choice,
 * `(a)?` for what may be missing, `~3` for up to three words of any kind within a clause, `#` for a number, a lone `?`
 * for a question mark, and `*` for any ending of a word. Hyphens and apostrophes part words.
 */
export function matchPhrases(source: string): PhraseMatcher {
  const beginnings = new Map<number, Phrase[]>()
  for (const phrase of splitChoices(source).map(parsePhrase)) {
    for (const word of firstWords(phrase)) {
      const number = numberOf(word)
      const others = beginnings.get(number)
      if (others) others.push(phrase)
      else beginnings.set(number, [phrase])
    }
  }
  const begins = bitsOf([...beginnings.keys()])
  return {
    test: (text) => {
      const { words, numbers, places } = readText(text)
      // Nearly no word of a text begins a phrase, so that nothing else is looked at for those.
      for (let index = 0; index < numbers.length; index += 1) {
        const number = numbers[index] ?? 0
        if (((begins[number >> 5] ?? 0) & (1 << (number & 31))) === 0) continue
        if (fitsOne(beginnings.get(number) ?? [], words, places[index] ?? 0)) return true
      }
      return false
    },
  }
}

/** Matches the phrases of several sources. */
export function matchAnyOf(...sources: readonly string[]): PhraseMatcher {
  return matchPhrases(sources.join('|'))
}

const piece = /[\p{L}\p{M}]+|\d+|[.,;:!?]/gu

/** The words that some phrase begins with, each with a number of its own; `#` stands for all that begin with a digit. */
const first_words = new Map<string, number>()

interface NumberedBeginning extends WordBeginning {
  readonly number: number
}

/** Those that have their first letters in common. */
const beginnings_by_stem = new Map<number, NumberedBeginning[]>()
const longest_stem = 3
const stem_lengths: number[] = []

function numberOf(firstWord: string): number {
  const known = first_words.get(firstWord)
  if (known !== undefined) return known
  const number = first_words.size
  first_words.set(firstWord, number)
  if (firstWord.endsWith('*')) {
    const letters = firstWord.slice(0, -1)
    const length = Math.min(letters.length, longest_stem)
    const stem = stemOf(letters, length)
    if (!stem_lengths.includes(length)) stem_lengths.push(length)
    beginnings_by_stem.set(stem, [...(beginnings_by_stem.get(stem) ?? []), { letters, number }])
  }
  return number
}

/** A number for the first letters of a word; others may have the same. */
function stemOf(word: string, length: number): number {
  let stem = length
  for (let at = 0; at < length; at += 1) stem = stem * 512 + word.charCodeAt(at)
  return stem
}

function bitsOf(numbers: readonly number[]): Uint32Array {
  const bits = new Uint32Array((Math.max(0, ...numbers) >> 5) + 1)
  for (const number of numbers) bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31))
  return bits
}

/** The words of a text, and where which of them begin phrases. */
interface ReadText {
  readonly words: readonly string[]
  readonly numbers: readonly number[]
  /** As many as numbers. */
  readonly places: readonly number[]
  /** How many first words there were. */
  readonly known: number
}

function readWords(text: string): ReadText {
  const words = text.match(piece) ?? []
  const numbers: number[] = []
  const places: number[] = []
  const add = (number: number, at: number) => {
    numbers.push(number)
    places.push(at)
  }
  const digits = first_words.get('#')
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const number = first_words.get(word)
    if (number !== undefined) add(number, at)
    if (digits !== undefined && isNumber(word)) add(digits, at)
    for (const length of stem_lengths) {
      if (length > word.length) continue
      for (const beginning of beginnings_by_stem.get(stemOf(word, length)) ?? nothing)
        if (word.startsWith(beginning.letters)) add(beginning.number, at)
    }
  }
  return { words, numbers, places, known: first_words.size }
}

const nothing: readonly NumberedBeginning[] = []

const readLatest = rememberLatest(readWords, 200_000)

/** Hundreds of matchers read the same sentences. */
function readText(text: string): ReadText {
  const read = readLatest(text)
  return read.known === first_words.size ? read : readWords(text)
}

function fitsOne(phrases: readonly Phrase[], words: readonly string[], at: number): boolean {
  for (const phrase of phrases) if (matchesAt(phrase, 0, words, at)) return true
  return false
}

function isWord(wanted: string | WordBeginning, word: string | undefined): boolean {
  if (word === undefined) return false
  if (typeof wanted !== 'string') return word.startsWith(wanted.letters)
  return wanted === word || (wanted === '#' && isNumber(word))
}

function isNumber(word: string): boolean {
  return word >= '0' && word < ':'
}

function matchesAt(phrase: Phrase, place: number, words: readonly string[], at: number): boolean {
  const choices = phrase[place]
  if (!choices) return true
  for (const pieces of choices) if (matchesPieces({ phrase, place, pieces }, 0, words, at)) return true
  return false
}

interface Place {
  readonly phrase: Phrase
  readonly place: number
  readonly pieces: readonly Piece[]
}

function matchesPieces(here: Place, first: number, words: readonly string[], from: number): boolean {
  let [index, at] = [first, from]
  for (let piece = here.pieces[index]; typeof piece !== 'number'; piece = here.pieces[index]) {
    if (piece === undefined) return matchesAt(here.phrase, here.place + 1, words, at)
    if (!isWord(piece, words[at])) return false
    index += 1
    at += 1
  }
  const gap = Number(here.pieces[index])
  for (let skipped = 0; skipped <= gap && at + skipped < words.length; skipped += 1) {
    if (matchesPieces(here, index + 1, words, at + skipped)) return true
    if (endsClause(words, at + skipped)) return false
  }
  return false
}

const marks: ReadonlySet<string> = new Set('.,;:!?')

/** The dot of `2. Dezember` ends none. */
function endsClause(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return marks.has(word) && !(word === '.' && isNumber(words[at - 1] ?? ''))
}

/** The words that a phrase may begin with; one that may begin with a gap is none. */
function firstWords(phrase: Phrase): string[] {
  const found: string[] = []
  for (const choices of phrase) {
    for (const [first] of choices) {
      if (typeof first === 'string') found.push(first)
      else if (typeof first === 'object') found.push(`${first.letters}*`)
    }
    if (!choices.some((choice) => choice.length === 0)) break
  }
  return [...new Set(found)]
}

function parsePhrase(source: string): Phrase {
  return splitAt(source, ' ')
    .filter((part) => part !== '')
    .map((part) => expand(part).map(piecesOf))
}

function piecesOf(text: string): Piece[] {
  const pieces = text.match(/~\d+|[\p{L}\p{M}]+\*?|[#?]|\d+|[.,;:!]/gu) ?? []
  return pieces.map((piece) => {
    if (piece.startsWith('~')) return Number(piece.slice(1))
    return piece.endsWith('*') ? { letters: piece.slice(0, -1) } : piece
  })
}

/** All texts that a part with choices may stand for; a question mark behind a letter says that the letter may be missing. */
function expand(part: string): string[] {
  if (part === '?') return ['?']
  const open = part.indexOf('(')
  if (open < 0) return /\p{L}\?$/u.test(part) ? [part.slice(0, -1), part.slice(0, -2)] : [part]
  const close = closingOf(part, open)
  const isOptional = part[close + 1] === '?'
  const before = part.slice(0, open)
  const rest = expand(part.slice(close + (isOptional ? 2 : 1)))
  const inner = splitChoices(part.slice(open + 1, close)).flatMap(expand)
  return [...inner, ...(isOptional ? [''] : [])].flatMap((one) =>
    rest.map((tail) => `${before}${one}${tail}`),
  )
}

function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A phrase has an open bracket: ${text}`)
}

function splitChoices(text: string): string[] {
  return splitAt(text, '|')
}

/** Splits outside of brackets. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0 && text[at] === separator) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}
