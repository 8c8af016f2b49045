import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN180] a length that is none of the meeting', () => {
  it.each<[Language, string]>([
    ['en', 'Can we let the shifts overlap by 15 minutes? I suggest Friday at 3 pm for half an hour.'],
    [
      'de',
      'Können wir die Schichten 15 Minuten überlappen? Ich schlage Freitag um 15 Uhr vor, eine halbe Stunde.',
    ],
    ['fr', 'Peut-on décaler les équipes de 15 minutes ? Je propose vendredi à 15 h, une demi-heure.'],
    ['es', '¿Podemos solapar los turnos 15 minutos? Propongo el viernes a las 15:00, media hora.'],
    ['it', 'Possiamo sovrapporre i turni di 15 minuti? Propongo venerdì alle 15, mezz’ora.'],
  ])('goes behind one beside a day and an hour, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(30)
  })

  it.each<[Language, string]>([
    ['en', 'The post is a half-day job, 20 hours a week. Could we talk next week?'],
    ['de', 'Es ist eine halbe Stelle mit 20 Stunden pro Woche. Können wir nächste Woche sprechen?'],
    ['fr', 'Le poste est à mi-temps, 20 heures par semaine. On peut se parler la semaine prochaine ?'],
    ['es', 'El puesto es a media jornada, 20 horas semanales. ¿Hablamos la semana que viene?'],
    ['it', 'Il posto è a mezza giornata, 20 ore settimanali. Ci sentiamo la settimana prossima?'],
  ])('is what somebody works, %s: %s', (language, text) => {
    const { wish, unread } = readMail(text, language)
    expect([wish.length, wish.times.map(({ from }) => from), unread]).toEqual([null, [0], []])
  })

  it.each<[Language, string]>([
    ['en', 'We kept these three hours for you to choose from: Tuesday at 10, Tuesday at 12, Thursday at 15.'],
    ['de', 'Diese drei Stunden haben wir zur Wahl: Dienstag um 10, Dienstag um 12, Donnerstag um 15 Uhr.'],
    [
      'fr',
      'Nous avons gardé ces trois heures, à vous de choisir : mardi à 10 h, mardi à 12 h, jeudi à 15 h.',
    ],
    [
      'es',
      'Hemos reservado estas tres horas para que elija una: martes a las 10, martes a las 12, jueves a las 15.',
    ],
    [
      'it',
      'Abbiamo riservato queste tre ore, scelga Lei: martedì alle 10, martedì alle 12, giovedì alle 15.',
    ],
  ])('is so many hours of the clock, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length).toBeNull()
  })

  it.each<[Language, string]>([
    ['en', 'The train takes three hours. Could we meet on Tuesday?'],
    ['de', 'Die Fahrt zu Ihnen dauert drei Stunden. Können wir uns am Dienstag treffen?'],
    ['fr', "J'habite à trois heures de route. On se voit mardi ?"],
    ['es', 'El viaje dura tres horas. ¿Nos vemos el martes?'],
    ['it', 'Il viaggio dura tre ore. Ci vediamo martedì?'],
  ])('is that of a journey, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length).toBeNull()
  })

  it.each<[Language, string]>([
    ['en', 'The exam takes two hours. Could we have a call of twenty minutes next week?'],
    ['de', 'Der Kurs dauert zwei Stunden. Hätten Sie nächste Woche Zeit für ein 20-minütiges Gespräch?'],
    ['fr', "L'examen dure deux heures. Pourrait-on avoir un entretien de 20 minutes la semaine prochaine ?"],
    ['es', 'El taller dura dos horas. ¿Podemos tener una videollamada de 20 minutos la semana que viene?'],
    ['it', 'Il corso dura due ore. Possiamo fare una telefonata di 20 minuti la settimana prossima?'],
  ])('is another one than the meeting is named with, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(20)
  })

  it.each<[Language, string]>([
    ['en', 'It takes about two hours to swap the boiler. I could come on Tuesday or Thursday from 1 pm.'],
    [
      'de',
      'Für den Kasten brauch ich ca. 2 Stunden. Nächste Woche ginge Di oder Do ab 13 Uhr. Was passt Ihnen?',
    ],
    [
      'fr',
      'Il faut compter deux heures. Je peux passer mardi ou jeudi matin. Quand cela vous arrange-t-il ?',
    ],
    ['es', 'Cambiarla me lleva unas dos horas. Podría ir el martes o el jueves. ¿Cuándo le viene bien?'],
    ['it', 'Per la caldaia ci vogliono due ore. Posso passare martedì o giovedì. Cosa Le va bene?'],
  ])('is not what the work at the reader takes, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(120)
  })
})

describe('[GEN181] so many people', () => {
  it.each<[Language, string]>([
    ['fr', 'On peut se parler à trois, par vidéo, mardi ?'],
    ['fr', 'On se voit mardi à deux, sans les enfants ?'],
    ['it', 'Possiamo vederci in tre, martedì?'],
    ['es', '¿Podemos hablar entre los dos el martes?'],
    ['en', 'Could the three of us meet on Tuesday?'],
    ['de', 'Können wir uns am Dienstag zu dritt treffen?'],
  ])('are no hours, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19')
    expect(readMail(text, language).unread).toEqual([])
  })

  it.each<[Language, string, number]>([
    ['fr', 'On se voit mardi à trois heures ?', 15],
    ['fr', 'On se voit mardi vers deux heures et demie ?', 14.5],
    ['fr', 'On se voit mardi de deux à trois ?', 14],
    ['it', 'Ci vediamo martedì alle tre?', 15],
    ['es', '¿Nos vemos el martes a las tres?', 15],
    ['de', 'Treffen wir uns am Dienstag um drei?', 15],
  ])('are hours behind the words that lead to these, %s: %s', (language, text, hour) => {
    expect(readMail(text, language).wish.proposals.map(({ from }) => (from ?? 0) / 60)).toEqual([hour])
  })
})

it.each<[Language, string]>([
  ['en', 'That is about 8,000 more than planned.'],
  ['de', 'Das sind gegen 8.000 Euro mehr.'],
])('[GEN371] a number with its thousands apart is no hour, %s: %s', (language, sentence) => {
  expect(toldItems(sentence, language)).toBe('')
})
