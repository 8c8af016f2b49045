import { expect, it } from 'vitest'
import { dayWord } from './day-word.ts'

it('[DSH4] calls near days by their names and others by their dates', () => {
  const words = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'].map((date) =>
    dayWord(date, '2026-10-25'),
  )
  expect(words).toEqual(['Yesterday', 'Today', 'Tomorrow', 'Tue 27 Oct'])
})
