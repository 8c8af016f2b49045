import { hour_ms } from '@meridian/engine'
import type { BackupConfig } from '../../platform/config/config.ts'
import type { JobCall } from '../../platform/jobs/jobs.ts'
import { backUp, deleteOldBackups } from '../../platform/postgres/backup.ts'
import { listBackups, momentOf } from '../../platform/postgres/backup-files.ts'
import { findStartedCluster } from '../../platform/postgres/cluster-address.ts'

/** Since the backup was due; 0 while none is. Without any backup, since `startedAt`. */
export async function getOverdueMs(
  { folder, everyHours }: BackupConfig,
  { now, startedAt }: { readonly now: Date; readonly startedAt: Date },
): Promise<number> {
  const [newest] = await listBackups(folder)
  const dueMs = newest === undefined ? startedAt.getTime() : momentOf(newest).getTime() + everyHours * hour_ms
  return Math.max(0, now.getTime() - dueMs)
}

/** Makes a backup where the newest is old enough, and then deletes those beyond the number that is kept. */
export async function backUpWhenDue({
  config,
  log,
  now,
}: Pick<JobCall, 'config' | 'log' | 'now'>): Promise<void> {
  const { backups, dataDir } = config
  if (!backups) return
  const [newest] = await listBackups(backups.folder)
  if (newest !== undefined && now().getTime() - momentOf(newest).getTime() < backups.everyHours * hour_ms)
    return
  const url = findStartedCluster(dataDir)
  if (url === undefined) throw new Error('The database that comes with Meridian does not run.')
  const backup = await backUp({ url, dataDir, into: backups.folder, now })
  const deleted = await deleteOldBackups(backups.folder, { kept: backups.kept, now: now() })
  log.info({ backup, deleted }, 'made a backup')
}
