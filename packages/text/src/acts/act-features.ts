import { countDates } from '../dates.ts'
import { type Language, lexicons } from '../language.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { isQuoteIntroduction } from '../mail-text/line-kinds.ts'
import { isQuestion } from '../requests.ts'
import { isSentence } from '../sentences.ts'
import { countWords } from '../words.ts'
import { act_cues, type ActCues } from './act-cues.ts'

/** No sentence is read further than this. */
const longest_read = 400

const cue_names = [
  'polite',
  'imperative',
  'asksReader',
  'needs',
  'wants',
  'refers',
  'proposes',
  'anyone',
  'duty',
  'commits',
  'plans',
  'meeting',
  'courtesy',
  'past',
  'asksFirst',
  'rhetorical',
  'welcomes',
  'promises',
  'writer',
  'group',
  'arranges',
] as const satisfies readonly (keyof ActCues)[]

export const act_features = [
  ...cue_names,
  'bias',
  'question',
  'asked',
  'polite_order',
  'asked_of_reader',
  'asked_together',
  'dated',
  'dated_meeting',
  'dated_commitment',
  'short',
  'long',
  'by_reader',
  'about_meeting',
  'about_meeting_dated',
  'link',
  'code',
  'other_language',
  'asked_plainly',
  'formula',
  'own_promise',
  'own_commitment',
  'near_meeting',
  'mail_meeting',
  'arranged_meeting',
] as const
export type ActFeatures = Readonly<Record<(typeof act_features)[number], number>>

type ActFeature = keyof ActFeatures
/** What one cue says more when another is there, or when it is not. */
export type ActPair = readonly [cue: ActFeature, join: 'with' | 'without', other: ActFeature, weight: number]

/** A share is there from here on. */
const counts_from = 0.2

export function isTogether(features: ActFeatures, [cue, join, other]: ActPair): boolean {
  return features[cue] > counts_from && features[other] > counts_from === (join === 'with')
}

const link = /(?:https?:|www\.)\S*/giu
/** Marks that programs use and people do not. */
const code = /[{}<>|=_\\]|\(\)|;$|::/u

const reader =
  /(?<!\p{L})(?:you|your|u|du|dir|dich|dein\p{L}{0,2}|sie|ihnen|ihr\p{L}{0,2}|euch|vous|votre|vos|tu|te|ton|ta|usted|ustedes|su|le|les|lei|la|voi|vi|ti|tuo|tua)(?!\p{L})/iu

export interface ActContext {
  /** The subject of the mail: below one about a meeting most sentences speak of it. */
  readonly subject?: string
  /** What the rest of the mail says of meetings. */
  readonly around?: ActSurroundings
}

/** How far the other sentences of a mail speak of a meeting. */
export interface ActSurroundings {
  /** One of the two sentences before or behind does. */
  readonly isNearMeeting: boolean
  /** The share of the others that do. */
  readonly meetingShare: number
}

const alone: ActSurroundings = { isNearMeeting: false, meetingShare: 0 }
const near = [-2, -1, 1, 2]
/** So many sentences without a meeting are added, because few sentences say little. */
const unsaid = 2

/** Of each sentence of a mail, what the others say. */
export function readSurroundings(sentences: readonly string[], language: Language): ActSurroundings[] {
  const { meeting } = act_cues[language]
  const speaks = sentences.map((sentence) => meeting.test(withoutLinks(sentence.slice(0, longest_read))))
  const together = speaks.filter(Boolean).length
  const whole = sentences.map((sentence) => isSentence(sentence.slice(0, longest_read)))
  const all = whole.filter(Boolean).length
  return speaks.map((one, index) => ({
    isNearMeeting: near.some((step) => speaks[index + step] === true),
    meetingShare: Math.min(1, (together - flag(one)) / (all - flag(whole[index] === true) + unsaid)),
  }))
}

/** The marks of an address ask nothing. */
function withoutLinks(text: string): string {
  return text.replaceAll(link, ' ')
}

/** A greeting, a closing, the line above a quote or a footer. */
function isFormula(text: string, words: number, { greeting, closing, footer }: Lexicon): boolean {
  if (words < 4 && !text.includes('?') && (greeting.test(text) || closing.test(text))) return true
  return footer.test(text) || isQuoteIntroduction(text)
}

function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0
}

/** What is known of a sentence by its words. */
export function measureAct(
  sentence: string,
  language: Language,
  { subject = '', around = alone }: ActContext = {},
): ActFeatures {
  const whole = sentence.slice(0, longest_read)
  const text = withoutLinks(whole)
  const cues = act_cues[language]
  const has = (name: (typeof cue_names)[number]) => flag(cues[name].test(text))
  const found = Object.fromEntries(cue_names.map((name) => [name, has(name)])) as Record<
    (typeof cue_names)[number],
    number
  >
  const question = flag(isQuestion(text.trimEnd()))
  const asked = flag(question === 1 || text.includes('?'))
  const dated = flag(countDates(text, lexicons[language]) > 0)
  const words = countWords(text)
  const about_meeting = flag(cues.meeting.test(subject.slice(0, longest_read)))
  const near_meeting = flag(around.isNearMeeting)
  return {
    ...found,
    bias: 1,
    question,
    asked,
    polite_order: found.polite * (1 - found.courtesy),
    asked_of_reader: question * found.asksReader,
    asked_together: question * found.proposes,
    dated,
    dated_meeting: dated * found.meeting,
    dated_commitment: dated * found.commits,
    short: words < 5 ? 1 : 0,
    long: words > 25 ? 1 : 0,
    by_reader: reader.test(text) ? 1 : 0,
    about_meeting,
    about_meeting_dated: about_meeting * dated,
    link: flag(text !== whole),
    code: flag(code.test(text)),
    // The cues of English are broader, and are wrong more often.
    other_language: flag(language !== 'en'),
    asked_plainly: found.asksFirst * (1 - asked),
    formula: flag(isFormula(text, words, lexicons[language])),
    own_promise: found.promises * found.writer,
    own_commitment: found.commits * found.writer,
    near_meeting,
    mail_meeting: around.meetingShare,
    arranged_meeting: found.arranges * Math.max(about_meeting, near_meeting),
  }
}
