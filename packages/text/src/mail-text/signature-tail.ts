import type { Line } from './line-kinds.ts'
import { wordsOf } from '../words.ts'

const longest_line = 120
const most_name_words = 4

/**
 * Where the lines of a mail end that are no signature. A signature without a closing before it is the run of names and
 * contact lines at the end, below a line that is no beginning of a list.
 */
export function findSignature(lines: readonly (Line | null)[], sender = ''): number {
  const own = new Set(wordsOf(sender))
  let start = lines.length
  let hasContact = false
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index]
    if (!line) continue
    const words = line.text.trim()
    if (isName(words, { own, hasContact }) && isBelowSentence(lines, index)) start = index
    else if (rule.test(words) && start === index + 1) start = index
    else if (!isTail(line) && !(hasContact && isBelowName(lines, index, own))) {
      if (opens_list.test(words)) return lines.length
      break
    }
    hasContact ||= isContact(words)
  }
  return lines.slice(0, start).some((line) => line !== null) ? start : lines.length
}

const contact =
  /https?:\/\/|www\.|\S@\S|(?:\+|\b(?:phone|tel|fax|mobile|mobil|cell|cel|tél|móvil|handy|telefon|p|t|e)\b[.: -]{1,2})[^\p{L}]{0,3}\d/iu
/** Two times of day, or a time from one to another: the hours of a shop. */
const hours =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2})? ?(?:h|uhr|am|pm)?(?: ?[-–] ?| a | à | al | alle | bis | to | till )(?<!\d)\d{1,2}(?:[:.h]\d{2})?(?!\d)/iu
const rule = /^[^\p{L}\p{N}?]+$/u
const opens_list = /:\s*$/u
const degrees = /(?:,\s?[\p{L}.]{1,8}){1,4}$/u
const ends_sentence = /[\p{Ll}\d)"'”’][.!?:;…]+["'”’)]*$/u
const joins = new Set('of and the for at de da di du von van der la le und et y e & - / |'.split(' '))

function isContact(words: string): boolean {
  return words.length <= longest_line && contact.test(words) && wordsOf(words).length <= 24
}

/** A line that may stand below a name: a contact, a rule, a title, a company or an address. */
function isTail({ text, isItem }: Line): boolean {
  const words = text.trim()
  if (isItem || words.length > longest_line) return false
  if (rule.test(words) || ((isContact(words) || hours.test(words)) && !ends_sentence.test(words))) return true
  return (
    wordsOf(words).length <= 12 && isCapitalized(words) && (/\d/.test(words) || !ends_sentence.test(words))
  )
}

function isCapitalized(words: string): boolean {
  return words
    .split(/\s+/u)
    .every((word) => joins.has(word.toLowerCase()) || /^[^\p{L}]*(?:\p{Lu}|\d|$)/u.test(word))
}

interface Known {
  readonly own: ReadonlySet<string>
  readonly hasContact: boolean
}

const sign = /^[-–—*~]{1,3}\s?(?=\p{L})/u

function isName(line: string, { own, hasContact }: Known): boolean {
  const isSigned = sign.test(line)
  const words = line.replace(sign, '').replace(degrees, '').replace(/,$/u, '')
  const parts = words.split(/\s+/u)
  if (isContact(line) && !ends_sentence.test(line) && beginsWith(line, own)) return true
  if (
    line.length > 60 ||
    parts.length > most_name_words ||
    !/\p{L}/u.test(words) ||
    /[\d?!:;@/]|\.\p{L}/u.test(words)
  ) {
    return false
  }
  if (parts.every((part) => wordsOf(part).every((word) => own.has(word)))) return true
  if (words.endsWith('.') || (line.endsWith(',') && !hasContact)) return false
  return isSigned || isCapitalized(words) || (hasContact && parts.length <= 2 && !ends_sentence.test(line))
}

/** A name and an address on one line. */
function beginsWith(line: string, own: ReadonlySet<string>): boolean {
  return (
    own.size > 1 &&
    wordsOf(line)
      .slice(0, own.size)
      .every((word) => own.has(word))
  )
}

/** One of the lines between the sender's name and the ways to write or to call: `ACME - tools since 1988`. */
function isBelowName(lines: readonly (Line | null)[], index: number, own: ReadonlySet<string>): boolean {
  const above = lines
    .slice(Math.max(0, index - farthest_name), index + 1)
    .filter((line) => line !== null)
    .toReversed()
  const name = above.findIndex(({ text }) => own.size > 1 && isWhole(text, own))
  return name > 0 && above.slice(0, name).every((line) => isBrief(line))
}

const farthest_name = 4
const longest_brief = 80

function isBrief({ text, isItem }: Line): boolean {
  const words = text.trim()
  if (isItem || words.length > longest_brief) return false
  return !ends_sentence.test(words) || (wordsOf(words).length <= most_name_words && isCapitalized(words))
}

function isWhole(text: string, own: ReadonlySet<string>): boolean {
  const words = wordsOf(text)
  return words.length > 1 && words.every((word) => own.has(word))
}

/** Not below the head of a list, nor inside a sentence that goes on over several lines. */
function isBelowSentence(lines: readonly (Line | null)[], index: number): boolean {
  const before = lines[index - 1]
  if (!before) return !opens_list.test(lines.slice(0, index).findLast((line) => line !== null)?.text ?? '')
  return !before.isItem && (/[.!?…)>}\]*"”]\s*$/u.test(before.text) || isTail(before))
}
