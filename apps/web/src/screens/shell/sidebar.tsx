import { Fragment, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { PanelLeft } from '../../ui/sided-icons.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { entryLabel, isWithin, type MenuEntry } from './menu.ts'
import { NoteDot } from './note-dot.tsx'
import { JumpButton } from './palette.tsx'
import { UserMenu } from './user-menu.tsx'

const NextMeetingCard = lazyPart(
  async () => ({ default: (await import('../../features/meeting/next-meeting-card.tsx')).NextMeetingCard }),
  { kind: 'unasked' },
)

interface SidebarProps {
  readonly menu: readonly MenuEntry[]
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly isPersonal: boolean
}

export function Sidebar({ menu, isFolded, onFold, isPersonal }: SidebarProps) {
  return (
    <aside
      aria-label={t('Sidebar')}
      className={cx(
        'sticky top-0 hidden h-dvh flex-col pt-3.5 pb-3 md:flex',
        isFolded ? 'items-center px-2' : 'px-3',
      )}
    >
      <div className={cx('flex items-center pb-3.5', isFolded ? 'flex-col gap-3' : 'gap-2.25 px-2')}>
        <Logo />
        {!isFolded && <span className="text-[0.9375rem] font-semibold tracking-[-0.011em]">Meridian</span>}
        <IconButton
          label={isFolded ? t('Unfold the sidebar') : t('Fold the sidebar')}
          icon={PanelLeft}
          size="sm"
          shortcut="Mod+\"
          aria-expanded={!isFolded}
          tooltipPlacement="end"
          onPress={onFold}
          className={isFolded ? '' : '-me-1 ms-auto'}
        />
      </div>
      <JumpButton isFolded={isFolded} />
      <MenuLinks menu={menu} isFolded={isFolded} />
      <div className="mt-auto w-full min-w-0">
        {isPersonal && !isFolded && (
          <Suspense>
            <NextMeetingCard />
          </Suspense>
        )}
        <UserMenu isFolded={isFolded} />
      </div>
    </aside>
  )
}

function MenuLinks({ menu, isFolded }: { readonly menu: readonly MenuEntry[]; readonly isFolded: boolean }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('Main')} className="flex w-full flex-col gap-px">
      {menu.map((entry, index) => {
        const isFirstOfGroup = entry.group !== undefined && entry.group !== menu[index - 1]?.group
        const isCurrent = isWithin(pathname, entry)
        const link = (
          <Link
            href={entry.href}
            look="bare"
            aria-label={entryLabel(entry)}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'flex h-8 items-center gap-2.5 rounded-md font-medium transition-colors duration-(--dur-fast)',
              isFolded ? 'justify-center' : 'px-2',
              isCurrent
                ? 'bg-raised text-text shadow-[var(--sh-sm),0_0_0_1px_var(--c-border)]'
                : 'text-text-2 hover:bg-[color-mix(in_srgb,var(--c-text)_5%,transparent)]',
            )}
          >
            <span className="relative">
              <Icon of={entry.icon} className={isCurrent ? 'text-accent-text' : 'text-muted'} />
              {isFolded && entry.note && (
                <NoteDot isQuiet={entry.count !== undefined} className="absolute -end-1 -top-1" />
              )}
            </span>
            {!isFolded && entry.label}
            {!isFolded && entry.note && <EntryEnd count={entry.count} />}
          </Link>
        )
        return (
          <Fragment key={entry.href}>
            {isFirstOfGroup && <GroupName isFolded={isFolded}>{entry.group}</GroupName>}
            <Tooltip text={entryLabel(entry)} placement="end" isDisabled={!isFolded && !entry.note}>
              {link}
            </Tooltip>
          </Fragment>
        )
      })}
    </nav>
  )
}

/** The space keeps what is seen, 'Mails 3', a part of the name, 'Mails, 3 unread'. */
function EntryEnd({ count }: Pick<MenuEntry, 'count'>) {
  if (count === undefined) return <NoteDot className="ms-auto" />
  return (
    <>
      {' '}
      <span className="num ms-auto text-xs font-normal text-muted">{count}</span>
    </>
  )
}

/** Where the sidebar is folded a line stands for the name. */
function GroupName({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  if (isFolded) return <hr className="mx-2 my-2 border-[color-mix(in_srgb,var(--c-text)_10%,transparent)]" />
  return <p className="mt-4 mb-1 px-2 text-2xs font-medium text-muted">{children}</p>
}
