import type { DiscoveryProblem } from '@meridian/providers'
import type { OutsideError } from '../../../platform/http/outside-fetch.ts'

interface Said {
  readonly field: 'address' | 'password'
  readonly says: string
}

/** Why no account was opened, at the field that causes it. */
export const connecting_problems: Readonly<Record<Exclude<DiscoveryProblem, 'elsewhere'>, Said>> = {
  sign_in: { field: 'password', says: 'The server does not accept this user name and password.' },
  no_calendar_server: { field: 'address', says: 'What answers at this address is no calendar server.' },
  no_calendars: {
    field: 'address',
    says: 'This account has no calendars yet. Create one at the server first.',
  },
  busy: { field: 'address', says: 'The server asks to try again later.' },
  failing: {
    field: 'address',
    says: 'The server does not answer as it should just now. Please try again later.',
  },
  not_allowed: {
    field: 'address',
    says: 'The server refuses access at this address. Check it, and whether the account needs an app password.',
  },
  open_redirect: {
    field: 'address',
    says: 'The server leads on to an address without TLS, where the password could be read on its way.',
  },
  unreachable: { field: 'address', says: 'No server answers at this address.' },
}

const silent = connecting_problems.unreachable.says

/** Why a server was not asked, or gave no answer. */
export const outside_problems: Readonly<Record<OutsideError['problem'], string>> = {
  forbidden: 'This server may not be used here. The operator of this instance says which ones may.',
  unknown_host: 'There is no server of this name.',
  certificate: 'The server cannot prove by its certificate that it is the one of this name.',
  open_line: 'Without TLS the password could be read on its way. Use an address that begins with https.',
  timeout: silent,
  unreachable: silent,
}

export const address_problem = 'Enter an email address or the address of a server.'
export const user_missing = 'Enter the user name at this server.'

/** The server answers with a redirect to another domain, which only the person can confirm. */
export function leadsElsewhere(host: string): string {
  return `The server leads on to ${host}. Enter that address if you know it.`
}

/** DNS names a server of another domain, which only the person can confirm. */
export function namedElsewhere(domain: string, host: string): string {
  return `The calendars of ${domain} are at ${host}. Enter that address if you know it.`
}
