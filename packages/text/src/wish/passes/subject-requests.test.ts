import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'

/** Written on Wednesday, 13 January 2027. */
const read = (subject: string, text: string, language: Language) =>
  readMeetingRequest({ subject, text, language, sentOn: '2027-01-13T09:00' })

it.each<[Language, string, string]>([
  ['en', 'Call on Thursday at 10?', 'Would that work for you?'],
  ['en', 'Meeting Thursday 10am', 'Hi Marit, does this work?'],
  ['de', 'Treffen am Donnerstag um 10?', 'Passt das bei dir?'],
  ['fr', 'Réunion jeudi à 10h ?', 'Est-ce que ça te va ?'],
  ['es', '¿Reunión el jueves a las 10?', '¿Te viene bien?'],
  ['it', 'Riunione giovedì alle 10?', 'Ti va bene?'],
])(
  '[GEN479] a mail that names no time itself asks for the one of its subject, in %s: %s %s',
  (language, subject, text) => {
    const { ask, confidence, wish, named } = read(subject, text, language)
    expect(ask).not.toBe('none')
    expect(confidence).toBe('high')
    expect(wish.proposals).toMatchObject([{ date: '2027-01-14', from: 10 * 60 }])
    expect(named).toEqual([])
  },
)

it.each<[Language, string, string]>([
  ['en', 'Lunch on Friday?', 'I am in town and would love to catch up.'],
  ['de', 'Mittagessen am Freitag?', 'Ich bin in der Stadt.'],
])('[GEN479] also where the subject alone asks, in %s: %s %s', (language, subject, text) => {
  expect(read(subject, text, language).wish.times).toMatchObject([
    { first: '2027-01-15', last: '2027-01-15', from: 11.5 * 60 },
  ])
})

it.each<[Language, string, string]>([
  ['en', 'Re: Call on Thursday at 10?', 'Works for me.'],
  ['en', 'Call on Thursday at 10?', 'Could we do Friday at 11 instead?'],
  ['en', 'Report due on Thursday', 'Here is the draft, have fun reading it.'],
  ['en', 'Call on Thursday at 10', 'Unfortunately I have to cancel it.'],
  ['de', 'AW: Treffen am Donnerstag um 10?', 'Passt.'],
])(
  '[GEN479] and not where it answers one, names another time or asks for nothing, in %s: %s %s',
  (language, subject, text) => {
    const { wish } = read(subject, text, language)
    expect([
      ...wish.proposals.map(({ date }) => date),
      ...wish.times.map(({ first }) => first),
    ]).not.toContain('2027-01-14')
  },
)
