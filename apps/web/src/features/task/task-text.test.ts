import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { descriptionOf, textOf, textProblem } from './task-text.ts'

describe('the text of a card', () => {
  it.each([
    ['Plan', { title: 'Plan', details: '' }],
    ['Plan\nOne page.', { title: 'Plan', details: 'One page.' }],
    ['\n \r\n  Plan \r\n\r\nOne page.\nTwo pages. ', { title: 'Plan', details: 'One page.\nTwo pages.' }],
    ['', { title: '', details: '' }],
  ])('[DSH27] of %j is its first line that says something, and the rest', (description, text) => {
    expect(textOf(description)).toEqual(text)
  })

  it('[DSH27] is the same after it was put together', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', 'B', 'ß', ' ', '\t', '\n', '\r', '🙂') })
    fc.assert(
      fc.property(anyText, (description) => {
        const { title, details } = textOf(description)
        const again = textOf(descriptionOf({ title, details }))
        expect(again.title).toBe(title.replaceAll(/\s+/g, ' '))
        if (title !== '') expect(again.details).toBe(details.replaceAll(/\r\n?/g, '\n'))
      }),
    )
  })

  it('[DSH32] needs a title, and room', () => {
    expect(textProblem({ title: ' \t', details: 'x' })).toBe('Title must not be empty.')
    expect(textProblem({ title: 'Plan', details: 'x'.repeat(4995) })).toBeUndefined()
    expect(textProblem({ title: 'Plan', details: 'x'.repeat(4996) })).toBe(
      'Title and description must be at most 5000 characters long.',
    )
  })
})
