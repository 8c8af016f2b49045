import type { Role } from '@meridian/contract'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '../platform/session/session.ts'
import { lazyPart } from '../ui/state/lazy-part.tsx'
import { homePath } from './home-path.ts'

const NotFound = lazyPart(async () => ({ default: (await import('./not-found.tsx')).NotFound }), {
  kind: 'screen',
})

/** The address without a path leads to the role's first screen. */
export function Home() {
  const role = useSession(({ user }) => user?.role ?? 'user')
  return <Navigate to={homePath(role)} replace />
}

/** Routes that are not of one's role are as if they did not exist; the server refuses their calls as well. */
export function RolesOnly({ roles }: { readonly roles: readonly Role[] }) {
  const role = useSession(({ user }) => user?.role)
  return role && roles.includes(role) ? <Outlet /> : <NotFound />
}
