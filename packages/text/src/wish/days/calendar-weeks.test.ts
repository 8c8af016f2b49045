import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN124] numbered weeks of the calendar', () => {
  it.each<[Language, string]>([
    ['de', 'Können wir uns in der 9. Kalenderwoche treffen?'],
    ['de', 'Können wir uns in KW 9/2027 treffen?'],
    ['de', 'Können wir uns in der Woche Nr. 9 treffen?'],
    ['en', 'Could we meet in calendar week 9?'],
    ['en', 'Could we meet in week no. 9?'],
    ['en', 'Could we meet in the 9th week of the year?'],
    ['fr', 'Peut-on se voir la semaine n° 9 ?'],
    ['fr', 'Peut-on se voir la semaine numéro 9 ?'],
    ['es', '¿Podemos vernos en la semana número 9?'],
    ['es', '¿Podemos vernos en la 9.ª semana?'],
    ['it', 'Possiamo vederci nella settimana n. 9?'],
    ['it', 'Possiamo vederci nella 9ª settimana?'],
  ])('are read however they are called, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-03-01..2027-03-07')
  })

  it.each<[Language, string]>([
    ['de', 'Können wir uns in der 9. oder 10. Kalenderwoche treffen?'],
    ['en', 'Could we meet in the 9th or 10th calendar week?'],
    ['fr', 'Peut-on se voir la 9e ou 10e semaine ?'],
  ])('may be several, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-03-01..2027-03-07, 2027-03-08..2027-03-14')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet between 12 and 2 in the week of 1 March?'],
    ['de', 'Können wir uns zwischen 12 und 2 in der Woche vom 1. März treffen?'],
  ])('hours before a week number none, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-03-01..2027-03-07 12-14')
  })
})

describe('[GEN124] the week that the mail named', () => {
  it.each<[Language, string]>([
    ['de', 'In der 9. Kalenderwoche bin ich in Berlin. Was passt Ihnen in dieser Woche?'],
    ['en', 'I am in Berlin in week 9. Could we meet that week?'],
  ])('is meant by "this week" behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toContain('2027-03-01..2027-03-07')
    expect(toldWish(text, language)).not.toContain('2027-01')
  })

  it('is the present one where no week was named', () => {
    expect(toldWish('Können wir uns in dieser Woche treffen?', 'de')).toBe('2027-01-13..2027-01-17')
  })

  it.each<[Language, string]>([
    ['de', 'In der 9. Kalenderwoche arbeite ich in Ihrer Straße. Wann passt es Ihnen?'],
    ['en', 'In week 9 I work in your street. When would suit you?'],
    ['fr', 'La semaine 9 je travaille dans votre rue. Quand puis-je passer ?'],
    ['es', 'En la semana 9 trabajo en su calle. ¿Cuándo le viene bien?'],
    ['it', 'Nella settimana 9 lavoro nella sua via. Quando Le va bene?'],
  ])('suits where the writer works near the reader then, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-03-01..2027-03-07')
  })
})

describe('[GEN124] a day with "but not" behind it', () => {
  it.each<[Language, string]>([
    ['de', 'Können wir uns nächste Woche treffen, am Mittwoch aber nicht?'],
    ['de', 'Können wir uns nächste Woche sehen, am Mittwoch aber nicht, da bin ich in Köln?'],
    ['es', '¿Podemos vernos la semana que viene, el miércoles pero no?'],
    ['it', 'Possiamo vederci la settimana prossima, mercoledì però no?'],
  ])('does not suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 3')
  })

  it.each<[Language, string]>([
    ['de', 'Können wir uns am Mittwoch treffen, aber nicht vor zehn?'],
    ['en', 'Could we meet on Wednesday, but not before ten?'],
  ])('suits where another time follows, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20 not any day 0-10')
  })
})

describe('[GEN188] a week from one day to another', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet in the week of 25 to 29 January?'],
    ['de', 'Können wir uns in der Woche vom 25. bis 29. Januar treffen?'],
    ['fr', 'Peut-on se voir la semaine du 25 au 29 janvier ?'],
    ['es', '¿Podemos vernos la semana del 25 al 29 de enero?'],
    ['it', 'Possiamo vederci nella settimana dal 25 al 29 gennaio?'],
  ])('has these days alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-25..2027-01-29')
  })

  it('is whole where each day begins one', () => {
    expect(toldWish('Could we meet in the weeks of 18 to 25 January?', 'en')).toBe('2027-01-18..2027-01-31')
    expect(toldWish('Could we meet in the week of 25 January?', 'en')).toBe('2027-01-25..2027-01-31')
  })
})
