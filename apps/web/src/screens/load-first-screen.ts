import { isValidElement } from 'react'
import { matchRoutes } from 'react-router'
import { getSession } from '../platform/session/session.ts'
import { loadAhead } from '../ui/state/lazy-part.tsx'
import { SignedInOnly } from './guards.tsx'
import { homePath } from './home-path.ts'
import { routes } from './routes.tsx'

/** Loads all that the first screen consists of. What fails is told where it is shown. */
export async function loadFirstScreen(pathname: string): Promise<void> {
  const { user } = getSession()
  const path = user && pathname === '/' ? homePath(user.role) : pathname
  const matches = matchRoutes(routes, path) ?? []
  const isForSignedIn = matches.some(
    ({ route }) => isValidElement(route.element) && route.element.type === SignedInOnly,
  )
  const shown = !user && isForSignedIn ? (matchRoutes(routes, '/auth/login') ?? []) : matches
  await Promise.allSettled(shown.map(({ route }) => loadAhead(route.element)))
}
