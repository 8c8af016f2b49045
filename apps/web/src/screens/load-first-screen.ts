import { matchRoutes } from 'react-router'
import { getSession } from '../platform/session/session.ts'
import { loadAhead } from '../ui/state/lazy-part.tsx'
import { homePath } from './home-path.ts'
import { routes } from './routes.tsx'

/** Loads all that the first screen of a signed-in person consists of. What fails is told where it is shown. */
export async function loadFirstScreen(pathname: string): Promise<void> {
  const { user } = getSession()
  if (!user) return
  const matches = matchRoutes(routes, pathname === '/' ? homePath(user.role) : pathname) ?? []
  await Promise.allSettled(matches.map(({ route }) => loadAhead(route.element)))
}
