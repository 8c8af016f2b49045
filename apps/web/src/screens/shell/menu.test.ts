import type { Role } from '@meridian/contract'
import { expect, it } from 'vitest'
import { menuOf } from './menu.ts'

it('[DSH35] offers the board to the role user alone, and an admin no personal screen at all', () => {
  expect(labelsOf('user')).toContain('Board')
  expect(labelsOf('system_admin')).toEqual(labelsOf('user').filter((label) => label !== 'Board'))
  expect(labelsOf('admin')).toEqual([])
})

it('[WML1] offers mails to everybody who has meetings, and four places with More on a phone', () => {
  expect(labelsOf('user')).toContain('Mails')
  expect(labelsOf('system_admin')).toContain('Mails')
  for (const role of ['user', 'system_admin'] as const) {
    const bar = menuOf(role).filter(({ isInMore }) => !isInMore)
    expect(bar.map(({ label }) => label)).toEqual(['Dashboard', 'Meetings', 'Calendar', 'Mails'])
  }
})

function labelsOf(role: Role): string[] {
  const personal = menuOf(role).filter(({ href }) => href.startsWith('/user/'))
  return personal.map(({ label }) => label)
}
