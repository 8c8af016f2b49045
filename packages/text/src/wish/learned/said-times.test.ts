import { expect, it } from 'vitest'
import { readRequest } from '../read-request.ts'
import { learnedOfMails } from './tables.ts'
import type { SaidTime } from './said-times.ts'

const text = 'Could we meet tomorrow morning at 9, or on Friday from 2 to 4? On Monday I am in Kiel.'

it('[GEN137] times that are said as one are told as one', () => {
  expect(readWith([]).named.map(({ start, end, role }) => `${role} ${text.slice(start, end)}`)).toEqual([
    'meant tomorrow morning at 9',
    'meant Friday from 2 to 4',
    'left_out Monday',
  ])
})

it('[GEN137] a word that says day and hours is told as one time', () => {
  const tonight = 'Could we talk tonight at 7?'
  const { named } = readRequest(
    { subject: '', text: tonight, language: 'en', sentOn: '2027-01-13T09:00' },
    learnedOfMails(),
  )
  expect(named.map(({ start, end }) => tonight.slice(start, end))).toEqual(['tonight at 7'])
})

it('[GEN137] what is said of a time holds for all that its words name, and is sure', () => {
  const { named } = readWith([])
  const [tomorrow, friday, monday] = named
  if (!tomorrow || !friday || !monday) throw new Error('Three times are named.')
  const said: SaidTime[] = [
    { ...tomorrow, role: 'left_out' },
    { ...friday, role: 'other' },
    { ...monday, role: 'meant' },
  ]
  const { named: told, wish, others } = readWith(said)
  expect(told).toEqual(said.map((one) => ({ ...one, isClear: true })))
  expect(wish.times.map(({ first, last, from, until }) => [first, last, from, until])).toEqual([
    ['2027-01-18', '2027-01-18', 0, 24 * 60],
  ])
  expect(others).toEqual([])
})

it('[GEN137] of a time that may be of something else it is told that this is not certain', () => {
  const { named } = readRequest(
    {
      subject: '',
      text: 'Could we meet on Friday? Thursday the boiler man is due, I think, or was that for you?',
      language: 'en',
      sentOn: '2027-01-13T09:00',
    },
    learnedOfMails(),
  )
  expect(named.map(({ isClear }) => isClear)).toEqual([true, false])
})

it('[GEN137] words that name no time change nothing', () => {
  expect(readWith([{ start: 0, end: 5, role: 'left_out' }])).toEqual(readWith([]))
  expect(readWith([{ start: 1_000, end: 9_000, role: 'meant' }])).toEqual(readWith([]))
})

function readWith(said: readonly SaidTime[]) {
  return readRequest(
    { subject: '', text, language: 'en', sentOn: '2027-01-13T09:00', said },
    learnedOfMails(),
  )
}
