import { detectLanguage, type Language, lexicons } from '../language.ts'
import { isNewsletter, isToMany, withoutCourtesies } from '../mail-text/courtesies.ts'
import { isMinutes, withTitles } from './document-heads.ts'
import { complains } from '../kinds/complaints.ts'
import { chooseWithLists } from './choose-with-lists.ts'
import {
  joined,
  listed,
  type JoinedSentence,
  type Listed,
  withoutCutLeads,
  withoutOpenLeads,
} from './listed-items.ts'
import { type OwnSentence, ownSentences, plainSentences } from '../mail-text/prepare.ts'
import { withoutLooseConnectives } from './loose-connectives.ts'
import type { KnownRange } from '../mail-text/quoted-lines.ts'
import type { Sentence } from '../sentences.ts'
import { isCutOff } from './shown-sentences.ts'
import {
  type Features,
  isTelling,
  type MeasuredSentence,
  measureSentences,
  namesFacts,
  weigh,
} from './summary-features.ts'
import {
  asksBehind,
  endsBefore,
  goesOnInItem,
  hangsOn,
  leansOn,
  pointsBack,
  standsBelowName,
} from './summary-leans.ts'
import { withoutSignatures } from './signed-end.ts'
import { withOptionMarks } from './option-marks.ts'
import { withoutFillers } from './summary-fillers.ts'
import { leftOutIn } from './summary-leave-outs.ts'
import { headingsAmong, longest_mark, neededIn, passed_on, titlesAmong } from './summary-needs.ts'
import { learnedWorths } from './learned-worth.ts'
import { byWorth, tellingIn } from './summary-outcomes.ts'
import { bringsNext } from './summary-wants.ts'
import { sectionFactsIn } from './summary-sections.ts'
import { discussion_weights, fact_weights } from './summary-weights.ts'
import { foldText } from '../wish/terms/tokens.ts'
import type { CueTable } from '../wish/learned/cue-table.ts'
import { countWords } from '../words.ts'

export interface MailText {
  readonly subject: string
  /** The visible text; all places are counted in it, in UTF-16 units. */
  readonly text: string
  /** Pieces already known to be quoted, signature or greeting. */
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
  /** The name of the sender, by which a signature is known. */
  readonly from?: string | undefined
  /** The name of the reader, who is only addressed by it. */
  readonly reader?: string | undefined
}

export interface Summary {
  readonly text: string
  /** In the mail's order; each stands in the mail word for word. */
  readonly sentences: readonly Sentence[]
  readonly language: Language
}

export interface SummaryOptions {
  /** About how many words the summary has at most. */
  readonly words?: number
  readonly weights?: SummaryWeights
  /** How much a summary needs a sentence of a mail to its reader. */
  readonly worths?: CueTable
}

/** What the features of a sentence are worth in a mail that names facts, and in one that discusses. */
export interface SummaryWeights {
  readonly facts: Features
  readonly discussion: Features
}

const learned: SummaryWeights = { facts: fact_weights, discussion: discussion_weights }

/** A shorter mail is its own summary. */
export const summarised_from_words = 60

/** The sentences that tell most of a mail. The same mail always has the same summary. */
export function summarise(mail: MailText, options: SummaryOptions = {}): Summary {
  const read = readMailText(mail)
  const { language, own, words } = read
  if (words < summarised_from_words)
    return summaryOf(mail.text, withOptionMarks(mail.text, withinReason(own), own), language)
  const judged = judgeSentences(mail, read, options)
  const chosen = withoutCutLeads(choose(mail, read, { judged, options }), own)
  const titled = isMinutes(own)
    ? withTitles(chosen, { mail: mail.text, all: own, headings: judged.headings })
    : chosen
  const shown = withoutLooseConnectives(mail.text, titled, { all: own, language })
  return summaryOf(mail.text, withOptionMarks(mail.text, shown, own), language)
}

/** What speaks for and against each sentence of a mail, by the place in the mail where it begins. */
interface JudgedSentences {
  readonly measured: readonly MeasuredSentence<Listed>[]
  /** What each is worth, in the order of the mail. */
  readonly worths: readonly number[]
  readonly isOfFacts: boolean
  /** What a summary is not to be without, the most needed first. */
  readonly needs: Ranks
  /** What goes where room is left, the most wished for first. */
  readonly wishes: Ranks
  readonly headings: ReadonlySet<number>
  /** Headings of a mail to many, which tell what it brings. */
  readonly titles: ReadonlySet<number>
  readonly leftOut: ReadonlySet<number>
  /** It is a complaint or minutes, or has several headings with facts below. */
  readonly hasMuch: boolean
}

type Ranks = ReadonlyMap<number | undefined, number>

