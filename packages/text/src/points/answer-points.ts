import { day_ms } from '@meridian/engine'
import { tellDay } from '../tell-time.ts'
import type { AnswerPart } from '../draft-times.ts'
import { asksErrand, asksForThing, isLeftOpen } from '../kinds/errands.ts'
import type { Language } from '../language.ts'
import type { ReplyPhrases } from '../reply-phrases.ts'
import type { Request } from '../requests.ts'
import { foldText } from '../wish/tokens.ts'
import { countWords, onOneLine } from '../words.ts'
import { type Asked, type LastDay, lastDayIn } from './last-days.ts'

/** What the person fills in before the draft can be sent. */
export const gap = '[…]'

/** So many points, or passages about times, are told. */
export const most_points = 6

export interface AnsweredPoints extends Asked {
  readonly language: Language
  readonly phrases: ReplyPhrases
  /** Nobody counts points, or quotes, among friends. */
  readonly isAmongFriends: boolean
  /** Whom tasks are given to that were given out; empty where none were. */
  readonly tasksOf: string
}

/** The answer to each point, or the gap for it, behind the words of the mail where there are several. */
export function answerPoints(requests: readonly Request[], answered: AnsweredPoints): AnswerPart {
  const { phrases, isAmongFriends } = answered
  if (requests.length === 0) return { lines: [], missing: [], slots: [] }
  const asked = requests.slice(0, most_points)
  const answers = asked.map((request) => answerPoint(request, answered))
  const missing = answers.map((answer) => answer.missing)
  const said = answers.map((answer) => answer.said)
  if (isAmongFriends) return { lines: [said.map((line) => line ?? gap).join('\n')], missing, slots: [] }
  const areQuestions = asked.every(({ isQuestion }) => isQuestion)
  const one = areQuestions ? phrases.oneQuestion : phrases.oneRequest
  if (asked.length === 1) return { lines: [said[0] ?? one], missing, slots: [] }
  const many = areQuestions ? phrases.manyQuestions : phrases.manyPoints
  const rows = asked.map(({ text }, index) => `${index + 1}. ${namedBy(text, phrases)}${said[index] ?? gap}`)
  return { lines: [many, rows.join('\n')], missing, slots: [] }
}

/** The same behind an answer about times, where one alone has to say what it is about, too. */
export function answerPointsBeside(requests: readonly Request[], answered: AnsweredPoints): AnswerPart {
  const points = answerPoints(requests, answered)
  const [only, ...others] = requests
  if (only === undefined || others.length > 0 || answered.isAmongFriends) return points
  const { said } = answerPoint(only, answered)
  return { ...points, lines: [`${namedBy(only.text, answered.phrases)}${said ?? gap}`] }
}

interface PointAnswer {
  /** Null where the person has to say it. */
  readonly said: string | null
  readonly missing: string
}

/** One thing to do is taken on, by the day that the mail names, and the person confirms that. */
function answerPoint(
  request: Request,
  { phrases, language, tasksOf, ...asked }: AnsweredPoints,
): PointAnswer {
  const folded = foldText(request.text)
  const last = lastDayIn(request.text, language, asked)
  const isTask = isNamed(folded, tasksOf) && !request.isQuestion && !isLeftOpen(folded)
  if (!isTask && !asksErrand(folded) && !(last && asksForThing(folded)))
    return { said: null, missing: missingAnswer(request) }
  const missing = `Whether you take this on: “${shortened(request.text)}”`
  return { said: capital(takeOn(phrases, last)), missing }
}

function isNamed(folded: string, name: string): boolean {
  const words = folded.split(/[^\p{L}]+/u)
  return foldText(name)
    .split(' ')
    .some((part) => part.length > 1 && words.includes(part))
}

/** `I'll take care of it by Wednesday 2 December.` */
export function takeOn(phrases: ReplyPhrases, last: ReturnType<typeof lastDayIn>): string {
  if (last === null) return phrases.handover
  const day = tellDay(last.at, phrases.locale, 'UTC')
  return last.isBefore ? phrases.handoverBefore(day) : phrases.handoverBy(day)
}

/** The last day on which something is in time. */
export function tellLastDay({ locale }: ReplyPhrases, { at, isBefore }: LastDay): string {
  return tellDay(isBefore ? at - day_ms : at, locale, 'UTC')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words of the mail that an answer stands behind; none of those that lead elsewhere. */
function namedBy(text: string, { quoted, colon }: ReplyPhrases): string {
  const whole = onOneLine(text)
  if (leads_elsewhere.test(whole)) return ''
  const asked = capital(whole.slice(leadOf(whole)).replace(joined, ''))
  const plain = asked.length > longest_quoted ? asked.replaceAll(aside, '') : asked
  const words = shortenedTo(plain, longest_quoted).replace(/(?<![\s.,;:])[\s.,;:]{1,4}$/u, '')
  return `${quoted(words)}${words.endsWith('?') ? '' : colon} `
}

const leads_elsewhere = /https?:|www\.|@|["“”„«»]|\d{9}/iu

/** `We have two questions: how high is it?` */
function leadOf(text: string): number {
  const at = text.indexOf(': ')
  const isLead = at > 0 && at <= longest_lead && countWords(text.slice(at)) >= least_behind_lead
  return isLead ? at + 2 : 0
}

const aside = /\s\([^()]{0,120}\)/gu
/** What joins a point to the one before. */
const joined = /^(?:and|also|und|et|y|además|e|inoltre|anche),?\s(?=\p{L}{2,}[\s,]\p{L})/iu
const longest_lead = 60
const least_behind_lead = 3
const longest_quoted = 120

export function missingAnswer({ text }: Request): string {
  return `An answer to “${shortened(text)}”`
}

const longest_point = 160

export function shortened(text: string): string {
  return shortenedTo(text, longest_point)
}

function shortenedTo(text: string, longest: number): string {
  if (text.length <= longest || countWords(text) < 2) return text.slice(0, longest)
  const cut = text.lastIndexOf(' ', longest)
  return `${text.slice(0, cut > 0 ? cut : longest)} …`
}
