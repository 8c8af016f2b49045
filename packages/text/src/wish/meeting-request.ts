import { detectLanguage, type Language, lexicons } from '../language.ts'
import { ownSentences } from '../prepare.ts'
import type { KnownRange } from '../quoted-lines.ts'
import type { Span } from '../sentences.ts'
import { findChoice } from './choice.ts'
import { combineItems } from './combine.ts'
import { english } from './cues/english.ts'
import { french } from './cues/french.ts'
import { german } from './cues/german.ts'
import { italian } from './cues/italian.ts'
import type { MeetingCues } from './cues/meeting-cues.ts'
import { spanish } from './cues/spanish.ts'
import { dayNumberOf } from './day-number.ts'
import type { Item } from './item.ts'
import { isLeftOut, type Judged, judge, possible, saysOnlyWhen, sure } from './judge-sentence.ts'
import { readItems } from './read-items.ts'
import { lengthBeside, sameHour, saysWhen, targetsOf } from './told-times.ts'
import { foldText } from './tokens.ts'
import { type MeetingWish, no_wish } from './wish.ts'

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

/** `choose`: the sender names times and waits for a choice. */
export type Ask = 'none' | 'meet' | 'move' | 'choose' | 'cancel'

export interface MeetingRequest {
  readonly ask: Ask
  /** `low`: it may ask to meet, so times are offered only when the reader wants that. */
  readonly confidence: 'low' | 'high'
  readonly wish: MeetingWish
  /** The sentences that ask. */
  readonly asking: readonly Span[]
}

export const meeting_cues: Readonly<Record<Language, MeetingCues>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

const nothing: MeetingRequest = { ask: 'none', confidence: 'high', wish: no_wish, asking: [] }

/** What a mail as a whole asks of its reader's time, and when. */
export function readMeetingRequest(mail: AskingMail): MeetingRequest {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const context = { today: dayNumberOf(mail.sentOn), language, isMonthFirst: mail.isMonthFirst ?? false }
  const sentences = ownSentences(mail, lexicons[language]).map((sentence) => ({
    ...sentence,
    folded: foldText(sentence.text),
    items: shifted(readItems(mail.text.slice(sentence.start, sentence.end), context), sentence.start),
  }))
  const judged = sentences.map((sentence) => judge(sentence, meeting_cues[language]))
  if (mail.isBulk || judged.some(({ isAnnounced }) => isAnnounced)) return nothing
  const subjectItems = readItems(mail.subject.slice(0, longest_subject), context)
  return decide(judged, foldText(mail.subject), {
    cues: meeting_cues[language],
    today: context.today,
    subjectItems,
  })
}

const longest_subject = 300

function shifted(items: readonly Item[], by: number): Item[] {
  return items.map((item) => ({ ...item, start: item.start + by, end: item.end + by }))
}

interface Grounds {
  readonly cues: MeetingCues
  readonly today: number
  readonly subjectItems: readonly Item[]
}

function decide(
  judged: readonly Judged[],
  subject: string,
  { cues: cue, today, subjectItems }: Grounds,
): MeetingRequest {
  const best = Math.max(0, ...judged.map(({ score }) => score))
  const meetsAnywhere = cue.meets.test(subject) || judged.some(({ folded }) => cue.meets.test(folded))
  const mover = judged.find(({ isMove }) => isMove)
  const isMove = mover !== undefined && (meetsAnywhere || mover.items.some(({ kind }) => kind === 'days'))
  const canceller = judged.find(({ isCancel }) => isCancel)
  const score = Math.min(1, best + (best > 0 && cue.meets.test(subject) ? 0.2 : 0))
  const declined = judged.some(({ isDeclined }) => isDeclined)
  if (declined && !isMove && best < 0.9) return nothing
  const choice = isMove ? [] : findChoice(judged, cue, sure)
  const about = judged.filter(
    (one) => one.isAboutTime || one.score > 0 || one.isMove || one.isOffer || choice.includes(one),
  )
  const told = judged.flatMap((one) => {
    const isBefore = isMove && judged.indexOf(one) < judged.indexOf(mover) && saysWhen(judged, mover)
    if (!about.includes(one) || isBefore) return [one.items.filter(isLeftOut)]
    const items = one.isMove ? targetsOf(one.items) : one.items
    return [
      items.flatMap((item) => (item.kind === 'same_hour' ? sameHour(item, judged, subjectItems) : [item])),
    ]
  })
  const wish = combineItems(
    told
      .filter((items) => items.length > 0)
      .slice(0, most_sentences)
      .map((items) => items.slice(0, most_items)),
    today,
  )
  const withLength = { ...wish, length: wish.length ?? lengthBeside(judged, cue) }
  const asking = judged
    .filter((one) => one.score >= possible || one.isMove || one.isOffer || saysOnlyWhen(one, cue))
    .map(spanOf)
  if (choice.length > 0 && wish.proposals.length + wish.times.length > 0) {
    return { ask: 'choose', confidence: 'high', wish: withLength, asking: [...asking, ...choice.map(spanOf)] }
  }
  const isOffer = wish.proposals.length > 0 && judged.some((one) => one.isOffer)
  if (isOffer && !isMove) {
    const isSure = score >= possible || wish.proposals.length > 1
    return { ask: 'choose', confidence: isSure ? 'high' : 'low', wish: withLength, asking }
  }
  if (isMove) return { ask: 'move', confidence: 'high', wish: withLength, asking }
  if (canceller && meetsAnywhere && best < sure) {
    return { ask: 'cancel', confidence: 'high', wish: no_wish, asking: [spanOf(canceller)] }
  }
  if (score >= possible) {
    const isSure = score >= sure || wish.times.length > 0
    return { ask: 'meet', confidence: isSure ? 'high' : 'low', wish: withLength, asking }
  }
  return nothing
}

/** No mail needs more to say when it wishes to meet; what combines them grows faster than their number. */
const most_sentences = 20
const most_items = 12

function spanOf({ start, end }: Span): Span {
  return { start, end }
}
