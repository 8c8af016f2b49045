import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN114] days that are counted from the day which the mail named before', () => {
  it.each<[Language, string]>([
    ['en', 'The launch is on Tuesday 26 January. Could we meet the day before?'],
    ['de', 'Ich bin am 26. Januar in Köln. Können wir uns am Vortag treffen?'],
    ['fr', 'Le spectacle est le 26 janvier. On peut se voir la veille ?'],
    ['es', 'La entrega es el 26 de enero. ¿Podemos vernos el día antes?'],
    ['it', 'La consegna è il 26 gennaio. Possiamo vederci il giorno prima?'],
  ])('the day before, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-25(?: not|$)/)
  })

  it.each<[Language, string]>([
    ['en', 'The launch is on Tuesday 26 January. Could we meet the week before?'],
    ['de', 'Ich bin am 26. Januar in Köln. Können wir uns in der Vorwoche treffen?'],
    ['fr', 'Le spectacle est le 26 janvier. On peut se voir la semaine précédente ?'],
    ['es', 'La entrega es el 26 de enero. ¿Podemos vernos la semana anterior?'],
    ['it', 'La consegna è il 26 gennaio. Possiamo vederci la settimana precedente?'],
  ])('the week before, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-18\.\.2027-01-24(?: not|$)/)
  })

  it.each<[Language, string]>([
    ['en', 'On Tuesday 26 January I am away. Could we meet two weeks later?'],
    ['de', 'Am 26. Januar kann ich nicht. Können wir uns zwei Wochen später treffen?'],
    ['fr', 'Le 26 janvier je ne peux pas. On peut se voir deux semaines plus tard ?'],
    ['es', 'El 26 de enero no puedo. ¿Podemos vernos dos semanas después?'],
    ['it', 'Il 26 gennaio non posso. Possiamo vederci due settimane dopo?'],
  ])('so many weeks later, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-09 not 2027-01-26')
  })

  it.each<[Language, string]>([
    ['en', 'The launch is on Tuesday 26 January. Could we meet at least two days before?'],
    ['de', 'Ich bin am 26. Januar in Köln. Können wir uns mindestens zwei Tage vorher treffen?'],
    ['fr', 'Le spectacle est le 26 janvier. On peut se voir au moins deux jours avant ?'],
    ['es', 'La entrega es el 26 de enero. ¿Podemos vernos al menos dos días antes?'],
    ['it', 'La consegna è il 26 gennaio. Possiamo vederci almeno due giorni prima?'],
  ])('at least so many days before is a last day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^\.\.2027-01-24(?: not|$)/)
  })

  it.each<[Language, string]>([
    ['en', 'On Tuesday 26 January I am away. Could we do it a week later?'],
    ['de', 'Am 26. Januar kann ich nicht. Können wir es eine Woche später machen?'],
    ['fr', 'Le 26 janvier je ne peux pas. On peut repousser le rendez-vous d’une semaine ?'],
    ['es', 'El 26 de enero no puedo. ¿Podemos vernos una semana después?'],
    ['it', 'Il 26 gennaio non posso. Possiamo spostare l’incontro di una settimana?'],
  ])('a week later, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-02 not 2027-01-26')
  })

  it.each<[Language, string]>([
    ['en', 'Could we move our call by a week?'],
    ['de', 'Können wir unser Gespräch um eine Woche verschieben?'],
    ['fr', 'On peut repousser notre rendez-vous d’une semaine ?'],
    ['es', '¿Podemos vernos una semana después?'],
    ['it', 'Possiamo spostare il nostro incontro di una settimana?'],
  ])('without such a day they stay unread, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
    expect(readMail(text, language).confidence).toBe('low')
  })

  it.each<[Language, string]>([
    ['en', 'On 26 January we have the fair. Could we meet the day before the launch?'],
    ['fr', 'Le 26 janvier il y a le salon. On peut se voir la veille du départ ?'],
    ['es', 'El 26 de enero es la feria. ¿Podemos vernos el día antes de la salida?'],
    ['it', 'Il 26 gennaio è la fiera. Possiamo vederci il giorno prima della partenza?'],
  ])('the day before something else is not counted from it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).not.toContain('2027-01-25')
  })
})

describe('[GEN113] any day', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet any day next week from 9 to 11?'],
    ['de', 'Können wir uns an jedem Tag nächste Woche von 9 bis 11 treffen?'],
    ['fr', 'On peut se voir n’importe quel jour la semaine prochaine entre 9 h et 11 h ?'],
    ['es', '¿Podemos vernos cualquier día de la semana que viene de 9 a 11?'],
    ['it', 'Possiamo vederci qualsiasi giorno della settimana prossima dalle 9 alle 11?'],
  ])('leaves the days as they are named elsewhere, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 9-11')
  })
})

