import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { toldItems, toldWish } from './tell-wish.ts'

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
})
