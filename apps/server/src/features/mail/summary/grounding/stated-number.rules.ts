import type { Language } from '@meridian/text'
import { partsOfNumber } from './number-words.rules.ts'

/** A number as a text has it, in digits or in words. */
export interface StatedNumber {
  readonly value: number
  readonly isInWords: boolean
  /** Which word of the text it begins and ends with. */
  readonly first: number
  readonly last: number
}

const token = /\p{N}+(?:[.,'’]\p{N}+)*|[\p{L}\p{M}]+|[^\s\p{L}\p{N}]/gu
const joining = /^(?:and|und|et|y|e|-|‐|‑)$/u
const harmless =
  /grazie mille|mille grazie|mille mercis?|mille fois|mil gracias|(?<=\p{N}\s?)(?:per ?cent|pour cent|per cento|por ciento)/giu

/** The numbers of a text: `two hundred and five` is one. */
export function statedNumbers(text: string, language: Language): StatedNumber[] {
  const tokens = joinThousands(text.replaceAll(harmless, ' ')).toLowerCase().match(token) ?? []
  const found: StatedNumber[] = []
  let running: Running | undefined
  const settle = () => {
    if (running) found.push(settled(running))
    running = undefined
  }
  let joins = 0
  tokens.forEach((word, index) => {
    if (running && joining.test(word) && joins === 0) {
      joins = 1
      return
    }
    // Italian for a number and for `you are`.
    const parts = word === 'sei' && !running ? null : valuesOf(word, language)
    if (parts === null) settle()
    for (const part of parts ?? []) {
      const next = running && added(running, part, index)
      if (running && !next) settle()
      running = next ?? begun(part, index)
    }
    joins = 0
  })
  settle()
  return found
}

/** `12 500` is one number. */
function joinThousands(text: string): string {
  return text.replaceAll(/(?<![\p{N}.,])(\p{N}{1,3})[ \u00A0\u202F](?=\p{N}{3}(?!\p{N}))/gu, '$1')
}

interface Part {
  readonly value: number
  readonly isInWords: boolean
}

function valuesOf(word: string, language: Language): readonly Part[] | null {
  if (/^\p{N}/u.test(word)) return [{ value: valueOfDigits(word), isInWords: false }]
  if (/^(?:k|tsd)$/.test(word)) return [{ value: 1000, isInWords: true }]
  return partsOfNumber(word, language)?.map((value) => ({ value, isInWords: true })) ?? null
}

/** `1.250,00` and `1,250.00` are 1250, `12.5` and `12,5` are 12.5. */
function valueOfDigits(digits: string): number {
  const isGrouped = /^\p{N}{1,3}(?:[.,'’]\p{N}{3})+(?:[.,]\p{N}{1,2})?$/u.test(digits)
  if (!isGrouped) return Number(digits.replace(/[,'’]/u, '.'))
  const cents = /[.,](\p{N}{1,2})$/u.exec(digits)
  const whole = cents ? digits.slice(0, cents.index) : digits
  return Number(`${whole.replaceAll(/\P{N}/gu, '')}.${cents?.[1] ?? '0'}`)
}

interface Running {
  readonly total: number
  readonly current: number
  readonly isInWords: boolean
  readonly first: number
  readonly last: number
}

function begun({ value, isInWords }: Part, index: number): Running {
  return { total: 0, current: value, isInWords, first: index, last: index }
}

function settled({ total, current, isInWords, first, last }: Running): StatedNumber {
  return { value: total + current, isInWords, first, last }
}

/** Undefined where the next number does not go on with the one before. */
function added(running: Running, { value, isInWords }: Part, index: number): Running | undefined {
  if (!isInWords) return undefined
  const { total, current } = running
  const next = { ...running, isInWords: true, last: index }
  if (value >= 1000) {
    return current > 0 && current < 1000
      ? { ...next, total: total + round(current * value), current: 0 }
      : undefined
  }
  if (!running.isInWords) return value === 100 ? { ...next, current: current * 100 } : undefined
  if (value === 100) return current < 100 ? { ...next, current: Math.max(current, 1) * 100 } : undefined
  if (value === 20 && current % 100 === 4) return { ...next, current: current + 76 }
  const below = current % 100
  const goesOn =
    (current > 0 || total > 0) &&
    (below === 0 || (below >= 20 && below % 10 === 0 && value < 20 && value > 0))
  const isReversed = current > 0 && current < 10 && value >= 20 && value % 10 === 0 && index === running.last
  return goesOn || isReversed || (below > 0 && below < 10 && value >= 20 && index === running.last)
    ? { ...next, current: current + value }
    : undefined
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Three numbers in a row or more, one of them in words: digits that are spelled. */
export function spellsDigits(text: string, language: Language): boolean {
  const numbers = statedNumbers(text.replaceAll(/[,;–—-]/gu, ' '), language)
  let row = 1
  let words = 0
  return numbers.some((number, index) => {
    const before = numbers[index - 1]
    const goesOn = before !== undefined && number.first - before.last <= 1
    row = goesOn ? row + 1 : 1
    words = (goesOn ? words : 0) + (number.isInWords ? 1 : 0)
    return row >= 3 && words > 0
  })
}
