import {
  explainSlot,
  type Interval,
  type PersonalCode,
  type SlotExplanation,
  type SlotReason,
  wallTimeOf,
} from '@meridian/engine'
import { mark, t } from '../../platform/text/text.ts'
import { type Clock, formatTime, weekdayName } from '../../platform/time/format.ts'
import { cityOf, offsetBetween } from '../../platform/time/zones.ts'
import { formatTimeText } from '../../ui/time-text.ts'
import type { FinderPerson } from './finder-people.ts'

/** One sentence about a slot; a `caution` names what it costs somebody. */
export interface ReasonSentence {
  readonly tone: 'good' | 'caution'
  readonly text: string
}

/** Whom the words are about, and how the searcher reads time. */
export interface Words {
  readonly people: readonly FinderPerson[]
  readonly clock: Clock
}

/** What matters most about a slot that everybody is free for. */
export function reasonSentence(slot: Interval, reasons: readonly SlotReason[], words: Words): ReasonSentence {
  for (const code of codes_by_weight) {
    const concerned = words.people.filter(({ id }) =>
      reasons.some((reason) => reason.code === code && reason.id === id),
    )
    if (concerned.length > 0) return { tone: 'caution', text: costOf(code, concerned, slot, words) }
  }
  const isInside = reasons.some(({ code }) => code === 'inside_everyones_hours')
  const whose = words.people.length > 1 ? 'everyone’s' : 'your'
  return { tone: 'good', text: isInside ? `Inside ${whose} working hours.` : `${allFree(words)}.` }
}

/** Who is in the way of a slot, and how, one sentence a person. */
export function blockedSentences(
  slot: Interval,
  blocked: readonly SlotExplanation[],
  words: Words,
): string[] {
  return blocked.flatMap((explanation) => {
    const person = words.people.find(({ id }) => id === explanation.id)
    return person === undefined ? [] : [blockedSentence(slot, explanation, person, words)]
  })
}

/** 'Lisbon, −1 h', or 'Berlin' on the searcher's own clock. */
export function placeOf(person: FinderPerson, { clock }: Words, instantMs: number): string {
  const city = cityOf(person.timeZone)
  const distance = offsetBetween(person.timeZone, clock.zone, instantMs)
  return distance === same_time ? city : `${city}, ${distance}`
}

/** The slot's start on every other clock among the people, each city once: '12:45 PM Lisbon', '06:30 PM Kathmandu'. */
export function localTimes([startMs]: Interval, { people, clock }: Words): string[] {
  const zones = [...new Set(people.map((person) => person.timeZone))]
  return zones
    .filter((zone) => offsetBetween(zone, clock.zone, startMs) !== same_time)
    .map((zone) => `${formatTime(startMs, { ...clock, zone })} ${cityOf(zone)}`)
}

/** Who the search is for: 'you', 'both of you', 'all four of you'. */
export function everybody(count: number): string {
  if (count <= 1) return 'you'
  return count === 2 ? t('both of you') : `all ${inWords(count)} of you`
}

/** '8 AM', '5:30 PM', or '17:30' on a 24-hour clock: for the edges of lanes, where room is scarce. */
export function shortTime(time: string, isTwelveHour: boolean): string {
  return formatTimeText(time, isTwelveHour)
    .replace(/^0(?=\d:\d\d [AP]M)/, '')
    .replace(/:00(?= [AP]M)/, '')
}

const same_time = mark('same time')

/** What costs most comes first. */
const codes_by_weight = [
  'closes_day_of',
  'opens_day_of',
  'lunchtime_of',
  'right_after_meeting_of',
  'right_before_meeting_of',
] as const satisfies readonly PersonalCode[]

