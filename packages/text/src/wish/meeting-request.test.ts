import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMeetingRequest } from './meeting-request.ts'

/** Written on a Friday. */
const sent_on = '2026-11-20T09:00'
const read = (text: string, language: Language, subject = '') =>
  readMeetingRequest({ subject, text, sentOn: sent_on, language })
const timesOf = (text: string, language: Language) =>
  read(text, language).wish.times.map(
    ({ first, last, from, until }) => `${first}..${last} ${from / 60}-${until / 60}`,
  )

describe('[GEN19] the times that a mail wishes:', () => {
  it.each<[Language, string, string[]]>([
    [
      'en',
      'Do you have time tomorrow or Thursday?',
      ['2026-11-21..2026-11-21 0-24', '2026-11-26..2026-11-26 0-24'],
    ],
    ['en', 'Could we meet in the week of 7 December, after 15:00?', ['2026-12-07..2026-12-13 15-24']],
    ['en', "Let's meet the week after next.", ['2026-11-30..2026-12-06 0-24']],
    [
      'en',
      'Could we meet Tuesday afternoon or Thursday morning?',
      ['2026-11-24..2026-11-24 12-18', '2026-11-26..2026-11-26 0-12'],
    ],
    ['en', 'Can we talk next week, between 2 and 4?', ['2026-11-23..2026-11-29 14-16']],
    [
      'de',
      'Ginge es am 3. oder 4. Dezember zwischen 10 und 12 Uhr?',
      ['2026-12-03..2026-12-03 10-12', '2026-12-04..2026-12-04 10-12'],
    ],
    ['de', 'Können wir uns in der übernächsten Woche treffen?', ['2026-11-30..2026-12-06 0-24']],
    ['de', 'Können wir uns Anfang Januar treffen?', ['2027-01-01..2027-01-10 0-24']],
    [
      'fr',
      'On peut se voir lundi ou mardi prochain ?',
      ['2026-11-23..2026-11-23 0-24', '2026-11-24..2026-11-24 0-24'],
    ],
    ['fr', 'Seriez-vous disponible le 9 décembre à partir de 14h30 ?', ['2026-12-09..2026-12-09 14.5-24']],
    [
      'es',
      '¿Podemos vernos el 9 o el 10 de diciembre por la tarde?',
      ['2026-12-09..2026-12-09 12-18', '2026-12-10..2026-12-10 12-18'],
    ],
    ['it', 'Possiamo vederci mercoledì tra le 10 e le 12?', ['2026-11-25..2026-11-25 10-12']],
  ])('%s: %s', (language, text, times) => expect(timesOf(text, language)).toEqual(times))

  it.each<[Language, string]>([
    ['en', 'Could we meet next week, any afternoon but Wednesday?'],
    ['en', "Can we meet next week? Wednesday doesn't work for me."],
    ['de', 'Hättest du nächste Woche Zeit, außer Mittwoch?'],
    ['fr', "On peut se voir la semaine prochaine, n'importe quel jour sauf mercredi ?"],
    ['es', '¿Podemos vernos la semana que viene, cualquier día menos el miércoles?'],
    ['it', 'Possiamo vederci la prossima settimana, tutti i giorni tranne mercoledì?'],
  ])('what is left out, %s: %s', (language, text) => {
    expect(read(text, language).wish.excluded.map(({ weekdays }) => weekdays)).toEqual([[3]])
  })

  it.each<[Language, string, number]>([
    ['en', 'Could we meet for an hour and a half?', 90],
    ['en', 'Could we have a call of 30-45 minutes?', 45],
    ['de', 'Ich bitte Sie um ein 90-minütiges Gespräch.', 90],
    ['de', 'Hast du eine halbe Stunde Zeit?', 30],
    ['de', 'Können wir uns für 1,5 Stunden treffen?', 90],
    ['fr', 'Auriez-vous trois quarts d’heure pour en parler ?', 45],
    ['es', '¿Tienes hora y media para hablar?', 90],
    ['it', 'Avresti un’ora e mezza per parlarne?', 90],
  ])('how long, %s: %s', (language, text, minutes) => {
    expect(read(text, language).wish.length?.minutes).toBe(minutes)
  })

  it.each<[Language, string, string[]]>([
    ['en', 'Would Tuesday at 10:30 or Wednesday at 3 pm work for you?', ['2026-11-24 630', '2026-11-25 900']],
    ['en', 'Lunch tomorrow? 12:30', ['2026-11-21 750']],
    [
      'de',
      'Ich kann Dienstag um 10 Uhr oder Mittwoch um 14 Uhr anbieten.',
      ['2026-11-24 600', '2026-11-25 840'],
    ],
    [
      'fr',
      'Je vous propose un rendez-vous mardi à 10h ou jeudi à 15h30.',
      ['2026-11-24 600', '2026-11-26 930'],
    ],
    [
      'es',
      'Le propongo una reunión el martes a las 10:30 o el jueves a las 17:00.',
      ['2026-11-24 630', '2026-11-26 1020'],
    ],
    [
      'it',
      'Le propongo un incontro martedì alle 10 o giovedì alle 15.',
      ['2026-11-24 600', '2026-11-26 900'],
    ],
  ])('that the sender offers, %s: %s', (language, text, offers) => {
    const { ask, wish } = read(text, language)
    expect(ask).toBe('choose')
    expect(wish.proposals.map(({ date, from }) => `${date} ${from}`)).toEqual(offers)
  })

  it('have the place of the words that say so', () => {
    const text = 'Hello,\n\nCould we meet on 3 December, after 15:00?'
    const [time] = read(text, 'en').wish.times
    expect(text.slice(time?.start, time?.end)).toBe('3 December, after 15:00')
  })

  it('the last day, the hurry and the zone', () => {
    const { deadline, isUrgent } = read(
      'Can we speak as soon as possible, by the end of next week?',
      'en',
    ).wish
    expect([deadline?.date, isUrgent]).toEqual(['2026-11-27', true])
    expect(read('Could we have a call on Tuesday after 15:00 your time?', 'en').wish.timeZone).toBe('reader')
    expect(read('Could we have a call on Tuesday after 3 pm EST?', 'en').wish.timeZone).toBe(
      'America/New_York',
    )
  })

  it('a list of days that ends in the week to come', () => {
    expect(timesOf('¿Le vendría bien el miércoles o el viernes?', 'es')).toEqual([
      '2026-11-25..2026-11-25 0-24',
      '2026-11-27..2026-11-27 0-24',
    ])
  })
})

