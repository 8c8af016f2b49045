import { expect, it } from 'vitest'
import { exportFileName, lossSentence } from './account-words.ts'

it('[PPL66] says before a deletion what others lose', () => {
  expect(lossSentence({ meeting_count: 0 })).toBe('This account organizes no meetings.')
  expect(lossSentence({ meeting_count: 1 })).toContain('The meeting it organizes is deleted')
  expect(lossSentence({ meeting_count: 1200 })).toContain('The 1,200 meetings it organizes are deleted')
})

it('[PPL66] names a file that every system can keep', () => {
  expect(exportFileName({ primary_email: 'Ada@People.example' })).toBe('meridian-ada@people.example.json')
  expect(exportFileName({ primary_email: '"a/b\\c:*?"@people.example' })).toBe(
    'meridian--a-b-c-@people.example.json',
  )
})
