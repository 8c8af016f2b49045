import type { Overview } from '@meridian/contract'
import type { ReactNode } from 'react'
import { formatNumber } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { formatBytes } from './byte-words.ts'
import { type Share, ShareBar } from './share-bar.tsx'

/** How much of everything there is; what can be listed leads to its list. */
export function OverviewFigures({ overview }: { readonly overview: Overview }) {
  const { users, sessions, meetings, storage } = overview
  return (
    <div className={grid_class}>
      <Figure
        label={t('Users')}
        value={formatNumber(users.total)}
        note={t('{count} new in 7 days', { count: users.created_lately })}
        href="/admin/users"
      >
        <ShareBar
          shares={[
            { label: t('Active'), value: users.by_status.active },
            { label: t('Invited'), value: users.by_status.invited },
            { label: t('Disabled'), value: users.by_status.disabled },
          ]}
        />
      </Figure>
      <Figure
        label={t('Operators')}
        value={formatNumber(users.by_role.admin + users.by_role.system_admin)}
        note={t('run this instance')}
      >
        <ShareBar
          shares={[
            { label: t('Admins'), value: users.by_role.admin },
            { label: t('System admins'), value: users.by_role.system_admin },
          ]}
        />
      </Figure>
      <Figure
        label={t('Open sessions')}
        value={formatNumber(sessions.open)}
        note={t('{here} of {total} people here in 24 hours', {
          here: sessions.people_today,
          total: users.total,
        })}
      >
        <ShareBar
          whole={users.total}
          shares={[{ label: t('Here in 24 hours'), value: sessions.people_today }]}
        />
      </Figure>
      <Figure
        label={t('Meetings')}
        value={formatNumber(meetings.total)}
        note={t('{count} new in 7 days', { count: meetings.created_lately })}
      >
        <ShareBar
          shares={[
            { label: t('To come'), value: meetings.coming },
            { label: t('Over or cancelled'), value: meetings.total - meetings.coming },
          ]}
        />
      </Figure>
      <Figure
        label={t('Database')}
        value={formatBytes(storage.database_bytes)}
        note={t('on the disk')}
        isWide
      >
        <ShareBar shares={storageShares(storage)} />
      </Figure>
    </div>
  )
}

/** In the size of the figures. */
export function FiguresSkeleton() {
  return (
    <div className={grid_class}>
      {['users', 'operators', 'sessions', 'meetings', 'database'].map((name) => (
        <Card key={name} as="div" className={`${card_class} ${name === 'database' ? wide_class : ''}`}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-2.5 h-7 w-20" />
          <Skeleton className="mt-3 h-2 w-full" />
          <Skeleton className="mt-2.5 h-4 w-40 max-w-full" />
        </Card>
      ))}
    </div>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly note: string
  readonly href?: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Figure({ label, value, note, href, isWide = false, children }: FigureProps) {
  return (
    <Card as="article" className={`${card_class} ${isWide ? wide_class : ''}`}>
      <h2 className="text-text-2">{href ? <Link href={href}>{label}</Link> : label}</h2>
      <p className="mt-0.5 mb-3 flex flex-wrap items-baseline gap-x-2">
        <b className="num text-[1.625rem] leading-8 font-semibold tracking-[-0.03em]">{value}</b>
        <span className="num text-xs text-muted">{note}</span>
      </p>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}

function storageShares(storage: Overview['storage']): readonly Share[] {
  const { meetings_bytes, accounts_bytes, labels_and_tasks_bytes, database_bytes } = storage
  const rest = Math.max(0, database_bytes - meetings_bytes - accounts_bytes - labels_and_tasks_bytes)
  return [
    share(t('Meetings'), meetings_bytes),
    share(t('Accounts'), accounts_bytes),
    share(t('Labels and tasks'), labels_and_tasks_bytes),
    share(t('Everything else'), rest),
  ]
}

function share(label: string, bytes: number): Share {
  return { label, value: bytes, text: formatBytes(bytes) }
}

const grid_class = 'grid grid-cols-1 gap-3 @min-[34rem]:grid-cols-2 @min-[58rem]:grid-cols-4 md:gap-4'
const card_class = 'flex flex-col px-4 pt-3.5 pb-4'
const wide_class = '@min-[34rem]:col-span-full'
