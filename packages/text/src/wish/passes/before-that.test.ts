import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN443] “before that”', () => {
  it.each<[Language, string]>([
    [
      'en',
      'The tenants get the keys on the 1st of February. Could you help me on a Saturday or a Sunday before that?',
    ],
    [
      'de',
      'Die Mieter kriegen am 1. Februar die Schlüssel. Kannst du mir an einem Samstag oder Sonntag davor helfen?',
    ],
    ['fr', "Les locataires ont les clés le 1er février. Tu peux m'aider un samedi ou un dimanche avant ?"],
    [
      'es',
      'Los inquilinos reciben las llaves el 1 de febrero. ¿Puedes ayudarme un sábado o un domingo antes de eso?',
    ],
    ['it', 'Gli inquilini hanno le chiavi il primo febbraio. Puoi aiutarmi un sabato o una domenica prima?'],
  ])('behind a weekday limits no weekday, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-16, 2027-01-17')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Thursday, or before that?'],
    ['de', 'Können wir uns am Donnerstag treffen, oder vorher?'],
    ['fr', 'On peut se voir jeudi, ou avant ?'],
    ['es', '¿Podemos vernos el jueves, o antes?'],
    ['it', 'Possiamo vederci giovedì, o prima?'],
  ])('behind “or” leaves the day itself, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.deadline?.date).toBe('2027-01-14')
  })
})

it.each<[Language, string]>([
  ['en', 'The board meets at 3 pm today. Could we have a quick call beforehand?'],
  ['en', 'They need an answer by 3 pm today. Do you have a moment before then?'],
  ['de', 'Die Frist endet heute um 15 Uhr. Hast du vorher Zeit?'],
  ['fr', "Le comité se réunit aujourd'hui à 15h. On peut s'appeler avant ?"],
  ['it', 'Il comitato si riunisce oggi alle 15. Possiamo sentirci prima?'],
])('[GEN498] before what is today is before its hour, %s: %s', (language, text) => {
  expect(toldWish(text, language)).toBe('2027-01-13 0-15')
})
