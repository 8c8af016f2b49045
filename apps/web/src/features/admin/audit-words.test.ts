import { type AuditEntry, audit_actions } from '@meridian/contract'
import { expect, it } from 'vitest'
import { actSentence, isAboutOneself } from './audit-words.ts'

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

it.each(audit_actions)('[PPL67] has words for %s', (audit_action) => {
  expect(actSentence({ ...entry, audit_action })).toMatch(/^<b>Otto Example<\/b> \w+/)
})

it('[PPL67] says which role was given and whether an export was taken', () => {
  const raised = { ...entry, details: { role: 'system_admin', role_before: 'user' } } as const
  expect(actSentence(raised)).toBe('<b>Otto Example</b> made <b>Ada Example</b> a system admin')
  const deleted = { ...entry, audit_action: 'account_deleted', details: { has_export: true } } as const
  expect(actSentence(deleted)).toBe('<b>Otto Example</b> deleted <b>Ada Example</b> with an export')
})

it('[PPL67] [AMC13] says by which tool an assistant acted', () => {
  const own = { ...entry, actor: { ...entry.subject }, audit_action: 'assistant_act_confirmed' } as const
  expect(actSentence({ ...own, details: { program_name: 'Helper', tool: 'move' } })).toBe(
    '<b>Ada Example</b> confirmed what the assistant “Helper” asked for: move a meeting',
  )
})

it('[PPL67] knows who acts for themselves', () => {
  expect(isAboutOneself(entry)).toBe(false)
  const own = { ...entry, actor: { ...entry.subject } }
  expect(isAboutOneself(own)).toBe(true)
  expect(actSentence({ ...own, audit_action: 'account_deleted' })).toBe(
    '<b>Ada Example</b> deleted the own account',
  )
})
