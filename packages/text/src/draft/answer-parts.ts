import type { AnsweredMail, ReplyContext } from './answered-mail.ts'
import { answer_phrases } from '../answers/answer-phrases.ts'
import { leftOut, type OpenPoint, withGap } from '../answers/open-point.ts'
import { type AnswerPart, answerTimes } from './draft-times.ts'
import { asksForThing } from '../kinds/errands.ts'
import { type Kind, openBeside } from '../kinds/kinds.ts'
import { saysDueAgain } from '../kinds/recalls.ts'
import { remindsAgain } from '../kinds/kept-waiting.ts'
import { onlyAsksSecrecy } from '../kinds/secrets.ts'
import { type Language, lexicons } from '../language.ts'
import { isAmongFriends } from './familiar-marks.ts'
import { gap } from './gap.ts'
import { isFriend, mayBeSad, tellsVisit } from './friends.ts'
import { asksToCome, tellsSilence } from '../kinds/kindnesses.ts'
import { callsToAttend } from '../wish/cues/called-to-attend.ts'
import { foldText } from '../wish/terms/tokens.ts'
import {
  answerPoints,
  answerPointsBeside,
  keeps_secret,
  missingAnswer,
  most_points,
  takeOn,
  tellLastDay,
} from '../points/answer-points.ts'
import { otherHalfOf } from '../points/other-halves.ts'
import { type LastDay, lastDayIn, lastDayOfAnswer } from '../points/last-days.ts'
import { asksForReply } from '../points/points-for-reader.ts'
import { needsMeeting } from '../points/needed-meetings.ts'
import { asksForOpinionAlone } from '../points/short-answers.ts'
import { asksForChoiceAlone } from '../points/which-alone.ts'
import { registerOf } from './register.ts'
import { phrasesFor, type ReplyPhrases } from './reply-phrases.ts'
import type { Request } from '../requests.ts'
import type { Understood } from './understand-mail.ts'
import { capitalised, countWords } from '../words.ts'
import { asksForOuting } from '../wish/usual-lengths.ts'
import { spokenText } from '../mail-text/written-lines.ts'

/** A line or two between colleagues are answered at once. */
const least_words_thanked = 30
const least_words_answered = 15
const least_words_thanked_formally = 20
/** Gaps alone are no answer to a friend. */
const least_words_of_friends = 8

interface AnswerWith {
  readonly mail: AnsweredMail
  readonly context: ReplyContext
}

const to_say = 'What you want to say.'

