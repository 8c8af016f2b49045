import { audit_actions, type AuditEntry } from '@meridian/contract'
import { expect, it } from 'vitest'
import { actWords, isAboutOneself } from './audit-words.ts'

const entry: AuditEntry = {
  audit_entry_id: '0198f000-0000-7000-8000-000000000001',
  audit_action: 'role_changed',
  actor: { user_id: '0198f000-0000-7000-8000-000000000002', full_name: 'Otto Example' },
  subject: {
    user_id: '0198f000-0000-7000-8000-000000000003',
    full_name: 'Ada Example',
    primary_email: 'ada@people.example',
  },
  details: {},
  created_at: '2026-11-20T09:00:00.000Z',
}

it.each(audit_actions)('[AD17] has words for %s', (audit_action) => {
  expect(actWords({ ...entry, audit_action })[0]).not.toBe('')
})

it('[AD17] says which role was given and whether an export was taken', () => {
  expect(actWords({ ...entry, details: { role: 'system_admin', role_before: 'user' } })).toEqual([
    'made',
    'a system admin',
  ])
  expect(actWords({ ...entry, audit_action: 'account_deleted', details: { has_export: true } })).toEqual([
    'deleted',
    'with an export',
  ])
})

it('[AD17] knows who acts for themselves', () => {
  expect(isAboutOneself(entry)).toBe(false)
  const own = { ...entry, actor: { ...entry.subject } }
  expect(isAboutOneself(own)).toBe(true)
  expect(actWords({ ...own, audit_action: 'account_deleted' })).toEqual(['deleted the own account', ''])
})
