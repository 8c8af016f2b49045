import type { Overview } from '@meridian/contract'
import { version } from '../../../platform/config/version.ts'
import { presentZones } from '../../../platform/zones.ts'
import {
  cleanUpState,
  databaseState,
  jobsState,
  mailState,
  syncState,
  zoneDataState,
} from './overview.rules.ts'
import type { OverviewFacts } from './overview.service.ts'

export function presentOverview(
  { disk, figures, database, latencyMs, uptimeSeconds, jobs, mails, sync }: OverviewFacts,
  {
    now,
    hasMail,
    hasProviders,
  }: { readonly now: Date; readonly hasMail: boolean; readonly hasProviders: boolean },
): Overview {
  const zones = presentZones()
  const { users, admins, system_admins, disabled, invited } = figures
  return {
    version,
    uptime_seconds: uptimeSeconds,
    users: {
      total: users,
      by_role: { user: users - admins - system_admins, admin: admins, system_admin: system_admins },
      by_status: { active: users - disabled - invited, invited, disabled },
      created_lately: figures.users_lately,
    },
    sessions: { open: figures.sessions, people_today: figures.people_today },
    meetings: {
      total: figures.meetings,
      coming: figures.meetings_coming,
      created_lately: figures.meetings_lately,
    },
    storage: {
      database_bytes: database.database_bytes,
      meetings_bytes: database.meetings_bytes,
      accounts_bytes: database.accounts_bytes,
      labels_and_tasks_bytes: database.labels_and_tasks_bytes,
    },
    health: {
      database: {
        state: databaseState(latencyMs),
        version: database.version,
        latency_ms: Math.round(latencyMs * 10) / 10,
        connections: database.connections,
        connections_max: database.connections_max,
      },
      disk,
      clean_up: {
        state: cleanUpState(database.cleaned_up_at, { uptimeSeconds, now }),
        last_finished_at: database.cleaned_up_at?.toISOString() ?? null,
      },
      mail: { ...mails, state: mailState(mails, hasMail) },
      jobs: { ...jobs, state: jobsState(jobs, now), oldest_at: jobs.oldest_at?.toISOString() ?? null },
      sync: { ...sync, state: syncState(sync, hasProviders) },
      zone_data: { ...zones, state: zoneDataState(zones.version, now) },
    },
  }
}
