import { expect, it } from 'vitest'
import { cutLabel } from './label-text.ts'

it('[WEB1] leaves a label of 20 characters alone', () => {
  expect(cutLabel('Propose another time')).toBe('Propose another time')
})

it('[WEB1] cuts a longer label to 20 characters and three dots', () => {
  expect(cutLabel('Save Timezone Changes')).toBe('Save Timezone Change...')
})

it('[WEB1] never cuts a character in half', () => {
  expect(cutLabel('🗓'.repeat(21))).toBe(`${'🗓'.repeat(20)}...`)
})
