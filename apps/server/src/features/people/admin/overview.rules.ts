import type { Overview } from '@meridian/contract'
import { hour_ms } from '@meridian/engine'
import { late_after_ms } from '../../../platform/jobs/job-health.ts'

/** An empty query takes under a millisecond at rest; a quarter of a second is felt on every screen. */
export function databaseState(latencyMs: number): Overview['health']['database']['state'] {
  return latencyMs < 250 ? 'ok' : 'slow'
}

/** The clean-up runs an hour after the start and then hourly. */
export function cleanUpState(
  lastFinishedAt: Date | null,
  { uptimeSeconds, now }: { uptimeSeconds: number; now: Date },
): Overview['health']['clean_up']['state'] {
  const isDue = uptimeSeconds * 1000 > 1.5 * hour_ms
  if (lastFinishedAt === null) return isDue ? 'late' : 'waiting'
  return isDue && now.getTime() - lastFinishedAt.getTime() > 2 * hour_ms ? 'late' : 'ok'
}

export function jobsState(
  { failed, oldest_at }: { readonly failed: number; readonly oldest_at: Date | null },
  now: Date,
): Overview['health']['jobs']['state'] {
  if (oldest_at !== null && now.getTime() - oldest_at.getTime() > late_after_ms) return 'late'
  return failed > 0 ? 'failing' : 'ok'
}

/** A mail that is deferred once and then accepted is no lasting failure; until then it counts as one. */
export function mailState(
  { failing, failed }: { readonly failing: number; readonly failed: number },
  isSetUp: boolean,
): Overview['health']['mail']['state'] {
  if (!isSetUp) return 'not_set_up'
  return failing > 0 || failed > 0 ? 'failing' : 'ok'
}

export function syncState(
  { connections, failing }: { readonly connections: number; readonly failing: number },
  isSetUp: boolean,
): Overview['health']['sync']['state'] {
  if (failing > 0) return 'failing'
  return isSetUp || connections > 0 ? 'ok' : 'not_set_up'
}

/** IANA has published new zone data in each half year for decades. */
export function zoneDataState(version: string, now: Date): Overview['health']['zone_data']['state'] {
  const year = Number(version.slice(0, 4))
  return now.getTime() < Date.UTC(year + 1, 6, 1) ? 'ok' : 'old'
}