function judgeSentences(
  mail: MailText,
  { language, own, words: total }: ReadMailText,
  options: SummaryOptions,
): JudgedSentences {
  const lexicon = lexicons[language]
  const measured = measureSentences(own, { subject: mail.subject, lexicon })
  const { facts, discussion } = options.weights ?? learned
  const isOfFacts = namesFacts(measured)
  const weights = isOfFacts ? facts : discussion
  const titles = isToMany(mail.text) ? titlesAmong(own, mail.from ?? '') : []
  const wordy = titles.filter((place) => countWords(own[place]?.text ?? '') > 1)
  const isWhole = options.words === undefined
  const fills = isWhole && (mail.reader ?? '') !== '' && !isNewsletter(mail.text)
  const isLearned = fills && !isToMany(mail.text)
  const worths = isLearned
    ? learnedWorths(measured, language, options.worths)
    : measured.map(({ features }) => weigh(features, weights))
  const least = isLearned ? least_worth : total > filled_words ? Number.POSITIVE_INFINITY : least_by_programs
  const tells = isWhole && !isLearned && (isOfFacts || callsReader(mail))
  const byStart = new Map(measured.map(({ start }, place) => [start, worths[place]]))
  const worth = ({ start }: MeasuredSentence<Listed>) => byStart.get(start) ?? 0
  const headings = headingsAmong(own)
  const leftOut = leftOutIn(measured, { ...mail, language })
  const sections = fills ? sectionFactsIn(measured, { headings, leftOut }) : { first: [], second: [] }
  const hasMuch =
    sections.first.length > 0 ||
    (fills && isMinutes(own)) ||
    (fills && complains(foldText(`${mail.subject}\n${mail.text.slice(0, longest_complaint)}`)))
  const wished = [
    ...sections.second,
    ...(tells ? tellingIn(measured, { worth, lexicon }) : []),
    ...(fills ? byWorth(measured, { worth, least, countsWords: hasMuch && !isMinutes(own) }) : []),
    ...titles.map((place) => place + 1),
  ]
  const ranks = (places: readonly number[]): Ranks =>
    new Map([...new Set(places)].map((place, rank) => [own[place]?.start, rank]))
  return {
    measured,
    worths,
    isOfFacts,
    needs: ranks([...neededIn(measured, mail, language), ...wordy, ...sections.first]),
    wishes: ranks(wished),
    headings,
    titles: new Set(titles.flatMap((place) => own[place]?.start ?? [])),
    leftOut,
    hasMuch,
  }
}

function choose(
  mail: MailText,
  { language, own, words: total }: ReadMailText,
  { judged, options }: { readonly judged: JudgedSentences; readonly options: SummaryOptions },
): Listed[] {
  const { measured, worths, isOfFacts, needs, wishes, headings, titles, leftOut } = judged
  const lexicon = lexicons[language]
  const startOf = (place: number) => own[place]?.start ?? -1
  const isShown = ({ text, start }: Listed) =>
    (isTelling(text, lexicon) || needs.has(start)) &&
    (titles.has(start) || !(headings.has(start) || leftOut.has(start)))
  const ranked = measured
    .map((one, place) => ({
      ...one,
      score: worths[place] ?? 0,
      need: needs.get(one.start),
      wish: wishes.get(one.start),
    }))
    .filter(isShown)
  const words = options.words ?? fittingWords(total, isOfFacts ? least_of_facts : least_of_discussion)
  const isForReader = (mail.reader ?? '') !== '' && !isToMany(mail.text)
  const choice = {
    words,
    most: most_sentences,
    redundancy,
    worthShare: worth_share,
    ...(isForReader ? { slack: slack_for_reader } : {}),
    neededWords: Math.max(words, neededWords(total, isForReader)) + (judged.hasMuch ? extra_for_much : 0),
  }
  const isWanted = (place: number) => needs.has(startOf(place)) || wishes.has(startOf(place))
  const refers = (place: number) => pointsBack(own, place, lexicon)
  const isPolite = (text: string) => !isTelling(text, lexicon) && !text.endsWith('?')
  const leans = (place: number) =>
    !leftOut.has(startOf(place - 1)) &&
    (endsBefore(own, place) ||
      titles.has(startOf(place - 1)) ||
      hangsOn(own, place) ||
      (isForReader && goesOnInItem(own, place)) ||
      standsBelowName(own, place, lexicon) ||
      (!isPolite(own[place - 1]?.text ?? '') &&
        (refers(place) || (isWanted(place) && leansOn(own, place, lexicon)))))
  return chooseWithLists(ranked, {
    all: own,
    choice,
    leans,
    refers,
    bringsNext: (place) => bringsNext(own, place),
    isLeftOut: (place) => leftOut.has(startOf(place)),
    goesOn: (place) =>
      isCutOff(own[place]?.text ?? '') ||
      (isForReader && asksBehind(own, place) && !leftOut.has(startOf(place + 1))),
  })
}

