import { reminder_minutes } from '@meridian/contract'
import { expect, it } from 'vitest'
import { minutesOf, optionOf, reminderWords } from './reminder-options.ts'

it('[EVT22] offers each number of minutes, and never, in words', () => {
  const choices = [...reminder_minutes, null]
  expect(choices.map(reminderWords)).toEqual([
    'At the start',
    '5 minutes before',
    '10 minutes before',
    '15 minutes before',
    '30 minutes before',
    '1 hour before',
    'Never',
  ])
  expect(choices.map(optionOf).map(minutesOf)).toEqual(choices)
})
