import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pseudoText } from './pseudo.ts'

it('[WEB93] keeps placeholders and tags, and makes the text longer', () => {
  const text = pseudoText('Move <b>{title}</b> to {day}')
  expect(text).toMatch(/^\[Ṁöṽé <b>\{title\}<\/b> ţö \{day\}/)
  expect(pseudoText('verb|Open')).toMatch(/^\[Öþéñ/)
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z ]{2,60}$/), (english) => {
      expect(pseudoText(english).length).toBeGreaterThanOrEqual(english.length * 1.4)
    }),
  )
})
