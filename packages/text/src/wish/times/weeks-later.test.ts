import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

/** Written on Wednesday, 13 January 2027. */
function daysOf(language: Language, text: string) {
  const { times, proposals } = readMail(text, language).wish
  return [...times.map(({ first }) => first), ...proposals.map(({ date }) => date)]
}

describe('[GEN283] a week or two behind a day', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet a week on Monday?', '2027-01-25'],
    ['en', 'Could we meet a week from tomorrow?', '2027-01-21'],
    ['en', 'Could we meet a week today at 3?', '2027-01-20'],
    ['en', 'Could we meet a fortnight tomorrow?', '2027-01-28'],
    ['en', 'Could we meet the Tuesday after next?', '2027-01-26'],
    ['de', 'Können wir uns übernächsten Dienstag treffen?', '2027-01-26'],
    ['en', 'Could we meet a fortnight on Friday at 10?', '2027-01-29'],
    ['en', 'Could we meet Tuesday week?', '2027-01-26'],
    ['en', 'Could we meet Tuesday fortnight?', '2027-02-02'],
    ['de', 'Passt es Montag in acht Tagen?', '2027-01-25'],
    ['de', 'Passt es heute in vierzehn Tagen?', '2027-01-27'],
    ['fr', 'On peut se voir lundi en huit ?', '2027-01-25'],
    ['fr', 'On peut se voir lundi en quinze ?', '2027-02-01'],
    ['fr', "On peut se voir d'aujourd'hui en huit ?", '2027-01-20'],
    ['es', '¿Nos vemos del lunes en ocho días?', '2027-01-25'],
    ['es', '¿Nos vemos de hoy en quince?', '2027-01-27'],
    ['it', 'Ci vediamo oggi a otto?', '2027-01-20'],
    ['it', 'Ci vediamo lunedì a quindici?', '2027-02-01'],
    ['en', 'Could we meet on Friday in two weeks at 10?', '2027-01-29'],
    ['de', 'Passt es heute in einer Woche?', '2027-01-20'],
    ['de', 'Passt es morgen in zwei Wochen um 10?', '2027-01-28'],
    ['fr', 'On peut se voir vendredi dans deux semaines à 10h ?', '2027-01-29'],
    ['es', '¿Nos vemos el viernes dentro de dos semanas a las 10?', '2027-01-29'],
    ['it', 'Ci vediamo oggi tra una settimana?', '2027-01-20'],
    ['it', 'Ci vediamo venerdì tra tre settimane alle 9?', '2027-02-05'],
  ])('is counted from it, %s: %s', (language, text, date) => {
    expect(daysOf(language, text)).toEqual([date])
  })

  it('is none where it tells how long', () => {
    const text = 'Could I have the hall for a week from Monday? Can we meet this Friday?'
    expect(daysOf('en', text)).toContain('2027-01-15')
  })
})

function hoursOf(language: Language, text: string) {
  const { times, excluded } = readMail(text, language).wish
  return {
    times: times.map(({ from, until }) => [from / 60, until / 60]),
    excluded: excluded.map(({ weekdays, from, until }) => [...weekdays, from / 60, until / 60]),
  }
}

describe('[GEN284] hours behind an exception', () => {
  it.each<[Language, string, number]>([
    ['en', 'Could we meet any evening except Wednesday from 6.30?', 3],
    ['de', 'Passt dir jeder Abend außer Mittwoch ab 18:30?', 3],
    ['fr', 'On se voit un soir, sauf mercredi, à partir de 18h30 ?', 3],
    ['es', '¿Nos vemos cualquier tarde menos el miércoles a partir de las 18:30?', 3],
    ['it', 'Ci vediamo una sera qualsiasi tranne mercoledì dalle 18.30?', 3],
  ])('are those of the other days, %s: %s', (language, text, weekday) => {
    const { times, excluded } = hoursOf(language, text)
    expect(excluded).toEqual([[weekday, 0, 24]])
    expect(times.every(([from]) => from === 18.5)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week, any time except Tuesday morning and Friday after 3?'],
    ['en', 'Could we meet next week between 9 and 5 except Friday after 3?'],
  ])('are those of the exception where the other days have theirs, %s: %s', (language, text) => {
    expect(hoursOf(language, text).excluded).toContainEqual([5, 15, 24])
  })

  it('are those of the exception where they are a part of the day', () => {
    expect(hoursOf('de', 'Passt dir nächste Woche jeder Tag außer Freitagnachmittag?').excluded).toEqual([
      [5, 12, 20],
    ])
  })
})

it.each([
  ['Shall we meet Saturday 2ish?', [14]],
  ['Could we meet Saturday around 2ish or 3ish?', [14, 15]],
])('[GEN285] `ish` tells an hour, and no length: %s', (text, hours) => {
  const { proposals, length } = readMail(text, 'en').wish
  expect([proposals.map(({ from }) => (from ?? 0) / 60), length]).toEqual([hours, null])
})

it.each<[Language, string]>([
  ['de', 'Passt dir ein Nachmittag nach 18:30 Uhr?'],
  ['es', '¿Nos vemos una tarde a partir de las 18:30?'],
  ['it', 'Ci vediamo un pomeriggio dopo le 18.30?'],
])('[GEN286] hours behind the end of a part of the day say what of it is meant, %s: %s', (language, text) => {
  expect(hoursOf(language, text).times).toEqual([[18.5, 24]])
})

it.each<[Language, string]>([
  ['en', 'Could we meet on Friday afternoon or after 7 pm?'],
  ['en', 'Could we meet on Friday afternoon, Saturday after 7 pm?'],
])('[GEN286] and are others behind `or` and behind a day, %s: %s', (language, text) => {
  expect(hoursOf(language, text).times).toEqual([
    [12, 18],
    [19, 24],
  ])
})
