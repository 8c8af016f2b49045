import { countDates } from '../dates.ts'
import { type Language, lexicons } from '../language.ts'
import { isQuestion } from '../requests.ts'
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
] as const
export type ActFeatures = Readonly<Record<(typeof act_features)[number], number>>

const link = /(?:https?:|www\.)\S*/giu
/** Marks that programs use and people do not. */
const code = /[{}<>|=_\\]|\(\)|;$|::/u

const reader =
  /(?<!\p{L})(?:you|your|u|du|dir|dich|dein\p{L}{0,2}|sie|ihnen|ihr\p{L}{0,2}|euch|vous|votre|vos|tu|te|ton|ta|usted|ustedes|su|le|les|lei|la|voi|vi|ti|tuo|tua)(?!\p{L})/iu

export interface ActContext {
  /** The subject of the mail: below one about a meeting most sentences speak of it. */
  readonly subject?: string
}

function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0
}

/** What is known of a sentence by its words. */
export function measureAct(
  sentence: string,
  language: Language,
  { subject = '' }: ActContext = {},
): ActFeatures {
  const whole = sentence.slice(0, longest_read)
  // The marks of an address ask nothing.
  const text = whole.replaceAll(link, ' ')
  const cues = act_cues[language]
  const has = (name: (typeof cue_names)[number]) => flag(cues[name].test(text))
  const found = Object.fromEntries(cue_names.map((name) => [name, has(name)])) as Record<
    (typeof cue_names)[number],
    number
  >
  const question = flag(isQuestion(text.trimEnd()))
  const dated = countDates(text, lexicons[language]) > 0 ? 1 : 0
  const words = countWords(text)
  const about_meeting = cues.meeting.test(subject.slice(0, longest_read)) ? 1 : 0
  return {
    ...found,
    bias: 1,
    question,
    asked: question === 1 || text.includes('?') ? 1 : 0,
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
  }
}
