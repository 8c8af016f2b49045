import { describe, expect, it } from 'vitest'
import { toldWish } from '../tell-wish.ts'

describe('[GEN136] whoever comes by on a day is there on that day', () => {
  it.each([
    'Can I come by on Friday?',
    'Could I swing by Friday?',
    'Would it suit you if we dropped in, or stop by on Friday?',
    'When on Friday could I pop by?',
  ])('%s', (text) => {
    expect(toldWish(text, 'en')).toBe('2027-01-15')
  })

  it('and has the hour that is named', () => {
    expect(toldWish('Could you drop by tomorrow afternoon?', 'en')).toBe('2027-01-14 12-18')
  })

  it.each(['Could we meet by Friday?', 'I would like to come and see you by Friday. When can I?'])(
    'another "by" is a last day: %s',
    (text) => {
      expect(toldWish(text, 'en')).toBe('..2027-01-15')
    },
  )
})
