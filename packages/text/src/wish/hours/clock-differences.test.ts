import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

describe('[GEN132] how far clocks are apart', () => {
  it.each<[Language, string]>([
    ['en', 'Could we talk next week? There are 5 hours between us.'],
    ['en', 'Could we talk next week? Chicago is only six hours behind you, not seven.'],
    ['en', 'Could we talk next week? It is one hour earlier here.'],
    ['de', 'Können wir nächste Woche sprechen? Es liegen 6 Stunden zwischen uns.'],
    ['de', 'Können wir nächste Woche sprechen? Ich bin in Lissabon, also eine Stunde hinter dir.'],
    ['de', 'Können wir nächste Woche sprechen? Wir sind sechs Stunden vor euch.'],
    ['fr', 'On peut se parler la semaine prochaine ? Il y a seulement 5 heures entre nous deux.'],
    ['fr', 'On peut se parler la semaine prochaine ? Il y a 6 heures de décalage.'],
    ['fr', "On peut se parler la semaine prochaine ? Vous avez cinq heures d'avance sur nous."],
    ['es', '¿Hablamos la semana que viene? Hay 5 horas entre nosotros.'],
    ['es', '¿Hablamos la semana que viene? Aquí son dos horas menos que en Berlín.'],
    ['it', 'Possiamo sentirci la settimana prossima? Ci sono 5 ore tra noi.'],
    ['it', 'Possiamo sentirci la settimana prossima? Siamo sei ore indietro rispetto a voi.'],
  ])('is no length, %s: %s', (language, text) => {
    const { wish, unread } = readMail(text, language)
    expect(wish.length).toBeNull()
    expect(unread).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk next week? I would need two hours between us and the client.'],
    ['fr', 'On peut se parler la semaine prochaine ? Il me faudrait deux heures entre nous.'],
    ['de', 'Können wir nächste Woche zwei Stunden vor dem Fest sprechen?'],
    ['es', '¿Hablamos la semana que viene? Necesito dos horas.'],
    ['it', 'Possiamo sentirci la settimana prossima per due ore?'],
  ])('is none where the hours are wished, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(120)
  })
})

describe('[GEN177] the zone of the hours', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'Können wir nächste Woche zwischen 9 und 11 sprechen? Alle Zeiten portugiesische Zeit.',
      'Europe/Lisbon',
    ],
    ['de', 'Können wir nächste Woche sprechen, 9 bis 11 Uhr polnischer Zeit?', 'Europe/Warsaw'],
    ['fr', 'On se parle la semaine prochaine de 9 h à 11 h, heure portugaise ?', 'Europe/Lisbon'],
    ['es', '¿Hablamos la semana que viene de 10 a 12? Todas las horas son canarias.', 'Atlantic/Canary'],
    ['es', '¿Hablamos la semana que viene de 10 a 12, horas peninsulares?', 'Europe/Madrid'],
    ['it', 'Ci sentiamo la settimana prossima dalle 10 alle 12, ora greca?', 'Europe/Athens'],
    ['en', 'Could we talk next week from 10 to 12 Finnish time?', 'Europe/Helsinki'],
  ])('is told by the adjective of a country, %s: %s', (language, text, zone) => {
    expect(readMail(text, language).wish.timeZone).toBe(zone)
  })

  it.each<[Language, string, string]>([
    [
      'it',
      'Ci sentiamo la settimana prossima dalle 10 alle 12? Parlo di ore di Londra, tu aggiungine una.',
      'Europe/London',
    ],
    [
      'de',
      'Können wir nächste Woche von 9 bis 11 reden? Ich sitze in Lissabon, also eine Stunde hinter dir.',
      'Europe/Lisbon',
    ],
    [
      'es',
      '¿Hablamos la semana que viene de 9 a 11? Estoy en Londres y aquí es una hora menos que en Berlín.',
      'Europe/London',
    ],
    [
      'en',
      'Can we talk next week? I am free from 8 to 11 a.m. our time. Chicago is only six hours behind you, not seven.',
      'America/Chicago',
    ],
  ])('is told by the city of the sentence that says so, %s: %s', (language, text, zone) => {
    const { wish, confidence } = readMail(text, language)
    expect([wish.timeZone, confidence]).toEqual([zone, 'high'])
  })

  it.each<[Language, string]>([
    ['en', 'Can we talk next week, from 9 to 11? We are six hours ahead of you.'],
    ['de', 'Können wir nächste Woche von 9 bis 11 reden? Mein Kollege in Tokio ist acht Stunden vor uns.'],
  ])('is unsure where only a distance or the city of others is named, %s: %s', (language, text) => {
    const { wish, confidence } = readMail(text, language)
    expect([wish.timeZone, confidence]).toEqual([null, 'low'])
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk next week? We are six hours ahead of you.'],
    ['de', 'Können wir nächste Woche sprechen? Unsere deutsche Kollegin kommt mit.'],
    ['es', '¿Hablamos la semana que viene sobre la clase inglesa?'],
  ])('is none where no hours count for it, %s: %s', (language, text) => {
    const { wish, confidence } = readMail(text, language)
    expect([wish.timeZone, confidence]).toEqual([null, 'high'])
  })
})

describe('[GEN179] the same hours on two clocks', () => {
  it.each<[Language, string]>([
    ['en', 'Can we talk next week, from 9 to 11 here, which is 15 to 17 for you?'],
    ['en', 'Can we talk next week, 9 to 11 here (3 to 5 pm for you)?'],
    ['de', 'Können wir nächste Woche sprechen, von 9 bis 11 bei uns, also 15 bis 17 Uhr bei Ihnen?'],
    ['de', 'Können wir nächste Woche sprechen? 15 bis 17 Uhr bei euch, also 9 bis 11 Uhr hier, passt mir.'],
    ['fr', 'On se parle la semaine prochaine, de 9 h à 11 h ici, soit de 15 h à 17 h chez vous ?'],
    ['es', '¿Hablamos la semana que viene, de 9 a 11 de aquí, que son de 15 a 17 para usted?'],
    ['it', 'Ci sentiamo la settimana prossima, dalle 9 alle 11 da noi, cioè dalle 15 alle 17 da voi?'],
  ])('are those of the reader, %s: %s', (language, text) => {
    const { times, timeZone } = readMail(text, language).wish
    expect(times.map(({ from, until }) => [from / 60, until / 60])).toEqual([[15, 17]])
    expect(timeZone).toBe('reader')
  })

  it('are those of a city', () => {
    const text = '¿Hablamos la semana que viene, de 8 a 10 de aquí, que son de 15 a 17 en Berlín?'
    const { times, timeZone } = readMail(text, 'es').wish
    expect([times.map(({ from }) => from / 60), timeZone]).toEqual([[15], 'Europe/Berlin'])
  })

  it.each<[Language, string]>([
    ['de', 'Können wir am Dienstag um 10 bei uns oder um 16 Uhr bei Ihnen reden?'],
    ['en', 'Can we meet on Tuesday at 10 here or at 16 at your place?'],
    ['de', 'Geht es am Dienstag um 10 Uhr bei uns oder am Mittwoch um 16 Uhr bei Ihnen?'],
  ])('are two where they are a choice, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.proposals.map(({ from }) => (from ?? 0) / 60)).toEqual([10, 16])
  })
})
