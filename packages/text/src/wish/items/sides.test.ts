import { describe, expect, it } from 'vitest'
import { dayNumberOf } from '../days/day-number.ts'
import { readItems } from '../sentence/read-items.ts'
import { asLeftOut, asLimit, asMeant, sideOf } from './sides.ts'

const context = { language: 'en', today: dayNumberOf('2027-01-13'), isMonthFirst: false } as const
const itemOf = (text: string) => {
  const [item] = readItems(text, context)
  if (!item) throw new Error(`No time in ${text}`)
  return item
}

describe('[GEN122] a time that was read for the meeting and is left out', () => {
  it('is left out as it stands', () => {
    expect(asLeftOut(itemOf('On Tuesday.'))).toMatchObject({ kind: 'days', isExcluded: true, bound: null })
    expect(asLeftOut(itemOf('From 9 to 11.'))).toMatchObject({
      isExcluded: true,
      hours: { from: 540, until: 660 },
    })
  })

  it('leaves what is behind its end', () => {
    expect(asLeftOut(itemOf('By Thursday.'))).toMatchObject({ isExcluded: true, bound: 'after' })
  })

  it('is itself again when it is meant after all, and guessed no more', () => {
    for (const text of ['On Tuesday.', 'By Thursday.', 'From 9 to 11.'])
      expect(asMeant(asLeftOut(itemOf(text)))).toEqual({ ...itemOf(text), isGuessed: false })
  })

  it('stays as it is where it stands for the other side already', () => {
    const closed = itemOf('We close at 2 pm.')
    expect(closed).toMatchObject({ kind: 'hours', isExcluded: true, isTurned: true })
    expect(asMeant(closed)).toBe(closed)
    const limit = itemOf('Not before 10.')
    expect(limit).toMatchObject({ kind: 'hours', isExcluded: false, isLimit: true })
    expect(asLeftOut(limit)).toBe(limit)
  })
})

describe('[GEN122] a time that limits the meeting, whatever its words say', () => {
  it('is a day that the meeting is before, or from which on it is', () => {
    expect(asLimit(itemOf('On Tuesday.'), 'until')).toMatchObject({ isExcluded: false, bound: 'before' })
    expect(asLimit(itemOf('On Tuesday.'), 'from')).toMatchObject({ isExcluded: false, bound: 'from' })
    expect(asLimit(itemOf('By Thursday.'), 'from')).toMatchObject({ isExcluded: false, bound: 'after' })
  })

  it('leaves out the hours behind an end and ahead of a beginning', () => {
    const rest = { isExcluded: true, hours: { from: 900, until: 1440 } }
    expect(asLimit(itemOf('At 3 pm.'), 'until')).toMatchObject(rest)
    expect(asLimit(itemOf('From 3 pm to 5 pm.'), 'until')).toMatchObject(rest)
    expect(asLimit(itemOf('At 3 pm.'), 'from')).toMatchObject({
      isExcluded: true,
      hours: { from: 0, until: 900 },
    })
    expect(asLimit(itemOf('Until 3 pm.'), 'from')).toMatchObject({
      isExcluded: true,
      hours: { from: 0, until: 900 },
    })
  })

  it('stays as it was read where its words say the same', () => {
    for (const text of ['By Thursday.', 'Until 3 pm.']) {
      expect(sideOf(itemOf(text))).toBe('until')
      expect(asLimit(itemOf(text), 'until')).toEqual(itemOf(text))
    }
    for (const text of ['After Thursday.', 'From 3 pm.']) expect(sideOf(itemOf(text))).toBe('from')
    for (const text of ['On Tuesday.', 'At 3 pm.', 'An hour.']) expect(sideOf(itemOf(text))).toBeNull()
  })
})
