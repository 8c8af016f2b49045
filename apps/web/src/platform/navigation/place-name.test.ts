import { expect, it } from 'vitest'
import { placeName } from './place-name.ts'

it('[WMT72] the address of a call is no place, wherever a meeting is shown', () => {
  expect(placeName('https://us05web.zoom.us/j/99113089172?pwd=FAo51C1f0pD')).toBeNull()
  expect(placeName('HTTP://meet.example.com/harbour')).toBeNull()
  expect(placeName(null)).toBeNull()
  expect(placeName('12 Harbour Street, 2nd floor')).toBe('12 Harbour Street, 2nd floor')
  expect(placeName('https: ask at the desk')).toBe('https: ask at the desk')
})
