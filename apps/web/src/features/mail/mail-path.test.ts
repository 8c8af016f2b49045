import { expect, it } from 'vitest'
import { parsePlace, placePath } from './mail-path.ts'

it('[WML39] the address of a sentence names its mail and place', () => {
  expect(placePath('7', { start: 3, end: 12 })).toBe('/user/mails/7?at=3-12')
  expect(placePath('7', { start: null, end: null })).toBe('/user/mails/7')
  expect(parsePlace('3-12')).toEqual({ start: 3, end: 12 })
  for (const at of [null, '', '3', '3-x', '-1-4', '99999999-1']) expect(parsePlace(at)).toBeNull()
})
