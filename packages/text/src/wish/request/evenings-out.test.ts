import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN391] hours in the evening', () => {
  it.each<[Language, string]>([
    ['en', "Drinks on Thursday? I'm free from 7."],
    ['de', 'Kommst du Donnerstag auf ein Glas Wein vorbei? So ab 7.'],
    ['fr', 'Un verre jeudi ? Je suis libre à partir de 7 h.'],
    ['es', '¿Unas cañas el jueves, desde las 7?'],
    ['it', 'Aperitivo giovedì? Dalle sette in poi.'],
  ])('are those of a drink, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 19-24')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet one evening next week? Tuesday to Friday is fine, from seven.'],
    [
      'de',
      'Magst du an einem Abend nächste Woche vorbeikommen? Von Dienstag bis Freitag geht immer, ab sieben.',
    ],
    ['fr', 'On se voit un soir la semaine prochaine ? Du mardi au vendredi, à partir de sept heures.'],
    [
      'it',
      'Ci vediamo una sera la settimana prossima? Da martedì a venerdì va bene sempre, dalle sette in poi.',
    ],
  ])('are those of any evening, also behind its days, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19..2027-01-22 19-24')
  })

  it.each<[Language, string]>([
    ['en', 'Could you do Tuesday or Thursday, after seven?'],
    ['de', 'Geht bei dir Dienstag oder Donnerstag, nach sieben?'],
    ['fr', 'Tu es libre mardi ou jeudi, après 7 h ?'],
    ['es', '¿Tienes un rato el martes o el jueves, después de las 7?'],
    ['it', 'Sei libera martedì o giovedì, dopo le sette?'],
  ])('begin after seven, which limits no morning, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 19-24, 2027-01-21 19-24')
  })

  it.each<[Language, string]>([
    ['en', 'Could we have a drink on Saturday at 11?'],
    ['de', 'Gehen wir Samstag um 11 auf ein Bier?'],
  ])('are none of a late morning, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.proposals).toMatchObject([{ from: 11 * 60 }])
  })

  it('are none of an office', () => {
    const text = "How about one evening next week? I'm in the office Tuesday to Thursday from 8."
    expect(toldWish(text, 'en')).toBe('2027-01-19..2027-01-21 18-24')
  })
})

describe('[GEN392] the week of an alternative', () => {
  it.each<[Language, string]>([
    ['en', 'Could you do Saturday from 5? Or else Friday next week, from 7.'],
    ['de', 'Geht Samstag ab 5? Oder sonst Freitag nächster Woche, ab 7.'],
    ['fr', 'Samedi à partir de 5 h ? Ou sinon vendredi de la semaine prochaine, à partir de 7 h.'],
    [
      'es',
      '¿Lo dejamos para el sábado a partir de las 5? O si no el viernes de la semana que viene, desde las 7.',
    ],
    ['it', 'Facciamo sabato dalle 5? O se no venerdì della settimana prossima, dalle 7.'],
  ])('is that of the alternative alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-16 17-24, 2027-01-22 19-24')
  })
})
