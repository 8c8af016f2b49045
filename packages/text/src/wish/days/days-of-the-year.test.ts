import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN150] days with a name', () => {
  it.each<[Language, string, string]>([
    ['en', "Could we meet on New Year's Eve?", '2027-12-31'],
    ['en', "Could we meet before Valentine's Day?", '..2027-02-13'],
    ['en', "Could we meet by Presidents' Day?", '..2027-02-15'],
    ['en', 'Could we meet before Martinmas?', '..2027-11-10'],
    ['en', 'Could we talk before Michaelmas?', '..2027-09-28'],
    ['en', 'Could we meet during Lent?', '2027-02-10..2027-03-27'],
    ['de', 'Können wir uns am Ostersamstag treffen?', '2027-03-27'],
    ['de', 'Können wir uns am Ewigkeitssonntag treffen?', '2027-11-21'],
    ['de', 'Können wir uns am Nikolaus treffen?', '2027-12-06'],
    ['de', 'Können wir uns vor St. Martin treffen?', '..2027-11-10'],
    ['de', 'Können wir uns an Silvester treffen?', '2027-12-31'],
    ['de', 'Können wir uns zwischen den Jahren treffen?', '2027-12-27..2027-12-30'],
    ['fr', 'On peut se voir avant la Saint-Martin ?', '..2027-11-10'],
    ['fr', 'On peut se voir à la Saint-Valentin ?', '2027-02-14'],
    ['fr', 'On peut se voir le lundi de Pentecôte ?', '2027-05-17'],
    ['es', '¿Podemos vernos antes de San Blas?', '..2027-02-02'],
    ['es', '¿Podemos vernos el día de San José?', '2027-03-19'],
    ['es', '¿Podemos vernos después de Reyes?', '2028-01-07..'],
    ['es', '¿Podemos vernos en Nochevieja?', '2027-12-31'],
    ['it', 'Possiamo vederci prima di San Martino?', '..2027-11-10'],
    ['it', 'Possiamo vederci ai Santi?', '2027-11-01'],
    ['it', 'Possiamo vederci dopo i Morti?', '2027-11-03..'],
    ['it', 'Possiamo vederci prima della Quaresima?', '..2027-02-09'],
  ])('have their dates, %s: %s', (language, text, day) => {
    expect(toldWish(text, language)).toBe(day)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet before Advent?', '..2027-11-27'],
    ['en', 'Could we meet on the second Sunday of Advent?', '2027-12-05'],
    ['de', 'Können wir uns vor dem vierten Advent treffen?', '..2027-12-18'],
    ['de', 'Können wir uns am 3. Adventssonntag treffen?', '2027-12-12'],
    ['de', 'Können wir uns in der zweiten Adventswoche treffen?', '2027-12-06..2027-12-11'],
    ['de', 'Können wir uns am ersten Adventswochenende treffen?', '2027-11-27..2027-11-28'],
    ['fr', "On peut se voir le premier dimanche de l'Avent ?", '2027-11-28'],
    ['es', '¿Podemos vernos el segundo domingo de Adviento?', '2027-12-05'],
    ['it', "Possiamo vederci la seconda domenica d'Avvento?", '2027-12-05'],
  ])('and so have the Sundays and the weeks of Advent, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['en', 'I lent you the drill, remember?'],
    ['en', 'We all sang in Michaelmas term.'],
    ['en', 'The Easter egg hunt was lovely.'],
    ['de', 'Nikolaus Meier grüßt dich.'],
    ['de', 'Ich trinke gern einen Martini.'],
    ['fr', 'Elle habite rue Saint-Martin.'],
    ['fr', 'Le marché de Noël nous a plu.'],
    ['es', 'La doctora Reyes vive en San José.'],
    ['es', 'El roscón de Reyes estaba rico.'],
    ['it', 'Abito in via San Martino.'],
    ['it', 'Scendo alla stazione di Santa Lucia.'],
    ['it', 'Ai nostri morti piace la pizza.'],
    ['it', 'Siamo alla vigilia della partenza.'],
  ])('but a name or a thing that is called after one has none, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })
})

