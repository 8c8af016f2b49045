import { type OpenPoint, withGap } from '../answers/open-point.ts'
import type { Intent } from './intent.ts'
import type { Language } from '../language.ts'
import { localeOf, type ReplyPhrases } from './reply-phrases.ts'
import { capitalised } from '../words.ts'
import { inCity, tellDay, tellHours, tellSlot, tellSlotAlone, tellStart } from './tell-time.ts'

type Slot = readonly [start: number, end: number]

/** A day that the mail offers, as the calendar has it. */
export interface KnownDay {
  /** A moment of the day. */
  readonly at: number
  /** When the reader is free; none where the day is taken. */
  readonly free: readonly Slot[]
  /** All working hours of the day are free. */
  readonly isWhole: boolean
}

/** What the calendar says about the times of a mail. Moments are in epoch milliseconds. */
export interface KnownTimes {
  /** Times that are really free, the best first. */
  readonly slots: readonly Slot[]
  /** The person has chosen them, and offers all of them. */
  readonly areChosen?: boolean | undefined
  /** The zone that times are told in: the sender's, where it is known. */
  readonly timeZone: string
  /** The times are free for the sender, too. */
  readonly bothKnown: boolean
  /** Nothing was free when the mail wishes it, so the times lie elsewhere. */
  readonly isOutsideWish?: boolean | undefined
  /** The first free one of the times that the sender offers. */
  readonly accepted?: Slot | undefined
  /** The other free ones. */
  readonly alsoFree?: readonly Slot[] | undefined
  /** Offered times that are taken. */
  readonly taken?: readonly Slot[] | undefined
  /** Offered times outside of the reader's working hours at which the reader's calendar is empty. */
  readonly outsideHours?: readonly Slot[] | undefined
  /** The days between which the sender leaves a choice. */
  readonly days?: readonly KnownDay[] | undefined
  /** Friends with the same clocks need neither the end of a time nor a city. */
  readonly isCasual?: boolean | undefined
}

export interface AnswerPart {
  readonly lines: readonly string[]
  readonly missing: readonly OpenPoint[]
  readonly slots: KnownTimes['slots']
  readonly verdicts?: readonly string[]
  /** It answers somebody who has a hard time. */
  readonly isWarm?: boolean
}

const offered_slots = 2
const most_told = 4

/** The lines of an answer about times, from the calendar alone. */
export function answerTimes(
  intent: Extract<Intent, 'meeting' | 'reschedule'>,
  phrases: ReplyPhrases,
  known: KnownTimes,
): AnswerPart {
  const { accepted, days = [], slots } = known
  if (accepted) {
    const verdicts = judgeTimes(accepted, phrases, known)
    return { lines: [phrases.opening(verdicts.join(' '))], missing: [], slots: [accepted], verdicts }
  }
  if (days.some(({ free }) => free.length > 0)) {
    const verdicts = judgeDays(days, phrases, known)
    return { lines: [phrases.opening(verdicts.join(' '))], missing: [], slots: [], verdicts }
  }
  if (slots.length === 0) {
    return {
      lines: [phrases.meetingOpen],
      missing: [withGap('A time to meet: no free time was found.')],
      slots,
    }
  }
  return offerTimes(intent, phrases, known)
}

function judgeTimes(accepted: Slot, phrases: ReplyPhrases, known: KnownTimes): string[] {
  // The first time names the city for all.
  const also = tellAlone(known.alsoFree ?? [], phrases, known)
  return [
    capitalised(phrases.accepts(tellOne(accepted, phrases, known))),
    ...(also.length > 0 ? [capitalised(phrases.alsoWorks(also))] : []),
    ...declineTimes(phrases, known),
  ]
}

/** A sentence about the taken times and one about those outside of the working hours. */
function declineTimes(phrases: ReplyPhrases, known: KnownTimes): string[] {
  const { taken = [], outsideHours = [] } = known
  const declined = tellAlone(taken, phrases, known)
  const outside = tellAlone(outsideHours, phrases, known)
  return [
    ...(declined.length > 0 ? [capitalised(phrases.isTaken(declined))] : []),
    ...(outside.length > 0 ? [capitalised(phrases.isOutsideHours(outside))] : []),
  ]
}

