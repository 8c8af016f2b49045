import { expect, it } from 'vitest'
import { byTitle } from './labels-of-meeting.ts'

it('[WEB145] labels are in the order of the alphabet, and numbers in them count by their value', () => {
  const titles = ['Room 101', 'Zoo', 'Ärger', 'Room 13', 'room 2']
  const labels = titles.map((label_title) => ({ label_title }))
  expect(byTitle(labels).map(({ label_title }) => label_title)).toEqual([
    'Ärger',
    'room 2',
    'Room 13',
    'Room 101',
    'Zoo',
  ])
})
