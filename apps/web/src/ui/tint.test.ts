import { expect, it } from 'vitest'
import { tintOfColor, tintOfKey } from './tint.ts'

it('[WEB2] knows a label colour however it is written', () => {
  expect(tintOfColor('#6EC1E4')).toBe('tint-blue')
  expect(tintOfColor('#9370db')).toBe('tint-indigo')
})

it('[WEB2] shows an unknown colour in grey', () => {
  expect(tintOfColor('url(javascript:0)')).toBe('source-custom')
})

it('[WEB3] gives the same person the same tint, and uses all of them', () => {
  const people = Array.from({ length: 200 }, (_, index) => `person ${index}`)
  expect(people.map(tintOfKey)).toEqual(people.map(tintOfKey))
  expect(new Set(people.map(tintOfKey)).size).toBe(10)
})