/**
 * `On Wednesday 2 December I'm free 09:00–12:00 (London).` Days that are wholly free, or taken, are told in one sentence.
 * What takes the rest of a day is not told.
 */
function judgeDays(
  days: readonly KnownDay[],
  phrases: ReplyPhrases,
  { timeZone, isCasual = false }: KnownTimes,
): string[] {
  const told = new Map<string, KnownDay[]>()
  for (const day of days) {
    const state = day.free.length === 0 ? 'taken' : day.isWhole ? 'free' : `partly ${day.at}`
    told.set(state, [...(told.get(state) ?? []), day])
  }
  const [firstPartly] = days.filter(({ free, isWhole }) => free.length > 0 && !isWhole)
  return [...told.entries()].map(([state, same]) => {
    const names = same.map(({ at }) => tellDay(at, phrases.locale, timeZone))
    if (state === 'taken') return capitalised(phrases.dayTaken(names))
    if (state === 'free') return capitalised(phrases.dayFree(names))
    const hours = tellHours(
      same.flatMap(({ free }) => free),
      { ...phrases, timeZone },
    )
    const namesCity = !isCasual && firstPartly !== undefined && same.includes(firstPartly)
    return capitalised(
      phrases.dayHours(names.join(' '), namesCity ? inCity(hours, phrases.locale, timeZone) : hours),
    )
  })
}

function offerTimes(
  intent: Extract<Intent, 'meeting' | 'reschedule'>,
  phrases: ReplyPhrases,
  known: KnownTimes,
): AnswerPart {
  const { slots: free, timeZone, days = [], areChosen = false } = known
  const slots = areChosen ? free : free.slice(0, offered_slots)
  const takenDays = days.map(({ at }) => tellDay(at, phrases.locale, timeZone))
  const opening =
    takenDays.length > 0
      ? phrases.opening(`${capitalised(phrases.dayTaken(takenDays))} ${capitalised(phrases.instead)}`)
      : openOffer(intent, phrases, known)
  const times = slots.map((slot) => `- ${tellOne(slot, phrases, known)}`).join('\n')
  return { lines: [opening, times, phrases.chooseOne], missing: [], slots }
}

function openOffer(
  intent: Extract<Intent, 'meeting' | 'reschedule'>,
  phrases: ReplyPhrases,
  known: KnownTimes,
): string {
  const { bothKnown, isOutsideWish, taken = [], outsideHours = [] } = known
  if (outsideHours.length > 0)
    return phrases.opening([...declineTimes(phrases, known), capitalised(phrases.instead)].join(' '))
  if (taken.length > 0) return capitalised(phrases.declines(tellAlone(taken, phrases, known)))
  if (isOutsideWish) return phrases.nothingFree
  return bothKnown && intent === 'meeting' ? phrases.meetingForBoth : phrases[intent]
}

function tellOne(slot: Slot, { locale }: ReplyPhrases, { timeZone, isCasual = false }: KnownTimes): string {
  return isCasual ? tellStart(slot[0], locale, timeZone) : tellSlot(slot, locale, timeZone)
}

/** Times beside one that names the city. */
function tellAlone(
  slots: readonly Slot[],
  { locale }: ReplyPhrases,
  { timeZone, isCasual = false }: KnownTimes,
): string[] {
  return slots
    .slice(0, most_told)
    .map((slot) => (isCasual ? tellStart(slot[0], locale, timeZone) : tellSlotAlone(slot, locale, timeZone)))
}

/** Times as a draft in this language writes them. */
export function tellSlots(
  slots: readonly Slot[],
  told: Language | Pick<ReplyPhrases, 'locale'>,
  timeZone: string,
): string[] {
  const locale = typeof told === 'string' ? localeOf(told) : told.locale
  return slots.map((slot) => tellSlot(slot, locale, timeZone))
}
