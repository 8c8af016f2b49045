import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN250] hours with a dot behind a weekday', () => {
  it.each<[Language, string]>([
    ['en', 'Thursday 21.00-22.30'],
    ['de', 'Donnerstag 21.00-22.30'],
    ['fr', 'jeudi 21.00-22.30'],
    ['es', 'jueves 21.00-22.30'],
    ['it', 'giovedì 21.00-22.30'],
  ])('are no day of the month, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('2027-01-14 21-22.5')
  })
})

describe('[GEN251] weekdays behind the week to which a meeting moves', () => {
  it.each<[Language, string]>([
    [
      'en',
      'We have to postpone the rehearsal. I would like to move it to next week, Tuesday to Thursday all suit me.',
    ],
    [
      'de',
      'Wir müssen die Probe verschieben. Ich würde sie gern in die nächste Woche legen, Dienstag bis Donnerstag geht alles.',
    ],
    [
      'fr',
      'Il faut décaler la répétition. Je voudrais la reporter à la semaine prochaine, du mardi au jeudi tout me va.',
    ],
    [
      'es',
      'Hay que aplazar el ensayo. Me gustaría pasarlo a la semana que viene, de martes a jueves me va bien todo.',
    ],
    [
      'it',
      'Dobbiamo spostare la prova. Vorrei spostarla alla settimana prossima, da martedì a giovedì mi va bene tutto.',
    ],
  ])('are all of them to choose from, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19..2027-01-21')
  })
})

describe('[GEN252] the hours of a telephone', () => {
  it.each<[Language, string]>([
    [
      'en',
      'When could you come? We see patients from 8 to 11.\n\nThe practice team\nOur phone lines are open Monday to Friday from 13 to 15.',
    ],
    [
      'de',
      'Wann können Sie kommen? Untersuchungen machen wir von 8 bis 11 Uhr.\n\nIhr Praxisteam\nTelefonisch sind wir Montag bis Freitag von 13 bis 15 Uhr erreichbar.',
    ],
    [
      'fr',
      'Quand pouvez-vous venir ? Nous recevons de 8 h à 11 h.\n\nLe cabinet\nAccueil téléphonique du lundi au vendredi de 13 h à 15 h.',
    ],
    [
      'es',
      '¿Cuándo puede venir? Atendemos de 8 a 11 horas.\n\nLa consulta\nAtención telefónica de lunes a viernes de 13 a 15 horas.',
    ],
    [
      'it',
      'Quando può venire? Le visite vanno bene dalle 8 alle 11.\n\nLo studio\nOrario telefonico: da lunedì a venerdì dalle 13 alle 15.',
    ],
  ])('are no times to meet behind those that are, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('any day 8-11')
  })

  it('are times for a call where the mail names no others', () => {
    const mail = 'Can we talk on the phone? You can reach the practice by phone from 13 to 15.'
    expect(toldWish(mail, 'en')).toBe('any day 13-15')
  })
})

describe('[GEN253] a week beyond the last day', () => {
  it.each<[Language, string]>([
    [
      'en',
      'When could you come? It has to be before 29 January. We are open on Tuesdays from 9 to 13. The list is published in the week of 8 February.',
    ],
    [
      'de',
      'Wann können Sie kommen? Es muss vor dem 29. Januar sein. Geöffnet ist dienstags von 9 bis 13 Uhr. Die Liste erscheint in der Woche vom 8. Februar.',
    ],
    [
      'fr',
      'Quand pouvez-vous venir ? Il faut que ce soit avant le 29 janvier. Nous sommes ouverts le mardi de 9 h à 13 h. La liste paraît la semaine du 8 février.',
    ],
    [
      'es',
      '¿Cuándo puede venir? Tiene que ser antes del 29 de enero. Abrimos los martes de 9 a 13 horas. La lista se publica la semana del 8 de febrero.',
    ],
    [
      'it',
      "Quando può venire? Deve essere prima del 29 gennaio. Siamo aperti il martedì dalle 9 alle 13. L'elenco esce nella settimana dell'8 febbraio.",
    ],
  ])('is that of something else, behind opening hours, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.deadline?.date).toBe('2027-01-28')
    expect(toldWish(text, language)).not.toContain('2027-02')
  })
})

describe('[GEN254] opening hours that differ by weekday', () => {
  it.each<[Language, string]>([
    ['en', 'When could you come? Our hours:\nMonday to Thursday 8:00 - 11:00\nTuesday also 15:00 - 18:00'],
    [
      'de',
      'Wann können Sie kommen? Unsere Zeiten:\nMontag bis Donnerstag 8:00 - 11:00 Uhr\nDienstag auch 15:00 - 18:00 Uhr',
    ],
    ['fr', 'Quand pouvez-vous venir ? Nos horaires :\nLundi à jeudi 8:00 - 11:00\nMardi aussi 15:00 - 18:00'],
    [
      'es',
      '¿Cuándo puede venir? Nuestro horario:\nLunes a jueves 8:00 - 11:00\nMartes también 15:00 - 18:00',
    ],
    ['it', 'Quando può venire? I nostri orari:\nLunedì - giovedì 8:00 - 11:00\nMartedì anche 15:00 - 18:00'],
  ])('each have their own days, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-21 8-11, 2027-01-19 15-18')
  })
})

describe('[GEN255] weekdays beside a first and a last day', () => {
  it.each<[Language, string]>([
    [
      'en',
      'When could you come? Not before 1 February, by 8 February at the latest. We are in on Tuesday and Thursday, 14 to 17.',
    ],
    [
      'de',
      'Wann können Sie kommen? Nicht vor dem 1. Februar, spätestens bis 8. Februar. Wir sind Dienstag und Donnerstag da, 14 bis 17 Uhr.',
    ],
    [
      'fr',
      'Quand pouvez-vous venir ? Pas avant le 1er février, au plus tard le 8 février. Nous sommes là mardi et jeudi, de 14 h à 17 h.',
    ],
    [
      'es',
      '¿Cuándo puede venir? No antes del 1 de febrero, como muy tarde el 8 de febrero. Estamos martes y jueves, de 14 a 17 horas.',
    ],
    [
      'it',
      "Quando può venire? Non prima del 1 febbraio, entro l'8 febbraio. Ci siamo martedì e giovedì, dalle 14 alle 17.",
    ],
  ])('lie between them, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-02 14-17, 2027-02-04 14-17')
  })
})

describe('[GEN256] not before one hour and gone at another', () => {
  it.each<[Language, string]>([
    ['en', 'Coffee on Saturday? But not before 10 and at noon I have to leave.'],
    ['de', 'Kaffee am Samstag? Aber nicht vor 10 Uhr und um 12 Uhr muss ich los.'],
    ['fr', 'Un café samedi ? Mais pas avant 10 h et à midi je dois filer.'],
    ['es', '¿Un café el sábado? Pero no antes de las 10 y a las 12 tengo que irme.'],
    ['it', 'Un caffè sabato? Ma non prima delle 10 e alle 12 devo andare.'],
  ])('leave what lies between, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-16 not any day 0-10, any day 12-24')
  })
})
