import type { Language } from '../language.ts'
import { dayNumberOf, formatDay } from './days/day-number.ts'
import type { Item } from './items/item.ts'
import { readMeetingRequest } from './meeting-request.ts'
import { readRequest } from './read-request.ts'
import { readItems } from './sentence/read-items.ts'
import type { WishedTime } from './wish.ts'

/** A Wednesday. */
const sentOn = '2027-01-13T09:00'

export function readMail(text: string, language: Language) {
  return readMeetingRequest({ subject: '', text, language, sentOn })
}

/** What the grammar reads without what was learned. */
export function readByGrammarAlone(text: string, language: Language) {
  return readRequest({ subject: '', text, language, sentOn }, null)
}

/** The times of a mail in short, such as `2027-01-18..2027-01-24 not every 4`. */
export function toldWish(text: string, language: Language): string {
  const { times, excluded } = readMail(text, language).wish
  const left = excluded.length > 0 ? ` not ${excluded.map(tell).join(', ')}` : ''
  return `${times.map(tell).join(', ')}${left}`
}

/** The times that a mail offers, then those that it wishes, and a question mark where these are unsure: `2027-01-15 20`. */
export function toldTimes(text: string, language: Language): string {
  const { wish, confidence } = readMail(text, language)
  const offered = wish.proposals.map(
    ({ date, from, until }) =>
      `${date}${from === null ? '' : ` ${from / 60}`}${until === null ? '' : `-${until / 60}`}`,
  )
  return `${[...offered, ...wish.times.map(tell)].join(', ')}${confidence === 'high' ? '' : ' ?'}`
}

function tell({ first, last, weekdays, from, until }: WishedTime): string {
  const range = first === last ? (first ?? 'any day') : `${first ?? ''}..${last ?? ''}`
  const days = weekdays.length > 0 ? `every ${weekdays.join('+')}` : range
  return from === 0 && until === 24 * 60 ? days : `${days} ${from / 60}-${until / 60}`
}

/** What a sentence of a Wednesday says about time: `2027-01-13 12-18`, `45 min`, `not 9-17`. */
export function toldItems(sentence: string, language: Language): string {
  const context = { language, today: dayNumberOf(sentOn.slice(0, 10)), isMonthFirst: false }
  return readItems(sentence, context).map(tellItem).join(' ')
}

function tellItem(item: Item): string {
  if (item.kind === 'length') return `${item.minutes} min`
  if (item.kind === 'days')
    return item.days.map(({ first, last }) => `${formatDay(first)}${last > first ? '+' : ''}`).join(' ')
  if (item.kind !== 'hours') return item.kind
  const { from, until } = item.hours
  return `${item.isExcluded ? 'not ' : ''}${from === until ? '' : `${from / 60}-`}${until / 60}`
}
