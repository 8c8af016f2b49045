import {
  explainSlot,
  type Interval,
  type PersonalCode,
  type SlotExplanation,
  type SlotReason,
  wallTimeOf,
} from '@meridian/engine'
import { formatList } from '../../platform/text/intl.ts'
import { mark, t, tAs } from '../../platform/text/text.ts'
import { type Clock, formatDay, formatTime, isoDate, weekdayName } from '../../platform/time/format.ts'
import { cityOf, offsetBetween } from '../../platform/time/zones.ts'
import { formatTimeText } from '../../ui/form/time-text.ts'
import type { FinderPerson } from './finder-people.ts'

/** One sentence about a slot; a `caution` names what it costs a person, `unknown` whose time is not all known. */
export interface ReasonSentence {
  readonly tone: 'good' | 'caution' | 'unknown'
  readonly text: string
}

/** Whom the words are about, and how the searcher reads time. */
export interface Words {
  readonly people: readonly FinderPerson[]
  readonly clock: Clock
}

/** What matters most about a slot that everybody is free for, as far as is known. */
export function reasonSentence(slot: Interval, reasons: readonly SlotReason[], words: Words): ReasonSentence {
  const unknown = knownInPart(words)
  if (unknown !== null) return { tone: 'unknown', text: unknown }
  for (const code of codes_by_weight) {
    const concerned = words.people.filter(({ id }) =>
      reasons.some((reason) => reason.code === code && reason.id === id),
    )
    if (concerned.length > 0) return { tone: 'caution', text: costOf(code, concerned, slot, words) }
  }
  const isInside = reasons.some(({ code }) => code === 'inside_everyones_hours')
  return { tone: 'good', text: words.people.length > 1 ? forAll(isInside) : forOne(isInside) }
}

/** 'Free as far as is known: Bea’s calendar could not be read.'; null where everybody's was. */
export function knownInPart({ people }: Pick<Words, 'people'>): string | null {
  const unknown = people.filter(({ unknownSince }) => unknownSince !== null)
  if (unknown.length === 0) return null
  return t("Free as far as known: couldn't read {whose} calendar.", { whose: possessive(unknown) })
}

/** Whose calendar could not be read since when, one sentence a person. Who is not known is never called free. */
export function unknownSentences(words: Words, nowMs: number): string[] {
  return [...unreadSentences(words, nowMs), ...cutSentences(words)]
}

/** Whose calendar holds more than one search looks through. */
function cutSentences({ people, clock }: Words): string[] {
  return people.flatMap(({ unknownFrom, isSearcher, shortName }) => {
    if (unknownFrom === null) return []
    const from = `${formatDay(unknownFrom, clock.zone)}, ${formatTime(unknownFrom, clock)}`
    return isSearcher
      ? t(
          'Your calendar holds too many events to search at once; from {from} on, all its time counts as taken.',
          {
            from,
          },
        )
      : t(
          '{name}’s calendar holds too many events to search at once; from {from} on, all its time counts as taken.',
          { name: shortName, from },
        )
  })
}

function unreadSentences({ people, clock }: Words, nowMs: number): string[] {
  return people.flatMap(({ unknownSince, isSearcher, shortName }) => {
    if (unknownSince === null) return []
    const time = formatTime(unknownSince, clock)
    const isToday = isoDate(unknownSince, clock.zone) === isoDate(nowMs, clock.zone)
    const since = isToday ? time : `${formatDay(unknownSince, clock.zone)}, ${time}`
    return isSearcher
      ? t("Your calendar couldn't be read since {since}; times may be taken.", { since })
      : t("{name}’s calendar couldn't be read since {since}; times may be taken.", {
          name: shortName,
          since,
        })
  })
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
  return distance === t(same_time) ? city : `${city}, ${distance}`
}

/** The slot's start on every other clock among the people, each city once: '12:45 PM Lisbon', '06:30 PM Kathmandu'. */
export function localTimes([startMs]: Interval, { people, clock }: Words): string[] {
  const zones = [...new Set(people.map((person) => person.timeZone))]
  return zones
    .filter((zone) => offsetBetween(zone, clock.zone, startMs) !== t(same_time))
    .map((zone) => t('{time} {city}', { time: formatTime(startMs, { ...clock, zone }), city: cityOf(zone) }))
}

/** Who the search is for: 'you', 'both of you', 'all four of you'. */
export function peopleCountLabel(count: number): string {
  if (count <= 1) return t('you')
  return count === 2 ? t('both of you') : t('all {number} of you', { number: inWords(count) })
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
  'cuts_up_day_of',
  'right_after_meeting_of',
  'right_before_meeting_of',
] as const satisfies readonly PersonalCode[]

function forAll(isInside: boolean): string {
  return isInside ? t('Inside everyone’s working hours.') : t('Everyone is free.')
}

function forOne(isInside: boolean): string {
  return isInside ? t('Inside your working hours.') : t('You are free.')
}

function costOf(
  code: PersonalCode,
  concerned: readonly FinderPerson[],
  slot: Interval,
  { clock }: Words,
): string {
  const [only] = concerned.length === 1 ? concerned : []
  const edge = code === 'closes_day_of' ? 'closes' : code === 'opens_day_of' ? 'opens' : null
  if (only && edge !== null) return edgeCost(edge, only, slot, clock)
  if (only?.isSearcher) return ownCost(code)
  const whose = possessive(concerned)
  switch (code) {
    case 'closes_day_of':
      return t('Last thing in {whose} day.', { whose })
    case 'opens_day_of':
      return t('First thing in {whose} day.', { whose })
    case 'lunchtime_of':
      return t('During {whose} lunch.', { whose })
    case 'cuts_up_day_of':
      return t('Breaks up {whose} day.', { whose })
    case 'right_after_meeting_of':
      return t('Right after another meeting of {whose}.', { whose: standing(concerned) })
    default:
      return t('Right before another meeting of {whose}.', { whose: standing(concerned) })
  }
}

