import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { someOf } from '../../../../apps/server/test/every-case.ts'
import { type Language, languages } from '../language.ts'
import { readMeetingRequest } from './meeting-request.ts'

const samples = join(import.meta.dirname, '../../samples/simple-times')

/** What a word says: a date, or hours such as `10:00`, `10:00-12:00` and `09:00, 10:00`. */
interface Said {
  readonly means: string
  readonly words: string
}

interface Case {
  readonly text: string
  readonly date: string
  readonly hours: string
}

/** A file has days, hours, and sentences with a place for both. All is said on a Tuesday. */
function readCases(language: Language): Case[] {
  const [days = [], hours = [], sentences = []] = readFileSync(join(samples, `${language}.txt`), 'utf8')
    .split(/^# .*\n/m)
    .slice(1)
    .map((part) => part.trim().split('\n'))
  return sentences.flatMap((sentence) =>
    days.map(readSaid).flatMap((day) =>
      hours.map(readSaid).map((hour) => ({
        text: sentence
          .replace('{day}', day.words)
          .replace('{hour}', hour.words)
          .replace('{Hour}', hour.words.charAt(0).toUpperCase() + hour.words.slice(1)),
        date: day.means,
        hours: hour.means,
      })),
    ),
  )
}

function readSaid(line: string): Said {
  const [means = '', words = ''] = line.split(' | ')
  return { means, words }
}

it.each(languages)('[GEN470] a day and an hour in simple words are read as that time, in %s', (language) => {
  const wrong = someOf(readCases(language), 11).flatMap((one) => {
    const { wish, ask } = readMeetingRequest({
      subject: '',
      text: one.text,
      language,
      sentOn: '2027-01-12T09:00',
    })
    const stretches = [
      ...wish.proposals.map(({ date, from, until }) => ({
        first: date,
        last: date,
        from,
        until: until ?? from,
      })),
      ...wish.times,
    ]
    return fits(stretches, one, wish.proposals.length > 0) ? [] : [{ ...one, ask, stretches }]
  })
  expect(wrong).toEqual([])
})

interface Stretch {
  readonly first: string | null
  readonly last: string | null
  readonly from: number | null
  readonly until: number | null
}

/** Each of the hours is read of the day, and nothing else but days that hold it, where it is an offer. */
function fits(read: readonly Stretch[], { date, hours }: Case, isOffer: boolean): boolean {
  const named = hours.split(', ').map((told) => told.split('-').map(minutesOf))
  const others = isOffer ? read.filter((one) => !isWholeDays(one, date)) : read
  return (
    others.length === named.length &&
    named.every(([from = 0, until = from]) =>
      others.some((one) => one.first === date && one.last === date && isNear(one, from, until)),
    )
  )
}

function isWholeDays({ first, last, from, until }: Stretch, date: string): boolean {
  return from === 0 && until === 24 * 60 && (first ?? date) <= date && (last ?? date) >= date
}

/** Parts of the day begin and end within an hour of these; around an hour is an hour to either side. */
function isNear({ from, until }: Stretch, begin: number, end: number): boolean {
  if (from === null || until === null) return false
  if (begin === end) return from <= begin && begin - from <= 60 && until - from <= 120 && until >= begin
  const isBeginning = from === begin && until === begin
  return isBeginning || (Math.abs(from - begin) <= 30 && Math.abs(until - end) <= 60) || isNoon(from, begin)
}

/** `At lunchtime` may be noon itself. */
function isNoon(from: number, begin: number): boolean {
  return from === 12 * 60 && begin === 11.5 * 60
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
