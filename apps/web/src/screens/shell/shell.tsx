import { getUser, getWorkspace } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { useChangeQueue } from '../../platform/offline/change-queue.ts'
import { mergeWorkspace } from '../../platform/session/session-records.ts'
import { mergeUser, useSession } from '../../platform/session/session.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { useNewestUndo } from '../../platform/state/newest-undo.ts'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { OnceOpen } from '../../ui/overlay/once-open.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { CreateEvent } from '../create-event.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { AccountNotices } from './account-notices.tsx'
import { VanishedNotice } from './vanished-notice.tsx'
import { AddressNotice } from './address-notice.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { isWithin, type MenuEntry } from './menu.ts'
import { Palette } from './palette.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Reminders } from './reminders.tsx'
import { ShortcutLegend } from './shortcut-legend.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useNotedMenu } from './use-noted-menu.ts'
import { useSidebarFold } from './use-sidebar-fold.ts'

const WaitingChanges = lazyPart(
  async () => ({ default: (await import('./waiting-changes.tsx')).WaitingChanges }),
  { kind: 'unasked' },
)

const SignOutQuestion = lazyPart(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}))

/** What stands around every screen of a signed-in person: sidebar and top bar, or two bars on a phone. */
export function Shell() {
  const role = useSession(({ user }) => user?.role ?? 'user')
  const { isFolded, toggle } = useSidebarFold()
  const main = useFocusOnNewPage()
  const menu = useNotedMenu(role)
  const { pathname, search } = useLocation()
  const isPersonal = role !== 'admin'
  const newest = useNewestUndo()
  useStoredRecords()
  useHotkey({ keys: 'z', label: t('Undo'), group: t('General') }, () => newest?.undo(), newest !== null)
  useHotkey({ keys: 'Mod+\\', label: t('Fold the sidebar'), group: t('General') }, toggle)

  return (
    <div
      className={cx(
        'md:grid',
        isFolded
          ? 'md:grid-cols-[var(--w-rail)_minmax(0,1fr)]'
          : 'md:grid-cols-[var(--w-sidebar)_minmax(0,1fr)]',
      )}
    >
      <a
        href="#content"
        className="sr-only rounded-md bg-overlay px-3 py-2 font-medium text-accent-text focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:shadow-lg"
      >
        {t('Skip to content')}
      </a>
      <Sidebar menu={menu} isFolded={isFolded} onFold={toggle} isPersonal={isPersonal} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <div className="sticky top-0 z-10 h-(--h-lane) flex-none bg-surface md:bg-canvas" />
        <div className="flex flex-1 flex-col bg-surface pb-[calc(var(--h-bottombar)+1.375rem)] md:my-2 md:me-2 md:overflow-clip md:rounded-[14px] md:pb-0 md:shadow-(--sh-sheet)">
          <AddressNotice />
          <AccountNotices />
          {isPersonal && <VanishedNotice />}
          <div className="sticky top-(--h-lane) z-10 flex-none bg-surface low:relative low:top-0">
            <ConnectionNotice />
            <Waiting />
            {isPersonal && <Reminders />}
            {isPersonal && <TopBar />}
            <PhoneBar isPersonal={isPersonal} />
          </div>
          <main id="content" ref={main} tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <ErrorBoundary
              address={`${pathname}${search}`}
              name={menu.find((entry) => isWithin(pathname, entry))?.label}
              isWithin
            >
              <Outlet />
            </ErrorBoundary>
          </main>
        </div>
      </div>
      <BottomBar menu={menu} isPersonal={isPersonal} />
      {menu.map((entry) => (
        <GoTo key={entry.href} entry={entry} />
      ))}
      {isPersonal && <PersonalParts />}
      <AskedSignOut />
      <Palette />
      <ShortcutLegend />
    </div>
  )
}

/** Comes with the first change that waits. */
function Waiting() {
  const isWaiting = useChangeQueue(({ changes }) => changes.length > 0)
  if (!isWaiting) return null
  return (
    <Suspense>
      <WaitingChanges />
    </Suspense>
  )
}

/** Comes with the first sign-out that is asked about. */
function AskedSignOut() {
  const isLeaving = useChangeQueue(({ leaving }) => leaving !== null)
  return (
    <OnceOpen isOpen={isLeaving}>
      <SignOutQuestion />
    </OnceOpen>
  )
}

function PersonalParts() {
  const { open } = useCreateMeeting()
  useHotkey({ keys: 'c', label: t('Create Event'), group: t('General') }, () => open())
  return <CreateEvent />
}

function GoTo({ entry }: { readonly entry: MenuEntry }) {
  const navigate = useNavigate()
  useHotkey(
    { keys: `g ${entry.key}`, label: t('Go to {label}', { label: entry.label }), group: t('Go to') },
    () => {
      void navigate(entry.href)
    },
  )
  return null
}

/** The stored user and workspace follow the server, where another device may have changed them. */
function useStoredRecords(): void {
  const user = useQuery(queryFor(getUser, {})).data
  const records = useQuery(queryFor(getWorkspace, {})).data
  useEffect(() => {
    if (user) mergeUser(user)
  }, [user])
  useEffect(() => {
    if (records) mergeWorkspace(records.workspace, records.company)
  }, [records])
}

/** After a change of page, keyboard and screen reader go on at its beginning, or in the field it begins with, not in the old menu. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const isInField = document.activeElement?.matches('input, textarea') ?? false
    if (isInField && main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
