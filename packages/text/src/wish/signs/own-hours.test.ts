import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

const week = '2027-01-18..2027-01-24'

describe('[GEN288] hours before a day that has hours of its own', () => {
  it.each<[Language, string]>([
    ['en', "Can we talk next week? I'm free after 5, on Wednesday all day."],
    ['de', 'Können wir nächste Woche reden? Ich kann ab 17 Uhr, am Mittwoch den ganzen Tag.'],
    [
      'fr',
      'On se parle la semaine prochaine ? Je suis libre à partir de 17 h, et toute la journée le mercredi.',
    ],
    ['es', '¿Hablamos la semana que viene? Estoy libre a partir de las 17, el miércoles todo el día.'],
    ['it', 'Ne parliamo la prossima settimana? Sono libero dalle 17, mercoledì tutto il giorno.'],
  ])('are those of all days, of which one suits as a whole, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${week} 17-24, 2027-01-20`)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet at the archive next week? It is open 8 to 14 and on Thursdays also 16 to 19.'],
    [
      'de',
      'Sehen wir uns nächste Woche im Archiv? Es ist von 8 bis 14 Uhr offen und donnerstags auch von 16 bis 19 Uhr.',
    ],
    [
      'fr',
      'On se voit la semaine prochaine ? Je suis libre de 8 h à 14 h, et le jeudi aussi de 16 h à 19 h.',
    ],
    ['es', '¿Nos vemos la semana que viene en el archivo? Abre de 8 a 14 y los jueves también de 16 a 19.'],
    [
      'it',
      'Ci vediamo in archivio la prossima settimana? È aperto dalle 8 alle 14 e il giovedì anche dalle 16 alle 19.',
    ],
  ])('are those of that day as well where its own are more, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${week} 8-14, 2027-01-21 16-19`)
  })

  it.each<[Language, string]>([
    ['en', 'Next week I can do mornings, on Thursday afternoons. When shall we meet?'],
    ['de', 'Können wir nächste Woche telefonieren? Vormittags, am Donnerstag nachmittags.'],
    ['fr', 'La semaine prochaine je peux le matin, jeudi l’après-midi. Quand veux-tu qu’on se voie ?'],
    ['es', 'La semana que viene puedo por las mañanas, el jueves por la tarde. ¿Cuándo quedamos?'],
    ['it', 'La prossima settimana posso al mattino, giovedì il pomeriggio. Quando ci vediamo?'],
  ])('are not those of that day where its own are others, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(
      '2027-01-18..2027-01-20 0-12, 2027-01-22..2027-01-24 0-12, 2027-01-21 12-18',
    )
  })

  it.each<[Language, string]>([
    ['en', "Could we meet next week? I'm free from 10 to 4, on Thursday only from 2."],
    ['de', 'Sehen wir uns nächste Woche? Ich kann von 10 bis 16 Uhr, donnerstags nur ab 14 Uhr.'],
    [
      'fr',
      'On se voit la semaine prochaine ? Je suis libre de 10 h à 16 h, jeudi seulement à partir de 14 h.',
    ],
    ['es', '¿Nos vemos la semana que viene? Puedo de 10 a 16, el jueves solo a partir de las 14.'],
    ['it', 'Ci vediamo la prossima settimana? Posso dalle 10 alle 16, giovedì solo dalle 14.'],
  ])('are those of all days where one has less of them, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${week} 10-16 not every 4 0-14`)
  })

  it.each<[Language, string]>([
    ['en', "Could you come next week? I'm in from 4, on Wednesday all day."],
    ['de', 'Können Sie nächste Woche kommen? Ich bin ab 16 Uhr da, am Mittwoch den ganzen Tag.'],
    [
      'fr',
      'Pouvez-vous passer la semaine prochaine ? Je suis là à partir de 16 h, mercredi toute la journée.',
    ],
    ['es', '¿Puede venir la semana que viene? Estoy en casa a partir de las 16, el miércoles todo el día.'],
    ['it', 'Può venire la prossima settimana? Sono a casa dalle 16, mercoledì tutto il giorno.'],
  ])('are those from which the writer is there, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${week} 16-24, 2027-01-20`)
  })

  it('are those that are open, and none from which a day begins', () => {
    const mail = "Could you drop in next week? We're open 9 to 5 and on Fridays till noon."
    expect(toldWish(mail, 'en')).toBe(
      '2027-01-18..2027-01-21 9-17, 2027-01-23..2027-01-24 9-17, 2027-01-22 0-12',
    )
  })

  it('are those of the days that the sentence before names', () => {
    const mail = 'Passt dir Dienstag oder Mittwoch? Ich kann ab 16 Uhr, am Mittwoch den ganzen Tag.'
    expect(toldWish(mail, 'de')).toContain('2027-01-19 16-24, 2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'The library is open until 7, on Friday all day I am in court. Could we meet on Monday?'],
    ['de', 'Hast du heute noch Zeit? Ich bin bis halb fünf da, sonst Montag vor zehn.'],
  ])('are no others behind what the writer does, or behind otherwise, %s: %s', (language, text) => {
    expect(toldWish(text, language)).not.toContain('..')
  })
})

describe('[GEN289] noon as a limit', () => {
  it.each<[Language, string]>([
    ['en', 'Can we meet on Thursday until noon?'],
    ['de', 'Sehen wir uns am Donnerstag bis Mittag?'],
    ['fr', "On se voit jeudi ? Je suis là jusqu'à midi."],
    ['es', '¿Nos vemos el jueves hasta mediodía?'],
    ['it', 'Ci vediamo giovedì fino a mezzogiorno?'],
  ])('is twelve, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 0-12')
  })

  it.each<[Language, string]>([
    ['en', 'Can we meet on Thursday, from noon on?'],
    ['de', 'Sehen wir uns am Donnerstag ab Mittag?'],
    ['fr', 'On se voit jeudi à partir de midi ?'],
    ['es', '¿Nos vemos el jueves a partir de mediodía?'],
    ['it', 'Ci vediamo giovedì da mezzogiorno in poi?'],
  ])('begins at twelve, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 12-24')
  })
})
