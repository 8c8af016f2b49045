import { detectLanguage, type Language, lexicons } from '../language.ts'
import { ownWords } from '../own-words.ts'
import { longest_input, ownSentences } from '../prepare.ts'
import type { KnownRange } from '../quoted-lines.ts'
import type { Span } from '../sentences.ts'
import { takesNoReplies } from '../takes-no-replies.ts'
import { meeting_cues } from './cues/all-cues.ts'
import { foldSpelledOut } from './chat-spelling.ts'
import { dayNumberOf } from './day-number.ts'
import { type Learned, learnedOfMails } from './learned/tables.ts'
import { findRequest, type Grounds, type MeetingRequest, nothing } from './find-request.ts'
import { withFollowingWeeks } from './following-weeks.ts'
import { isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import { type Judged, judge } from './judge-sentence.ts'
import { zoneOfPlace, zoneOfTimes } from './named-zones.ts'
import { senders_zone } from './phrase-tables.ts'
import { withOtherDays, withThoseDays } from './other-days.ts'
import { readItems, readTimes } from './read-items.ts'
import { isOfMeeting } from './unclear-sentences.ts'

export interface AskingMail {
  readonly subject: string
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
  /** The sender's date when the mail was written, `yyyy-MM-dd…`: relative days count from it. */
  readonly sentOn: string
  /** Sent to many, or from an address that takes no answers. */
  readonly isBulk?: boolean | undefined
  /** The sender writes the month before the day in `12/3`. */
  readonly isMonthFirst?: boolean | undefined
}

/** What a mail as a whole asks of its reader's time, and when. Without `learned` the grammar alone reads it. */
export function readMeetingRequest(
  mail: AskingMail,
  learned: Learned | null = learnedOfMails(),
): MeetingRequest {
  if (mail.isBulk || takesNoReplies(mail)) return nothing
  const { judged, subject, grounds } = judgeMail(mail)
  return withSendersZone(decide(judged, subject, { ...grounds, learned }), grounds.text)
}

export interface JudgedMail {
  readonly judged: readonly Judged[]
  /** Folded. */
  readonly subject: string
  readonly grounds: Omit<Grounds, 'learned'>
}

/** The sentences of a mail, with what the grammar says of each. */
export function judgeMail(mail: AskingMail): JudgedMail {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const context = { today: dayNumberOf(mail.sentOn), language, isMonthFirst: mail.isMonthFirst ?? false }
  const text = ownWords(mail.text)
  const sentences = ownSentences({ ...mail, text }, lexicons[language]).map((sentence) => {
    const { items, unread, own, isOfOthers } = readTimes(text.slice(sentence.start, sentence.end), context)
    const folded = foldSpelledOut(sentence.text, language)
    return {
      ...sentence,
      folded,
      items: isGreeting(folded)
        ? []
        : shifted(
            items.filter((item) => !isPastDay(item, context.today)),
            sentence.start,
          ),
      unread: shifted(unread, sentence.start),
      own: shifted(own, sentence.start),
      isOfOthers: isOfOthers === true,
    }
  })
  const judged = withThoseDays(
    withOtherDays(
      withFollowingWeeks(sentences, context.today).map((sentence) =>
        judge(sentence, meeting_cues[language], context),
      ),
    ),
  )
  return {
    judged,
    subject: foldSpelledOut(mail.subject, language),
    grounds: {
      cues: meeting_cues[language],
      today: context.today,
      subjectItems: readItems(mail.subject.slice(0, longest_subject), context),
      text,
      language,
    },
  }
}

/** `Your report of May 2025` names no day to come. */
function isPastDay(item: Item, today: number): boolean {
  return isWantedDay(item) && item.days.every(({ last }) => last < today)
}

/** `Good morning!` wishes for no morning. */
function isGreeting(folded: string): boolean {
  return folded.length <= longest_greeting && greeting.test(folded)
}

const longest_greeting = 40
const greeting =
  /^(?:good |guten |gute )?(?:morning|afternoon|evening|morgen|tag|abend|buenos dias|buenas tardes|buenas|buongiorno|buonasera|bonjour|bonsoir)(?: [a-z]{1,20}){0,2}[!,.]?$/

/** `My time` is that of the city which the mail names; without one it stays unknown. */
function withSendersZone(request: MeetingRequest, text: string): MeetingRequest {
  if (request.wish.timeZone === null && request.ask !== 'none') {
    const named = zoneOfTimes(text.slice(0, longest_input))
    return named === null ? request : { ...request, wish: { ...request.wish, timeZone: named } }
  }
  if (request.wish.timeZone !== senders_zone) return request
  const zone = zoneOfPlace(text.slice(0, longest_input))
  const wish = { ...request.wish, timeZone: zone }
  return zone === null ? { ...request, wish, confidence: 'low' } : { ...request, wish }
}

const longest_subject = 300

function shifted<Piece extends Span>(items: readonly Piece[], by: number): Piece[] {
  return items.map((item) => ({ ...item, start: item.start + by, end: item.end + by }))
}

function decide(judged: readonly Judged[], subject: string, grounds: Grounds): MeetingRequest {
  const found = findRequest(judged, subject, grounds)
  if (found.ask === 'none' || found.ask === 'cancel') return found
  const unread = [
    ...found.unread,
    ...judged.flatMap((one) =>
      isOfMeeting(one) && (one.items.length > 0 || one.score > 0) ? one.unread : [],
    ),
  ].toSorted((one, other) => one.start - other.start)
  return unread.length === 0 ? found : { ...found, confidence: 'low', unread }
}
