import { day_ms, instantOf, minute_ms, wallTimeOf } from '@meridian/engine'
import { dayNumberOf } from './days/day-number.ts'
import { agreedIntervals } from './request/agreed-times.ts'
import { asksForTime } from './request/ask.ts'
import { type MeetingRequest } from './request/find-request.ts'
import { mostOf, pickTimes } from './pick-times.ts'
import { momentOf, proposedStretches, type Stretch, wishIntervals } from './wish-intervals.ts'
import { meetingMinutes, wishesEvening } from './wish.ts'
import type { WishSample } from './wish-samples.ts'

export interface WishScore {
  readonly name: string
  readonly asks: boolean
  readonly isRecognised: boolean
  /** Times would be offered without being asked for. */
  readonly isSure: boolean
  /** Null for a mail that was not recognised, or asks for nothing. */
  readonly isRespected: boolean | null
  /** Both times that would be offered are meant; null as above. */
  readonly areOffersMeant: boolean | null
  readonly problem: string
}

const zone = 'Europe/Berlin'
const searched_days = 60

/**
 * Offers times by what was read of a mail, from an empty calendar with working hours from 8 to 19 on five days, and
 * judges them all: not only the two that would be offered. As the product does, it looks from the next day on within the
 * working hours, then on weekends and in the evening, and on the same day where nothing else is left.
 */
export function scoreWish(sample: WishSample, request: MeetingRequest): WishScore {
  const { name } = sample
  const asks = sample.ask !== 'none'
  const recognised = asksForTime(request.ask)
  const isSure = recognised && request.confidence === 'high'
  if (!asks || !recognised) {
    const problem = asks === recognised ? '' : `${sample.ask} was read as ${request.ask}`
    return { name, asks, isRecognised: recognised, isSure, isRespected: null, areOffersMeant: null, problem }
  }
  const { problem, areOffersMeant } =
    sample.offers.length > 0 ? judgeOffers(sample, request) : judgeTimes(sample, request)
  return { name, asks, isRecognised: true, isSure, isRespected: problem === '', areOffersMeant, problem }
}

interface Judgement {
  /** Empty where all is as the mail wishes. */
  readonly problem: string
  readonly areOffersMeant: boolean
}

function judgement(problem: string, areOffersMeant = problem === ''): Judgement {
  return { problem, areOffersMeant }
}

function judgeOffers({ offers }: WishSample, { ask, wish }: MeetingRequest): Judgement {
  const timeZone = wish.timeZone === null || wish.timeZone === 'reader' ? zone : wish.timeZone
  const read = wish.proposals.map(({ date, from }) =>
    wallTimeOf(momentOf(dayNumberOf(date), from ?? 0, timeZone), zone).slice(0, 16),
  )
  const isSame = ask === 'choose' && read.toSorted().join(' ') === offers.toSorted().join(' ')
  return judgement(isSame ? '' : `${ask}: offers were read as ${read.join(' ') || 'none'}`)
}

