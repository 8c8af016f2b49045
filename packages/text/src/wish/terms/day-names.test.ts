import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN111] names of days and months that stand alone or are shortened', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet in May?'],
    ['de', 'Treffen wir uns im Mai?'],
    ['fr', 'On se voit en mai ?'],
    ['es', '¿Nos vemos en mayo?'],
    ['it', 'Ci vediamo a maggio?'],
  ])('a month with a short name is that month, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-05-01..2027-05-31')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet the second week of May?'],
    ['fr', 'On se voit la deuxième semaine de mai ?'],
    ['it', 'Ci vediamo la seconda settimana di maggio?'],
  ])('and so is a week of it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-05-10..2027-05-16')
  })

  it.each<[Language, string]>([
    ['en', 'June from the office asked whether we could meet.'],
    ['en', 'Could we meet, and may I bring Tom?'],
    ['fr', 'Nous sommes sept, on peut se voir ?'],
    ['it', 'Possiamo vederci al mar?'],
  ])('a name of a person or another word is none, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
  })

  it.each<[Language, string]>([
    ['en', 'can we meet tue or thu?'],
    ['de', 'können wir uns di oder do treffen?'],
    ['fr', 'on peut se voir mardi ou jeu 21 ?'],
    ['es', 'podemos vernos el martes 19 o el jue?'],
    ['it', 'possiamo vederci mart o giov?'],
  ])('weekdays are shortened in small letters, %s: %s', (language, text) => {
    const told = toldWish(text, language)
    expect(told).toContain('2027-01-19')
    expect(told).toMatch(/2027-01-(?:14|21)/)
  })

  it.each<[Language, string]>([
    ['en', 'can we meet mon-wed?'],
    ['de', 'können wir uns mo–mi treffen?'],
    ['fr', 'on peut se voir lun-mer ?'],
    ['es', 'podemos vernos lun a mie?'],
    ['it', 'possiamo vederci lun-mer?'],
  ])('and so are stretches of them, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'I sat in the sun, can we meet?'],
    ['de', 'wenn du mi fragst, können wir uns treffen?'],
    ['fr', 'le jeu est fini, on peut se voir ?'],
    ['es', '¿podemos vernos, don sab?'],
    ['it', 'possiamo vederci sul mare, dom?'],
  ])('words that look like them name no day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
  })
})

describe('[GEN112] days of the month behind an article', () => {
  it.each<[Language, string]>([
    ['fr', 'On peut se voir la semaine prochaine ? Le 20 la salle est prise.'],
    ['es', '¿Podemos vernos la semana que viene? El 20 la sala está ocupada.'],
    ['it', 'Possiamo vederci la settimana prossima? Il 20 la sala è occupata.'],
  ])('are days whatever is said of them, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not 2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on the 20th: the others are taken?'],
    ['fr', 'On peut se voir le 20 : le reste est pris ?'],
    ['es', '¿Podemos vernos el 20: el resto está lleno?'],
    ['it', 'Possiamo vederci il 20: il resto è pieno?'],
  ])('also before a colon, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toContain('2027-01-20')
  })

  it.each<[Language, string]>([
    ['es', '¿Podemos vernos los días 19, 20 o 21?'],
    ['it', 'Possiamo vederci nei giorni 19, 20 o 21?'],
    ['fr', 'On peut se voir les 19, 20 ou 21 ?'],
  ])('several of them share it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19, 2027-01-20, 2027-01-21')
  })

  it.each<[Language, string]>([
    ['fr', 'On peut se voir au 12 rue des Lilas ?'],
    ['fr', 'Le 3 pièces est libre, on peut se voir ?'],
    ['es', 'El 20 por ciento falta, ¿podemos vernos?'],
    ['it', 'Il 20 per cento manca, possiamo vederci?'],
  ])('house numbers, rooms and shares are none, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
  })
})

describe('[GEN113] weekdays and weekends in general', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on weekdays?'],
    ['de', 'Können wir uns unter der Woche treffen?'],
    ['fr', 'On peut se voir en semaine ?'],
    ['es', '¿Podemos vernos entre semana?'],
    ['it', 'Possiamo vederci nei giorni feriali?'],
  ])('are those of every week, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('every 1+2+3+4+5')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week, on a weekday?'],
    ['de', 'Können wir uns nächste Woche treffen, werktags?'],
    ['fr', 'On peut se voir la semaine prochaine, un jour ouvré ?'],
    ['es', '¿Podemos vernos la semana que viene, un día laborable?'],
    ['it', 'Possiamo vederci la settimana prossima, in un giorno feriale?'],
  ])('or of the stretch that the mail names, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-22')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? Not at weekends.'],
    ['de', 'Können wir uns nächste Woche treffen? Nicht an Wochenenden.'],
    ['fr', 'On peut se voir la semaine prochaine ? Pas les week-ends.'],
    ['es', '¿Podemos vernos la semana que viene? No los fines de semana.'],
    ['it', 'Possiamo vederci la settimana prossima? Non nei fine settimana.'],
  ])('and are left out as such, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 6+7')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in week 5?'],
    ['fr', 'On peut se voir en semaine 5 ?'],
    ['it', 'Possiamo vederci durante la settimana del 1° febbraio?'],
  ])('and not a week with a number or a date, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-01..2027-02-07')
  })
})

describe('[GEN113] general days beside others', () => {
  it('a stretch ends at no day that is left open', () => {
    expect(toldWish('Could we meet from Thursday 14 January to any day?', 'en')).toBe('2027-01-14..')
  })

  it.each<[Language, string]>([
    ['es', '¿Podemos vernos la semana que viene, salvo los días 19 y 20?'],
    ['it', 'Possiamo vederci la settimana prossima, esclusi i giorni 19 e 20?'],
    ['fr', 'On peut se voir la semaine prochaine, sauf les jours 19 et 20 ?'],
  ])('[GEN112] days of a list are left out, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not 2027-01-19, 2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', "Could we meet before July's out?"],
    ['en', 'Could we meet before July is out?'],
    ['en', 'Could we meet before July is over?'],
  ])('[GEN111] before a month is out is by its end, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-07-31')
  })

  it.each<[Language, string]>([
    ['es', '¿Podemos vernos en el puente de mayo?'],
    ['fr', 'On peut se voir pendant les vacances de mai ?'],
  ])('[GEN115] holidays that are called after a month are not the month, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
  })
})
