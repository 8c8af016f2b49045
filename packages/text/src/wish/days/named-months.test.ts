import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone, readMail } from '../tell-wish.ts'

describe('[GEN168] a day of the month behind the month of the meeting', () => {
  it.each<[Language, string]>([
    ['en', 'Would you have 45 minutes in February? It would have to be on the 24th at the latest.'],
    ['de', 'Hätten Sie im Februar 45 Minuten? Es müsste spätestens am 24. sein.'],
    ['fr', 'Auriez-vous 45 minutes en février ? Il faudrait que ce soit le 24 au plus tard.'],
    ['es', '¿Tendría 45 minutos en febrero? Tendría que ser el 24 como muy tarde.'],
    ['it', 'Avrebbe 45 minuti a febbraio? Dovrebbe essere al più tardi il 24.'],
  ])('is one of this month, %s: %s', (language, text) => {
    expect(timesOf(text, language)).toEqual([['2027-02-01', '2027-02-24']])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in February? I am free from the 15th to the 19th.'],
    ['de', 'Können wir uns im Februar treffen? Vom 15. bis 19. habe ich Zeit.'],
    ['fr', 'On peut se voir en février ? Je suis libre du 15 au 19.'],
    ['es', '¿Nos vemos en febrero? Estoy libre del 15 al 19.'],
    ['it', 'Ci vediamo a febbraio? Sono libera dal 15 al 19.'],
  ])('so is a stretch, %s: %s', (language, text) => {
    expect(timesOf(text, language)).toEqual([['2027-02-15', '2027-02-19']])
  })

  it.each<[Language, string]>([
    ['en', 'The book comes out in March. Could we meet on the 21st?'],
    ['de', 'Das Buch erscheint im März. Können wir uns am 21. treffen?'],
    ['fr', 'Le livre sort en mars. On se voit le 21 ?'],
    ['es', 'El libro sale en marzo. ¿Nos vemos el 21?'],
    ['it', 'Il libro esce a marzo. Ci vediamo il 21?'],
  ])('but not behind a month of something else, %s: %s', (language, text) => {
    expect(timesOf(text, language)).toEqual([['2027-01-21', '2027-01-21']])
  })

  it('and a bracket with two days is the stretch between them', () => {
    const text = 'Können wir uns in der zweiten Februarwoche (8. bis 12.) treffen?'
    expect(timesOf(text, 'de')).toEqual([['2027-02-08', '2027-02-12']])
  })
})

describe('[GEN169] a month for which somebody asks for a date', () => {
  it.each<[Language, string]>([
    [
      'en',
      'Please call us to arrange a date in February. We are open:\n\nMonday 8:00 - 12:00\nWednesday 14:00 - 18:00',
    ],
    [
      'de',
      'Bitte vereinbaren Sie einen Termin im Februar. Sprechzeiten:\n\nMontag 8 - 12 Uhr\nMittwoch 14 - 18 Uhr',
    ],
    [
      'fr',
      'Pourriez-vous prendre rendez-vous en février ? Nos horaires :\n\nlundi 8 h - 12 h\nmercredi 14 h - 18 h',
    ],
    ['es', 'Llame para concertar una cita en febrero. Horario:\n\nlunes de 8 a 12\nmiércoles de 14 a 18'],
    [
      'it',
      'La preghiamo di fissare un appuntamento a febbraio. Orari:\n\nlunedì dalle 8 alle 12\nmercoledì dalle 14 alle 18',
    ],
  ])('is the month of the weekdays below, %s: %s', (language, text) => {
    const times = readMail(text, language).wish.times
    expect(times.map(({ first }) => first)).toEqual(
      expect.arrayContaining(['2027-02-01', '2027-02-22', '2027-02-03', '2027-02-24']),
    )
    expect(times.every(({ first }) => first?.startsWith('2027-02'))).toBe(true)
  })

  it('and not one in which something else was', () => {
    const text = 'We had a meeting in February 2026. Could we meet on Thursday?'
    expect(readMail(text, 'en').wish.times).toMatchObject([{ first: '2027-01-14', last: '2027-01-14' }])
  })
})

describe('[GEN170] from then on', () => {
  it.each<[Language, string]>([
    ['en', 'I am back on 5 February. From then on I can come by any day. When can we meet?'],
    ['en', 'I close this evening and reopen on 5 February. From then on I am free. When can we meet?'],
    ['de', 'Am 5. Februar mache ich wieder auf. Ab da kann ich jeden Tag. Wann treffen wir uns?'],
    ['fr', "Je reprends le 5 février. À partir de là je peux n'importe quel jour. On se voit quand ?"],
    ['es', 'Vuelvo el 5 de febrero. A partir de entonces puedo cualquier día. ¿Cuándo nos vemos?'],
    ['it', 'Torno il 5 febbraio. Da allora in poi posso qualsiasi giorno. Quando ci vediamo?'],
  ])('is from the day that the sentence before names, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.times).toMatchObject([{ first: '2027-02-05', last: null }])
  })

  it.each<[Language, string]>([
    ['en', 'I am away from 1 to 5 February. From then on I am free. When can we meet?'],
    ['fr', 'Le salon est le 5 février. Ensuite je suis libre. On se voit quand ?'],
  ])('is behind a stretch, as after that is behind a day, %s: %s', (language, text) => {
    expect(timesOf(text, language)).toEqual([['2027-02-06', null]])
  })

  it.each<[Language, string]>([
    ['en', 'I work until 4 pm. From then on I am free. When can we meet?'],
    ['de', 'Ich habe bis 16 Uhr Dienst. Ab da kann ich jeden Tag. Wann treffen wir uns?'],
  ])('or from the hour, where the sentence names one, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).wish.times).toMatchObject([{ first: null, from: 16 * 60 }])
  })
})

function timesOf(text: string, language: Language): (string | null)[][] {
  return readByGrammarAlone(text, language).wish.times.map(({ first, last }) => [first, last])
}
