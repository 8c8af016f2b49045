import { day_ms } from '@meridian/engine'
import { fittingAnswers } from '../answers/fitting-answers.ts'
import { answer_phrases } from '../answers/answer-phrases.ts'
import { leftOut, type OpenPoint } from '../answers/open-point.ts'
import { namedOptionsIn } from '../answers/options-in-question.ts'
import { asksWhich } from './which-alone.ts'
import { tellDay } from '../draft/tell-time.ts'
import type { AnswerPart } from '../draft/draft-times.ts'
import { asksErrand, asksForThing, isLeftOpen } from '../kinds/errands.ts'
import { handsOver } from '../kinds/handovers.ts'
import { onlyAsksSecrecy } from '../kinds/secrets.ts'
import type { Language } from '../language.ts'
import type { ReplyPhrases } from '../draft/reply-phrases.ts'
import type { Request } from '../requests.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { capitalised, countWords } from '../words.ts'
import { type Label, labelsOf } from './labels-of-points.ts'
import { gap } from '../draft/gap.ts'
import { type Asked, type LastDay, lastDayIn } from './last-days.ts'
import { filtered } from '../literal-filter.ts'

/** So many points, or passages about times, are told. */
export const most_points = 6

export interface AnsweredPoints extends Asked {
  readonly language: Language
  readonly phrases: ReplyPhrases
  /** Nobody counts points among friends. */
  readonly isAmongFriends: boolean
  readonly isFormal: boolean
  /** The mail, whose own numbers stand before its points. */
  readonly text: string
  /** Whom tasks are given to that were given out; empty where none were. */
  readonly tasksOf: string
}

/** The answer to each point, or the gap for it, behind what it is about where there are several. */
export function answerPoints(requests: readonly Request[], answered: AnsweredPoints): AnswerPart {
  const { phrases, isAmongFriends, language } = answered
  if (requests.length === 0) return { lines: [], missing: [], slots: [] }
  const asked = requests.slice(0, most_points)
  const labels = labelsOf(asked, { ...answered, colon: phrases.colon })
  const points = asked.map((request, index) =>
    asked.length === 1 || isAmongFriends || labels[index]?.namesThing === true || isClear(request, language)
      ? answerPoint(request, answered)
      : leaveOpen(request, answered),
  )
  const areQuestions = asked.every(({ isQuestion }) => isQuestion)
  const [first] = points
  if (first !== undefined && asked.length === 1) {
    const lead = labels[0]?.ofOne ?? null
    const bare = isAmongFriends ? gap : areQuestions ? phrases.oneQuestion : phrases.oneRequest
    const open = lead === null ? bare : `${lead}${phrases.colon} ${gap}`
    return { lines: [first.said === gap ? open : first.said], missing: [first], slots: [] }
  }
  const told = points.map(({ said }, index) => `${labels[index]?.lead ?? ''}${capitalised(said)}`)
  if (isAmongFriends) {
    const isRepeated = (index: number) => told[index] === gap && told[index - 1] === gap
    return {
      lines: [told.filter((_, index) => !isRepeated(index)).join('\n')],
      missing: points.map((point, index) => (isRepeated(index) ? leftOut(point.sentence) : point)),
      slots: [],
    }
  }
  const many = areQuestions ? phrases.manyQuestions : phrases.manyPoints
  const marks = marksOf(asked, labels, answered.text)
  const rows = told.map((line, index) => `${marks[index]}${line}`)
  return { lines: [many, rows.join('\n')], missing: points, slots: [] }
}

/** The same behind an answer about times, where one alone has to say what it is about, too. */
export function answerPointsBeside(requests: readonly Request[], answered: AnsweredPoints): AnswerPart {
  const [only, ...others] = requests
  if (only === undefined || others.length > 0 || answered.isAmongFriends)
    return answerPoints(requests, answered)
  const [label] = labelsOf([only], { ...answered, colon: answered.phrases.colon })
  if (label === undefined || label.lead === '')
    return { lines: [answered.phrases.oneRequest], missing: [leaveOpen(only, answered)], slots: [] }
  const point = label.namesThing ? answerPoint(only, answered) : leaveOpen(only, answered)
  return { lines: [`${label.lead}${capitalised(point.said)}`], missing: [point], slots: [] }
}

