import type { Config } from '../../platform/config.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { seedAdmin, type SeededAdmin } from '../user/admin.service.ts'
import { hasWorkspace, insertWorkspace, lockPreparation, writeSendsMail } from './instance.queries.ts'

/**
 * Makes what an instance cannot be without: its workspace, its company and, where the settings name one, its admin.
 * Notes what services must know of the settings. Safe to run at every start, and in several processes at once.
 */
export function prepareInstance(db: Db, config: Config, now: Date): Promise<SeededAdmin | undefined> {
  return inTransaction(db, async (tx) => {
    await lockPreparation(tx)
    if (!(await hasWorkspace(tx))) await makeWorkspace(tx, config)
    await writeSendsMail(tx, config.mail !== undefined)
    return config.admin && seedAdmin(tx, config.admin, now)
  })
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
