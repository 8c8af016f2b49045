import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN240] a meeting that moves by an amount', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Our planning call is on Thursday at 10. Could we push it back by two hours?',
      '2027-01-14 12-12.5',
    ],
    ['en', "Could we move Friday's 9 o'clock call back by an hour?", '2027-01-15 10-10.5'],
    [
      'en',
      'About our appointment on Tuesday at 14:00: could we start an hour earlier?',
      '2027-01-19 13-13.5',
    ],
    [
      'de',
      'Das Gespräch ist am Donnerstag um 10 Uhr. Können wir es um zwei Stunden verschieben?',
      '2027-01-14 12-12.5',
    ],
    [
      'de',
      'Am Freitag um 15 Uhr wollten wir telefonieren. Ginge es auch eine halbe Stunde später?',
      '2027-01-15 15.5-16',
    ],
    [
      'de',
      'Wir hatten Dienstag, 14 Uhr ausgemacht. Können wir den Termin um eine Stunde vorverlegen?',
      '2027-01-19 13-13.5',
    ],
    [
      'fr',
      'Notre rendez-vous est jeudi à 10 h. Pourrions-nous le décaler de deux heures ?',
      '2027-01-14 12-12.5',
    ],
    [
      'fr',
      "On avait dit vendredi à 15 h. Serait-il possible de décaler d'une demi-heure ?",
      '2027-01-15 15.5-16',
    ],
    ['fr', "Nous avons rendez-vous mardi à 14 h. Pourrait-on l'avancer d'une heure ?", '2027-01-19 13-13.5'],
    ['es', 'Nuestra reunión es el jueves a las 10. ¿Podríamos retrasarla dos horas?', '2027-01-14 12-12.5'],
    ['es', '¿Podemos retrasar media hora la llamada del viernes a las 9?', '2027-01-15 9.5-10'],
    ['es', 'Teníamos cita el martes a las 14:00. ¿Se podría adelantar una hora?', '2027-01-19 13-13.5'],
    ['it', 'Il nostro incontro è giovedì alle 10. Possiamo spostarlo di due ore?', '2027-01-14 12-12.5'],
    ['it', "Possiamo posticipare di mezz'ora la chiamata di venerdì alle 9?", '2027-01-15 9.5-10'],
    ['it', "Abbiamo appuntamento martedì alle 14. Possiamo anticiparlo di un'ora?", '2027-01-19 13-13.5'],
  ])('by hours, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
    expect(readMail(text, language).ask).toBe('move')
  })

  it.each<[Language, string, string]>([
    [
      'en',
      "I'm afraid we have to ask you to postpone the tour agreed for Thursday 14 January at 10 am by a week, same time.",
      '2027-01-21 10-10.5',
    ],
    ['en', 'Our call is on Monday at 9. Could we push it back two days?', '2027-01-20 9-9.5'],
    [
      'de',
      'Leider müssen wir Sie bitten, die für Donnerstag, den 14.01.2027 um 10:00 Uhr vereinbarte Schulung um eine Woche nach hinten zu verlegen, gleiche Uhrzeit.',
      '2027-01-21 10-10.5',
    ],
    ['de', 'Können wir die Besprechung am Montag um zwei Tage nach hinten schieben?', '2027-01-20'],
    [
      'fr',
      "Nous devons vous demander de décaler d'une semaine la visite prévue le jeudi 14 janvier à 10 h, même heure.",
      '2027-01-21 10-10.5',
    ],
    ['fr', 'La réunion de lundi peut-elle être repoussée de deux jours ?', '2027-01-20'],
    ['es', '¿Podríamos aplazar dos semanas la visita del viernes a las 9?', '2027-01-29 9-9.5'],
    ['es', '¿Podemos retrasar dos días la reunión del lunes?', '2027-01-20'],
    [
      'it',
      'Dobbiamo chiederLe di rinviare di una settimana il sopralluogo previsto per giovedì 14 gennaio alle 10, stessa ora.',
      '2027-01-21 10-10.5',
    ],
    [
      'it',
      "L'appuntamento di giovedì alle 10 lo farei una settimana dopo, stessa ora. Va bene?",
      '2027-01-21 10-10.5',
    ],
  ])('by days or weeks, at its hour, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
    expect(readMail(text, language).ask).toBe('move')
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Call today',
      "Stuck in traffic, so I won't make 11 o'clock. Could we push our call back by two hours?",
    ],
    ['de', 'Anruf heute', 'Ich schaffe 11 Uhr nicht. Können wir unser Gespräch um zwei Stunden verschieben?'],
    [
      'fr',
      "Notre appel aujourd'hui",
      'Impossible pour moi à 11 h. Peut-on décaler notre appel de deux heures ?',
    ],
    ['es', 'Llamada de hoy', 'No llego a las 11. ¿Podemos retrasar la llamada dos horas?'],
    ['it', 'Chiamata di oggi', 'Non riesco alle 11. Possiamo spostare la chiamata di due ore?'],
  ])('of the day in the subject, %s: %s', (language, subject, text) => {
    const { wish } = readMeetingRequest({ subject, text, language, sentOn: '2027-01-13T09:00' })
    expect(wish.times).toMatchObject([{ first: '2027-01-13', last: '2027-01-13', from: 13 * 60 }])
    expect(wish.excluded).toEqual([])
  })

  it.each<[Language, string, string]>([
    ['en', 'Could you push the deadline of Friday 22 January at 5 pm back by a week?', ''],
    ['de', 'Ich komme am Freitag um 8 in Köln an. Können wir unser Gespräch um eine Stunde verschieben?', ''],
    ['fr', 'Peut-on décaler la réunion de deux heures à jeudi ?', '2027-01-14'],
    ['es', '¿Podríamos tener una reunión de dos horas el jueves?', '2027-01-14'],
    ['it', 'Possiamo spostare la riunione di due ore a giovedì?', '2027-01-14'],
  ])('and not what says another thing, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN241] another hour of a day at whose hour the writer cannot', () => {
  it.each<[Language, string]>([
    ['en', "I can't make tomorrow at 10, the plumber is coming. Could we do 4 pm?"],
    ['de', 'Morgen um 10 schaffe ich es nicht, der Handwerker kommt. Können wir 16 Uhr machen?'],
    ['fr', "Demain à 10 h je ne peux pas, j'ai le plombier. On peut faire 16 h ?"],
    ['es', 'Mañana a las 10 no puedo, viene el fontanero. ¿Podemos hacerlo a las 16?'],
    ['it', "Domani alle 10 non riesco, viene l'idraulico. Possiamo fare alle 16?"],
  ])('is on that day, %s: %s', (language, text) => {
    const { ask, wish } = readMail(text, language)
    expect(wish.proposals).toMatchObject([{ date: '2027-01-14', from: 16 * 60 }])
    expect([ask, wish.excluded]).toEqual(['move', []])
  })
})

