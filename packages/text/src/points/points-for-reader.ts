import { readActs } from '../acts/acts.ts'
import { kindOfQuestion } from '../answers/kinds-of-questions.ts'
import { datesIn } from '../dates.ts'
import { type Language, lexicons } from '../language.ts'
import type { OwnSentence } from '../mail-text/prepare.ts'
import { isSentence } from '../sentences.ts'
import { hasDeadline, isQuestion, type Request } from '../requests.ts'
import { needsThing } from '../kinds/errands.ts'
import { handsOver } from '../kinds/handovers.ts'
import { tellsOfWaiting } from '../kinds/kept-waiting.ts'
import { asksSecrecy } from '../kinds/secrets.ts'
import { countWords } from '../words.ts'
import { foldSpelledOut } from '../wish/terms/chat-spelling.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { asksAssentAlone, asksAssentTo } from './assent-to.ts'
import { asksForAll, asksForItsAnswer, asksToBeTold } from './bare-requests.ts'
import { type Addressed, findAddressed, greetsAnother, type KnownPeople } from './addressed-people.ts'
import {
  countParts,
  findLists,
  findTitles,
  isAfterthought,
  type ListPlace,
  withLead,
} from './lists-of-points.ts'
import { weighsTwo } from './left-to-reader.ts'
import { filtered } from '../literal-filter.ts'
import { type Piece, piecesOf } from './mail-pieces.ts'
import { onlyAsksChoice } from './marked-choices.ts'
import { tellsOpenMatter } from './open-matters.ts'
import { isOptional } from './optional-remarks.ts'
import { markedOptionsIn } from '../answers/options-in-question.ts'
import { asksWhich, asksWhichAlone } from './which-alone.ts'
import { asksWithoutMark } from './unmarked-questions.ts'
import { asksForTheSame, onlyForbids, wishesFromReader } from './wishes-of-writers.ts'
import { point_phrases } from './point-phrases.ts'
import { isTaskOf, type ShortName, shortNameOf } from './tasks-in-prose.ts'
import { asksForOpinionAlone, asksForReplyAlone, contentWords, goes_on } from './short-answers.ts'

/**
 * What a mail wants its reader to answer or to do, in its order: no courtesies, no tasks of others, nothing twice, and
 * the items of a list in place of the sentence above them.
 */
export function pointsForReader(
  { text, sentences }: { readonly text: string; readonly sentences: readonly OwnSentence[] },
  language: Language,
  people: KnownPeople,
): Request[] {
  const pieces = piecesOf(text, sentences)
  const { addressed, namesSeveral } = findAddressed(pieces, people, language)
  const lists = findLists(text, pieces, { language, namesSeveral })
  const hasTasks = addressed.some(({ to, isTask }) => to === 'reader' && isTask)
  const titles = findTitles(text, pieces)
  const isCopy = greetsAnother(text, people, language)
  const reader = shortNameOf(people.ownName)
  const points = pieces.filter(
    (piece, index) =>
      (!isCopy || addressed[index]?.to === 'reader') &&
      !titles.has(piece) &&
      !isAfterthought(pieces, index) &&
      !listsOptions(text.slice(piece.start, piece.end), pieces[index - 1]) &&
      isPoint(piece, {
        language,
        before: pieces[index - 1],
        addressed: addressed[index] ?? { to: null, isTask: false, said: piece.text },
        list: lists[index] ?? 'none',
        namesSeveral,
        reader,
        givesTasks: index > 0 && !hasTasks,
      }),
  )
  const standing = new Set(points)
  const wanted = pieces.filter((_, index) => lists[index] === 'wanted').length
  const own = pieces.filter((piece, index) => {
    const next = pieces[index + 1]
    const leadsOn = piece.text.endsWith(':') && next !== undefined && standing.has(next)
    const isOfAll = wanted > 1 && lists[index] === 'none' && !isQuestion(piece.text) && asksForAll(piece.text)
    return standing.has(piece) && !leadsOn && !isOfAll
  })
  const before = new Map(pieces.map((piece, index) => [piece, pieces[index - 1]]))
  const asked = withoutRepeated(
    withoutIntroductions(own, language).map((piece) => withLead(piece, before.get(piece), language)),
    language,
  )
  const told = asked.filter((point) => pieces.length === 1 || !isSmallTalk(point.text, language))
  return told.map((piece) => requestOf(piece, language))
}