function judgeTimes(sample: WishSample, { wish, others }: MeetingRequest): Judgement {
  const minutes = meetingMinutes(wish)
  if (sample.minutes !== null && sample.minutes !== minutes)
    return judgement(`the length was read as ${minutes}`)
  const timeZone = wish.timeZone === null || wish.timeZone === 'reader' ? zone : wish.timeZone
  const named = proposedStretches(wish, { timeZone, minutes })
  const wrongOffer = named.find((slot) => !isMeant(sample, slot))
  if (wrongOffer) return judgement(`${wallTimeOf(wrongOffer[0], zone)} was read as an offer`)
  // Times that the sender offers are answered before any other time is looked for.
  if (named.length > 0) return judgement('')
  const isEvening = wishesEvening(wish)
  const nextDay = momentOf(dayNumberOf(sample.sentOn) + 1, 0, zone)
  const sameDay = instantOf(sample.sentOn.slice(0, 16), zone) + notice_ms
  const searches: readonly [start: number, isFree: IsFree][] = [
    [nextDay, isWork],
    [nextDay, isEvening ? isAnyTime : isWeekend],
    [sameDay, isWork],
    [sameDay, isEvening ? isAnyTime : isWeekend],
  ]
  for (const [start, isFree] of searches) {
    const window = { start, end: start + searched_days * day_ms, timeZone }
    const slotsIn = (stretches: readonly Stretch[]) =>
      stretches.flatMap((stretch) => slotsOf(stretch, minutes, isFree))
    const offered = mostOf(
      [...agreedIntervals({ wish, others }, window)].map((stretches) => pickTimes(slotsIn(stretches), zone)),
    )
    if (offered.length === 0) continue
    const wrong = slotsIn(wishIntervals(wish, window)).find((slot) => !isMeant(sample, slot))
    const areMeant = offered.every((slot) => isMeant(sample, slot))
    return judgement(wrong ? `${wallTimeOf(wrong[0], zone)} was offered` : '', areMeant)
  }
  return judgement('no time was found')
}

const notice_ms = 3 * 60 * minute_ms

/** Whether somebody is free on a weekday, 0 for Sunday, at a time of the clock. */
type IsFree = (weekday: number, clock: string) => boolean

const isOnWeekend = (weekday: number) => weekday === 0 || weekday === 6
const isWork: IsFree = (weekday, clock) => !isOnWeekend(weekday) && clock >= '08:00' && clock < '19:00'
const isWeekend: IsFree = (weekday, clock) => isOnWeekend(weekday) && clock >= '09:00' && clock < '22:00'
const isAnyTime: IsFree = () => true

/** All slots of a stretch, a quarter of an hour apart. */
function slotsOf([start, end]: Stretch, minutes: number, isFree: IsFree): Stretch[] {
  const slots: Stretch[] = []
  const length = minutes * minute_ms
  for (let at = Math.ceil(start / quarter_ms) * quarter_ms; at + length <= end; at += quarter_ms) {
    const [date = '', clock = ''] = wallTimeOf(at, zone).slice(0, 16).split('T')
    const weekday = new Date(`${date}T00:00Z`).getUTCDay()
    if (isFree(weekday, clock)) slots.push([at, at + length])
  }
  return slots
}

const quarter_ms = 15 * minute_ms

function isMeant({ when }: WishSample, [start, end]: Stretch): boolean {
  if (when.length === 0) return true
  const [date = '', from = ''] = wallTimeOf(start, zone).slice(0, 16).split('T')
  const until = wallTimeOf(end, zone).slice(11, 16)
  return when.some(
    (time) =>
      time.days.some(([first, last]) => date >= first && date <= last) &&
      from >= time.from &&
      (time.until === '24:00' || (until <= time.until && until > from)),
  )
}

export interface WishFigures {
  readonly mails: number
  readonly asking: number
  readonly found: number
  readonly wronglyFound: number
  readonly respected: number
  /** Of those found, the ones whose two offered times are both meant. */
  readonly meant: number
  /** Of those found, and of those wrongly found, the ones that are answered with times at once. */
  readonly sure: number
  readonly wronglySure: number
  /** Of the sure ones, those whose two offered times are both meant. */
  readonly surelyMeant: number
}

export function sumScores(scores: readonly WishScore[]): WishFigures {
  return {
    mails: scores.length,
    asking: scores.filter(({ asks }) => asks).length,
    found: scores.filter((one) => one.asks && one.isRecognised).length,
    wronglyFound: scores.filter((one) => !one.asks && one.isRecognised).length,
    respected: scores.filter(({ isRespected }) => isRespected === true).length,
    meant: scores.filter(({ areOffersMeant }) => areOffersMeant === true).length,
    sure: scores.filter((one) => one.asks && one.isSure).length,
    wronglySure: scores.filter((one) => !one.asks && one.isSure).length,
    surelyMeant: scores.filter((one) => one.isSure && one.areOffersMeant === true).length,
  }
}
