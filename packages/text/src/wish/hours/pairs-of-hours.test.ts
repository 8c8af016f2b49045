import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldTimes } from '../tell-wish.ts'

it.each<[Language, string]>([
  ['en', 'Could you do 10 or 2 on Thursday?'],
  ['en', 'Could you do Thursday 10 or 2?'],
  ['de', 'Passt dir Donnerstag 10 oder 14 Uhr?'],
  ['de', 'Donnerstag, 10 oder 14 Uhr?'],
  ['it', 'Giovedì 10 o 14?'],
])('[GEN497] two numbers beside a day are hours to choose from, %s: %s', (language, text) => {
  expect(toldTimes(text, language)).toBe('2027-01-14 10, 2027-01-14 14')
})

it('[GEN497] and what is needed, brought or taken are no hours', () => {
  expect(readMail('We need 2 or 3 on Thursday.', 'en').wish.proposals).toEqual([])
})

it.each<[string, string]>([
  [
    'We can offer 10 am or 2 pm on Thursday, or 9.30 am on Monday. Which suits?',
    '2027-01-14 10, 2027-01-14 14, 2027-01-18 9.5',
  ],
  [
    'We can offer 10 am or 2 pm on Thursday, or Monday at 9.30. Which suits?',
    '2027-01-14 10, 2027-01-14 14, 2027-01-18 9.5',
  ],
])('[GEN497] hours ahead of several days are each of their own day: %s', (text, told) => {
  expect(toldTimes(text, 'en')).toBe(told)
})
