import { expect, it } from 'vitest'
import fc from 'fast-check'
import { nextTitle, taskDescription } from './outcome.rules.ts'

it('[TSK17] never repeats a name, and counts on from how many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 }), (numbers) => {
      const titles = numbers.map((number) => `Key takeaway ${number}`)
      const next = nextTitle('key_takeaway', titles)
      expect(titles).not.toContain(next)
      expect(Number(next.slice('Key takeaway '.length))).toBeGreaterThan(titles.length)
    }),
  )
  expect(nextTitle('action_item', [])).toBe('Action item 1')
  expect(nextTitle('action_item', ['Book the track', 'Action item 4'])).toBe('Action item 3')
  expect(nextTitle('action_item', ['Action item 2'])).toBe('Action item 3')
  expect(nextTitle('action_item', ['Action item 999999999999999'])).toBe('Action item 2')
})

it('[TSK21] contains in the task what is to be done and the meeting it came from', () => {
  const item = { title: 'Action item 1', description: '  Print it ', meeting_title: 'Plan' }
  expect(taskDescription(item)).toBe('Print it\n\nFrom the meeting “Plan”.')
  expect(taskDescription({ ...item, description: ' \n', meeting_title: '' })).toBe(
    'Action item 1\n\nFrom the meeting “No title provided”.',
  )
})