/** What it costs the searcher alone. */
function ownCost(code: PersonalCode): string {
  if (code === 'lunchtime_of') return t('During your lunch.')
  if (code === 'cuts_up_day_of') return t('Breaks up your day.')
  return code === 'right_after_meeting_of'
    ? t('Right after another of your meetings.')
    : t('Right before another of your meetings.')
}

/** A slot at the beginning or the end of one person's day, or nearly there. */
function edgeCost(edge: 'opens' | 'closes', person: FinderPerson, slot: Interval, clock: Clock): string {
  const [explained] = explainSlot({ slot, people: [person] })
  const own = edge === 'opens' ? slot[0] : slot[1]
  const known = edge === 'opens' ? 'opensAt' : 'closesAt'
  const at = (explained?.status === 'free' ? explained[known] : own) ?? own
  const time = formatTime(at, { ...clock, zone: person.timeZone })
  const { yours, theirs } = edge_sentences[edge][at === own ? 'exactly' : 'nearly']
  return person.isSearcher
    ? t<string>(yours, { time })
    : t<string>(theirs, { time, whose: possessive([person]) })
}

const edge_sentences = {
  closes: {
    exactly: {
      yours: mark('Last thing in your day, until {time}.'),
      theirs: mark('Last thing in {whose} day, until {time}.'),
    },
    nearly: {
      yours: mark('Late in your day, which ends at {time}.'),
      theirs: mark('Late in {whose} day, which ends at {time}.'),
    },
  },
  opens: {
    exactly: {
      yours: mark('First thing in your day, from {time}.'),
      theirs: mark('First thing in {whose} day, from {time}.'),
    },
    nearly: {
      yours: mark('Early in your day, which begins at {time}.'),
      theirs: mark('Early in {whose} day, which begins at {time}.'),
    },
  },
} as const

/** 'Priya’s', 'Priya’s and your', 'three people’s' */
function possessive(concerned: readonly FinderPerson[]): string {
  return owners(concerned, tAs('whose', 'your'))
}

/** 'Priya’s', 'Priya’s and yours', 'three people’s': where no noun follows. */
function standing(concerned: readonly FinderPerson[]): string {
  return owners(concerned, tAs('whose', 'yours'))
}

function owners(concerned: readonly FinderPerson[], yours: string): string {
  if (concerned.length > 2) return t('{number} people’s', { number: inWords(concerned.length) })
  const others = concerned.filter(({ isSearcher }) => !isSearcher)
  const names = others.map(({ shortName }) => t('{name}’s', { name: shortName }))
  return formatList(others.length < concerned.length ? [...names, yours] : names)
}

function blockedSentence(
  slot: Interval,
  explanation: SlotExplanation,
  person: FinderPerson,
  { clock }: Words,
): string {
  const local = { ...clock, zone: person.timeZone }
  const name = person.shortName
  const isYou = person.isSearcher
  const isElsewhere = offsetBetween(person.timeZone, clock.zone, slot[0]) !== t(same_time)
  switch (explanation.status) {
    case 'free':
      return isYou ? t('You are free.') : t('{name} is free.', { name })
    case 'busy': {
      const time = untilText(explanation.until, slot, local)
      if (isYou) return t('You are busy until {time}.', { time })
      return isElsewhere
        ? t('{name} is busy until {time} there.', { name, time })
        : t('{name} is busy until {time}.', { name, time })
    }
    case 'break': {
      const time = untilText(explanation.until, slot, local)
      if (isYou) return t('You need a break until {time}.', { time })
      return isElsewhere
        ? t('{name} needs a break until {time} there.', { name, time })
        : t('{name} needs a break until {time}.', { name, time })
    }
    default:
      if (explanation.opensAt === null && explanation.closesAt === null)
        return isYou
          ? t('You have no working hours in those days.')
          : t('{name} has no working hours in those days.', { name })
      if (isYou) return t('You are outside working hours.')
      return isElsewhere
        ? t('{name} is outside working hours: it is {time} there.', {
            name,
            time: formatTime(slot[0], local),
          })
        : t('{name} is outside working hours.', { name })
  }
}

/** With the weekday when it is not the day of the slot. */
function untilText(untilMs: number, slot: Interval, clock: Clock): string {
  const dateOf = (ms: number) => wallTimeOf(ms, clock.zone).slice(0, 10)
  const time = formatTime(untilMs, clock)
  if (dateOf(untilMs) === dateOf(slot[0])) return time
  return t('{day} {time}', { day: weekdayName(dateOf(untilMs), 'short'), time })
}

function inWords(count: number): string {
  const word = small_numbers[count]
  return word === undefined ? String(count) : t(word)
}

const small_numbers: Readonly<Record<number, string>> = {
  3: mark('three'),
  4: mark('four'),
  5: mark('five'),
  6: mark('six'),
  7: mark('seven'),
  8: mark('eight'),
  9: mark('nine'),
  10: mark('ten'),
}
