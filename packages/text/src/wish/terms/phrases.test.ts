import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'
import type { WishedTime } from '../wish.ts'

/** A Wednesday. */
const sentOn = '2026-11-18T09:00'

function read(text: string, language: Language) {
  return readMeetingRequest({ subject: '', text, language, sentOn }).wish
}

function zoneOf(text: string, language: Language) {
  return read(text, language).timeZone
}

function tell({ first, last, weekdays, from, until }: WishedTime): string {
  const days = weekdays.length > 0 ? `every ${weekdays.join()}` : `${first ?? ''}..${last ?? ''}`
  return from === 0 && until === 24 * 60 ? days : `${days} ${clockOf(from)}-${clockOf(until)}`
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

it.each<[Language, string, string[]]>([
  ['de', 'Hast du Freitagvormittag Zeit?', ['2026-11-20..2026-11-20 00:00-12:00']],
  ['de', 'Können wir uns in KW 49 treffen?', ['2026-11-30..2026-12-06']],
  ['en', 'Could we meet in week 50?', ['2026-12-07..2026-12-13']],
  ['de', 'Können wir uns zwischen dem 7. und dem 10.12. treffen?', ['2026-12-07..2026-12-10']],
  ['es', '¿Podemos vernos en la segunda quincena de enero?', ['2027-01-16..2027-01-31']],
  ['de', 'Können wir uns in der ersten Dezemberhälfte treffen?', ['2026-12-01..2026-12-15']],
  ['fr', 'Pouvons-nous nous voir avant Noël ?', ['..2026-12-23']],
  ['en', 'Could we meet after Easter?', ['2027-03-30..']],
  ['en', 'Could we meet before the end of the month?', ['..2026-11-30']],
  ['fr', 'Seriez-vous disponible le 25 en fin d’après-midi ?', ['2026-11-25..2026-11-25 15:00-19:00']],
  ['en', 'Are you free on the 25th?', ['2026-11-25..2026-11-25']],
  ['it', 'Possiamo vederci giovedì 26 nel primo pomeriggio?', ['2026-11-26..2026-11-26 12:00-16:00']],
  [
    'en',
    'Are you free Thu or Fri pm?',
    ['2026-11-19..2026-11-19 12:00-18:00', '2026-11-20..2026-11-20 12:00-18:00'],
  ],
  ['de', 'Gehen wir Donnerstag Mittagessen? Hast du Zeit?', ['2026-11-19..2026-11-19 11:30-14:00']],
  ['en', 'Could we meet this or next week?', ['2026-11-18..2026-11-22', '2026-11-23..2026-11-29']],
  ['en', 'I am swamped until Thursday. Could we meet any time after that?', ['2026-11-20..']],
])('[GEN19] days and hours, %s: %s', (language, text, times) => {
  expect(read(text, language).times.map(tell)).toEqual(times)
})

it.each<[Language, string, string[]]>([
  ['de', 'Können wir uns am Montag um halb zehn treffen?', ['2026-11-23 09:30']],
  ['en', 'Could we meet on Monday at half past two?', ['2026-11-23 14:30']],
  ['en', 'Could we meet on Monday at quarter to eleven?', ['2026-11-23 10:45']],
  ['fr', 'On se voit lundi à neuf heures et demie ?', ['2026-11-23 09:30']],
  ['es', '¿Quedamos el lunes a las diez menos cuarto?', ['2026-11-23 09:45']],
  ['it', 'Ci vediamo lunedì alle undici e un quarto?', ['2026-11-23 11:15']],
])('[GEN19] an hour in words, %s: %s', (language, text, times) => {
  const proposals = read(text, language).proposals.map(({ date, from }) => `${date} ${clockOf(from ?? 0)}`)
  expect(proposals).toEqual(times)
})

it.each<[Language, string, string[]]>([
  ['en', 'Could we meet next week? Tuesday is a write-off.', ['every 2']],
  ['de', 'Können wir uns nächste Woche treffen? Freitags ist unser Büro leider nicht besetzt.', ['every 5']],
  ['fr', 'On se voit la semaine prochaine ? Jeudi, je suis en déplacement.', ['every 4']],
  ['es', '¿Quedamos la semana que viene? El martes imposible.', ['every 2']],
  ['it', 'Ci vediamo la prossima settimana? Il martedì purtroppo siamo chiusi.', ['every 2']],
  ['en', 'Could we meet next week? Tuesday mornings don’t work.', ['every 2 00:00-12:00']],
])('[GEN19] what another sentence leaves out, %s: %s', (language, text, excluded) => {
  expect(read(text, language).excluded.map(tell)).toEqual(excluded)
})

it('[GEN7] [GEN20] a mail of four words has a language', () => {
  expect(readMeetingRequest({ subject: '', text: 'Vorrei fissare un appuntamento', sentOn }).ask).toBe('meet')
})

it('[GEN19] the zone of a city', () => {
  expect(zoneOf('Are you free on Friday after 3pm Lisbon time?', 'en')).toBe('Europe/Lisbon')
  expect(zoneOf('Hast du am Freitag nach 15 Uhr Lissaboner Zeit etwas frei?', 'de')).toBe('Europe/Lisbon')
  expect(zoneOf('Es-tu libre vendredi après 15 h, heure de Lisbonne ?', 'fr')).toBe('Europe/Lisbon')
})

it('[GEN19] of a moved meeting the same hour on another day', () => {
  const { times } = read('I can’t do tomorrow at 14:00. Could we move it to Friday, same time?', 'en')
  expect(times.map(tell)).toEqual(['2026-11-20..2026-11-20 14:00-14:30'])
})

it('[GEN19] the time before the sentence that moves a meeting is the old one', () => {
  const text = 'The plumber comes tomorrow. Could we do the walk some day next week instead?'
  expect(read(text, 'en').times.map(tell)).toEqual(['2026-11-23..2026-11-29'])
})

it('[GEN19] an hour in a sentence of its own is that of each day', () => {
  const { proposals } = read(
    'Fancy lunch on Monday or Tuesday? I can get us a table at 1pm either day.',
    'en',
  )
  expect(proposals.map(({ date, from }) => [date, from])).toEqual([
    ['2026-11-23', 780],
    ['2026-11-24', 780],
  ])
})
