import { createHash } from 'node:crypto'
import type { Clock } from '../kit/clock.ts'
import { newOAuthState, type OAuthState } from '../kit/oauth-state.ts'
import type { CalendarWorld } from './calendar/calendar-world.ts'
import { addCalendarUser, newCalendarWorld } from './calendar/calendars.ts'
import { mailboxOf, type MailWorld, newMailWorld } from './gmail/mail-world.ts'
import { simulated_client } from './oauth/rules.ts'

/** The state of a simulated Google: accounts, grants and the data of each service. */
export interface GoogleWorld {
  /** By address. */
  readonly accounts: Map<string, GoogleAccount>
  readonly oauth: OAuthState
  readonly calendar: CalendarWorld
  readonly mail: MailWorld
}

export interface GoogleAccount {
  readonly email: string
  readonly name: string
  /** The number by which Google's services know the account. */
  readonly id: string
}

export function newGoogleWorld(_clock: Clock): GoogleWorld {
  return {
    accounts: new Map(),
    oauth: newOAuthState([simulated_client()]),
    calendar: newCalendarWorld(),
    mail: newMailWorld(),
  }
}

/** The account with this address; a second one with the same is the same. */
export function addAccount(
  { accounts, calendar, mail }: GoogleWorld,
  email: string,
  name: string,
  timeZone = 'UTC',
): GoogleAccount {
  const known = accounts.get(email)
  if (known) return known
  const digest = createHash('sha256').update(email).digest().readBigUInt64BE()
  const account = { email, name, id: `1${String(digest).padStart(20, '0')}` }
  accounts.set(email, account)
  addCalendarUser(calendar, { account: email, name, timeZone })
  mailboxOf(mail, email)
  return account
}
