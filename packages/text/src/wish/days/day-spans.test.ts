import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('stretches of days whose ends are named by different words', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet between tomorrow and Friday of next week (the 22nd)?'],
    ['de', 'Können wir uns zwischen morgen und Freitag nächster Woche (dem 22.) treffen?'],
    ['fr', 'On peut se voir entre demain et vendredi de la semaine prochaine (le 22) ?'],
    ['es', '¿Podemos vernos entre mañana y el viernes de la semana que viene?'],
    ['it', 'Possiamo vederci tra domani e venerdì della settimana prossima (il 22)?'],
  ])('[GEN130] a week behind the last day is that of the last day alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14..2027-01-22')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet between Monday and Wednesday of next week?'],
    ['fr', 'On peut se voir entre lundi et mercredi de la semaine prochaine ?'],
  ])('[GEN130] of two weekdays, the week is that of both, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-20')
  })

  it('[GEN130] two days to choose from are no stretch', () => {
    const text = 'Could we meet tomorrow or on Friday of next week?'
    expect(toldWish(text, 'en')).toBe('2027-01-14, 2027-01-22')
  })

  it('[GEN130] brackets with another day restate nothing', () => {
    const text = 'Could we meet between tomorrow and Friday of next week (not the 19th)?'
    expect(toldWish(text, 'en')).toBe('2027-01-14..2027-01-22 not 2027-01-19')
  })
})

describe('days right behind a day that the mail named', () => {
  it.each<[Language, string]>([
    ['en', "I can't come on Monday 8 February. Could we meet one of the three days after?"],
    ['de', 'Am 8. Februar kann ich nicht. Können wir uns an einem der drei Tage danach treffen?'],
    ['fr', 'Le 8 février je ne peux pas. On peut se voir un des trois jours suivants ?'],
    ['es', 'El 8 de febrero no puedo. ¿Podemos vernos uno de los tres días siguientes?'],
    ['it', "L'8 febbraio non posso. Possiamo vederci uno dei tre giorni dopo?"],
  ])('[GEN130] one of so many days after is each of them, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-09..2027-02-11 not 2027-02-08')
  })

  it.each<[Language, string]>([
    ['de', 'Am 8. Februar kann ich nicht. Ginge einer der zwei Tage danach, also Dienstag oder Mittwoch?'],
    ['fr', 'Lundi 8 février je ne peux pas. On peut se voir un des deux jours suivants, mardi ou mercredi ?'],
    ['it', 'Lunedì 8 febbraio non vengo. Possiamo fare uno dei due giorni dopo, cioè martedì o mercoledì?'],
  ])('[GEN130] weekdays beside it are those of these days, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-09, 2027-02-10 not 2027-02-08')
  })

  it.each<[Language, string]>([
    ['en', "I can't come on 8 February. Could we meet three days later?"],
    ['it', "L'8 febbraio non posso. Possiamo vederci tre giorni dopo?"],
  ])('[GEN114] so many days later is one day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-11 not 2027-02-08')
  })
})
