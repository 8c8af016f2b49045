import { expect, it } from 'vitest'
import { fittingPage, pollOfMail } from './booking-answer-parts.ts'

const off = { is_on: false, durations: [45] }
const short = { is_on: true, durations: [15, 30] }
const long = { is_on: true, durations: [45, 60] }

it('[WML64] the page of the requested length answers, else the first that is on', () => {
  expect(fittingPage([off, short, long], 45)).toBe(long)
  expect(fittingPage([off, short, long], 30)).toBe(short)
  expect(fittingPage([off, short, long], 90)).toBe(short)
  expect(fittingPage([off, short, long], null)).toBe(short)
  expect(fittingPage([off], 45)).toBeUndefined()
})

it('[WML64] a poll asks everybody the mail is between, each once and never the reader', () => {
  const mail = {
    mail_subject: 'Re: AW: Harbour walk',
    mail_sender: { name: 'Odette Hafen', address: 'odette@guests.example' },
    mail_to: [
      { name: 'Mara', address: 'Mara@people.example' },
      { name: '', address: 'ida@guests.example' },
    ],
    mail_cc: [{ name: 'Odette', address: 'ODETTE@guests.example' }],
  }
  expect(pollOfMail(mail, 'mara@people.example')).toEqual({
    poll_title: 'Harbour walk',
    participants: [
      { user_id: null, email: 'odette@guests.example', name: 'Odette' },
      { user_id: null, email: 'ida@guests.example', name: 'ida@guests.example' },
    ],
  })
})