function costOf(
  code: PersonalCode,
  concerned: readonly FinderPerson[],
  slot: Interval,
  words: Words,
): string {
  const { clock } = words
  const whose = possessive(concerned)
  const [only] = concerned.length === 1 ? concerned : []
  switch (code) {
    case 'closes_day_of':
      return `${allFree(words)}, but ${only ? closingText(only, slot, clock) : `it closes ${whose} day`}.`
    case 'opens_day_of':
      return `${allFree(words)}, but ${only ? openingText(only, slot, clock) : `it opens ${whose} day`}.`
    case 'lunchtime_of':
      return `${allFree(words)}, but it falls into ${whose} lunchtime.`
    case 'right_after_meeting_of':
      return `${allFree(words)}, right after another meeting of ${whose.replace('your', 'yours')}.`
    default:
      return `${allFree(words)}, right before another meeting of ${whose.replace('your', 'yours')}.`
  }
}

function allFree({ people }: Words): string {
  return people.length > 1 ? t('Everyone is free') : t('You are free')
}

function closingText(person: FinderPerson, slot: Interval, clock: Clock): string {
  const [explained] = explainSlot({ slot, people: [person] })
  const closesAt = explained?.status === 'free' ? explained.closesAt : slot[1]
  const whose = possessive([person])
  const time = formatTime(closesAt, { ...clock, zone: person.timeZone })
  return closesAt === slot[1]
    ? `it closes ${whose} day at ${time}`
    : `${whose} day ends soon after, at ${time}`
}

function openingText(person: FinderPerson, slot: Interval, clock: Clock): string {
  const [explained] = explainSlot({ slot, people: [person] })
  const opensAt = explained?.status === 'free' ? explained.opensAt : slot[0]
  const whose = possessive([person])
  const time = formatTime(opensAt, { ...clock, zone: person.timeZone })
  return opensAt === slot[0] ? `it opens ${whose} day at ${time}` : `${whose} day has only begun, at ${time}`
}

/** 'Priya’s', 'Priya’s and your', 'three people’s' */
function possessive(concerned: readonly FinderPerson[]): string {
  if (concerned.length > 2) return `${inWords(concerned.length)} people’s`
  const others = concerned.filter(({ isSearcher }) => !isSearcher).map(({ shortName }) => `${shortName}’s`)
  return [...others, ...(others.length < concerned.length ? ['your'] : [])].join(' and ')
}

function blockedSentence(
  slot: Interval,
  explanation: SlotExplanation,
  person: FinderPerson,
  { clock }: Words,
): string {
  const [is, needs] = person.isSearcher ? ['are', 'need'] : ['is', 'needs']
  const local = { ...clock, zone: person.timeZone }
  const isElsewhere = offsetBetween(person.timeZone, clock.zone, slot[0]) !== same_time
  const there = isElsewhere ? ' there' : ''
  switch (explanation.status) {
    case 'free':
      return `${person.shortName} ${is} free.`
    case 'busy':
      return `${person.shortName} ${is} busy until ${untilText(explanation.until, slot, local)}${there}.`
    case 'break':
      return `${person.shortName} ${needs} a break until ${untilText(explanation.until, slot, local)}${there}.`
    default: {
      const has = person.isSearcher ? 'have' : 'has'
      if (explanation.opensAt === null && explanation.closesAt === null)
        return `${person.shortName} ${has} no working hours in those days.`
      const time = isElsewhere ? `: it is ${formatTime(slot[0], local)} there` : ''
      return `${person.shortName} ${is} outside working hours${time}.`
    }
  }
}

/** With the weekday when it is not the day of the slot. */
function untilText(untilMs: number, slot: Interval, clock: Clock): string {
  const dateOf = (ms: number) => wallTimeOf(ms, clock.zone).slice(0, 10)
  const day = dateOf(untilMs) === dateOf(slot[0]) ? '' : `${weekdayName(dateOf(untilMs)).slice(0, 3)} `
  return `${day}${formatTime(untilMs, clock)}`
}

function inWords(count: number): string {
  return small_numbers[count] ?? String(count)
}

const small_numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
