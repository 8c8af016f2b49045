import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoteTime } from './quoted-time.ts'

const told = (text: string, time: string) => {
  const start = text.indexOf(time)
  const { before, time: said, after } = quoteTime(text, { start, end: start + time.length })
  return `${before}[${said}]${after}`
}

it('[WML75] a time is quoted with the words of its sentence around it', () => {
  expect(told('Hello Ada,\n\nCould we meet on Tuesday at 9? Friday is full.', 'Tuesday')).toBe(
    'Could we meet on [Tuesday] at 9',
  )
  expect(told('Could we meet on Tuesday at 9? Friday is full.', 'Friday')).toBe('[Friday] is full')
  expect(told('Tuesday\n14:00', '14:00')).toBe('[14:00]')
  expect(told('We meet on Tuesday\nat   9, as ever', 'Tuesday\nat   9')).toBe(
    'We meet on [Tuesday at 9], as ever',
  )
})

it('[WML75] a long sentence is cut between words', () => {
  const text =
    'I shall be with the auditors for the whole of that day, so on Tuesday I cannot come to the yard at all'
  expect(told(text, 'Tuesday')).toBe('…for the whole of that day, so on [Tuesday] I cannot come to the…')
})

it('[WML75] a quote stays short, whatever stands around the time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.nat(200), fc.nat(20), (text, start, length) => {
      const { before, after } = quoteTime(text, { start, end: start + length })
      expect(before.length).toBeLessThanOrEqual(37)
      expect(after.length).toBeLessThanOrEqual(25)
      expect(`${before}${after}`).not.toContain('\n')
    }),
  )
})
