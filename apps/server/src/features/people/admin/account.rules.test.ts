import { type Role, roles } from '@meridian/contract'
import { expect, it } from 'vitest'
import { mayGive, mayHelp, mayManage, statusOf } from './account.rules.ts'

const one = (role: Role) => ({ user_id: 'one', role })
const other = (role: Role) => ({ user_id: 'other', role })
const pairs = roles.flatMap((actor) => roles.map((account) => ({ actor, account })))
const managed = new Set([
  'admin user',
  'system_admin user',
  'system_admin admin',
  'system_admin system_admin',
])

it.each(pairs)('[PPL49] decides whether $actor manages $account', ({ actor, account }) => {
  const isManaged = managed.has(`${actor} ${account}`)
  expect(mayManage(one(actor), other(account))).toBe(isManaged)
  expect(mayHelp(one(actor), other(account))).toBe(isManaged)
  expect(mayGive(actor, account)).toBe(isManaged)
})

it.each(roles)('[PPL50] lets %s help but not manage the own account', (role) => {
  expect([mayManage(one(role), one(role)), mayHelp(one(role), one(role))]).toEqual([false, true])
})

it('[PPL52] calls an account invited before its first password, and disabled above all', () => {
  const now = new Date('2026-11-20T09:00:00.000Z')
  expect(statusOf({ disabled_at: null, has_way_in: true })).toBe('active')
  expect(statusOf({ disabled_at: null, has_way_in: false })).toBe('invited')
  expect(statusOf({ disabled_at: now, has_way_in: false })).toBe('disabled')
})
