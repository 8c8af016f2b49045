import { slug } from '@meridian/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeName } from './booking-page.rules.ts'

const user_id = '01a2073b-1673-7816-98c2-8ac6bc302682'

describe('[BKG10] the name in addresses', () => {
  it.each([
    ['Ada Lövelace', 'ada-lovelace'],
    ["  Seán O'Brien-Ó  ", 'sean-o-brien-o'],
    ['Groß', 'gross'],
    ['山田', 'person-01a2073b'],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('of %j is %s', (full_name, name) => {
    expect(freeName(full_name, user_id, 1)).toBe(name)
  })

  it('can be one for every person and attempt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (full_name, attempt) => {
        const { error } = slug('The name').safeParse(freeName(full_name, user_id, attempt))
        expect(error?.issues.filter(({ message }) => !message.includes('reserved')) ?? []).toEqual([])
      }),
    )
  })
})
