import type { Overview } from '@meridian/contract'
import { CircleAlert, CircleCheck, CircleDashed, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { rich } from '../../platform/text/rich-text.tsx'
import { mark, plural, t } from '../../platform/text/text.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { StatusText, type Tone } from '../../ui/state/status.tsx'
import { Past } from './account-facts.tsx'
import { formatBytes, formatUptime } from './byte-words.ts'
import { Meter } from './meter.tsx'
import { StuckJobs } from './stuck-jobs.tsx'
import { TestMail } from './test-mail.tsx'

interface HealthCardProps {
  readonly children: ReactNode
}

/** The frame of the health of everything the instance depends on. */
export function HealthCard({ children }: HealthCardProps) {
  return (
    <Card labelledBy="health-title" className="overflow-hidden">
      <CardHeader id="health-title" title={t('Health')} />
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:m-4">{children}</div>
    </Card>
  )
}

export function HealthRows({ overview }: { readonly overview: Overview }) {
  const { version, uptime_seconds, health } = overview
  const { database, disk, clean_up } = health
  const used = t('{used} of {most} connections', {
    used: database.connections,
    most: database.connections_max,
  })
  return (
    <ul>
      <Part name={t('Server')} state={<State tone="success">{t('Running')}</State>}>
        {t('Version {version}, for {time}', { version, time: formatUptime(uptime_seconds) })}
      </Part>
      <Part
        name={t('Database')}
        state={
          database.state === 'ok' ? (
            <State tone="success">{t('Working')}</State>
          ) : (
            <State tone="warning">{t('Slow')}</State>
          )
        }
        meter={{ value: database.connections / database.connections_max, text: used }}
      >
        {t('PostgreSQL {version}, answers in {milliseconds} ms, {used}', {
          version: database.version,
          milliseconds: database.latency_ms,
          used,
        })}
      </Part>
      <Part name={t('Disk')} state={stateOf(disk_states[disk.state])}>
        {disk.free_bytes === null
          ? t('Managed by the database server, which only reports when it is full')
          : t('{free} free where this server keeps its data', { free: formatBytes(disk.free_bytes) })}
      </Part>
      <Part name={t('Clean-up')} state={stateOf(clean_up_states[clean_up.state])}>
        {clean_up.last_finished_at === null
          ? t('Removes what has expired; runs for the first time an hour after the start')
          : rich(t('Removes what has expired; last run <when></when>'), {
              when: <Past moment={clean_up.last_finished_at} />,
            })}
      </Part>
      <Part
        name={t('Mail')}
        state={stateOf(service_states[health.mail.state])}
        action={health.mail.state !== 'not_set_up' && <TestMail />}
      >
        {health.mail.state === 'not_set_up'
          ? t('No mail is sent; you pass on links yourself')
          : t('{waiting} waiting to be sent, {failed} given up within a day', health.mail)}
      </Part>
      <Part
        name={t('Jobs')}
        state={stateOf(job_states[health.jobs.state])}
        action={<StuckJobs isTold={health.jobs.state !== 'ok'} />}
      >
        {t('{waiting} waiting, {running} running, {failed} given up within a day', health.jobs)}
        {health.jobs.oldest_at !== null && (
          <>
            {' · '}
            {rich(t('longest due <when></when>'), { when: <Past moment={health.jobs.oldest_at} /> })}
          </>
        )}
      </Part>
      <Part name={t('Sync')} state={stateOf(service_states[health.sync.state])}>
        {health.sync.connections === 0
          ? t('No provider is connected, so nothing is synced')
          : syncWords(health.sync)}
      </Part>
      <Part name={t('Time zones')} state={stateOf(zone_states[health.zone_data.state])}>
        {t(zone_sources[health.zone_data.source], { version: health.zone_data.version })}
      </Part>
    </ul>
  )
}

function syncWords(sync: Overview['health']['sync']): string {
  if (sync.failing + sync.needs_reconnect > 0)
    return t(
      "{connections} connected accounts: {failing} can't be synced, {needs_reconnect} need to be reconnected",
      sync,
    )
  return plural(sync.connections, {
    one: 'One connected account, no problems',
    other: '{count} connected accounts, no problems',
  })
}

/** In the size of the rows. */
export function HealthSkeleton() {
  return ['server', 'database', 'disk', 'clean-up', 'mail', 'jobs', 'sync', 'zones'].map((name) => (
    <div key={name} className={row_class}>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-4 w-56 max-w-full" />
    </div>
  ))
}

const icons: Readonly<Record<Tone, IconNode>> = {
  success: CircleCheck,
  warning: CircleAlert,
  danger: CircleAlert,
  off: CircleDashed,
}

function State({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <StatusText tone={tone} icon={icons[tone]}>
      {children}
    </StatusText>
  )
}

function stateOf({ tone, text }: Shown) {
  return <State tone={tone}>{t(text)}</State>
}

interface Shown {
  readonly tone: Tone
  readonly text: string
}

const disk_states: Readonly<Record<Overview['health']['disk']['state'], Shown>> = {
  ok: { tone: 'success', text: mark('Working') },
  low: { tone: 'warning', text: mark('Almost full') },
  full: { tone: 'danger', text: mark('Full') },
}

const clean_up_states: Readonly<Record<Overview['health']['clean_up']['state'], Shown>> = {
  ok: { tone: 'success', text: mark('Working') },
  waiting: { tone: 'off', text: mark('Not yet due') },
  late: { tone: 'danger', text: mark('Late') },
}

const job_states: Readonly<Record<Overview['health']['jobs']['state'], Shown>> = {
  ok: { tone: 'success', text: mark('Working') },
  late: { tone: 'danger', text: mark('Late') },
  failing: { tone: 'warning', text: mark('Some failed') },
}

const service_states: Readonly<Record<Overview['health']['sync' | 'mail']['state'], Shown>> = {
  not_set_up: { tone: 'off', text: mark('Not set up') },
  ok: { tone: 'success', text: mark('Working') },
  failing: { tone: 'warning', text: mark('Failing') },
}

const zone_states: Readonly<Record<Overview['health']['zone_data']['state'], Shown>> = {
  ok: { tone: 'success', text: mark('Working') },
  old: { tone: 'warning', text: mark('Out of date') },
}

const zone_sources: Readonly<Record<Overview['health']['zone_data']['source'], string>> = {
  package: mark('Zone data {version}, which came with Meridian'),
  system: mark('Zone data {version} of the operating system'),
  folder: mark('Zone data {version} from the folder in ZONE_DATA'),
  database: mark('Zone data {version}, which another process started with'),
  runtime: mark('Zone data {version} of Node'),
}

interface PartProps {
  readonly name: string
  readonly state: ReactNode
  /** How much of something limited is used; the sentence says the same. */
  readonly meter?: { readonly value: number; readonly text: string }
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Part({ name, state, meter, action, children }: PartProps) {
  return (
    <li className={row_class}>
      <span className="flex items-center gap-2">
        <b className="font-medium">{name}</b>
        <span className="ms-auto flex">{state}</span>
      </span>
      <span className="num text-xs text-muted">{children}</span>
      {meter && <Meter {...meter} />}
      {action}
    </li>
  )
}

const row_class =
  'flex min-h-14 flex-col justify-center gap-0.5 border-t border-border px-4 py-2.5 first:border-t-0'
