import { explainSlot, type Interval, instantOf, type SlotReason, suggestSlots } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import type { FinderPerson } from './finder-people.ts'
import {
  blockedSentences,
  localTimes,
  peopleCountLabel,
  placeOf,
  reasonSentence,
  shortTime,
  unknownSentences,
} from './slot-words.ts'

const workweek = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [[540, 1020] as const]]))
const me = aPerson({ id: 'me', shortName: 'You', isSearcher: true, timeZone: 'Europe/Berlin' })
const priya = aPerson({ id: 'priya', shortName: 'Priya', timeZone: 'Asia/Kathmandu' })
const jonah = aPerson({ id: 'jonah', shortName: 'Jonah', timeZone: 'America/St_Johns' })
const words = { people: [me, priya, jonah], clock: { zone: 'Europe/Berlin', isTwelveHour: true } }

describe('why a slot is offered', () => {
  it('[WMT61] says that a slot suits everybody', () => {
    expect(reason('2026-11-19T14:00', [{ code: 'inside_everyones_hours' }])).toEqual({
      tone: 'good',
      text: 'Inside everyone’s working hours.',
    })
  })

  it('[WMT61] says whose day it closes, on that person’s clock', () => {
    const slot = slotAt('2026-11-19T12:45', 30)
    const people = [me, { ...priya, weekly: { 4: [[540, 1080] as const] } }]
    const [offered] = suggestSlots({ slots: [slot], people, timeZone: 'Europe/Berlin' })
    expect(reasonSentence(slot, offered?.reasons ?? [], words)).toEqual({
      tone: 'caution',
      text: 'Last thing in Priya’s day, until 06:00 PM.',
    })
  })

  it('[WMT61] tells a day that opens or closes with the slot from one that is about to', () => {
    expect(reason('2026-11-19T09:15', [of('opens_day_of', 'me')]).text).toBe(
      'Early in your day, which begins at 09:00 AM.',
    )
    expect(reason('2026-11-19T16:15', [of('closes_day_of', 'me')]).text).toBe(
      'Late in your day, which ends at 05:00 PM.',
    )
  })

  it('[WMT61] names the searcher as you, two people both, and more by their number', () => {
    expect(reason('2026-11-19T09:00', [of('opens_day_of', 'me')]).text).toBe(
      'First thing in your day, from 09:00 AM.',
    )
    expect(reason('2026-11-19T14:00', [of('lunchtime_of', 'priya'), of('lunchtime_of', 'me')]).text).toBe(
      'During Priya’s and your lunch.',
    )
    expect(
      reason('2026-11-19T14:00', [
        of('lunchtime_of', 'priya'),
        of('lunchtime_of', 'me'),
        of('lunchtime_of', 'jonah'),
      ]).text,
    ).toBe('During three people’s lunch.')
    expect(reason('2026-11-19T14:00', [of('right_after_meeting_of', 'me')]).text).toBe(
      'Right after another of your meetings.',
    )
  })

  it('[WMT61] speaks to the searcher who looks for a time alone', () => {
    const alone = { ...words, people: [me] }
    const slot = slotAt('2026-11-19T12:00', 30)
    expect(reasonSentence(slot, [of('lunchtime_of', 'me')], alone).text).toBe('During your lunch.')
    expect(reasonSentence(slot, [{ code: 'inside_everyones_hours' }], alone).text).toBe(
      'Inside your working hours.',
    )
  })

  it('[WMT61] says what costs most when several things are true', () => {
    const text = reason('2026-11-19T14:00', [
      { code: 'inside_everyones_hours' },
      of('right_before_meeting_of', 'me'),
      of('closes_day_of', 'jonah'),
    ]).text
    expect(text).toContain('Jonah’s day, which ends')
  })
})

describe('who is in the way', () => {
  it('[WMT62] says busy until when, on the person’s own clock', () => {
    const busy = { ...priya, busy: [slotAt('2026-11-19T10:00', 45)] }
    expect(blocked('2026-11-19T10:15', [me, busy])).toEqual(['Priya is busy until 03:30 PM there.'])
  })

  it('[WMT62] names the weekday of an end on another day', () => {
    const busy = { ...me, busy: [slotAt('2026-11-19T08:00', 48 * 60)] }
    expect(blocked('2026-11-19T10:15', [busy])).toEqual(['You are busy until Sat 08:00 AM.'])
  })

  it('[WMT62] says outside working hours with the local time of who lives elsewhere', () => {
    expect(blocked('2026-11-19T10:15', [me, jonah])).toEqual([
      'Jonah is outside working hours: it is 05:45 AM there.',
    ])
    expect(blocked('2026-11-19T07:15', [me])).toEqual(['You are outside working hours.'])
  })

  it('[WMT62] says that somebody has no working hours at all', () => {
    expect(blocked('2026-11-19T10:15', [me, { ...jonah, weekly: {} }])).toEqual([
      'Jonah has no working hours in those days.',
    ])
  })

  it('[WMT62] says when somebody needs a break', () => {
    const busy = { ...me, busy: [slotAt('2026-11-19T10:00', 15)] }
    const slot = slotAt('2026-11-19T10:15', 15)
    const [explained] = explainSlot({ slot, people: [busy], breakMs: 900_000 })
    expect(blockedSentences(slot, explained ? [explained] : [], words)).toEqual([
      'You need a break until 10:30 AM.',
    ])
  })
})

