import { detectLanguage, type Language, lexicons } from '../language.ts'
import { bareSubject } from '../mail-text/bare-subject.ts'
import { ownWords } from '../mail-text/own-words.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import type { KnownRange } from '../mail-text/quoted-lines.ts'
import type { Span } from '../sentences.ts'
import { type BookedMeeting, findBooked } from './passes/booked-meetings.ts'
import { foldSpelledOut } from './terms/chat-spelling.ts'
import { meeting_cues } from './cues/all-cues.ts'
import { dayNumberOf } from './days/day-number.ts'
import { withDatesJoined } from './days/joined-dates.ts'
import type { Grounds } from './request/find-request.ts'
import { isWantedDay, spanOf } from './items/groups.ts'
import type { Item } from './items/item.ts'
import { hasQuestionMark, type Judged } from './passes/judge-sentence.ts'
import { filtered } from '../literal-filter.ts'
import { readItems, readTimes } from './sentence/read-items.ts'
import { withClauseMarks } from './terms/unpunctuated.ts'
import { withoutRetracted } from './retracted.ts'
import type { SaidTime } from './learned/said-times.ts'
import { judgeSentences } from './passes/mail-passes.ts'

export interface AskingMail {
  readonly subject: string
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
  /** The sender's time when the mail was written, `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`: relative days count from it. */
  readonly sentOn: string
  /** Sent to many, or from an address that takes no answers. */
  readonly isBulk?: boolean | undefined
  /** The sender writes the month before the day in `12/3`. */
  readonly isMonthFirst?: boolean | undefined
  /** The meetings of reader and sender to come, in their order. */
  readonly booked?: readonly BookedMeeting[] | undefined
  /** What its reader says of times that it names, as places in `text`. */
  readonly said?: readonly SaidTime[] | undefined
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
  const context = {
    today: dayNumberOf(mail.sentOn),
    language,
    isMonthFirst: mail.isMonthFirst ?? false,
    minute: minuteOf(mail.sentOn),
  }
  const text = withoutRetracted(withDatesJoined(ownWords(mail.text)), context)
  const sentences = ownSentences({ ...mail, text }, lexicons[language]).map((sentence) => {
    const { items, unread, own, unmeant, isOfOthers, beginsFromThen } = readTimes(
      withClauseMarks(text.slice(sentence.start, sentence.end), language),
      context,
    )
    const toCome = (all: readonly Item[]) =>
      shifted(
        all.filter((item) => !isPastDay(item, context.today)),
        sentence.start,
      )
    const folded = foldSpelledOut(sentence.text, language)
    // `Could we meet on 20 December?`, written in January, is a mistake.
    const passed = items.filter((item) => isPastDay(item, context.today)).map(spanOf)
    return {
      ...sentence,
      folded,
      items: isGreeting(folded) ? [] : toCome(items),
      unread: shifted(hasQuestionMark(folded) ? [...unread, ...passed] : unread, sentence.start),
      own: shifted(own, sentence.start),
      unmeant: toCome(unmeant),
      isOfOthers,
      beginsFromThen,
    }
  })
  const subjectItems = readItems(withDatesJoined(mail.subject.slice(0, longest_subject)), context)
  const cues = meeting_cues[language]
  const subject = foldSpelledOut(mail.subject, language)
  const named = [...sentences.flatMap(({ items, unmeant }) => [...items, ...unmeant]), ...subjectItems]
  const booked = findBooked(mail.booked ?? [], { subject, items: named })
  const isOwnSubject = bareSubject(mail.subject) === mail.subject
  const judged = judgeSentences(sentences, {
    ...context,
    cues,
    subject: isOwnSubject ? subject : null,
    subjectItems,
    booked,
  })
  return {
    judged,
    subject,
    grounds: {
      booked,
      cues,
      today: context.today,
      subjectItems,
      text,
      language,
      said: mail.said ?? [],
    },
  }
}

function minuteOf(sentOn: string): number | null {
  const [hour = '', minute = ''] = sentOn.slice(11, 16).split(':')
  return hour === '' ? null : Number(hour) * 60 + Number(minute)
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
const greeting = filtered(
  /^(?:good |guten |gute )?(?:morning|afternoon|evening|morgen|tag|abend|buenos dias|buenas tardes|buenas|buongiorno|buonasera|bonjour|bonsoir)(?: [a-z]{1,20}){0,2}[!,.]?$/,
)

const longest_subject = 300

function shifted<Piece extends Span>(items: readonly Piece[], by: number): Piece[] {
  return items.map((item) => ({ ...item, start: item.start + by, end: item.end + by }))
}
