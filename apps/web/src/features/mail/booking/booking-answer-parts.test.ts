import { expect, it } from 'vitest'
import { fittingPage, peopleAround, pollOf } from './booking-answer-parts.ts'

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

it('[WML65] a poll has the subject without marks, and each person of the mail once', () => {
  const ada = { name: 'Ada', address: 'ada@example.com' }
  const otto = { name: '', address: 'otto@example.com' }
  const people = peopleAround({
    mail_reply_to: [ada],
    mail_reply_cc: [otto, { ...ada, address: 'ADA@example.com' }],
  })
  expect(people).toEqual([ada, otto])
  expect(pollOf({ mail_subject: 'AW: Re: The quay' }, people)).toEqual({
    poll_title: 'The quay',
    participants: [
      { participant_email: 'ada@example.com', participant_name: 'Ada' },
      { participant_email: 'otto@example.com', participant_name: '' },
    ],
  })
})
