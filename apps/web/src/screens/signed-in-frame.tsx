import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { listenForHotkeys } from '../platform/hotkeys.ts'
import { newQueryClient } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { sayFailed, toasts } from '../platform/toasts.ts'
import { settle, takeBack, useUndo } from '../platform/undo.ts'
import { UndoBar } from '../ui/undo-bar.tsx'
import { Live } from './live.tsx'
import { lazyPart, sayMissingWith } from '../ui/lazy-part.tsx'
import { fetchPartsAhead } from './fetch-parts-ahead.ts'

export { followZones } from '../platform/time/zone-data.ts'

const Toaster = lazyPart(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }), {
  kind: 'unasked',
})

/** What every signed-in screen stands in: the answers of this user alone, toasts, undo and shortcuts. */
export function SignedInFrame() {
  const user_id = useSession(({ user }) => user?.user_id)
  useEffect(listenForHotkeys, [])
  const role = useSession(({ user }) => user?.role)
  useEffect(() => (role ? fetchPartsAhead(role) : undefined), [role])
  useEffect(() => sayMissingWith(sayFailed), [])
  return (
    <>
      <AnswersOf key={user_id} />
      <Toasts />
      <Undo />
    </>
  )
}

/** A cache of its own for each user, so that nobody ever sees what was fetched for somebody else. */
function AnswersOf() {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Live />
      <Outlet />
    </QueryClientProvider>
  )
}

/** Nothing is said before something was done, so the toasts come after the screen. */
function Toasts() {
  const isSaying = useSyncExternalStore(onToasts, () => toasts.visibleToasts.length > 0)
  const [hasSaid, setSaid] = useState(isSaying)
  if (isSaying && !hasSaid) setSaid(true)
  if (!hasSaid) return null
  return (
    <Suspense>
      <Toaster queue={toasts} />
    </Suspense>
  )
}

const onToasts = (listen: () => void) => toasts.subscribe(listen)

function Undo() {
  const offer = useUndo(({ offer }) => offer)
  if (!offer) return null
  return (
    <UndoBar
      key={offer.id}
      text={offer.text}
      icon={offer.icon}
      onUndo={takeBack}
      onExpire={() => void settle()}
    />
  )
}
