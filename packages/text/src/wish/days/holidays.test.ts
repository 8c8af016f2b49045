import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN115] holidays that have a date', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet on Halloween?', '2027-10-31'],
    ['en', 'Could we meet on Boxing Day?', '2027-12-26'],
    ['de', 'Können wir uns am Buß- und Bettag treffen?', '2027-11-17'],
    ['de', 'Können wir uns an Fronleichnam treffen?', '2027-05-27'],
    ['de', 'Können wir uns an Erntedank treffen?', '2027-10-03'],
    ['de', 'Können wir uns am Rosenmontag treffen?', '2027-02-08'],
    ['fr', 'On peut se voir à la Toussaint ?', '2027-11-01'],
    ['fr', 'On peut se voir le dimanche des Rameaux ?', '2027-03-21'],
    ['es', '¿Podemos vernos el Jueves Santo?', '2027-03-25'],
    ['es', '¿Podemos vernos el Miércoles de Ceniza?', '2027-02-10'],
    ['it', 'Possiamo vederci a Ferragosto?', '2027-08-15'],
    ['it', 'Possiamo vederci il martedì grasso?', '2027-02-09'],
  ])('are read, %s: %s', (language, text, day) => {
    expect(toldWish(text, language)).toBe(day)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet between Christmas and New Year?'],
    ['de', 'Können wir uns zwischen Weihnachten und Neujahr treffen?'],
    ['fr', 'On peut se voir entre Noël et Nouvel An ?'],
    ['es', '¿Podemos vernos entre Navidad y Año Nuevo?'],
    ['it', 'Possiamo vederci tra Natale e Capodanno?'],
  ])('so are the days between the two that end the year, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-12-27..2027-12-30')
  })

  it.each<[Language, string, string]>([
    ['de', 'Können wir uns in der Woche mit Fronleichnam treffen?', '2027-05-24..2027-05-30'],
    ['it', 'Possiamo vederci la settimana di Ferragosto?', '2027-08-09..2027-08-15'],
    ['en', 'Could we meet in the week of Corpus Christi?', '2027-05-24..2027-05-30'],
    ['fr', 'On peut se voir la semaine de l’Ascension ?', '2027-05-03..2027-05-09'],
    ['es', '¿Podemos vernos la semana del Día del Trabajo?', '2027-04-26..2027-05-02'],
  ])('and their weeks, %s: %s', (language, text, week) => {
    expect(toldWish(text, language)).toBe(week)
  })

  it.each<[Language, string]>([
    ['fr', 'On peut se voir avant les vacances de la Toussaint ?'],
    ['es', '¿Podemos vernos antes del puente de Todos los Santos?'],
    ['it', 'Possiamo vederci prima delle vacanze di Carnevale?'],
    ['de', 'Können wir uns vor den Pfingstferien treffen?'],
    ['en', 'Could we meet before the Easter holidays?'],
  ])('and no stretch without a date that is called after them, %s: %s', (language, text) => {
    expect(readMail(text, language).confidence).toBe('low')
  })
})

describe('[GEN116] parts of months and of the year', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet in the last third of June?'],
    ['de', 'Können wir uns im letzten Junidrittel treffen?'],
    ['fr', 'On peut se voir dans le dernier tiers de juin ?'],
    ['es', '¿Podemos vernos en el último tercio de junio?'],
    ['it', 'Possiamo vederci nell’ultima decade di giugno?'],
  ])('a third of a month, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-06-21..2027-06-30')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in the last three days of June?'],
    ['de', 'Können wir uns an den letzten drei Junitagen treffen?'],
    ['fr', 'On peut se voir les trois derniers jours de juin ?'],
    ['es', '¿Podemos vernos en los últimos tres días de junio?'],
    ['it', 'Possiamo vederci negli ultimi tre giorni di giugno?'],
  ])('its last days, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-06-28..2027-06-30')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on the last day of the month?'],
    ['de', 'Können wir uns am Monatsletzten treffen?'],
    ['fr', 'On peut se voir le dernier jour du mois ?'],
    ['es', '¿Podemos vernos el último día del mes?'],
    ['it', 'Possiamo vederci l’ultimo giorno del mese?'],
  ])('its last day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-31')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in the second quarter?'],
    ['de', 'Können wir uns im zweiten Quartal treffen?'],
    ['fr', 'On peut se voir au deuxième trimestre ?'],
    ['es', '¿Podemos vernos en el segundo trimestre?'],
    ['it', 'Possiamo vederci nel secondo trimestre?'],
  ])('and a quarter of the year, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-04-01..2027-06-30')
  })

  it('but a quarter of an hour is a length', () => {
    expect(toldWish('Could we talk for a quarter of an hour?', 'en')).toBe('')
  })
})
