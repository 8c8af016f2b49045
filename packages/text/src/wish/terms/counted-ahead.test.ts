import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN145] days and weeks that are counted from the day of the mail', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet in five days?', '2027-01-18'],
    ['en', 'The fair opens in thirty days.', '2027-02-12'],
    ['de', 'Können wir uns in fünf Tagen treffen?', '2027-01-18'],
    ['de', 'In 30 Tagen läuft die Frist ab.', '2027-02-12'],
    ['fr', 'On peut se voir dans cinq jours ?', '2027-01-18'],
    ['fr', 'On peut se voir dans une dizaine de jours ?', '2027-01-23'],
    ['es', '¿Podemos vernos dentro de cinco días?', '2027-01-18'],
    ['es', 'La licencia vence en 12 días naturales.', '2027-01-25'],
    ['it', 'Possiamo vederci tra cinque giorni?', '2027-01-18'],
    ['it', 'La licenza scade fra venti giorni.', '2027-02-02'],
  ])('a day, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet in six weeks?', '2027-02-22+'],
    ['en', "Could we meet in about six weeks' time?", '2027-02-22+'],
    ['en', 'Could we meet in a week?', '2027-01-18+'],
    ['de', 'Können wir uns in etwa sechs Wochen treffen?', '2027-02-22+'],
    ['de', 'Können wir uns in 14 Tagen treffen?', '2027-01-25+'],
    ['fr', 'On peut se voir dans six semaines ?', '2027-02-22+'],
    ['fr', 'On peut se voir à huitaine ?', '2027-01-18+'],
    ['es', '¿Podemos vernos dentro de seis semanas?', '2027-02-22+'],
    ['es', '¿Podemos vernos en quince días?', '2027-01-25+'],
    ['it', 'Possiamo vederci fra sei settimane?', '2027-02-22+'],
    ['it', 'Possiamo vederci tra una settimana?', '2027-01-18+'],
  ])('a week, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet in the coming four weeks?', '2027-01-13..2027-02-10'],
    ['en', 'Could we meet in the next four or five days?', '2027-01-13..2027-01-18'],
    ['en', 'Could we talk within the week?', '2027-01-13..2027-01-17'],
    ['de', 'Können wir uns spätestens in sechs Wochen treffen?', '2027-01-13..2027-02-24'],
    ['de', 'Können wir uns im Laufe der nächsten beiden Wochen treffen?', '2027-01-13..2027-01-27'],
    ['fr', 'On peut se voir dans les dix jours ?', '2027-01-13..2027-01-23'],
    ['fr', "On peut se voir d'ici trois semaines ?", '2027-01-13..2027-02-03'],
    ['fr', 'On peut se voir sous quinzaine ?', '2027-01-13..2027-01-27'],
    ['fr', 'On peut se voir dans la semaine ?', '2027-01-13..2027-01-17'],
    ['es', '¿Podemos vernos en un plazo de diez días?', '2027-01-13..2027-01-23'],
    ['es', '¿Podemos vernos de aquí a dos semanas?', '2027-01-13..2027-01-27'],
    ['it', 'Possiamo vederci entro dieci giorni?', '2027-01-13..2027-01-23'],
    ['it', 'Possiamo vederci entro la settimana?', '2027-01-13..2027-01-17'],
  ])('all days up to then, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'We had it done twice in three weeks.'],
    ['en', 'We had four talks in three weeks.'],
    ['en', 'In six weeks of rain nothing dried.'],
    ['de', 'Die Zahlung erfolgt spätestens in 14 Tagen nach Erhalt.'],
    ['de', 'Wir hatten vier Termine in sechs Wochen.'],
    ['fr', 'Il faut payer dans les huit jours qui suivent la visite.'],
    ['fr', "J'ai lu le livre en cinq jours."],
    ['es', 'Se paga dentro de los quince días siguientes al recibo.'],
    ['es', 'Tuvimos cuatro sesiones en tres semanas.'],
    ['it', 'Si paga entro dieci giorni dalla consegna.'],
    ['it', 'Ho letto il libro in cinque giorni.'],
  ])('what they take or follow is no such day, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })
})

it.each<[Language, string, string]>([
  ['en', 'Could we meet in five days from 10 to 11?', '2027-01-18'],
  ['de', 'Können wir uns in fünf Tagen ab 10 Uhr treffen?', '2027-01-18'],
  ['fr', 'On peut se voir dans cinq jours à 10h ?', '2027-01-18'],
  ['fr', 'On peut se voir dans cinq jours à midi ?', '2027-01-18'],
  ['fr', 'On peut se voir dans cinq jours de 10h à 11h ?', '2027-01-18'],
  ['es', '¿Podemos vernos en cinco días a las 10?', '2027-01-18'],
  ['es', '¿Podemos vernos dentro de cinco días a la una?', '2027-01-18'],
  ['it', 'Possiamo vederci tra cinque giorni alle 10?', '2027-01-18'],
  ['fr', 'On peut se voir dans une semaine à 10h ?', '2027-01-20'],
  ['en', 'Could we meet in a week at 10?', '2027-01-20'],
  ['de', 'Können wir uns in zwei Wochen um 10 treffen?', '2027-01-27'],
  ['es', '¿Podemos vernos dentro de una semana a las 10?', '2027-01-20'],
  ['it', 'Possiamo vederci tra una settimana, alle 10?', '2027-01-20'],
  ['es', '¿Podemos vernos dentro de 15 días a las 10?', '2027-01-27'],
])('[GEN483] an hour behind them is that of the day, %s: %s', (language, text, date) => {
  const { confidence, wish } = readMail(text, language)
  expect(confidence).toBe('high')
  expect([...wish.times.map(({ first }) => first), ...wish.proposals.map((one) => one.date)]).toEqual([date])
})

it.each<[Language, string]>([
  ['en', 'Could we meet within ten days from 10 January?'],
  ['fr', 'On peut se voir dans les huit jours du 10 janvier ?'],
])('[GEN483] a date behind them is where they are counted from, %s: %s', (language, text) => {
  expect(readMail(text, language).wish.proposals).toEqual([])
})
