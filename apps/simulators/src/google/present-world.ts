import { presentCalendars } from './calendar/present-calendars.ts'
import { presentMailWorld } from './gmail/mail-world.ts'
import type { GoogleWorld } from './world.ts'

/** The world as plain data without tokens, the same for the same world. */
export function presentGoogleWorld({ accounts, oauth, calendar, mail }: GoogleWorld) {
  return {
    accounts: [...accounts.values()],
    grants: oauth.grants.map(({ account, client_id, scopes, is_revoked }) => ({
      account,
      client_id,
      scopes,
      is_revoked,
    })),
    ...presentCalendars(calendar),
    mail: presentMailWorld(mail),
  }
}
