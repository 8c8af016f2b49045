import type { Role } from '@meridian/contract'
import { expect, it } from 'vitest'
import { menuOf } from './menu.ts'

const both = ['/admin/dashboard', '/admin/users']

it('[PPL68] offers an admin administration alone, a system_admin also the personal screens, a user none of it', () => {
  expect(hrefsOf('admin')).toEqual(both)
  expect(hrefsOf('system_admin').slice(-2)).toEqual(both)
  expect(hrefsOf('system_admin')[0]).toBe('/user/dashboard')
  expect(hrefsOf('user').filter((href) => both.includes(href))).toEqual([])
})

it('[PPL68] gives every entry of a menu a key of its own', () => {
  for (const role of ['user', 'admin', 'system_admin'] as const) {
    const keys = menuOf(role).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

function hrefsOf(role: Role): string[] {
  return menuOf(role).map(({ href }) => href)
}
