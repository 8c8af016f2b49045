import { expect, it } from 'vitest'
import { takesPart } from './taken-parts.ts'

const day = { kind: 'date', first: '2026-11-24', last: null, rolls: null, dayPart: null } as const
const hour = { kind: 'time', start: { minutes: 750, isSure: true }, end: null } as const

it('[WMT80] takes no part that says what the person set', () => {
  for (const value of [day, hour, { kind: 'person', name: 'Ada' }] as const)
    expect(takesPart(value, new Set())).toBe(true)
  expect(takesPart(day, new Set(['day']))).toBe(false)
  expect(takesPart(day, new Set(['time']))).toBe(true)
  expect(takesPart(hour, new Set(['day', 'place']))).toBe(true)
  expect(takesPart(hour, new Set(['time']))).toBe(false)
  expect(takesPart({ ...day, last: '2026-11-26' }, new Set(['time']))).toBe(false)
  expect(takesPart({ kind: 'place', name: 'Quay' }, new Set(['place']))).toBe(false)
  expect(takesPart({ kind: 'person', name: 'Ada' }, new Set(['day', 'time', 'place']))).toBe(true)
})
