import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { newQueryClient } from '../platform/api/queries.ts'
import { useSession } from '../platform/session/session.ts'
import { listenForHotkeys } from '../platform/state/hotkeys.ts'
import { showError, toasts } from '../platform/state/toasts.ts'
import { useNewestUndo } from '../platform/state/newest-undo.ts'
import { commitOffered, forgetActs, undoOffered, useUndo } from '../platform/state/undo.ts'
import { useZoneShifts } from '../platform/time/zone-data.ts'
import { lazyPart, onPartMissing } from '../ui/state/lazy-part.tsx'
import { UndoBar } from '../ui/toast/undo-bar.tsx'
import { fetchPartsAhead } from './fetch-parts-ahead.ts'
import { Live } from './live.tsx'
import { whenIdle } from './when-idle.ts'

export { followZones } from '../platform/time/zone-data.ts'

const Toaster = lazyPart(async () => ({ default: (await import('../ui/toast/toaster.tsx')).Toaster }), {
  kind: 'unasked',
})

/** What every signed-in screen stands in: the answers of this user alone, toasts, undo and shortcuts. */
export function SignedInFrame() {
  const user_id = useSession(({ user }) => user?.user_id)
  useLayoutEffect(listenForHotkeys, [])
  const role = useSession(({ user }) => user?.role)
  useEffect(() => (role ? fetchPartsAhead(role) : undefined), [role])
  useEffect(() => onPartMissing(showError), [])
  useEffect(() => whenIdle(installOffline), [])
  return (
    <>
      <AnswersOf key={user_id} user_id={user_id} />
      <Toasts />
      <Undo />
    </>
  )
}

/** A cache of its own for each user, so that no user sees what was fetched for another. */
function AnswersOf({ user_id }: { readonly user_id: string | undefined }) {
  const [client] = useState(newQueryClient)
  const zoneShifts = useZoneShifts()
  useEffect(() => keepOffline(client, user_id), [client, user_id])
  // The next user takes back nothing of this one.
  useEffect(() => () => forgetActs(), [])
  return (
    <QueryClientProvider client={client}>
      <Live />
      <Outlet key={zoneShifts} />
    </QueryClientProvider>
  )
}

/** Keeps the offline copy, also where its part comes after the first screen. Returns what ends it. */
function keepOffline(client: QueryClient, user_id: string | undefined): (() => void) | undefined {
  if (user_id === undefined) return undefined
  let stop: (() => void) | undefined
  let isOver = false
  const start = async () => {
    const { followOffline } = await import('../platform/offline/offline.ts')
    if (!isOver) stop = followOffline(client, user_id)
  }
  // Without the part there is no copy, as in a browser that keeps nothing.
  start().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}

/** Makes the app start without a connection. A failure shows when the part is needed. */
function installOffline(): void {
  void import('../platform/offline/offline.ts').then(({ installApp }) => installApp()).catch(() => undefined)
}

/** Nothing is said before something was done, so the toasts come after the screen. */
function Toasts() {
  const isSaying = useSyncExternalStore(onToasts, () => toasts.visibleToasts.length > 0)
  const [hasSaid, setSaid] = useState(isSaying)
  if (isSaying && !hasSaid) setSaid(true)
  const undo = useNewestUndo()?.action
  if (!hasSaid) return null
  return (
    <Suspense>
      <Toaster queue={toasts} undo={undo} />
    </Suspense>
  )
}

const onToasts = (listen: () => void) => toasts.subscribe(listen)

/** One bar for an act, from the offer to undo it to what the server has done. */
function Undo() {
  const { offer, ending } = useUndo()
  const act = offer ?? ending
  const hasKey = useNewestUndo()?.action === undefined
  if (!act) return null
  return (
    <UndoBar
      key={act.id}
      text={act.text}
      icon={act.icon}
      isOver={offer === null}
      hasKey={hasKey}
      onUndo={undoOffered}
      onExpire={() => void commitOffered()}
    />
  )
}
