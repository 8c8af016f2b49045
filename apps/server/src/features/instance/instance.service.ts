import type { Config } from '../../platform/config/config.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import {
  hasAccounts,
  hasWorkspace,
  insertWorkspace,
  lockPreparation,
  updateSettings,
} from './instance.queries.ts'
import { admitsStrangers, findRegistration, seedAdmin, type SeededAdmin } from '../people/people.api.ts'

/**
 * Creates what an instance needs: its workspace, its company and, where the settings name one, its admin.
 * Stores the settings that services read. Safe to run at every start, and in several processes at once.
 */
export function prepareInstance(db: Db, config: Config, now: Date): Promise<SeededAdmin | undefined> {
  return inTransaction(db, async (tx) => {
    await lockPreparation(tx)
    if (!(await hasWorkspace(tx))) await makeWorkspace(tx, config)
    const admits_strangers = admitsStrangers(await findRegistration(tx, config))
    await updateSettings(tx, { sends_mail: config.mail !== undefined, admits_strangers })
    return config.admin && seedAdmin(tx, config.admin, now)
  })
}

/** A warning for the operator about who can register, in a sentence; null for none. */
export async function registrationWarning(db: Db, config: Config): Promise<string | null> {
  const { host, mail } = config
  const { mode, isLocal } = await findRegistration(db, config)
  const isReachable = !/^(localhost|127\.|::1$)/.test(host)
  if (mode === 'invited' && !(await hasAccounts(db)))
    return 'Registration is by invitation and there is no account yet: start once with ADMIN_EMAIL and ADMIN_PASSWORD.'
  if (mode === 'open' && (!isLocal || isReachable))
    return 'Registration is open: every visitor of this server can create an account. An operator closes it under Administration, or REGISTRATION=invited does.'
  if (mode === 'domains' && !mail)
    return 'Without SMTP_URL no address is proven by mail: operators confirm the accounts that register.'
  return null
}

/** Whether the first account exists. */
export function isInUse(db: Db): Promise<boolean> {
  return hasAccounts(db)
}

async function makeWorkspace(tx: Db, { operatorName = 'Meridian' }: Config): Promise<void> {
  await insertWorkspace(
    tx,
    {
      workspace_id: newId(),
      name: operatorName,
      timezone: 'UTC',
      week_start: 0,
      default_duration_minutes: 30,
    },
    { company_id: newId(), name: operatorName, domain: null, website: null },
  )
}