describe('[GEN20] a mail', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we move our meeting to Thursday?', '2026-11-26'],
    [
      'de',
      'Wir müssen unser Treffen vom Dienstag leider auf Donnerstag verschieben. Passt das?',
      '2026-11-26',
    ],
    ['fr', 'Peut-on décaler notre réunion à jeudi ?', '2026-11-26'],
  ])('moves a meeting, %s: %s', (language, text, day) => {
    const { ask, wish } = read(text, language)
    expect(ask).toBe('move')
    expect(wish.times.at(-1)?.first).toBe(day)
  })

  it('cancels a meeting', () => {
    expect(read('I have to cancel our meeting on Tuesday.', 'en').ask).toBe('cancel')
  })

  it.each<[Language, string]>([
    ['en', "I won't be able to join, no need to reschedule."],
    ['en', 'The council met on Monday. The minutes are attached.'],
    ['en', 'Thank you for the meeting on Tuesday.'],
    ['en', 'Could you please check the invoice by Tuesday?'],
    ['de', 'Der Termin muss nicht verschoben werden, ich kann leider nicht dabei sein.'],
    ['fr', 'Je ne pourrai pas venir lundi, inutile de déplacer la réunion.'],
    ['es', 'El lunes no puedo ir a la reunión, no hace falta cambiarla.'],
    ['it', 'Lunedì non riesco a venire alla riunione, non serve spostarla.'],
  ])('asks for no time, %s: %s', (language, text) => expect(read(text, language).ask).toBe('none'))

  it('sent to many asks for no time', () => {
    const mail = { subject: '', text: 'Could we meet on Tuesday?', sentOn: sent_on, language: 'en' } as const
    expect(readMeetingRequest(mail).ask).toBe('meet')
    expect(readMeetingRequest({ ...mail, isBulk: true }).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['en', 'Which one should I book, Dec 2 or Dec 9?'],
    ['en', 'They have a table on Dec 2 or Dec 9. Which one should I reserve?'],
    ['en', 'Dec 2 or Dec 9?'],
    ['de', 'Soll ich den 2. oder den 9. Dezember reservieren?'],
    ['de', 'Wäre der 2. oder der 9. Dezember besser?'],
    ['fr', 'Je réserve pour le 2 ou le 9 décembre ?'],
    ['fr', 'Quelle date préférez-vous, le 2 ou le 9 décembre ?'],
    ['es', '¿Qué fecha reservo, el 2 o el 9 de diciembre?'],
    ['it', 'Quale data devo prenotare, il 2 o il 9 dicembre?'],
  ])('[GEN53] leaves a choice between days, %s: %s', (language, text) => {
    const { ask, confidence, wish } = read(text, language)
    expect([ask, confidence]).toEqual(['choose', 'high'])
    expect(wish.times.map(({ first }) => first)).toEqual(['2026-12-02', '2026-12-09'])
  })

  it.each([
    'Shall I send the invoice on Monday or on Tuesday?',
    'Do you want the red or the blue one?',
    'The minutes of 2 and 9 December are attached. Which one should I correct?',
  ])('[GEN53] leaves no choice between days: %s', (text) => {
    expect(read(text, 'en').ask).toBe('none')
  })

  it('[GEN53] that asks to meet on one of two days asks for times', () => {
    expect(read('Could we meet on Dec 2 or Dec 9? Which day is better for you?', 'en').ask).toBe('meet')
  })

  it('may ask to meet, which is said', () => {
    expect(read('I would be glad of a conversation about the beds.', 'en')).toMatchObject({
      ask: 'meet',
      confidence: 'low',
    })
  })
})

it('[GEN155] a bracket without an hour says in which zone the hours before it count', () => {
  expect(
    zoneRead("I could do Friday at 10 am (Toronto time, we're five hours behind you). Does that suit?"),
  ).toBe('America/Toronto')
  expect(zoneRead('I could do Friday at 10 am (4 pm Berlin time for you). Does that suit?')).not.toBe(
    'Europe/Berlin',
  )
})

it.each([
  ['en', 'I cannot make lunch on Thursday at 12:30. Could we say Tuesday instead, same time?'],
  ['de', 'Am Donnerstag um 12:30 kann ich nicht. Ginge es am Dienstag zur gleichen Zeit?'],
] as const)('[GEN156] the hour of the meeting as it was suits on another day, %s: %s', (language, text) => {
  const { wish } = readMeetingRequest({ subject: '', text, sentOn: sent_on, language })
  expect(wish.times.map(({ from }) => from)).toEqual([750])
  expect(wish.excluded.filter(({ from }) => from === 750)).toEqual([])
})

function zoneRead(text: string): string | null {
  return readMeetingRequest({ subject: '', text, sentOn: sent_on, language: 'en' }).wish.timeZone
}