function requestOf({ start, end, text }: Piece, language: Language): Request {
  return {
    start,
    end,
    text,
    isQuestion: isQuestion(text) || asksWithoutMark(text, language),
    hasDeadline: hasDeadline(text, lexicons[language]),
  }
}

interface Surroundings {
  readonly language: Language
  readonly before: Piece | undefined
  readonly addressed: Addressed
  readonly list: ListPlace
  readonly namesSeveral: boolean
  readonly reader: ShortName
  /** Its sentences may give out tasks, as no list does. */
  readonly givesTasks: boolean
}

function isPoint(piece: Piece, around: Surroundings): boolean {
  const { text } = piece
  const { language, before, addressed, list, namesSeveral, reader, givesTasks } = around
  if (list === 'heading') return false
  if (list === 'covered' && !isQuestion(text) && !(addressed.to === 'reader' && asksBesides(text, language)))
    return false
  if (givesTasks && isTaskOf(text, reader, language)) return true
  if (addressed.to === 'other') return asks(text, language) && isNamed(reader, text)
  if (addressed.to === 'reader' && addressed.isTask) return countWords(addressed.said) >= 3
  if (list === 'wanted') return contentWords(text, language).length > 0
  const folded = foldText(text)
  if (isQuestion(text) || asksWithoutMark(text, language)) {
    const isWhole =
      isWholeQuestion(piece) ||
      asksForDeed(folded, language) ||
      asksForTheSame(folded) ||
      handsOver(folded) ||
      asksAssentTo(before, piece, language)
    return isWhole && !isCourtesy(text, language)
  }
  if (isOptional(folded)) return false
  if (!isSentence(text)) return text.length > 0 && asksInPassing(text, language)
  if (offersChoice(text)) return !isCourtesy(text, language)
  if (!asks(addressed.said, language)) {
    if (addressed.to === 'reader')
      return likelihood(text, language) >= likely || tellsOpenMatter(text, language)
    return !namesSeveral && tellsOpenMatter(text, language) && !isCourtesy(text, language)
  }
  return (
    !namesSeveral ||
    addressed.to === 'reader' ||
    likelihood(text, language) >= doubtful ||
    asksPlainly(text, language)
  )
}

/** `También nos hace falta saber si …` behind the first task of an item. */
function asksBesides(text: string, language: Language): boolean {
  return besides.test(foldText(text)) && (tellsOpenMatter(text, language) || asks(text, language))
}

const besides =
  /(?<!\p{L})(?:also|additionally|besides|ausserdem|auch|zusatzlich|aussi|egalement|par ailleurs|de plus|tambien|ademas|anche|inoltre)(?!\p{L})/u

/** `OK?` asks for nothing, `¿Cuál vale?` does. */
function isWholeQuestion({ text, isItem }: Piece): boolean {
  const count = countParts(text)
  return count >= 3 || (count === 2 && isItem)
}

/** `¿Reservo allí?`, and not `OK?` */
function asksForDeed(folded: string, language: Language): boolean {
  return deeds.has(kindOfQuestion(folded, language))
}

const deeds: ReadonlySet<string> = new Set(['invitation', 'offer', 'order', 'task', 'request'])

/** `Suggestions welcome.` */
function asksInPassing(text: string, language: Language): boolean {
  return countWords(text) === 2 && tellsOpenMatter(text, language)
}

function likelihood(text: string, language: Language): number {
  return readActs(text, language).request
}

/** Whether a sentence may ask, read once for all its clauses. */
function mayAskOf(text: string, language: Language): () => boolean {
  let mayAsk: boolean | null = null
  return () => (mayAsk ??= likelihood(text, language) >= doubtful)
}

const likely = 0.65
/** What has the words of a request and is less likely one, tells. */
const doubtful = 0.25

