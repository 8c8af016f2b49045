import type { AnsweredMail, ReplyContext } from './answered-mail.ts'
import { type AnswerPart, answerTimes, capitalised } from './draft-times.ts'
import { type Kind, openBeside } from './kinds/kinds.ts'
import { type Language, lexicons } from './language.ts'
import { isAmongFriends } from './familiar-marks.ts'
import { asksForReply } from './points/points-for-reader.ts'
import { asksForOpinionAlone } from './points/short-answers.ts'
import { registerOf } from './register.ts'
import { phrasesFor, type ReplyPhrases } from './reply-phrases.ts'
import type { Request } from './requests.ts'
import type { Understood } from './understand-mail.ts'
import { countWords } from './words.ts'
import { spokenText } from './written-lines.ts'

/** What the person fills in before the draft can be sent. */
export const gap = '[…]'

/** So many points, or passages about times, are told. */
export const most_points = 6

interface AnswerWith {
  readonly mail: AnsweredMail
  readonly context: ReplyContext
}

/** One intent at a time: an answer about times says nothing else, but names what else is asked as missing. */
export function answerTo(
  { requests, request, intent, lead, first }: Understood,
  language: Language,
  given: AnswerWith,
): AnswerPart {
  const phrases = phrasesFor(language, registerOf(given.mail, language))
  const tellPoints = (open: readonly Request[]) =>
    answerPoints(open, isAmongFriends(spokenText(given.mail), language) ? null : phrases)
  if (intent === 'meeting' || intent === 'reschedule') {
    const rest = requests.filter((one) => !request.asking.some((asking) => overlaps(asking, one)))
    const times = ledBy(
      lead,
      phrases,
      answerTimes(lead === null ? intent : 'meeting', phrases, given.context),
    )
    const open = rest.filter(({ text, isQuestion }) =>
      isQuestion
        ? !asksForOpinionAlone(text, language)
        : !lexicons[language].intents.meeting.test(text) && !asksForReply(text, language),
    )
    return { ...times, missing: [...times.missing, ...open.slice(0, most_points).map(missingAnswer)] }
  }
  if (intent === 'cancellation') {
    const rest = openBeside(intent, requests).filter(
      (one) => !request.asking.some((asking) => overlaps(asking, one)),
    )
    return { lines: [phrases.cancelled], missing: rest.slice(0, most_points).map(missingAnswer), slots: [] }
  }
  if (intent === 'thanks') return { lines: [phrases.welcome], missing: [], slots: [] }
  if (intent === 'notice') return { lines: [phrases[first ?? 'noted']], missing: [], slots: [] }
  if (intent === 'confirmation' || intent === 'reminder')
    return { lines: [phrases[intent]], missing: [], slots: [] }
  if (intent === 'question') {
    const open = first === null ? requests : openBeside(intent, requests)
    if (open.length === 0 && first !== null) return { lines: [phrases[first]], missing: [], slots: [] }
    const points = tellPoints(open)
    return first === null ? points : { ...points, lines: [phrases[first], ...points.lines.map(capitalised)] }
  }
  if (intent === 'none') return { lines: [], missing: ['What you want to say.'], slots: [] }
  if (intent === 'approval' || intent === 'invitation')
    return { lines: [phrases[intent]], missing: [`Your answer to the ${intent}.`], slots: [] }
  return answerKind(intent, requests, { phrases, tellPoints })
}

interface KindWords {
  readonly phrases: ReplyPhrases
  readonly tellPoints: (open: readonly Request[]) => AnswerPart
}

/** An answer to a mail that is of a kind, and may ask for something besides. */
function answerKind(
  kind: Exclude<Kind, 'cancellation' | 'reminder'>,
  requests: readonly Request[],
  { phrases, tellPoints }: KindWords,
): AnswerPart {
  const line = phrases[kind]
  const asked = requests.slice(0, most_points).map(missingAnswer)
  if (kind === 'handover') return { lines: [line], missing: ['Whether you take care of it.'], slots: [] }
  if (kind === 'complaint')
    return { lines: [line], missing: ['By when you get back to the sender.', ...asked], slots: [] }
  if (kind === 'application' || kind === 'hardship')
    return {
      lines: [`${line} ${gap}`],
      missing: ['What you want to say.', ...asked],
      slots: [],
      isWarm: kind === 'hardship',
    }
  const open = openBeside(kind, requests)
  if (open.length === 0) return { lines: [line], missing: [], slots: [] }
  const points = tellPoints(open)
  return { ...points, lines: [line, ...points.lines.map(capitalised)] }
}

function ledBy(lead: Understood['lead'], phrases: ReplyPhrases, times: AnswerPart): AnswerPart {
  if (lead === null) return times
  const [first = '', ...others] = times.lines
  const isWarm = lead === 'hardship'
  const missing = isWarm ? ['What you want to say.', ...times.missing] : times.missing
  return { ...times, lines: [phrases[lead], capitalised(first), ...others], missing, isWarm }
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end
}

function missingAnswer({ text }: Request): string {
  return `An answer to “${shortened(text)}”`
}

/**
 * The reader sees the questions beside the draft; the answer does not repeat them. Among friends nobody counts points, and
 * `phrases` is null.
 */
function answerPoints(requests: readonly Request[], phrases: ReplyPhrases | null): AnswerPart {
  const asked = requests.slice(0, most_points)
  if (phrases === null)
    return { lines: [asked.map(() => gap).join('\n')], missing: asked.map(missingAnswer), slots: [] }
  const areQuestions = asked.every(({ isQuestion }) => isQuestion)
  const one = areQuestions ? phrases.oneQuestion : phrases.oneRequest
  const many = areQuestions ? phrases.manyQuestions : phrases.manyPoints
  const lines =
    asked.length === 1
      ? [one]
      : [many(asked.length), asked.map((_, index) => `${index + 1}. ${gap}`).join('\n')]
  return { lines, missing: asked.map(missingAnswer), slots: [] }
}

const longest_point = 160

export function shortened(text: string): string {
  if (text.length <= longest_point || countWords(text) < 2) return text.slice(0, longest_point)
  const cut = text.lastIndexOf(' ', longest_point)
  return `${text.slice(0, cut > 0 ? cut : longest_point)} …`
}
