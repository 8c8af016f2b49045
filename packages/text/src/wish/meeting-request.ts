import { detectLanguage, type Language, lexicons } from '../language.ts'
import { ownSentences } from '../prepare.ts'
import type { KnownRange } from '../quoted-lines.ts'
import type { Sentence, Span } from '../sentences.ts'
import { findChoice } from './choice.ts'
import { combineItems } from './combine.ts'
import { english } from './cues/english.ts'
import { french } from './cues/french.ts'
import { german } from './cues/german.ts'
import { italian } from './cues/italian.ts'
import type { MeetingCues } from './cues/meeting-cues.ts'
import { spanish } from './cues/spanish.ts'
import { dayNumberOf } from './day-number.ts'
import { type Item, readItems } from './read-items.ts'
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

interface ReadSentence extends Sentence {
  readonly folded: string
  readonly items: readonly Item[]
}

interface Judged extends ReadSentence {
  /** How much it asks to meet, from 0 to 1. */
  readonly score: number
  readonly isMove: boolean
  readonly isCancel: boolean
  readonly isOffer: boolean
  readonly isDeclined: boolean
  readonly isAnnounced: boolean
  readonly isQuestion: boolean
  /** Its times are those of the meeting. */
  readonly isAboutTime: boolean
}

function judge(sentence: ReadSentence, cue: MeetingCues): Judged {
  const { folded, items } = sentence
  const isDeclined = cue.declines.test(folded)
  const isQuestion = /\?["'”’»)\]]*(?:\s|$)/u.test(folded)
  const moves = cue.moves.test(folded)
  const wishes = cue.wishes.test(folded)
  const hasTime = items.some(({ kind }) => kind === 'days' || kind === 'hours')
  const isFree = !isDeclined && !cue.recalls.test(folded) && !isAboutOther(folded, cue)
  const isCancel = !isDeclined && !isQuestion && cue.cancels.test(folded)
  const hasLength = items.some(({ kind }) => kind === 'length')
  const signs = {
    isQuestion,
    wishes,
    hasTime,
    hasLength,
    meets: cue.meets.test(folded),
    suits: cue.suits.test(folded),
  }
  return {
    ...sentence,
    score: isFree && !(isCancel && !cue.invites.test(folded)) ? scoreOf(folded, signs, cue) : 0,
    isMove: moves && isFree && (isQuestion || wishes),
    isCancel,
    isOffer:
      isFree &&
      hasClock(items) &&
      (isQuestion || cue.offers.test(folded) || signs.suits || isMostlyTime(sentence)),
    isDeclined,
    isQuestion,
    isAnnounced: cue.announces.test(folded) && !isQuestion,
    isAboutTime:
      !isDeclined &&
      isFree &&
      (signs.suits || cue.prefers.test(folded) || isQuestion || isMostlyTime(sentence)),
  }
}

/** Asks for something else; a sentence that speaks of meeting as well asks to meet. */
function isAboutOther(folded: string, cue: MeetingCues): boolean {
  return cue.asksOther.test(folded) && !cue.invites.test(folded)
}

interface Signs {
  readonly isQuestion: boolean
  readonly wishes: boolean
  readonly hasTime: boolean
  readonly hasLength: boolean
  readonly meets: boolean
  readonly suits: boolean
}

const sure = 0.7
const possible = 0.4

function scoreOf(folded: string, signs: Signs, cue: MeetingCues): number {
  if (cue.invites.test(folded)) return 1
  const { isQuestion, wishes, hasTime, hasLength, meets, suits } = signs
  if (isQuestion && meets && (hasTime || (wishes && suits))) return 0.9
  if (isQuestion && hasTime && (suits || hasLength)) return 0.8
  if (wishes && meets && hasTime) return 0.7
  if (isQuestion && (meets || hasTime) && folded.length <= short_question) return 0.6
  if ((isQuestion || wishes) && meets) return 0.4
  return 0
}

const short_question = 40

function hasClock(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'hours' && item.hours.isExact && !item.isExcluded)
}

/** A note such as `Ideally Wednesday, after 3.` */
function isMostlyTime({ text, items, start }: ReadSentence): boolean {
  if (items.length === 0) return false
  const covered = items.reduce((sum, item) => sum + (item.end - item.start), 0)
  return start >= 0 && covered >= text.length * 0.4
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

/** `Not on the 16th, please`, `Let me know which suits you best`: an answer about times answers it. */
function saysOnlyWhen({ folded, items, isQuestion }: Judged, cue: MeetingCues): boolean {
  if (cue.asksOther.test(folded)) return false
  return items.some(isLeftOut) || (!isQuestion && cue.suits.test(folded) && cue.wishes.test(folded))
}

/** Whether a mail that moves a meeting says from the moving sentence on when it shall be; before it stands the old time. */
function saysWhen(judged: readonly Judged[], mover: Judged): boolean {
  return judged
    .slice(judged.indexOf(mover))
    .some(({ items }) =>
      items.some((item) => (item.kind === 'days' || item.kind === 'hours') && !item.isExcluded),
    )
}

/** At the hour that the mail names for the meeting as it was. */
function sameHour(item: Item, judged: readonly Judged[], subjectItems: readonly Item[]): Item[] {
  const all = [...judged.flatMap(({ items }) => items), ...subjectItems]
  const old = all.find((one) => one.kind === 'hours' && one.hours.isExact)
  if (old?.kind !== 'hours') return []
  const { from, until } = old.hours
  const hours = { from, until: until > from ? until : from + usual_minutes, isExact: false }
  return [{ kind: 'hours', hours, isExcluded: false, start: item.start, end: item.end }]
}

const usual_minutes = 30

/** What does not suit limits the meeting wherever the mail says it. */
function isLeftOut(item: Item): boolean {
  return (item.kind === 'days' || item.kind === 'hours') && item.isExcluded
}

/** No mail needs more to say when it wishes to meet; what combines them grows faster than their number. */
const most_sentences = 20
const most_items = 12

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

/** A day or an hour before the new time is that of the meeting as it was. */
function isOld(item: Item): boolean {
  return item.kind === 'days' || (item.kind === 'hours' && item.hours.isExact)
}

/** Of `move Tuesday's meeting to Thursday` only where it goes. */
function targetsOf(items: readonly Item[]): readonly Item[] {
  const targets = items.filter((item) => item.kind === 'days' && item.isTarget)
  if (targets.length === 0) return items
  const first = items.findIndex((item) => item.kind === 'days' && item.isTarget)
  return items.filter((item, place) => place >= first || !isOld(item))
}

/** `An hour would do.` */
function lengthBeside(judged: readonly Judged[], cue: MeetingCues): MeetingWish['length'] {
  for (const { items, folded, isDeclined } of judged) {
    const length = items.find(({ kind }) => kind === 'length')
    if (length?.kind === 'length' && !isDeclined && cue.lasts.test(folded)) {
      return { minutes: length.minutes, start: length.start, end: length.end }
    }
  }
  return null
}
