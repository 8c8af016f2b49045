import { datesIn } from '../dates.ts'
import { asksErrand, asksForThing } from '../kinds/errands.ts'
import { type Language, lexicons } from '../language.ts'
import type { Request } from '../requests.ts'
import { sentencesIn } from '../sentences.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { capitalised, countWords } from '../words.ts'
import { point_phrases } from '../points/point-phrases.ts'
import { asksWhich, asksWhichAlone } from '../points/which-alone.ts'
import { invitesReader } from '../wish/cues/invites-reader.ts'
import { answer_phrases } from './answer-phrases.ts'
import {
  asks_approval,
  asks_plainly,
  asks_secret,
  asks_to_tell,
  asks_whether,
  confirms,
  countWhether,
  leaves_choice,
  leaves_it_to_reader,
  sends_to_writer,
  wants_fact,
  wants_nothing,
} from './asked-phrases.ts'
import { kindOfQuestion } from './kinds-of-questions.ts'
import { beginsThing, markedOptionsIn, optionsIn, withoutBetween } from './options-in-question.ts'
import { countOpenQuestions } from './question-words.ts'

export interface RequestInMail extends Pick<Request, 'text' | 'isQuestion'> {
  /** What stands before the request. */
  readonly before: string
  /** The sentence that takes it on. */
  readonly takesOn: string
  readonly isFormal: boolean
}

/** Short answers to a request that its reader may choose from, in its language; none where only the reader can say. */
export function fittingAnswers(
  { text, isQuestion, before, takesOn, isFormal }: RequestInMail,
  language: Language,
): string[] {
  const end = text.lastIndexOf('?')
  const sentences = sentencesOf(end > 0 ? text.slice(0, end + 1) : text, language)
  const clause = sentences.at(-1) ?? ''
  const folded = foldText(clause)
  if (asks_secret.test(folded)) return []
  const sentenceBefore = sentences.at(-2) ?? sentencesOf(before, language).at(-1) ?? ''
  const read = { clause, before: sentenceBefore, folded, takesOn, isFormal, language }
  return isQuestion ? answersToQuestion(read) : answersToStatement(read)
}

interface Asked {
  readonly clause: string
  /** The sentence before. */
  readonly before: string
  readonly folded: string
  readonly takesOn: string
  readonly isFormal: boolean
  readonly language: Language
}

function answersToQuestion({ clause, before, folded, isFormal, language }: Asked): string[] {
  const phrases = answer_phrases[language]
  const kind = kindOfQuestion(folded, language)
  const open = countOpenQuestions(clause, language)
  if (open > 1) return []
  const own = optionsOf(clause, language)
  const options = own.length === 0 && open > 0 ? optionsBefore({ clause, before, language }) : own
  if (options.length > 0 && (kind !== 'request' || open > 0 || areTimes(options, language)))
    return options.map(capitalised)
  const whether = countWhether(folded)
  if (asks_whether.test(folded)) return whether === 1 ? [...phrases.question] : []
  if (open > 0 || countWords(clause) > longest_question) return []
  if (asks_approval.test(folded)) return [...phrases.approval]
  if (kind === 'request' || kind === 'task') {
    const [agreeing, declining] = confirms.test(folded) ? phrases.confirmation : phrases.request
    const sent = phrases.sends[isFormal ? 0 : 1]
    return [sends_to_writer.test(folded) ? sent : agreeing, declining]
  }
  if (leaves_choice.test(` ${folded} `)) return []
  return [...phrases[kind]]
}

/** `The bus or the train: which do you prefer?`, `Was nimmst du?` */
function optionsBefore({
  clause,
  before,
  language,
}: Pick<Asked, 'clause' | 'before' | 'language'>): string[] {
  const at = clause.search(/[,;:] [^,;:]*$/u)
  const isWhich = asksWhichAlone(clause.slice(at + 1).trim())
  const led = isWhich && at >= 0 ? optionsOf(clause.slice(0, at), language) : []
  if (led.length > 0) return led
  if (!isWhich && !asksWhich(clause)) return []
  const options = optionsOf(`${before} ${clause}`.trim(), language)
  if (options.length > 0 || !isWhich) return options
  const compared = optionsOf(withoutBetween(before, language), language)
  return compared.length > 0 ? compared : namesIn(before)
}

/** `Red linen, blue linen, half leather.` */
function namesIn(sentence: string): string[] {
  const text = sentence.trim()
  const names = text
    .slice(text.lastIndexOf(':') + 1, text.endsWith('.') ? -1 : text.length)
    .split(', ')
    .map((name) => name.trim())
  const areShort = names.every((name) => name !== '' && countWords(name) <= longest_name)
  return areShort && names.length >= fewest_names ? names : []
}

const longest_name = 3
const fewest_names = 3

function optionsOf(asked: string, language: Language): string[] {
  const marked = markedOptionsIn(asked)
  return marked.length > 0 ? marked : optionsIn(asked.replaceAll(in_brackets, ''), language)
}

/** What was told of a longer question may ask for several things. */
const longest_question = 45

function answersToStatement({ clause, folded, takesOn, language }: Asked): string[] {
  const phrases = answer_phrases[language]
  const isWhether = asks_whether.test(folded)
  const isOpen = asks_to_tell.test(folded) || countOpenQuestions(clause.split(', ')[0] ?? '', language) > 0
  const isLeft = leaves_it_to_reader.test(folded)
  if (isWhether || isOpen || isLeft) {
    const options = optionsIn(clause.replaceAll(in_brackets, ''), language)
    if (options.length > 0) return options.map(capitalised)
  }
  if (isWhether) return countWhether(folded) === 1 ? [...phrases.question] : []
  if (isOpen || isLeft || wants_nothing.test(folded) || wants_fact.test(folded)) return []
  if (asks_approval.test(folded)) return [...phrases.approval]
  if (confirms.test(folded)) return [...phrases.confirmation]
  if (invitesReader(folded)) return [...phrases.invitation]
  const asks =
    asksErrand(folded) ||
    asksForThing(folded) ||
    asks_plainly.test(folded) ||
    asking_kinds.has(kindOfQuestion(folded, language)) ||
    point_phrases[language].asks.test(folded) ||
    namesThing(clause, language)
  return asks ? [takesOn, phrases.cannot] : []
}

const asking_kinds: ReadonlySet<string> = new Set(['request', 'task'])

/** An item of a list: `la fiche sanitaire signée` */
function namesThing(clause: string, language: Language): boolean {
  const first = /^\p{Ll}[\p{Ll}'’]*/u.exec(clause)?.[0] ?? ''
  return countWords(clause) <= longest_item && beginsThing(foldText(first), language)
}

const longest_item = 16

const in_brackets = / ?\([^()]{0,200}\)/gu

/** The last sentences of a text, also those that a semicolon ends. */
function sentencesOf(text: string, language: Language): string[] {
  const read = text.slice(-longest_read)
  const sentences = sentencesIn(read, { start: 0, end: read.length }, lexicons[language])
  return sentences.flatMap((one) => one.text.split(/(?<=[\p{L})]{3};) /u))
}

const longest_read = 500

function areTimes(options: readonly string[], language: Language): boolean {
  return options.every((option) => datesIn(option, language).length > 0)
}