/** Whether a statement asks, beside its courtesies. */
function asks(text: string, language: Language): boolean {
  const { condition, idleCondition, askingCondition } = point_phrases[language]
  const mayAsk = mayAskOf(text, language)
  const folded = foldText(text)
  if (condition.test(folded)) {
    const comma = text.indexOf(',')
    const ahead = comma < 0 ? folded : `${foldText(text.slice(0, comma))} ,`
    if (idleCondition.test(ahead) || (comma >= 0 && isCourtesy(ahead, language))) return false
    if (askingCondition.test(ahead) || says_please.test(ahead)) return true
    if (comma >= 0) return clausesOf(text.slice(comma + 1)).some((clause) => asksIn(clause, mayAsk, language))
  }
  const clauses = clausesOf(text)
  const isCourteous = clauses.some((clause) => isCourtesy(clause, language))
  if (isCourteous && onlyForbids(folded)) return false
  if (!isCourteous && asksPlainly(text, language)) return true
  return clauses.some(
    (clause) => asksIn(clause, mayAsk, language) && !(isCourteous && isOnlyPolite(clause, language)),
  )
}

/** `If so please send it`, and not `if you could, please`. */
const says_please =
  /(?:please|bitte|merci de|por favor|per favore|s'il (?:vous|te) plait) (?!,)|(?:^| )(?:dime|digame|dimmi|mi dica|dis-moi|dites-moi|sag mir|sagen sie) /

function asksIn(clause: string, mayAsk: () => boolean, language: Language): boolean {
  if (isCourtesy(clause, language)) return false
  if (asksPlainly(clause, language)) return true
  const { request } = lexicons[language]
  return request.test(withoutTelling(clause, language)) && mayAsk()
}

function asksPlainly(text: string, language: Language): boolean {
  const told = foldText(withoutTelling(text, language))
  return (
    point_phrases[language].asks.test(told) || needsThing(told) || wishesFromReader(told) || asksSecrecy(told)
  )
}

function withoutTelling(text: string, language: Language): string {
  return text.replaceAll(point_phrases[language].telling, ' ')
}

function isOnlyPolite(clause: string, language: Language): boolean {
  return (
    asksForReplyAlone(clause, language) ||
    contentWords(clause, language).every((word) => polite_words.has(word))
  )
}

const polite_words = new Set(
  'gern gerne jederzeit einfach ruhig pure volontiers please kindly bitte plait svp stp favor porfa favore cortesia piacere'.split(
    ' ',
  ),
)

/** Whether all that a statement asks is an answer. */
export function asksForReply(text: string, language: Language): boolean {
  if (asksForReplyAlone(text, language)) return true
  const clauses = text.split(/[,;:–—(]\s?|\s(?=(?:I|we) (?:can|could|will|would) )/u)
  const isConditional = point_phrases[language].condition.test(foldText(text))
  const mayAsk = mayAskOf(text, language)
  const asking = clauses.flatMap((clause, index) =>
    asksIn(clause, mayAsk, language) || (isConditional && index === 0) ? [index] : [],
  )
  return (
    asking.length > 0 &&
    asking.every((index) => asksForReplyAlone(clauses[index] ?? '', language)) &&
    !clauses.slice((asking[0] ?? 0) + 1).some((clause) => goes_on.test(clause.trim()))
  )
}

function isCourtesy(text: string, language: Language): boolean {
  return point_phrases[language].courtesy.test(foldSpelledOut(text, language))
}

/** Whether it only asks how its reader is. */
function isSmallTalk(text: string, language: Language): boolean {
  return (
    isQuestion(text) &&
    countWords(text) <= longest_small_talk &&
    point_phrases[language].smallTalk.test(foldSpelledOut(text, language))
  )
}

const longest_small_talk = 8

function clausesOf(text: string): string[] {
  return text.split(/[,;:–—]\s|\s(?:and|und|et|y|e|but|aber|mais|pero|ma)\s/u)
}

/** `I have a couple of questions` before these questions. */
function withoutIntroductions(points: readonly Piece[], language: Language): Piece[] {
  const { fewThings } = point_phrases[language]
  return points.filter(
    ({ text }, index) =>
      isQuestion(text) || index === points.length - 1 || namesThings(text) || !fewThings.test(foldText(text)),
  )
}

/** `two things: the keys and a photo`. */
function namesThings(text: string): boolean {
  const at = text.indexOf(': ')
  return at > 0 && countWords(text.slice(at)) >= 3
}

/** Without what another point asks already, and without `please answer by Friday` beside what is to be answered. */
function withoutRepeated(points: readonly Piece[], language: Language): Piece[] {
  if (points.length < 2) return [...points]
  const kept: Piece[] = []
  const known: ReadonlySet<string>[] = []
  const isBare = points.map(({ text }) => {
    // An answer to somebody else is a task.
    if (handsOver(foldText(text))) return false
    return isQuestion(text)
      ? (asksForReplyAlone(text, language) && !confirms.test(text)) || asksToBeTold(text)
      : asksForReply(text, language) || asksForItsAnswer(text, language) || tellsOfWaiting(foldText(text))
  })
  const isWhole = isBare.every(Boolean)
  for (const [index, point] of points.entries()) {
    if (isBare[index] === true && !(isWhole && index === 0)) continue
    const asksNothingElse =
      (isQuestion(point.text) && asksOnlyWhether(point.text, language)) ||
      asksAssentAlone(point.text, language)
    if (kept.length > 0 && asksNothingElse) continue
    const latest = kept.at(-1)
    if (latest?.unit === point.unit && asksWhichAlone(point.text)) continue
    if (latest && weighsTwo(foldText(latest.text)) && onlyAsksChoice(withoutLead(point.text, latest)))
      continue
    const stems = new Set(
      contentWords(point.text, language)
        .filter((word) => !asking_verbs.test(word))
        .map((word) => word.slice(0, stem_length)),
    )
    const isQuestionItself = isQuestion(point.text)
    if (known.some((others) => isRepeated(stems, others, isQuestionItself))) continue
    kept.push(point)
    known.push(stems)
  }
  return kept
}

function withoutLead(text: string, { text: lead }: Piece): string {
  return text.startsWith(lead) ? text.slice(lead.length) : text
}

/** `Is that fine with you?`, and not `Is 620 a day fine with you?` */
function asksOnlyWhether(text: string, language: Language): boolean {
  let rest = text
  for (const { text: date } of datesIn(text.slice(0, longest_opinion), language))
    rest = rest.replace(date, ' ')
  return asksForOpinionAlone(text, language) && !/\d/.test(rest)
}

/** `Können Sie das bestätigen?` asks about what stands before it. */
const confirms = /best[äa]tig|confirm|conferm/iu
const longest_opinion = 200
const stem_length = 6

/** Said of what is asked for, whatever that is. */
const asking_verbs = filtered(
  /^(?:please|kindly|send|need|want|give|tell|know|bitte|schick|send|brauch|benotig|gib|geb|sag|merci|envo|besoin|donne|dire|dis|plait|favor|envi|mand|necesit|dime|digame|serve|bisogno|invi|dimmi|dica|prego|preghiamo|sapere|savoir|saber|wissen|mitteil|confirm|conferm|bestatig)/u,
)

/** A question repeats another only word for word: `when` and `where` are stop words. */
function isRepeated(
  stems: ReadonlySet<string>,
  others: ReadonlySet<string>,
  isQuestionItself: boolean,
): boolean {
  const shared = [...stems].filter((stem) => others.has(stem)).length
  return shared === stems.size && (!isQuestionItself || (shared > 2 && shared === others.size))
}

/** `Which room? a) single, b) double` */
function listsOptions(words: string, before: Piece | undefined): boolean {
  return before !== undefined && asksWhich(before.text) && markedOptionsIn(words).length > 0
}

function isNamed({ first }: ShortName, text: string): boolean {
  return (
    first.length > 1 &&
    foldText(text)
      .split(/[^\p{L}'-]+/u)
      .includes(first)
  )
}

/** `the chairs (blue or grey?) on Monday`. */
function offersChoice(text: string): boolean {
  const at = text.indexOf('?')
  return at > 0 && /[)\s]/u.test(text.charAt(at + 1)) && choice.test(text.slice(Math.max(0, at - 60), at))
}

const choice = /\s(?:or|oder|ou|o|u|oppure)\s/u