describe('[GEN117] weeks and months that the mail has named before', () => {
  it.each<[Language, string]>([
    ['en', 'On Tuesday 26 January I am away. Could we meet on another day that week?'],
    ['de', 'Am 26. Januar kann ich nicht. Können wir uns in derselben Woche treffen?'],
    ['fr', 'Le 26 janvier je ne peux pas. On peut se voir la même semaine ?'],
    ['es', 'El 26 de enero no puedo. ¿Podemos vernos esa misma semana?'],
    ['it', 'Il 26 gennaio non posso. Possiamo vederci la stessa settimana?'],
  ])('that week is the other days of the week of a day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-25, 2027-01-27..2027-01-31 not 2027-01-26')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in May? Preferably in the second half.'],
    ['de', 'Können wir uns im Mai treffen? Am liebsten in der zweiten Hälfte.'],
    ['fr', 'On peut se voir en mai ? De préférence dans la seconde quinzaine.'],
    ['es', '¿Podemos vernos en mayo? Mejor en la segunda quincena.'],
    ['it', 'Possiamo vederci a maggio? Meglio nella seconda metà.'],
  ])('a half is one of the month, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-05-16..2027-05-31')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in May? Preferably in the second week.'],
    ['de', 'Können wir uns im Mai treffen? Am liebsten in der zweiten Woche.'],
    ['fr', 'On peut se voir en mai ? De préférence la deuxième semaine.'],
    ['es', '¿Podemos vernos en mayo? Mejor la segunda semana.'],
    ['it', 'Possiamo vederci a maggio? Meglio la seconda settimana.'],
  ])('and so is a week with a number, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-05-10..2027-05-16')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in the second half?'],
    ['fr', 'On peut se voir la deuxième semaine ?'],
    ['it', 'Possiamo vederci quella settimana?'],
  ])('without one they stay unread, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
    expect(readMail(text, language).confidence).toBe('low')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in weeks 6 and 7?'],
    ['de', 'Können wir uns in den Wochen 6 und 7 treffen?'],
    ['fr', 'On peut se voir les semaines 6 et 7 ?'],
    ['es', '¿Podemos vernos en las semanas 6 y 7?'],
    ['it', 'Possiamo vederci nelle settimane 6 e 7?'],
  ])('several weeks by their numbers, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-08..2027-02-14, 2027-02-15..2027-02-21')
  })

  it('Italian “prima” at the end is before that, and with an article the first one', () => {
    const told = toldWish('Il 26 gennaio ho la consegna. Possiamo vederci prima?', 'it')
    expect(told).toBe('..2027-01-25 not 2027-01-26')
    expect(toldWish('Possiamo vederci la prima?', 'it')).toBe('')
  })
})

describe('[GEN131] a date that is earlier than one which the mail names', () => {
  it.each<[Language, string]>([
    ['fr', "On se voit ? L'acte est attendu pour le 4 février ; choisissez une date antérieure à celle-ci."],
    ['es', 'La junta es el 4 de febrero. ¿Podemos vernos en una fecha anterior a esa?'],
    ['it', "L'assemblea è il 4 febbraio. Possiamo vederci in una data precedente?"],
    ['en', 'The delivery is on 4 February. Could we meet before?'],
    ['de', 'Die Lieferung ist am 4. Februar. Können wir uns vorher treffen?'],
    ['fr', 'La livraison est le 4 février. On peut se voir avant ?'],
    ['es', 'La entrega es el 4 de febrero. ¿Podemos vernos antes?'],
    ['it', 'La consegna è il 4 febbraio. Possiamo vederci prima?'],
  ])('is before that day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-02-03')
  })

  it.each<[Language, string]>([
    ['fr', 'On peut se voir à une date antérieure au 4 février ?'],
    ['es', '¿Podemos vernos en una fecha anterior al 4 de febrero?'],
    ['it', 'Possiamo vederci in una data precedente al 4 febbraio?'],
  ])('is before the day behind these words, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-02-03')
  })

  it('is none where the mail names the date of before', () => {
    const text = 'Propongo vernos la semana que viene. La fecha anterior no me va.'
    expect(toldWish(text, 'es')).toBe('2027-01-18..2027-01-24')
  })
})
