import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { type BookedMeeting, findBooked } from './booked-meetings.ts'
import { readMeetingRequest } from '../meeting-request.ts'
import { readItems } from '../sentence/read-items.ts'
import { dayNumberOf } from '../days/day-number.ts'

/** Written on Wednesday, 13 January 2027. */
const sentOn = '2027-01-13T09:00'
const pumps: BookedMeeting = {
  meeting_id: 'pumps',
  title: 'Pumps',
  date: '2027-01-21',
  from: 14 * 60,
  minutes: 45,
}
const tides: BookedMeeting = { ...pumps, meeting_id: 'tides', title: 'Tides', from: 16 * 60 }
const later: BookedMeeting = { ...pumps, meeting_id: 'later', title: 'Later', date: '2027-02-04' }

describe('[GEN361] the meeting of the calendar that a mail speaks of', () => {
  it.each([
    ['About Thursday 21 January', '', [pumps, later], 'pumps'],
    ['About Thursday 21 January', '', [pumps, tides], undefined],
    ['About Thursday 21 January at 4 pm', '', [pumps, tides], 'tides'],
    ['About Thursday 21 January', 're: tides', [pumps, tides], 'tides'],
    ['About the other thing', 're: later', [pumps, later], 'later'],
    ['About the other thing', '', [pumps], undefined],
    ['By Thursday 21 January', '', [pumps], undefined],
    ['About Friday 22 January', '', [pumps], undefined],
  ])('is told by its day, its hour or its title: %s, %s', (text, subject, booked, meeting_id) => {
    const items = readItems(text, { today: dayNumberOf(sentOn), language: 'en', isMonthFirst: false })
    expect(findBooked(booked, { subject, items })?.meeting_id).toBe(meeting_id)
  })

  it.each<[Language, string]>([
    ['en', 'Could we push our meeting on the 21st back by an hour?'],
    ['de', 'Können wir unser Treffen am 21. um eine Stunde nach hinten verschieben?'],
    ['fr', "Peut-on décaler notre réunion du 21 d'une heure ?"],
    ['es', '¿Podemos retrasar una hora la reunión del 21?'],
    ['it', "Possiamo posticipare di un'ora l'incontro del 21?"],
  ])('tells the hour to which it moves, %s: %s', (language, text) => {
    const mail = { subject: '', text, language, sentOn }
    const { ask, wish, moved } = readMeetingRequest({ ...mail, booked: [pumps] })
    expect([ask, moved?.meeting_id]).toEqual(['move', 'pumps'])
    expect(wish.times.map(({ first, from, until }) => [first, from, until])).toEqual([
      ['2027-01-21', 15 * 60, 15 * 60 + 45],
    ])
    expect(readMeetingRequest(mail).moved).toBeNull()
  })

  it('is none of a mail that asks for another meeting', () => {
    const text = 'Could we also meet on the 21st?'
    const { moved } = readMeetingRequest({ subject: '', text, language: 'en', sentOn, booked: [pumps] })
    expect(moved).toBeNull()
  })
})
