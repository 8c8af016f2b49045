import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { draftReply } from '../../draft/draft-reply.ts'
import { readMail } from '../tell-wish.ts'

const calls: readonly [Language, string][] = [
  ['en', 'You are cordially invited to the opening of our new showroom on Thursday 21 January at 6 pm.'],
  ['en', 'You are requested to attend a hearing on 26 January 2027 at 10 a.m.'],
  ['de', 'Sie werden gebeten, sich am 21. Januar um 9 Uhr in Zimmer 204 einzufinden.'],
  ['fr', "Vous êtes convoqué à l'assemblée générale du 28 janvier à 19 h."],
  ['es', 'Se ruega su asistencia a la junta del 28 de enero a las 18:30.'],
  ['it', 'Siete tutti invitati all’inaugurazione venerdì alle 18.'],
]

it.each(calls)('[GEN554] no other time is offered for an event, %s: %s', (language, text) => {
  expect(readMail(text, language).confidence).toBe('low')
})

it.each(calls)('[GEN554] whether to come is a choice of two answers, %s: %s', (_, text) => {
  const { body, places } = draftReply({ subject: '', text, sentOn: '2027-01-12' }, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: false,
  })
  expect(places.map((place) => place?.answers.length)).toEqual([2])
  expect(body).toContain('[…]')
})

it('[GEN554] a summons is not thanked for as an invitation', () => {
  const [, summons] = calls[1] ?? []
  const { body } = draftReply({ subject: '', text: summons ?? '', sentOn: '2027-01-12' }, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: false,
  })
  expect(body).not.toContain('invitation')
})

it('[GEN554] a call that asks whether the time suits is answered with times', () => {
  const text = 'You are invited to a tour on Thursday 21 January at 6 pm. Does that suit you?'
  expect(readMail(text, 'en').confidence).toBe('high')
})