/** Numbers, where the mail has none or the same ones; else dashes, behind which the mail's number stands for a label. */
function marksOf(asked: readonly Request[], labels: readonly Label[], text: string): string[] {
  const given = asked.map(
    ({ start }) => own_number.exec(text.slice(Math.max(0, start - longest_number), start))?.[1],
  )
  const isCounted = given.every((number, index) => number === undefined || number === `${index + 1}`)
  return given.map((number, index) => {
    if (isCounted) return `${index + 1}. `
    return number !== undefined && labels[index]?.lead === '' ? `- ${number}. ` : '- '
  })
}

const longest_number = 8
const own_number = /(?:^|\n)[ \t]*(\d{1,2})[.)][ \t]+$/u

/** The answer says itself what it is about. */
function isClear({ text }: Request, language: Language): boolean {
  return handsOver(foldText(text)) || onlyAsksSecrecy(text, language)
}

interface SaidPoint extends OpenPoint {
  readonly said: string
}

/** One thing to do is taken on, by the day that the mail names, and the person confirms that. */
function answerPoint(request: Request, answered: AnsweredPoints): SaidPoint {
  const { phrases, language, tasksOf, ...asked } = answered
  const folded = foldText(request.text)
  if (onlyAsksSecrecy(request.text, language))
    return { sentence: keeps_secret, said: phrases.secret, answers: [] }
  const last = lastDayIn(request.text, language, asked)
  const isTask = isNamed(folded, tasksOf) && !request.isQuestion && !isLeftOpen(folded)
  const isChoice = request.isQuestion && leavesEither(folded)
  const isForReader =
    !isChoice && (isTask || asksErrand(folded) || (handsOver(folded) && !isLeftOpen(folded)))
  if (!isForReader && !(last && asksForThing(folded))) return leaveOpen(request, answered)
  const said = takeOn(phrases, last)
  return {
    sentence: `Whether you take this on: “${shortened(request.text)}”`,
    said,
    answers: [capitalised(said), answer_phrases[language].cannot],
  }
}

/** A gap, with the answers that fit there. */
function leaveOpen(
  request: Request,
  { phrases, language, text, isFormal, ...asked }: AnsweredPoints,
): SaidPoint {
  const takesOn = capitalised(takeOn(phrases, lastDayIn(request.text, language, asked)))
  const before = text.slice(0, request.start)
  const fitting = fittingAnswers({ ...request, before, takesOn, isFormal }, language)
  return {
    sentence: missingAnswer(request),
    said: gap,
    answers: fitting.length > 0 ? fitting : namedOptionsOf(request, text),
  }
}

/** Of a choice by letters and names: these stand in it, or around the question for it. */
function namedOptionsOf({ start, end, text, isChoice }: Request, mail: string): string[] {
  if (isChoice === true) return namedOptionsIn(mail.slice(start, end))
  return asksWhich(text)
    ? namedOptionsIn(mail.slice(Math.max(0, start - named_before), end + named_behind))
    : []
}

const named_before = 800
const named_behind = 300

/** `Do you bring the boats or use ours?`, and not `Could you send me the file or a link?` */
function leavesEither(folded: string): boolean {
  return either.test(folded) && !asks_politely.test(folded)
}

const either = /(?<!\p{L})(?:or|oder|ou|o|oppure)(?!\p{L})/u
const asks_politely = filtered(
  /(?<!\p{L})(?:(?:can|could|would|will) you|please|(?:kannst|konntest|wurdest) du|(?:konnen|konnten|wurden) sie|bitte|(?:peux|pourrais)[ -]tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)[ -]vous|vous (?:pouvez|pourriez)|puedes|podrias|puede|podria|por favor|puoi|potresti|puo|potrebbe|per favore)(?!\p{L})/u,
)

function isNamed(folded: string, name: string): boolean {
  const words = folded.split(/[^\p{L}]+/u)
  return foldText(name)
    .split(' ')
    .some((part) => part.length > 1 && words.includes(part))
}

export const keeps_secret = 'Whether you keep it to yourself.'

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

export function missingAnswer({ text }: Request): string {
  return `An answer to “${shortened(text)}”`
}

export const longest_point = 160

export function shortened(text: string): string {
  if (text.length <= longest_point || countWords(text) < 2) return text.slice(0, longest_point)
  const cut = text.lastIndexOf(' ', longest_point)
  return `${text.slice(0, cut > 0 ? cut : longest_point)} …`
}
