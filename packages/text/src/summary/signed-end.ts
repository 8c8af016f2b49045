import { type CourtesyPeople, lineOf, takesLeave } from '../mail-text/courtesies.ts'
import type { OwnSentence } from '../mail-text/prepare.ts'
import { isLineBelow } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords, isPartOfName } from '../words.ts'

/**
 * The sentences without the closing of a mail and the short lines below it, and without the sender's whole name and
 * the lines right below it, also above what was passed on.
 */
export function withoutSignatures(
  text: string,
  sentences: readonly OwnSentence[],
  people: CourtesyPeople,
): readonly OwnSentence[] {
  const end = endOf(text, sentences, people)
  const told = withoutCards(text, end === 0 ? sentences : sentences.slice(0, end), people)
  return told.length > 0 ? told : sentences
}

/** Where the closing or the sender's name stands below which there are only short lines. */
function endOf(text: string, sentences: readonly OwnSentence[], people: CourtesyPeople): number {
  let end = sentences.length
  for (let place = sentences.length - 1; place >= 0 && sentences.length - place <= most_below; place -= 1) {
    const one = sentences[place]
    if (!one || one.isItem) break
    const isListEnd = sentences[place - 1]?.text.endsWith(':') ?? false
    if (!isListEnd && beginsLine(text, one) && endsMail(text, one, people)) end = place
    if (!isBrief(lineOf(text, one))) break
  }
  return end
}

/** A closing and so many lines of a signature. */
const most_below = 16

function endsMail(text: string, one: OwnSentence, people: CourtesyPeople): boolean {
  const words = one.text
  if (takesLeave(words, people) || isPartOfName(firstLine(text, one), people.from ?? '')) return true
  if (countWords(words) <= longest_greeting && !words.includes('?') && greets.test(foldText(words)))
    return true
  return words.endsWith(',') && isName(lineBelow(text, one))
}

/** The first line below a sentence that is not empty. */
function lineBelow(text: string, { end }: OwnSentence): string {
  return (
    text
      .slice(end, end + longest_gap)
      .trim()
      .split('\n', 1)[0]
      ?.trim() ?? ''
  )
}

const longest_gap = 120

/** A line that begins with a small letter was joined to the one above it. */
function firstLine(text: string, { start, end }: OwnSentence): string {
  return text.slice(start, end).split('\n', 1)[0]?.trim() ?? ''
}

const longest_greeting = 10
/** In small letters without accents: `Sunny greetings from the lake`. */
const greets = filtered(
  /^[^\p{L}]{0,3}(?:(?:un|una|muchos|muchas|con|mit|et|y|e|und|bien|tanti|molti|with|lots of|a big) )?(?:\p{L}+ ){0,2}(?:regards|greetings|wishes|hugs|grusse?n?|gruss|umarmung|salutations|bises|bisous|amities|saludos?|abrazos?|besos?|besitos|saluti|saluto|abbracci|abbraccio|baci)(?!\p{L})/u,
)

/** The sender's whole name and what stands right below it. */
function withoutCards(
  text: string,
  sentences: readonly OwnSentence[],
  people: CourtesyPeople,
): readonly OwnSentence[] {
  let isCard = false
  return sentences.filter((one, place) => {
    const before = sentences[place - 1]
    const isBelow =
      before !== undefined && (isLineBelow(text, before, one) || before.paragraph === one.paragraph)
    const next = sentences[place + 1]
    const isAlone = !one.isItem && beginsLine(text, one) && !before?.text.endsWith(':')
    const isNamed =
      isAlone && countWords(firstLine(text, one)) > 1 && isPartOfName(firstLine(text, one), people.from ?? '')
    const isLeave =
      isAlone &&
      next !== undefined &&
      isPartOfName(next.text, people.from ?? '') &&
      takesLeave(one.text, people)
    isCard = isNamed || isLeave || (isCard && isBelow && !one.isItem && isBrief(lineOf(text, one)))
    return !isCard
  })
}

/** One to four words with capitals. */
function isName(words: string): boolean {
  const parts = words.split(' ')
  return parts.length <= 4 && parts.every((part) => /^\p{Lu}[\p{L}.'’-]*,?$/u.test(part))
}

const longest_brief = 80

/** No sentence, no question and nothing below `PS`. */
function isBrief(words: string): boolean {
  if (words.length > longest_brief || /[?:]$|^p\.? ?s\.?(?!\p{L})/iu.test(words)) return false
  if (!/[.!…]$/u.test(words)) return true
  // `High Street 4, Bldg.`
  return countWords(words) <= 2 || (countWords(words) <= 6 && !/(?<!\p{L})\p{Ll}/u.test(words))
}

function beginsLine(text: string, { start }: OwnSentence): boolean {
  return /(?:^|\n)[^\S\n]*$/u.test(text.slice(Math.max(0, start - 20), start))
}
