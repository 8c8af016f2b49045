import { expect, it } from 'vitest'
import { aMail } from '../mail.sample.ts'
import { wishedMinutes } from './wished-minutes.ts'

it.each([
  [
    'Could we meet next week for an hour to talk about the ground floor? Tuesday or Thursday would suit me.',
    60,
  ],
  ['Können wir uns am Dienstag für 90 Minuten treffen?', 90],
  ['Could we meet on Tuesday?', null],
  ['The survey took an hour. The north side carries the load.', null],
])('[WMT95] %s', (mail_body, minutes) => {
  expect(wishedMinutes({ ...aMail(), mail_body }, 'Europe/Berlin')).toBe(minutes)
})
