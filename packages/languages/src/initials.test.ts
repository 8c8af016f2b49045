import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Mara Lindqvist', 'ML'],
  ['Priya', 'P'],
  ['Ana María de la Cruz', 'AC'],
  ['élodie ørsted', 'ÉØ'],
  ['王小明', '王'],
  ['  ', '?'],
  ['', '?'],
])('[WEB4] stands for %j by %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