describe('[GEN242] a week that comes after the old meeting', () => {
  it.each<[Language, string]>([
    [
      'en',
      'The hall is taken next Wednesday (the 20th). We have to move the rehearsal. I suggest the week after, Monday to Thursday, still at 8 pm.',
    ],
    [
      'de',
      'Die Probe am Mittwoch, 20. Januar, müssen wir verschieben. Ich würde sie gern in die Woche drauf legen, Montag bis Donnerstag, Uhrzeit wie gehabt um 20 Uhr.',
    ],
    [
      'fr',
      "La salle est prise mercredi prochain (le 20). Il faut donc repousser la réunion. Je propose la semaine d'après, du lundi au jeudi, toujours à 20 h.",
    ],
    [
      'es',
      'La sala está ocupada el miércoles que viene (el 20). Hay que aplazar la reunión. Propongo la semana siguiente, de lunes a jueves, como siempre a las 20 h.',
    ],
    [
      'it',
      'La sala è occupata mercoledì prossimo (il 20). Dobbiamo spostare la riunione. Propongo la settimana dopo, da lunedì a giovedì, sempre alle 20.',
    ],
  ])('does not lie on the old day, %s: %s', (language, text) => {
    const { times } = readMail(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-25', last: '2027-01-28', from: 20 * 60 }])
  })

  it.each<[Language, string]>([
    ['en', 'I cannot on Thursday 21 January. Could we do the week after, Tuesday or Friday at 7 pm?'],
    ['de', 'Donnerstag, 21. Januar, kann ich nicht. Ginge die Woche drauf, Dienstag oder Freitag um 19 Uhr?'],
    ['fr', "Jeudi 21 janvier je ne peux pas. Possible la semaine d'après, mardi ou vendredi à 19 h ?"],
    ['es', 'El jueves 21 de enero no puedo. ¿Puede ser la semana siguiente, martes o viernes a las 19 h?'],
    ['it', 'Giovedì 21 gennaio non posso. Va bene la settimana dopo, martedì o venerdì alle 19?'],
  ])('has its own weekdays, %s: %s', (language, text) => {
    const dates = readMail(text, language).wish.proposals.map(({ date }) => date)
    expect(dates).toEqual(['2027-01-26', '2027-01-29'])
  })

  it.each<[Language, string]>([
    [
      'en',
      'Term starts again on 8 February. Could we meet in that first week, Monday to Thursday from 2 to 4 pm?',
    ],
    [
      'de',
      'Die Schule beginnt wieder am 8. Februar. Können wir uns in dieser ersten Woche treffen, Montag bis Donnerstag von 14 bis 16 Uhr?',
    ],
    [
      'fr',
      "L'école reprend le 8 février. Peut-on se voir cette première semaine, du lundi au jeudi de 14 h à 16 h ?",
    ],
    [
      'es',
      'Las clases empiezan el 8 de febrero. ¿Podemos vernos en esa primera semana, de lunes a jueves de 14 a 16 h?',
    ],
    [
      'it',
      'La scuola riprende il 8 febbraio. Possiamo vederci in quella prima settimana, da lunedì a giovedì dalle 14 alle 16?',
    ],
  ])('the first week is that of the day on which something begins, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-08..2027-02-11 14-16')
  })
})

describe('[GEN448] a meeting that moves by a week, with an hour of its own', () => {
  it.each<[Language, string]>([
    ['en', "Tomorrow won't work after all, I'm ill. Could we do it exactly a week later, again at 6 pm?"],
    ['de', 'Das wird morgen nichts, ich bin krank. Ginge es genau eine Woche später, wieder um 18 Uhr?'],
    [
      'fr',
      'Demain ce ne sera pas possible, je suis malade. On peut le faire exactement une semaine plus tard, encore à 18h ?',
    ],
    [
      'es',
      'Mañana no va a poder ser, estoy enferma. ¿Podría ser justo una semana después, otra vez a las 18h?',
    ],
    [
      'it',
      'Domani non si può, sono malata. Si potrebbe fare esattamente una settimana dopo, sempre alle 18?',
    ],
  ])('is at that hour of the day a week later, %s: %s', (language, text) => {
    const { ask, wish } = readMail(text, language)
    expect([ask, wish.proposals]).toMatchObject(['move', [{ date: '2027-01-21', from: 18 * 60 }]])
  })
})