describe('clocks', () => {
  it('[WMT63] gives the distance on that day, which changes with the clocks', () => {
    expect(placeOf(priya, words, Date.UTC(2026, 10, 19))).toBe('Kathmandu, +4 h 45')
    expect(placeOf(priya, words, Date.UTC(2026, 6, 19))).toBe('Kathmandu, +3 h 45')
    // St John’s leaves summer time a week after Berlin.
    expect(placeOf(jonah, words, Date.UTC(2026, 9, 27))).toBe('St. John’s, −3 h 30')
    expect(placeOf(jonah, words, Date.UTC(2026, 10, 19))).toBe('St. John’s, −4 h 30')
    expect(placeOf(me, words, Date.UTC(2026, 10, 19))).toBe('Berlin')
  })

  it('[WMT63] lists each other clock once', () => {
    const twin = aPerson({ id: 'twin', timeZone: 'Asia/Kathmandu' })
    expect(
      localTimes(slotAt('2026-11-19T13:45', 30), { ...words, people: [me, priya, twin, jonah] }),
    ).toEqual(['06:30 PM Kathmandu', '09:15 AM St. John’s'])
  })

  it('[WMT63] writes edge times as short as they can be', () => {
    expect(shortTime('09:00', true)).toBe('9 AM')
    expect(shortTime('17:30', true)).toBe('5:30 PM')
    expect(shortTime('00:00', true)).toBe('12 AM')
    expect(shortTime('10:00', true)).toBe('10 AM')
    expect(shortTime('17:30', false)).toBe('17:30')
  })

  it('[WMT63] counts everybody in words', () => {
    expect([1, 2, 4, 12].map(peopleCountLabel)).toEqual([
      'you',
      'both of you',
      'all four of you',
      'all 12 of you',
    ])
  })
})

describe('whose time is not all known', () => {
  const nowMs = instantOf('2026-11-19T10:00', 'Europe/Berlin')
  const unknownSince = instantOf('2026-11-19T08:05', 'Europe/Berlin')
  const unread = { ...priya, unknownSince }

  it('[WMT66] is said with since when, and of the searcher as of oneself', () => {
    const people = [{ ...me, unknownSince: unknownSince - 86_400_000 }, unread, jonah]
    expect(unknownSentences({ ...words, people }, nowMs)).toEqual([
      "Your calendar couldn't be read since Wed 18 Nov 2026, 08:05 AM; times may be taken.",
      "Priya’s calendar couldn't be read since 08:05 AM; times may be taken.",
    ])
    expect(unknownSentences(words, nowMs)).toEqual([])
    const full = { ...priya, unknownFrom: instantOf('2026-11-25T00:00', 'Europe/Berlin') }
    expect(unknownSentences({ ...words, people: [me, full] }, nowMs)).toEqual([
      'Priya’s calendar holds too many events to search at once; from Wed 25 Nov 2026, 12:00 AM on, all its time counts as taken.',
    ])
  })

  it('[WMT66] is never called free, whatever else there is to say', () => {
    const known = { ...words, people: [me, unread, jonah] }
    const reasons: readonly (readonly SlotReason[])[] = [
      [],
      [{ code: 'inside_everyones_hours' }],
      [of('lunchtime_of', 'me')],
    ]
    for (const some of reasons) {
      expect(reasonSentence(slotAt('2026-11-19T12:00', 30), some, known)).toEqual({
        tone: 'unknown',
        text: "Free as far as known: couldn't read Priya’s calendar.",
      })
    }
  })
})

function reason(wall: string, reasons: readonly SlotReason[]) {
  return reasonSentence(slotAt(wall, 30), reasons, words)
}

function blocked(wall: string, people: readonly FinderPerson[]) {
  const slot = slotAt(wall, 15)
  const explained = explainSlot({ slot, people })
  return blockedSentences(
    slot,
    explained.filter(({ status }) => status !== 'free'),
    { ...words, people },
  )
}

function of(code: Exclude<SlotReason['code'], 'inside_everyones_hours'>, id: string): SlotReason {
  return { code, id }
}

/** In Berlin. */
function slotAt(wall: string, minutes: number): Interval {
  const start = instantOf(wall, 'Europe/Berlin')
  return [start, start + minutes * 60_000]
}

function aPerson(changes: Partial<FinderPerson>): FinderPerson {
  return {
    id: 'p',
    full_name: 'Sam Sample',
    shortName: 'Sam',
    isSearcher: false,
    profile_picture: null,
    unknownSince: null,
    unknownFrom: null,
    timeZone: 'Europe/Berlin',
    weekly: workweek,
    busy: [],
    ...changes,
  }
}
