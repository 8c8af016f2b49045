import { oauthRoutes } from '../kit/oauth.ts'
import type { Route } from '../kit/provider.ts'
import { authorize } from './authorize.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { gmailRoutes } from './gmail/routes.ts'
import { identityRoutes } from './oauth/identity.ts'
import { google_oauth } from './oauth/rules.ts'
import type { GoogleWorld } from './world.ts'

/** One origin in place of accounts, oauth2, www.googleapis.com and gmail.googleapis.com. */
export const googleRoutes: readonly Route<GoogleWorld>[] = [
  ...oauthRoutes(google_oauth),
  ...identityRoutes,
  ...calendarRoutes,
  ...gmailRoutes<GoogleWorld>(authorize),
]
