import { findText, takeText } from '../kit/input.ts'
import { oauthChanges } from '../kit/oauth-changes.ts'
import { findGrant } from '../kit/oauth-state.ts'
import type { Change } from '../kit/provider.ts'
import { calendarChanges } from './calendar/calendar-changes.ts'
import { eventChanges } from './calendar/event-changes.ts'
import { mailChanges } from './gmail/mail-changes.ts'
import { google_oauth } from './oauth/rules.ts'
import { addAccount, type GoogleWorld } from './world.ts'

/** What people do at Google, by name. */
export const googleChanges: Readonly<Record<string, Change<GoogleWorld>>> = {
  ...oauthChanges(google_oauth),
  ...calendarChanges,
  ...eventChanges,
  ...mailChanges,
  /** `{op, email, name?, time_zone?}` */
  add_account: ({ world }, change) => {
    const email = takeText(change, 'email')
    return addAccount(world, email, findText(change, 'name') ?? email, findText(change, 'time_zone'))
  },
  /** `{op, account}`: a new password ends every refresh token that reaches mail, and leaves the others. */
  change_password: ({ world }, change) => {
    const account = takeText(change, 'account')
    for (const entry of Object.values(world.oauth.refresh_tokens)) {
      const reachesMail = entry.scopes.some((scope) => /\/auth\/gmail\.|mail\.google\.com/.test(scope))
      if (findGrant(world.oauth, entry.grant_id)?.account === account && reachesMail) entry.is_dead = true
    }
  },
}
