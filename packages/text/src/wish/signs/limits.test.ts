import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN176] the last day in English', () => {
  it.each<[string, string]>([
    ['Could we talk? Any working day up to and including Thursday 28 January.', '2027-01-28'],
    ['Could we meet, any day up to the 22nd?', '2027-01-22'],
  ])('is named by up to: %s', (text, day) => {
    expect(readMail(text, 'en').wish.deadline?.date).toBe(day)
  })

  it('is the end of a stretch that begins on a day', () => {
    expect(toldWish('Could we meet? I am free from Monday up to Thursday.', 'en')).toBe(
      '2027-01-18..2027-01-21',
    )
  })

  it.each<[string, string]>([
    ['What are you up to on Friday? Shall we have a coffee?', '2027-01-15'],
    ["It's up to you, could we meet on Tuesday or Thursday?", '2027-01-19, 2027-01-21'],
    ['Could we meet on Tuesday? We are up to ten people.', '2027-01-19'],
  ])('is not named by what is up to a person or a number: %s', (text, wish) => {
    expect(toldWish(text, 'en')).toBe(wish)
  })
})

describe('[GEN19] limits and exceptions', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet? Next week is hopeless apart from Thursday.'],
    ['de', 'Können wir uns treffen? Nächste Woche geht gar nichts außer Donnerstag.'],
    ['fr', 'On peut se voir ? La semaine prochaine est impossible, sauf jeudi.'],
    ['es', '¿Quedamos? La semana que viene imposible salvo el jueves.'],
    ['it', 'Ci vediamo? La settimana prossima è impossibile tranne giovedì.'],
  ])('what is excepted from days that do not suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-21 not 2027-01-18..2027-01-20, 2027-01-22..2027-01-24')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday? 10 at the earliest, and I have to be back at 2.'],
    ['de', 'Treffen wir uns Dienstag? Frühestens um zehn, und um 14 Uhr muss ich zurück sein.'],
    ['fr', 'On se voit mardi ? À 10 h au plus tôt, et je dois être rentrée à 14 h.'],
    ['es', '¿Quedamos el martes? A las 10 como muy pronto, y a las 14 tengo que estar de vuelta.'],
    ['it', 'Ci vediamo martedì? Alle 10 al più presto, e alle 14 devo essere di ritorno.'],
  ])('the earliest hour, and when the day ends, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 10-24 not any day 14-24')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday, 4 pm at the latest?'],
    ['de', 'Treffen wir uns Dienstag, 16 Uhr spätestens?'],
    ['fr', 'On se voit mardi, 16 h au plus tard ?'],
    ['es', '¿Quedamos el martes, a las 16 como muy tarde?'],
    ['it', 'Ci vediamo martedì, alle 16 al più tardi?'],
  ])('the latest hour, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 0-16')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet? The Monday or Tuesday after that, so 1 or 2 February, would work.'],
    ['de', 'Können wir uns treffen? Montag oder Dienstag, also der 1. oder 2. Februar, würde passen.'],
    ['fr', 'On peut se voir ? Le lundi ou le mardi, donc le 1er ou le 2 février, me convient.'],
    ['es', '¿Podemos vernos? El lunes o el martes, es decir, el 1 o el 2 de febrero, me viene bien.'],
    ['it', 'Possiamo vederci? Il lunedì o il martedì, quindi il 1 o il 2 febbraio, va bene.'],
  ])('weekdays and their dates, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-01, 2027-02-02')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet? Tuesday or Thursday, this week or next, between 2 and 4.'],
    ['de', 'Treffen wir uns? Dienstag oder Donnerstag, diese oder nächste Woche, zwischen 14 und 16 Uhr.'],
    ['fr', 'On se voit ? Mardi ou jeudi, cette semaine ou la prochaine, entre 14 h et 16 h.'],
    ['es', '¿Quedamos? Martes o jueves, esta semana o la próxima, entre las 2 y las 4.'],
    ['it', 'Ci vediamo? Martedì o giovedì, questa settimana o la prossima, tra le 14 e le 16.'],
  ])('weekdays of two weeks, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 14-16, 2027-01-14 14-16, 2027-01-21 14-16')
  })

  it.each<[Language, string, string]>([
    [
      'fr',
      'On se voit mardi ? L’idéal serait la fin de matinée, entre 10 h 30 et midi.',
      '2027-01-19 10.5-12',
    ],
    ['it', 'Ci vediamo martedì tra le 10:30 e mezzogiorno?', '2027-01-19 10.5-12'],
    ['fr', 'On se voit mardi, dès 8 heures ?', '2027-01-19 8-24'],
    ['de', 'Können wir uns in der Woche 1. bis 5. Februar treffen?', '2027-02-01..2027-02-05'],
    [
      'es',
      'El martes 26 me traen el hormigón, mejor no vengas ese día. ¿Nos vemos la última semana de enero?',
      '2027-01-25..2027-01-31 not 2027-01-26',
    ],
    ['de', 'Treffen wir uns nächste Woche? Am Donnerstag habe ich keinen Unterricht.', '2027-01-21'],
  ])('hours and weeks, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday? My train leaves at 3.'],
    ['de', 'Treffen wir uns Dienstag? Mein Zug geht um 15 Uhr.'],
    ['fr', 'On se voit mardi ? Mon train part à 15 h.'],
    ['es', '¿Quedamos el martes? Mi tren sale a las 15.'],
    ['it', 'Ci vediamo martedì? Il mio treno parte alle 15.'],
    ['en', 'Could we meet on Tuesday? I need to be out of the door by 3.'],
  ])('when the writer has to leave, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 not any day 15-24')
  })

  it.each<[Language, string]>([
    ['de', 'Dienstag, der 26., ist der letzte Tag, an dem das Sinn hat. Kannst du mich vorher anrufen?'],
    ['fr', 'Mardi 26 est le dernier jour possible. Peut-on se voir ?'],
    ['es', 'El martes 26 es el último día posible. ¿Podemos vernos?'],
    ['it', 'Martedì 26 è l’ultimo giorno utile. Possiamo vederci?'],
  ])('a last day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-01-26')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? Wednesday the inspector comes. The other days suit me.'],
    ['de', 'Treffen wir uns nächste Woche? Am Mittwoch steht die Maschine still. Die anderen Tage gehen.'],
    ['fr', 'On se voit la semaine prochaine ? Mercredi il y a le marché. Les autres jours me vont.'],
    ['es', '¿Quedamos la semana que viene? El miércoles viene el inspector. Los demás días me van bien.'],
    ['it', 'Ci vediamo la prossima settimana? Mercoledì c’è l’ispettore. Gli altri giorni vanno bene.'],
  ])('the other days than that of the sentence before, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 3')
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk? Early next week is best, before 10 or after 4.'],
    ['de', 'Wollen wir telefonieren? Anfang nächster Woche, vor 10 oder nach 16 Uhr.'],
    ['fr', 'On s’appelle ? Début de semaine prochaine, avant 10 h ou après 16 h.'],
    ['es', '¿Hablamos? A principios de la semana que viene, antes de las 10 o después de las 16.'],
    ['it', 'Ci sentiamo? All’inizio della prossima settimana, prima delle 10 o dopo le 16.'],
  ])('hours on both sides, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-19 0-10, 2027-01-18..2027-01-19 16-24')
  })

  it.each<[Language, string, string]>([
    [
      'fr',
      'On peut se voir ? Du lundi au jeudi, pas avant 9 h et pas le mercredi.',
      '2027-01-18..2027-01-21 9-24 not every 3',
    ],
    ['de', 'Können wir am 20., 21. oder 22. telefonieren?', '2027-01-20, 2027-01-21, 2027-01-22'],
    [
      'de',
      'Passt Dienstag, 19.1., zwischen 9 und 11, oder Donnerstag, 21.1., ab 14 Uhr?',
      '2027-01-19 9-11, 2027-01-21 14-24',
    ],
  ])('days and hours of a list, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'I have to cancel our meeting on Tuesday. Would Thursday be possible?'],
    ['de', 'Ich muss unseren Termin am Dienstag absagen. Ginge es am Donnerstag?'],
    ['fr', 'Je dois annuler notre rendez-vous de mardi. Jeudi serait-il possible ?'],
    ['es', 'Tengo que cancelar la reunión del martes. ¿Sería posible el jueves?'],
    ['it', 'Devo annullare la riunione di martedì. Sarebbe possibile giovedì?'],
  ])('[GEN20] a cancelled meeting whose writer asks for another time, %s: %s', (language, text) => {
    const { ask, wish } = readMail(text, language)
    expect(ask).not.toMatch(/none|cancel/)
    expect(wish.times.map(({ first }) => first)).toContain('2027-01-14')
  })

  it.each<[Language, string]>([
    ['en', 'I fly back on the 22nd, so it would have to be before then. Could you do half an hour?'],
    ['de', 'Ich fliege am 22. zurück, es müsste also vorher sein. Hast du eine halbe Stunde?'],
  ])('before the day on which the writer leaves, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-01-21')
  })

  it.each<[Language, string]>([
    ['de', 'Lass uns ab dem 18. telefonieren, egal wann zwischen zehn und sechzehn Uhr.'],
    ['fr', 'Parlons-nous à partir du 18, n’importe quand entre dix heures et seize heures.'],
    ['es', 'Hablemos a partir del 18, a cualquier hora entre las diez y las dieciséis.'],
    ['it', 'Sentiamoci dal 18, a qualsiasi ora tra le dieci e le sedici.'],
  ])('hours of the afternoon in words, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18.. 10-16')
  })

  it.each<[Language, string]>([
    ['en', 'I am in on Tuesdays and Thursdays. Could you come by on one of them next week?'],
    ['fr', 'Je suis là le mardi et le jeudi. Pourriez-vous passer la semaine prochaine ?'],
    ['it', 'Ci sono il martedì e il giovedì. Potrebbe passare la prossima settimana?'],
  ])('[GEN73] days on which the writer is there, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19, 2027-01-21')
  })
})
