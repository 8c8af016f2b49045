import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN19] kinds of wishes', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet in the last week of January?', '2027-01-25..2027-01-31'],
    ['de', 'Können wir uns in der zweiten Februarwoche treffen?', '2027-02-08..2027-02-14'],
    ['fr', 'Peut-on se voir la première semaine de février ?', '2027-02-01..2027-02-07'],
    ['es', '¿Podemos vernos en los próximos diez días?', '2027-01-13..2027-01-23'],
    ['it', 'Possiamo vederci tra il 20 e il 28?', '2027-01-20..2027-01-28'],
    ['en', 'Could we meet on Tuesday week?', '2027-01-26'],
    ['fr', 'Tu serais dispo lundi en huit ?', '2027-01-25'],
    ['de', 'Treffen wir uns am 21. oder 22.?', '2027-01-21, 2027-01-22'],
    ['en', 'We should meet before the launch on 2 February.', '..2027-02-01'],
    [
      'es',
      'Esta semana imposible, mejor la que viene. ¿Quedamos?',
      '2027-01-18..2027-01-24 not 2027-01-13..2027-01-17',
    ],
    ['en', 'Would 1/19 or 1/20 work for a call?', '2027-01-19, 2027-01-20'],
    ['en', 'Could we meet on the second Tuesday of February?', '2027-02-09'],
    ['de', 'Ginge der letzte Freitag im Januar?', '2027-01-29'],
    ['fr', 'On se voit semaine 4 ou 5 ?', '2027-01-25..2027-01-31, 2027-02-01..2027-02-07'],
    ['it', 'Possiamo vederci la settimana del 25?', '2027-01-25..2027-01-31'],
    ['en', 'The week of 25 January would be ideal. Could we meet mid-week?', '2027-01-26..2027-01-28'],
    [
      'en',
      'Could we meet before the end of the month? This week Thursday or Friday suits me.',
      '2027-01-14, 2027-01-15',
    ],
  ])('days, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it('the middle of a week that ends today is that of the next', () => {
    const mail = { subject: '', text: 'Could we move it to mid-week?', language: 'en' as const }
    const daysOn = (sentOn: string) =>
      readMeetingRequest({ ...mail, sentOn }).wish.times.map(({ first }) => first)
    expect(daysOn('2027-01-13T21:00')).toEqual(['2027-01-12'])
    expect(daysOn('2027-01-14T09:00')).toEqual(['2027-01-19'])
  })

  it.each<[Language, string, string]>([
    ['en', 'We could meet Mon-Wed next week from 9:00 to 12:00.', '2027-01-18..2027-01-20 9-12'],
    [
      'fr',
      'On pourrait se voir du lundi au mercredi de la semaine prochaine entre 9h et 12h, ou jeudi après-midi.',
      '2027-01-18..2027-01-20 9-12, 2027-01-21 12-18',
    ],
    [
      'en',
      'Are you free on Monday the 25th or in the afternoon of the 27th?',
      '2027-01-25, 2027-01-27 12-18',
    ],
    [
      'de',
      'Passt es Donnerstag, 21., ab 14 Uhr oder Freitag, 22., bis 11 Uhr?',
      '2027-01-21 14-24, 2027-01-22 0-11',
    ],
    ['it', 'Ci possiamo vedere il 26 ma prima di mezzogiorno?', '2027-01-26 0-12'],
    ['en', 'I could do Monday 2-4 or Tuesday 9-11. Which suits you?', '2027-01-18 14-16, 2027-01-19 9-11'],
    [
      'en',
      'Could we meet on Friday, but not before 10 and not after 4?',
      '2027-01-15 not any day 0-10, any day 16-24',
    ],
    [
      'en',
      'Can you do this Friday? Anything after 11 but I must leave by 3.',
      '2027-01-15 11-24 not any day 15-24',
    ],
    ['en', 'Could we talk before Friday noon?', '..2027-01-15 not 2027-01-15 12-24'],
  ])('days with hours of their own, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['it', 'Ci vediamo settimana prossima? Giovedì no.', '2027-01-18..2027-01-24 not every 4'],
    [
      'it',
      'Ci vediamo settimana prossima, esclusi lunedì e venerdì?',
      '2027-01-18..2027-01-24 not every 1, every 5',
    ],
    [
      'de',
      'Wollen wir uns nächste Woche treffen? Montagvormittage bitte ausgenommen.',
      '2027-01-18..2027-01-24 not every 1 0-12',
    ],
    [
      'de',
      'Wollen wir uns nächste Woche treffen? Die Freitage bitte aussparen.',
      '2027-01-18..2027-01-24 not every 5',
    ],
    [
      'en',
      'Could we meet next week, any time except Tuesday morning and Friday after 3?',
      '2027-01-18..2027-01-24 not every 2 0-12, every 5 15-24',
    ],
    ['es', '¿Quedamos la semana que viene? Los jueves doy clase.', '2027-01-18..2027-01-24 not every 4'],
    [
      'en',
      'Could we meet next week? On Mondays I look after my niece.',
      '2027-01-18..2027-01-24 not every 1',
    ],
    ['en', 'Could we meet next week? I start at 10.', '2027-01-18..2027-01-24 not any day 0-10'],
    [
      'it',
      'Ci vediamo la prossima settimana? Il venerdì chiudo alle due.',
      '2027-01-18..2027-01-24 not every 5 14-24',
    ],
    [
      'fr',
      'On se voit la semaine prochaine ? Mes matinées sont prises.',
      '2027-01-18..2027-01-24 not any day 0-12',
    ],
    ['en', 'Could we meet next week? Mon full, Tue free until noon.', '2027-01-19 0-12 not every 1'],
    ['de', 'Treffen wir uns nächste Woche? Mo voll, Di frei bis 12 Uhr.', '2027-01-19 0-12 not every 1'],
    [
      'fr',
      'On se voit la semaine prochaine ? Lundi complet, mardi libre jusqu’à midi.',
      '2027-01-19 0-12 not every 1',
    ],
    [
      'es',
      '¿Nos vemos la semana que viene? Lunes completo, martes libre hasta mediodía.',
      '2027-01-19 0-12 not every 1',
    ],
    [
      'it',
      'Ci vediamo la prossima settimana? Lunedì no, martedì libero fino a mezzogiorno.',
      '2027-01-19 0-12 not every 1',
    ],
  ])('what does not suit, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet next week? Weekends are fine too.', '2027-01-18..2027-01-24'],
    ['en', 'Could we meet by Friday, Friday included?', '..2027-01-15'],
    ['de', 'Treffen wir uns nächste Woche? Jeder Tag passt, auch Samstag.', '2027-01-18..2027-01-24'],
    ['fr', 'On se voit la semaine prochaine ? Tous les jours, samedi compris.', '2027-01-18..2027-01-24'],
    ['es', '¿Nos vemos la semana que viene? También el sábado.', '2027-01-18..2027-01-24'],
    ['it', 'Ci vediamo la prossima settimana? Anche sabato o domenica.', '2027-01-18..2027-01-24'],
    ['en', 'Could we meet on Tuesday? Wednesday would also work.', '2027-01-19, 2027-01-20'],
  ])('days that are named among others, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Could we move our call to next week? It has to be after 4, I’m in class until then.',
      '2027-01-18..2027-01-24 16-24',
    ],
    [
      'es',
      '¿Lo pasamos a la semana que viene? Tiene que ser después de las 16, estoy en clase hasta entonces.',
      '2027-01-18..2027-01-24 16-24',
    ],
    ['en', 'We need to meet in person. It must take place before 1 February.', '..2027-01-31'],
    ['de', 'Wann passt Ihnen ein Termin? Er muss vor dem 1. Februar stattfinden.', '..2027-01-31'],
    ['es', '¿Cuándo podemos vernos? La reunión debe celebrarse antes del 1 de febrero.', '..2027-01-31'],
    ['it', 'Quando possiamo vederci? L’incontro deve avvenire prima del 1 febbraio.', '..2027-01-31'],
    ['de', 'Alles klar. Lass uns Ende Januar kurz telefonieren.', '2027-01-21..2027-01-31'],
    ['es', 'Vale, perfecto. Me gustaría verte a finales de enero.', '2027-01-21..2027-01-31'],
  ])('what a sentence says of the meeting, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string, number]>([
    ['fr', 'Auriez-vous une vingtaine de minutes ?', 20],
    ['it', 'Ci sentiamo domani? Mezz’oretta.', 30],
    ['fr', 'Peut-on se voir ? Il faut compter 1h30.', 90],
  ])('a length, %s: %s', (language, text, minutes) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(minutes)
  })

  it('the zone of a city in which the sender is', () => {
    const { wish } = readMail("Could we talk on Monday between 8am and 10am my time? I'm in Denver.", 'en')
    expect(wish.timeZone).toBe('America/Denver')
  })

  it.each<[Language, string, string]>([
    ['fr', 'Pourrait-on décaler notre rendez-vous du 19 au 21 ou au 22 ?', '2027-01-21, 2027-01-22'],
    ['de', 'Ließe sich unser Gespräch vom 19. auf den 21. verlegen?', '2027-01-21'],
  ])('where a meeting moves to, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
