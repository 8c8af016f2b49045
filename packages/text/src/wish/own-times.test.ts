import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail, toldWish } from './tell-wish.ts'

describe('[GEN73] what the writer does at a time', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "I'm in town all of next week. Fancy a pint one evening? Weds I've got a thing with the client but otherwise free after 6.",
      '2027-01-18..2027-01-24 18-24 not every 3',
    ],
    [
      'de',
      'Können wir uns nächste Woche treffen? Montag und Mittwoch hab ich Uni, an den anderen Tagen kann ich ab vier.',
      '2027-01-18..2027-01-24 16-24 not every 1, every 3',
    ],
    [
      'fr',
      'Peut-on se voir la semaine prochaine ? Le mardi je garde ma nièce, sinon le matin me va.',
      '2027-01-18..2027-01-24 0-12 not every 2',
    ],
    [
      'es',
      '¿Podemos vernos la semana que viene? El martes tengo clase, el resto después de las 16.',
      '2027-01-18..2027-01-24 16-24 not every 2',
    ],
    [
      'it',
      'Ci vediamo la prossima settimana? Giovedì ho calcetto, per il resto dopo le 18 quando vuoi.',
      '2027-01-18..2027-01-24 18-24 not every 4',
    ],
  ])('does not suit where the mail names others, %s: %s', (language, text, told) => {
    expect(toldWish(text, language)).toBe(told)
  })

  it.each<[Language, string, string]>([
    ['en', "I'm in Berlin from 8 to 10 February. Could we meet on the 9th after 4?", '2027-02-09 16-24'],
    ['fr', 'Je suis à Berlin du 8 au 10 février. Peut-on se voir le 9 après 16 h ?', '2027-02-09 16-24'],
  ])('says nothing against a day that it names for the meeting, %s: %s', (language, text, told) => {
    expect(toldWish(text, language)).toBe(told)
  })
})

describe('[GEN74] the zone of the times', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'Does Tuesday at 9:30 work (those are London times, so one hour later with you)?',
      'Europe/London',
      '',
    ],
    ['de', 'Passt Dienstag um 10 Uhr Londoner Zeit, bei Ihnen ist es dann 11?', 'Europe/London', ''],
    [
      'fr',
      "Seriez-vous libre mardi à 9 h, heure de Montréal (donc l'après-midi chez vous) ?",
      'America/Toronto',
      '',
    ],
    [
      'es',
      '¿Podemos vernos el martes de 10 a 13, hora de Buenos Aires (cuatro horas menos que en Berlín)?',
      'America/Argentina/Buenos_Aires',
      '2027-01-19 10-13',
    ],
    ['it', "Ti va bene martedì alle 9, orario di Londra (tu sei un'ora avanti)?", 'Europe/London', ''],
    ['en', 'Could we talk on Tuesday between 2 pm and 6.30 pm IST?', 'Asia/Kolkata', '2027-01-19 14-18.5'],
  ])(
    'is that of the city, and what it is on the other clock is no time of its own, %s: %s',
    (language, text, zone, told) => {
      const { wish } = readMail(text, language)
      expect(wish.timeZone).toBe(zone)
      expect(wish.length).toBe(null)
      expect(toldWish(text, language)).toBe(told)
    },
  )
})

describe('[GEN74] a word that a zone is named by as well', () => {
  it.each<[Language, string, string | null]>([
    ['en', 'Could we meet at 10 around Christmas time?', null],
    ['en', 'Could we meet on Friday at 10, Christmas Island time?', 'Indian/Christmas'],
    ['en', 'Could we talk on Friday at 3 on our end? Adelaide will join.', null],
    ['en', "I'm in Adelaide. Could we talk on Friday at 3 my time?", 'Australia/Adelaide'],
    ['en', 'I am away until Christmas. Could we talk on Friday at 3 my time?', null],
    [
      'de',
      'Können wir am Freitag um 10 Uhr nach meiner Zeit telefonieren? Ab Montag bin ich im Wallis.',
      null,
    ],
    ['fr', 'Pouvons-nous prévoir deux heures de réunion vendredi à 10 h ?', null],
    ['es', '¿Hablamos el viernes a las 10, mi hora? Santiago también viene.', null],
    ['es', '¿Hablamos el viernes a las 10, hora de Santiago?', 'America/Santiago'],
    ['it', 'Ci sentiamo venerdì alle 10, ora mia? Nome e cognome li ha già.', null],
  ])('is a zone only where it is meant, %s: %s', (language, text, zone) => {
    expect(readMail(text, language).wish.timeZone).toBe(zone)
  })
})

describe('[GEN75] what the sentence that asks leaves open', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could I visit you? The first two weeks of May are fine.', '2027-05-03..2027-05-16'],
    [
      'de',
      'Ich würde Sie gerne besuchen. Im April stecken wir im Frostschutz, aber die ersten beiden Maiwochen gehen.',
      '2027-05-03..2027-05-16',
    ],
    [
      'it',
      'Passerei a montarla mercoledì oppure giovedì, di mattina. Le può andare? Mi scriva a che ora.',
      '2027-01-20 0-12, 2027-01-21 0-12',
    ],
  ])('is what a sentence beside it names, %s: %s', (language, text, told) => {
    expect(toldWish(text, language)).toBe(told)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week for an hour? By the way, the concert is on 30 May.'],
    ['de', 'Können wir uns nächste Woche treffen? Übrigens beginnt das Training am 1. Februar um 18 Uhr.'],
  ])('is not what it says by the way, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(toldWish(`${text.split('?')[0] ?? ''}?`, language))
  })
})

describe('[GEN76] mails that are for others', () => {
  it.each<[Language, string]>([
    [
      'es',
      'Hola Tobias (Marit, te pongo en copia): ¿puedes pasarte el jueves 18 por la tarde por el taller?',
    ],
    ['de', 'Liebe Jana, können wir zwei uns am Freitag um 9 treffen? @Marit: du bist nur in Kopie.'],
    ['it', 'Venerdì 22 alle 12:30 vi aspetto da Gino. Marit, a te la giro solo per conoscenza.'],
    ['de', 'Unser Büro ist ab dem 4. Januar wieder von 9 bis 15 Uhr für Sie da.'],
    ['en', 'Our accounts team can be reached by phone Monday to Thursday, 9:00 to 12:00.'],
    ['de', 'Mittwoch um 14 Uhr passt mir gut, ich habe es mir eingetragen.'],
  ])('ask for no time, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})
