import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN456] the days in between', () => {
  it.each<[Language, string, string]>([
    [
      'it',
      "Ci vediamo la prossima settimana? Lunedì smontiamo, venerdì arriva l'ente, i tre giorni in mezzo sono buoni.",
      '2027-01-19..2027-01-21',
    ],
    [
      'en',
      "Can we meet next week? Monday we're packing, Friday the auditors come, the three days in between are fine.",
      '2027-01-19..2027-01-21',
    ],
    [
      'de',
      'Treffen wir uns nächste Woche? Montag bauen wir ab, Freitag kommt die Prüfung, die drei Tage dazwischen sind gut.',
      '2027-01-19..2027-01-21',
    ],
    [
      'fr',
      "On se voit la semaine prochaine ? Lundi on démonte, vendredi l'auditeur vient, les trois jours entre les deux sont bons.",
      '2027-01-19..2027-01-21',
    ],
    [
      'es',
      '¿Nos vemos la semana que viene? El lunes desmontamos, el viernes viene la auditora, los tres días de en medio están bien.',
      '2027-01-19..2027-01-21',
    ],
  ])('are those between two weekdays, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN459] the weeks after a day', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'I return on Sunday 24 January. In the fortnight after that, any weekday evening from seven would do. Shall we meet?',
      '2027-01-25..2027-01-29 19-24, 2027-02-01..2027-02-05 19-24',
    ],
    [
      'de',
      'Ich bin am 24. Januar zurück. In den zwei Wochen danach ginge jeder Vormittag. Treffen wir uns?',
      '2027-01-25..2027-02-07 0-12',
    ],
    [
      'fr',
      'Je rentre le 24 janvier. Dans les deux semaines suivantes, le matin me va. On se voit ?',
      '2027-01-25..2027-02-07 0-12',
    ],
    [
      'es',
      'Vuelvo el 24 de enero. En las dos semanas siguientes, cualquier mañana. ¿Nos vemos?',
      '2027-01-25..2027-02-07 0-12',
    ],
    [
      'it',
      'Torno il 24 gennaio. Nelle due settimane successive va bene ogni mattina. Ci vediamo?',
      '2027-01-25..2027-02-07 0-12',
    ],
    ['en', 'Can we meet? I can until the month is out.', '..2027-01-31'],
    ['de', 'Treffen wir uns? Ich kann, bis der Monat rum ist.', '..2027-01-31'],
    ['es', '¿Nos vemos? Puedo hasta que se acabe el mes.', '..2027-01-31'],
    ['it', 'Ci vediamo? Posso fino a quando finisce il mese.', '..2027-01-31'],
  ])('are all their days, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN457] days of the month', () => {
  it.each<[Language, string, string]>([
    [
      'it',
      'Niente fretta: fino a metà febbraio sono dai miei, quindi pensavo dal 16 in avanti, comunque entro la fine del mese. Ci vediamo?',
      '2027-02-16..2027-02-28',
    ],
    [
      'de',
      'Keine Eile: bis Mitte Februar bin ich bei meinen Eltern, also dachte ich ab dem 16., aber noch vor Monatsende. Treffen wir uns?',
      '2027-02-16..2027-02-28',
    ],
    ['de', 'Könnten wir uns ab Mitte Februar treffen?', '2027-02-15..'],
  ])('are of the month that was named, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    [
      'en',
      "We have Saturday 20 March at 11.30, Monday 22nd at 6 pm and Tuesday 23rd at 9.15 available. We'd be grateful if you could confirm one of the three.",
    ],
    [
      'de',
      'Wir haben Samstag, den 20. März um 11.30 Uhr, Montag, den 22. um 18 Uhr und Dienstag, den 23. um 9.15 Uhr frei. Bitte bestätigen Sie uns einen der drei Termine.',
    ],
    [
      'es',
      'Tenemos disponibles el sábado 20 de marzo a las 11:30, el lunes 22 a las 18:00 y el martes 23 a las 9:15. Le agradeceríamos que nos confirmara una de las tres cuanto antes.',
    ],
  ])('are offered where somebody has them, %s: %s', (language, text) => {
    const { ask, wish } = readMail(text, language)
    expect(ask).toBe('choose')
    expect(wish.proposals.map(({ date, from }) => [date, from])).toEqual([
      ['2027-03-20', 690],
      ['2027-03-22', 1080],
      ['2027-03-23', 555],
    ])
  })
})
