import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { someOf } from '../../../../apps/server/test/every-case.ts'
import { type Language, languages } from '../language.ts'
import { readMeetingRequest } from './meeting-request.ts'
import type { MeetingWish } from './wish.ts'

const samples = join(import.meta.dirname, '../../samples/named-things')

/** A file has sentences with a place for a thing, each with the time that it asks for, and things. All is said on a Monday. */
function readCases(language: Language) {
  const [sentences = [], things = []] = readFileSync(join(samples, `${language}.txt`), 'utf8')
    .split(/^# .*\n/m)
    .slice(1)
    .map((part) => part.trim().split('\n'))
  return sentences.flatMap((line) => {
    const [time = '', sentence = ''] = line.split(' | ')
    return things.map((thing) => ({ time, text: sentence.replace('{}', thing) }))
  })
}

it.each(languages)(
  '[GEN485] numbers and times in the name of a thing are none of the meeting, in %s',
  (language) => {
    const wrong = someOf(readCases(language), 3).flatMap(({ time, text }) => {
      const { wish } = readMeetingRequest({ subject: '', text, language, sentOn: '2026-10-19T10:00' })
      return told(wish) === time ? [] : [`${text}: ${told(wish)}`]
    })
    expect(wrong).toEqual([])
  },
)

function told({ proposals, times, excluded }: MeetingWish): string {
  return [
    ...proposals.map(({ date, from }) => `${date} ${clock(from ?? 0)}`),
    ...times.map(({ first, last, from, until }) => {
      const days = first === last ? first : `${first}..${last}`
      return from === 0 && until === 24 * 60 ? days : `${days} ${clock(from)}-${clock(until)}`
    }),
    ...excluded.map(() => 'without some'),
  ].join(', ')
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
