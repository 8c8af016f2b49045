import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { useSession, useSessionEnd } from '../platform/session/session.ts'
import { homePath } from './home-path.ts'
import { nextPath } from './next-path.ts'

/**
 * Visitors who are not signed in are asked to, and come back to where they wanted to go. Whoever signs in after a user
 * has logged out may be another one, and begins at the first screen.
 */
export function SignedInOnly() {
  const isSignedIn = useSession(({ user }) => user !== null)
  const hasLoggedOut = useSessionEnd((end) => end === 'logged_out')
  const { pathname, search, hash } = useLocation()
  if (isSignedIn) return <Outlet />
  const wanted = `${pathname}${search}${hash}`
  const isFresh = wanted === '/' || hasLoggedOut
  return <Navigate to={isFresh ? '/auth/login' : `/auth/login?next=${encodeURIComponent(wanted)}`} replace />
}

/** Who is signed in needs no sign-in screen: they go on. Signing in itself ends here, too. */
export function SignedOutOnly() {
  const role = useSession(({ user }) => user?.role)
  const [search] = useSearchParams()
  return role ? <Navigate to={nextPath(search.get('next'), homePath(role))} replace /> : <Outlet />
}
