import type { Role } from '@meridian/contract'
import { expect, it } from 'vitest'
import { menuOf } from './menu.ts'

it('[BW10] offers the board to the role user alone, and an admin no personal screen at all', () => {
  expect(labelsOf('user')).toContain('Board')
  expect(labelsOf('system_admin')).toEqual(labelsOf('user').filter((label) => label !== 'Board'))
  expect(labelsOf('admin')).toEqual([])
})

function labelsOf(role: Role): string[] {
  const personal = menuOf(role).filter(({ href }) => href.startsWith('/user/'))
  return personal.map(({ label }) => label)
}