describe('[GEN151] pieces of months', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet on the first weekend of May?', '2027-05-01..2027-05-02'],
    ['de', 'Können wir uns am ersten Juliwochenende treffen?', '2027-07-03..2027-07-04'],
    ['de', 'Können wir uns am 2. Samstag im Mai treffen?', '2027-05-08'],
    ['fr', 'On peut se voir le premier week-end de mai ?', '2027-05-01..2027-05-02'],
    ['es', '¿Podemos vernos el último fin de semana de mayo?', '2027-05-29..2027-05-30'],
    ['it', 'Possiamo vederci il primo fine settimana di maggio?', '2027-05-01..2027-05-02'],
  ])('a weekend and a counted weekday, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on the first Saturday of the month?'],
    ['de', 'Können wir uns am ersten Samstag im Monat treffen?'],
    ['fr', 'On peut se voir le premier samedi du mois ?'],
    ['es', '¿Podemos vernos el primer sábado del mes?'],
    ['it', 'Possiamo vederci il primo sabato del mese?'],
  ])('a day of the month that is over is that of the next one, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-06')
  })
  it.each<[Language, string, string]>([
    ['en', 'Could we meet before the end of the year?', '..2027-12-31'],
    ['en', 'Could we meet before the year is out?', '..2027-12-31'],
    ['en', 'Could we meet early next year?', '2028-01-01..2028-01-31'],
    ['en', 'Could we meet by the end of the quarter?', '..2027-03-31'],
    ['de', 'Können wir uns noch heuer treffen?', '2027-01-13..2027-12-31'],
    ['de', 'Können wir uns vor Jahresende treffen?', '..2027-12-31'],
    ['de', 'Können wir uns bis Quartalsende treffen?', '..2027-03-31'],
    ['fr', "On peut se voir avant la fin de l'année ?", '..2027-12-31'],
    ['fr', 'On peut se voir avant la fin du trimestre ?', '..2027-03-31'],
    ['es', '¿Podemos vernos antes de que acabe el año?', '..2027-12-31'],
    ['es', '¿Podemos vernos a principios del año que viene?', '2028-01-01..2028-01-31'],
    ['it', "Possiamo vederci entro l'anno?", '2027-01-13..2027-12-31'],
    ['it', "Possiamo vederci prima che finisca l'anno?", '..2027-12-31'],
  ])('pieces of the year, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet in the spring?', '2027-03-01..2027-05-31'],
    ['en', 'Could we meet before the summer?', '..2027-05-31'],
    ['de', 'Können wir uns im Frühjahr treffen?', '2027-03-01..2027-05-31'],
    ['de', 'Können wir uns bis zum Herbst treffen?', '..2027-08-31'],
    ['fr', "On peut se voir avant l'été ?", '..2027-05-31'],
    ['it', 'Possiamo vederci in primavera?', '2027-03-01..2027-05-31'],
  ])('and seasons, until which is until they begin, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet on working days?', 'every 1+2+3+4+5'],
    ['de', 'Können wir uns an Werktagen treffen?', 'every 1+2+3+4+5'],
    ['fr', 'On peut se voir les jours ouvrés ?', 'every 1+2+3+4+5'],
    ['es', '¿Podemos vernos de 9 a 12, días hábiles?', 'every 1+2+3+4+5 9-12'],
    ['it', 'Possiamo vederci nei giorni lavorativi?', 'every 1+2+3+4+5'],
    [
      'en',
      'I am away on the 8th of February. Could we meet in the second half of that week?',
      '2027-02-10..2027-02-12 not 2027-02-08',
    ],
  ])('working days and a half of that week, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['en', 'The spring cleaning is done.'],
    ['en', 'We live in the Latin Quarter.'],
    ['en', 'The end of year party was fun.'],
    ['de', 'Frau Winter ist krank.'],
    ['de', 'Es dauert fünf Werktage.'],
    ['fr', 'Il a été malade.'],
    ['fr', "Le spectacle de fin d'année approche."],
    ['es', 'La cena de fin de año fue bonita.'],
    ['es', 'Respondemos en diez días hábiles.'],
    ['it', 'Voi siete state brave.'],
  ])('but no name, event or length, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })
})

describe('[GEN154] even and odd weeks and dates', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet in odd weeks?', '2027-01-18..2027-01-24, 2027-02-01..2027-02-07'],
    ['de', 'Können wir uns in ungeraden Wochen treffen?', '2027-01-18..2027-01-24, 2027-02-01..2027-02-07'],
    ['fr', 'On peut se voir les semaines impaires ?', '2027-01-18..2027-01-24, 2027-02-01..2027-02-07'],
    ['es', '¿Podemos vernos en semanas impares?', '2027-01-18..2027-01-24, 2027-02-01..2027-02-07'],
    ['it', 'Possiamo vederci nelle settimane dispari?', '2027-01-18..2027-01-24, 2027-02-01..2027-02-07'],
    ['de', 'Können wir uns in geraden Wochen donnerstags treffen?', '2027-01-14, 2027-01-28, 2027-02-11'],
    ['it', 'Possiamo vederci nei giorni dispari?', '2027-01-13, 2027-01-15, 2027-01-17'],
  ])('are the coming ones, %s: %s', (language, text, days) => {
    expect(toldWish(text, language).slice(0, days.length)).toBe(days)
  })
})
