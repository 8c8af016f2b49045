import { expect, it } from 'vitest'
import { weigh } from '@meridian/text'
import { learnAny, learnClasses } from './learn-cues.ts'

const pace = { rounds: 20, rate: 0.1, pull: 1e-3, most: 100 }

it('[GEN123] learns by which cue a case is what it is', () => {
  const cases = Array.from({ length: 60 }, (_, at) => ({
    cues: ['any', `is ${at % 3}`, `noise ${at % 7}`],
    label: at % 3,
  }))
  const table = learnClasses(cases, 3, pace)
  for (const label of [0, 1, 2]) {
    const weights = weigh(['any', `is ${label}`, 'noise 2'], table)
    expect(weights.indexOf(Math.max(...weights))).toBe(label)
  }
})

it('[GEN123] learns which sentence asks from mails of which only the whole is known', () => {
  const cases = Array.from({ length: 80 }, (_, at) => {
    const small = [
      ['any', 'weather'],
      ['any', `news ${at % 5}`],
    ]
    return at % 2 === 0
      ? { groups: [...small, ['any', 'shall we']], isAny: true }
      : { groups: small, isAny: false }
  })
  const table = learnAny(cases, pace)
  expect(weigh(['any', 'shall we'], table)[0]).toBeGreaterThan(0)
  expect(weigh(['any', 'weather'], table)[0]).toBeLessThan(0)
})

it('[GEN123] learns the same of the same cases, and keeps the cues that say most', () => {
  const cases = Array.from({ length: 60 }, (_, at) => ({
    cues: [`is ${at % 3}`, `noise ${at % 7}`],
    label: at % 3,
  }))
  const few = { ...pace, most: 3 }
  expect(learnClasses(cases, 3, few)).toEqual(learnClasses(cases, 3, few))
  expect(learnClasses(cases, 3, few).keys).toHaveLength(3)
  expect(weigh(['is 1'], learnClasses(cases, 3, few)).some((weight) => weight > 0.5)).toBe(true)
})

it('[GEN123] a case counts by its weight', () => {
  const cases = [
    ...Array.from({ length: 30 }, () => ({ cues: ['word'], label: 0 })),
    ...Array.from({ length: 20 }, () => ({ cues: ['word'], label: 1, weight: 4 })),
  ]
  const [less = 0, more = 0] = weigh(['word'], learnClasses(cases, 2, pace))
  expect(more).toBeGreaterThan(less)
})
