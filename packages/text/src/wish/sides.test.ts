import { describe, expect, it } from 'vitest'
import { dayNumberOf } from './day-number.ts'
import { readItems } from './read-items.ts'
import { asLeftOut, asMeant } from './sides.ts'

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

  it('is itself again when it is meant after all', () => {
    for (const text of ['On Tuesday.', 'By Thursday.', 'From 9 to 11.'])
      expect(asMeant(asLeftOut(itemOf(text)))).toEqual(itemOf(text))
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
