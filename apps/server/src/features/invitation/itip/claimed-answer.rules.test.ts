import { expect, it } from 'vitest'
import { isLikelySame } from './claimed-answer.rules.ts'

const berg = { name: 'Ada Berg', address: 'ada.berg@people.example' }

it.each([
  ['the same address', { name: '', address: 'ADA.BERG@people.example' }, true],
  ['the same name', { name: 'Berg, Ada', address: 'a@alias.example' }, true],
  ['the same first part', { name: '', address: 'ada.berg+work@alias.example' }, true],
  ['another person', { name: 'Bo Lind', address: 'bo@alias.example' }, false],
  ['nothing', { name: '', address: '' }, false],
])('[INV79] a guest is suggested by %s', (_, writer, isLikely) => {
  expect(isLikelySame(berg, [writer])).toBe(isLikely)
})

it('[INV79] an address of a function suggests no guest', () => {
  const office = { name: '', address: 'info@one.example' }
  expect(isLikelySame(office, [{ name: '', address: 'info@other.example' }])).toBe(false)
})
