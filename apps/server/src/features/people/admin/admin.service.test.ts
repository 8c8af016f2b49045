import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../test/database.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { prepareInstance } from '../../instance/instance.service.ts'
import { setRole } from './admin.service.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const email = 'operator@people.example'
let database: FreshDatabase

beforeEach(async () => {
  database = await freshDatabase()
  const settings = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'quite a long secret' }
  await prepareInstance(database.db, readConfig(settings, '/'), now)
})
afterEach(() => database.drop())

function entries() {
  return database.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'actor_user_id', 'actor_name', 'subject_email', 'details'])
    .orderBy('created_at')
    .orderBy('audit_entry_id')
    .execute()
}

it('[PPL61] writes down what the settings and the command line do', async () => {
  await setRole(database.db, email, 'user', now)
  const settings = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'another long secret' }
  await prepareInstance(database.db, readConfig(settings, '/'), now)
  await prepareInstance(database.db, readConfig(settings, '/'), now)
  const common = { actor_user_id: null, subject_email: email }
  const by_settings = { ...common, actor_name: 'Settings of the instance' }
  expect(await entries()).toEqual([
    { ...by_settings, audit_action: 'account_created', details: { role: 'admin' } },
    {
      ...common,
      audit_action: 'role_changed',
      actor_name: 'Command line',
      details: { role: 'user', role_before: 'admin' },
    },
    { ...by_settings, audit_action: 'role_changed', details: { role: 'admin', role_before: 'user' } },
  ])
})

it('[PPL62] keeps an entry for a year', async () => {
  await removeExpired(database.db, new Date('2027-11-20T08:59:59.000Z'))
  expect(await entries()).toHaveLength(1)
  await removeExpired(database.db, new Date('2027-11-20T09:00:01.000Z'))
  expect(await entries()).toEqual([])
})

it('[PPL64] reports when the clean-up last finished', async () => {
  await removeExpired(database.db, now)
  const later = new Date('2026-11-20T10:00:00.000Z')
  await removeExpired(database.db, later)
  const runs = await database.db.selectFrom('job_run').selectAll().execute()
  expect(runs).toEqual([{ job: 'clean_up', last_finished_at: later }])
})