const most_sentences = 7
/** What a summary is not to be without may make it so long. */
const needed_words = 110
const needed_of_long = 135
const needed_share_of_long = 0.33
const needed_least = 30
const needed_share = 0.6
const redundancy = 0.5
const worth_share = 0.25
/** Where room is left, a mail by a person is told as far as it is worth so much, or has a fact. */
const least_worth = 0.15
/** By other weights, of which only small talk is below. */
const least_by_programs = -0.5
const slack_for_reader = 16

function neededWords(total: number, isForReader: boolean): number {
  const most = Math.max(needed_words, Math.min(needed_of_long, total * needed_share_of_long))
  const extra = isForReader ? extra_for_reader : 0
  return Math.min(needed_least + total * needed_share, most) + extra
}

/** What is written to the reader is told in a line more. */
const extra_for_reader = 25
/** A report, minutes and a complaint are told in two lines more. */
const extra_for_much = 35
const longest_complaint = 6_000
/** One to many up to so long is told as far as there is room, and of a longer one what has a number or a day. */
const filled_words = 170

/** Whether a mail is long enough to be summarised. */
export function isSummarised(mail: MailText): boolean {
  return readMailText(mail).words >= summarised_from_words
}

/** The first sentences of a mail's own words: what a summary has to beat. */
export function leadOf(mail: MailText, count = 3): Summary {
  const { language, own } = readMailText(mail)
  return summaryOf(mail.text, own.slice(0, count), language)
}

/** A short mail is not told whole; a long one gets a little more room, and so does one that names facts. */
function fittingWords(total: number, least: number): number {
  return Math.round(Math.min(total * told_share, Math.max(least, Math.min(90, total * 0.12))))
}

const least_of_facts = 78
const least_of_discussion = 68

const told_share = 0.65

/** Greets its reader by name, as a mail of a list does not. */
function callsReader({ text, reader = '' }: MailText): boolean {
  const beginning = foldText(text.slice(0, longest_greeting)).split(/[^\p{L}]+/u)
  return foldText(reader)
    .split(/[^\p{L}]+/u)
    .some((name) => name.length > 1 && beginning.includes(name))
}

const longest_greeting = 120

export interface ReadMailText {
  readonly language: Language
  /** How many words the sender wrote, with those that only are polite. */
  readonly words: number
  readonly own: readonly Listed[]
}

export function readMailText(mail: MailText): ReadMailText {
  const known = read_mails.get(mail) ?? readAnew(mail)
  read_mails.set(mail, known)
  return known
}

/** The server asks of a mail whether it is summarised, and then for its summary. */
const read_mails = new WeakMap<MailText, ReadMailText>()

function readAnew(mail: MailText): ReadMailText {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const signed = withoutSignatures(mail.text, readSentences(mail, language), mail)
  const told = withoutCourtesies(mail.text, signed, mail)
  const words = countAll(told)
  const own = withoutFillers(told, { keepsThanks: words < summarised_from_words })
  return { language, words, own: listed(mail.text, own) }
}

function countAll(sentences: readonly OwnSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0)
}

/** Where the sender says nothing, what was passed on or quoted is read. */
function readSentences(mail: MailText, language: Language): OwnSentence[] {
  const lexicon = lexicons[language]
  const isPassedOn = passed_on.test(mail.subject.slice(0, longest_mark))
  const own = ownSentences({ ...mail, isPassedOn, keepsFacts: true }, lexicon)
  if (own.length > 0) return own
  const others = ownSentences({ ...mail, isPassedOn: true, keepsFacts: true }, lexicon)
  return others.length > 0 ? others : plainSentences(mail, lexicon)
}

/** Few words can still be many characters. */
const longest_whole = 1_200

function withinReason(sentences: readonly Listed[]): Listed[] {
  let left = longest_whole
  return sentences.filter(({ start, end }) => {
    left -= end - start
    return left >= 0
  })
}

function summaryOf(mail: string, sentences: readonly JoinedSentence[], language: Language): Summary {
  const inOrder = withoutOpenLeads(
    mail,
    sentences.toSorted((one, other) => one.start - other.start),
  )
  return {
    text: joined(inOrder),
    sentences: inOrder.map(({ text, start, end }) => ({ text, start, end })),
    language,
  }
}

/** The first sentences of a text as it comes, greetings, quotes and all. */
export function firstSentences(text: string, count = 3): string {
  const all = plainSentences({ text }, lexicons[detectLanguage(text)])
  return summaryOf(text, listed(text, all).slice(0, count), 'en').text
}