/** One intent at a time; what else is asked has a line behind an answer about times. */
export function answerTo(
  { requests, request, intent, lead, first, isThanked }: Understood,
  language: Language,
  given: AnswerWith,
): AnswerPart {
  const register = registerOf(given.mail, language)
  const phrases = phrasesFor(language, register)
  const spoken = spokenText(given.mail)
  const asked = { sentOn: given.mail.sentOn, now: given.context.now }
  const answered = {
    ...asked,
    text: given.mail.text,
    language,
    phrases,
    isFormal: register.isFormal,
    tasksOf: intent === 'minutes' || intent === 'report' ? given.context.ownName : '',
    isAmongFriends: isAmongFriends(spoken, language),
  }
  const answers = answer_phrases[language]
  const opening = openingOf(spoken, language, { ...register, isThanked })
  const tellPoints = (open: readonly Request[]) => answerPoints(open, answered)
  const tellBeside = (part: AnswerPart, open: readonly Request[]): AnswerPart => {
    const points = answerPointsBeside(open, answered)
    return {
      ...part,
      lines: [...part.lines, ...points.lines.map(capitalised)],
      missing: [...part.missing, ...points.missing],
    }
  }
  if (intent === 'meeting' || intent === 'reschedule') {
    const rest = requests.filter(
      (one) =>
        asksForThing(foldText(one.text)) ||
        !(request.asking.some((asking) => overlaps(asking, one)) || tellsLength(one, request)),
    )
    const isAmongFellows =
      answered.isAmongFriends || (!register.isFormal && asksForOuting(request, given.mail.text))
    const isCasual = isAmongFellows && given.context.isSharedZone === true
    const known = { ...given.context, isCasual }
    // What is due again is no meeting that was given up.
    const asked_for = lead === null && !saysDueAgain(foldText(spoken)) ? intent : 'meeting'
    const times = ledBy(lead, phrases, answerTimes(asked_for, phrases, known))
    const open = rest.filter(({ text, isQuestion }) =>
      isQuestion
        ? !asksForOpinionAlone(text, language)
        : (asksForThing(foldText(text)) || !lexicons[language].intents.meeting.test(text)) &&
          !asksForChoiceAlone(text) &&
          !needsMeeting(foldText(text)) &&
          !asksForReply(text, language),
    )
    const halves = requests.filter((one) => !rest.includes(one)).flatMap(otherHalfOf)
    return tellBeside(times, [...halves, ...open])
  }
  if (intent === 'cancellation') {
    const rest = openBeside(intent, requests).filter(
      (one) => !request.asking.some((asking) => overlaps(asking, one)),
    )
    const line = lead === 'getWell' ? phrases.getWell : phrases.cancelled
    return tellBeside({ lines: [line], missing: [], slots: [] }, rest)
  }
  if (intent === 'thanks') return { lines: [phrases.welcome], missing: [], slots: [] }
  if (intent === 'notice') return { lines: [phrases[first ?? 'noted']], missing: [], slots: [] }
  if (intent === 'reminder') {
    const isAgain = remindsAgain(foldText(`${given.mail.subject}. ${spoken}`))
    return { lines: [isAgain ? phrases.reminderAgain : phrases.reminder], missing: [], slots: [] }
  }
  if (intent === 'confirmation') return { lines: [phrases.confirmation], missing: [], slots: [] }
  if (intent === 'question') {
    const open = first === null ? requests : openBeside(intent, requests)
    if (open.length === 0 && first !== null) return { lines: [phrases[first]], missing: [], slots: [] }
    const points = tellPoints(open)
    if (first === 'invited' && !open.some(({ text }) => asksToCome(foldText(text))))
      return invitedTo(phrases, points, answers.invitation)
    const fewest = answered.isAmongFriends
      ? least_words_of_friends
      : register.isFormal
        ? least_words_thanked_formally
        : least_words_thanked
    const isShort = countWords(spoken) < fewest
    if (first === null && opening !== 'welcome' && isShort) return points
    // A friend who says sorry tells no news.
    const begin = first === null || (first === 'noted' && isFriend(spoken, language)) ? opening : first
    return { ...points, lines: [phrases[begin], ...points.lines.map(capitalised)] }
  }
  if (intent === 'none') {
    const isShort = countWords(spoken) < least_words_answered
    const isAsked = request.ask !== 'none' || requests.length > 0
    const thanks = isAsked ? `${phrases[opening]} ${gap}` : phrases[opening]
    const open = isAsked && !isShort ? withGap(to_say) : leftOut(to_say)
    return { lines: isShort ? [] : [thanks], missing: [open], slots: [] }
  }
  if (intent === 'approval')
    return {
      lines: [phrases.approval],
      missing: [withGap('Your answer to the approval.', answers.approval)],
      slots: [],
    }
  if (intent === 'invitation') {
    const invites = (folded: string) => asksToCome(folded) || callsToAttend(folded, language)
    const points = tellPoints(requests.filter(({ text }) => !invites(foldText(text))))
    // A summons is no invitation to be thanked for.
    const isInvited = first === 'invited' || lexicons[language].intents.invitation.test(spoken)
    const begin = isInvited ? phrases : { ...phrases, invitation: `${phrases.message} ${gap}` }
    return invitedTo(begin, points, answers.invitation)
  }
  if (intent === 'handover') {
    const last = lastDayIn(requests.map(({ text }) => text).join('. '), language, asked)
    const begin = first ?? (opening === 'welcome' ? opening : null)
    const line = takeOn(phrases, last)
    return {
      lines: begin === null ? [line] : [phrases[begin], capitalised(line)],
      missing: [
        {
          sentence: 'Whether you take care of it.',
          said: line,
          answers: [capitalised(line), answers.cannot],
        },
      ],
      slots: [],
    }
  }
  const byWhen = intent === 'complaint' ? lastDayOfAnswer(spoken, language, asked) : null
  const isLate = tellsSilence(foldText(spoken))
  return answerKind(intent, requests, { language, phrases, tellPoints, byWhen, isLate })
}

interface KindWords {
  readonly language: Language
  readonly phrases: ReplyPhrases
  readonly tellPoints: (open: readonly Request[]) => AnswerPart
  /** When the sender wants to be answered. */
  readonly byWhen: LastDay | null
  /** Nobody answered the sender before. */
  readonly isLate: boolean
}

/** An answer to a mail that is of a kind, and may ask for something besides. */
function answerKind(
  kind: Exclude<Kind, 'cancellation' | 'reminder' | 'handover'>,
  requests: readonly Request[],
  { language, phrases, tellPoints, byWhen, isLate }: KindWords,
): AnswerPart {
  const line = phrases[kind]
  const asked = requests.slice(0, most_points).map((request) => leftOut(missingAnswer(request)))
  if (kind === 'complaint') {
    const sorry = byWhen === null ? line : phrases.complaintBy(tellLastDay(phrases, byWhen))
    return {
      lines: [isLate ? `${sorry} ${phrases.lateAnswer}` : sorry],
      missing: [
        byWhen === null
          ? withGap('By when you get back to the sender.')
          : leftOut('Whether you get back to the sender by then.'),
        ...asked,
      ],
      slots: [],
    }
  }
  if (kind === 'application' || kind === 'hardship') {
    const isSecret = ({ text }: Request) => onlyAsksSecrecy(text, language)
    const open = requests
      .filter((request) => !isSecret(request))
      .map((request) => leftOut(missingAnswer(request)))
    const secret = requests.some(isSecret) ? [capitalised(phrases.secret)] : []
    return {
      lines: [`${line} ${gap}`, ...secret],
      missing: [
        withGap(to_say),
        ...(secret.length > 0 ? [leftOut(keeps_secret)] : []),
        ...open.slice(0, most_points),
      ],
      slots: [],
      isWarm: kind === 'hardship',
    }
  }
  const open = openBeside(kind, requests)
  if (open.length === 0) return { lines: [line], missing: [], slots: [] }
  const points = tellPoints(open)
  return { ...points, lines: [line, ...points.lines.map(capitalised)] }
}

/** Whether the reader comes, and what the mail asks besides. */
function invitedTo(phrases: ReplyPhrases, points: AnswerPart, answers: readonly string[]): AnswerPart {
  return {
    lines: [phrases.invitation, ...points.lines.map(capitalised)],
    missing: [withGap('Your answer to the invitation.', answers), ...points.missing],
    slots: [],
  }
}

/** What an answer begins with where the mail tells nothing that has words of its own. */
function openingOf(
  spoken: string,
  language: Language,
  { isFormal, isThanked }: { readonly isFormal: boolean; readonly isThanked: boolean },
): 'message' | 'welcome' | 'friendly' | 'visit' {
  if (isFormal) return 'message'
  if (isThanked) return 'welcome'
  if (!isFriend(spoken, language) || mayBeSad(spoken)) return 'message'
  return tellsVisit(spoken) ? 'visit' : 'friendly'
}

function ledBy(lead: Understood['lead'], phrases: ReplyPhrases, times: AnswerPart): AnswerPart {
  if (lead === null) return times
  const [first = '', ...others] = times.lines
  const isWarm = lead === 'hardship'
  const missing: OpenPoint[] = isWarm ? [leftOut(to_say), ...times.missing] : [...times.missing]
  return { ...times, lines: [phrases[lead], capitalised(first), ...others], missing, isWarm }
}

/** `I would need two hours` says how long the meeting is. */
function tellsLength(one: Request, { wish }: Understood['request']): boolean {
  return !one.isQuestion && wish.length !== null && overlaps(wish.length, one)
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end
}
