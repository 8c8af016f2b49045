import { ProviderError, UnreadableAnswer } from '../kit/provider-error.ts'
import type { RemoteAccount } from '../kit/remote-event.ts'
import { text } from '../kit/reply-text.ts'
import { formatAccount } from './account.ts'
import { addressOf } from './address.ts'
import { fetchCalendars } from './calendar-list.ts'
import {
  type DavAccess,
  type DavClient,
  davClient,
  isNoAnswer,
  OpenRedirect,
  RedirectElsewhere,
} from './client.ts'
import { childrenOf, type DavResponse } from './multistatus.ts'
import { propfind } from './requests.ts'

/** Why an account could not be opened. */
export type DiscoveryProblem =
  | 'unreachable'
  | 'sign_in'
  | 'no_calendar_server'
  | 'no_calendars'
  | 'busy'
  | 'failing'
  | 'not_allowed'
  | 'open_redirect'
  | 'elsewhere'

export type Discovery =
  | { readonly account: RemoteAccount; readonly sealed: string; readonly home: string }
  | { readonly problem: DiscoveryProblem; readonly host: string | null }

/** Opens an account at the first of these addresses that leads to one (RFC 6764 §6). */
export async function findCalDavAccount(access: DavAccess, starts: readonly URL[]): Promise<Discovery> {
  const client = davClient(access)
  let problem: DiscoveryProblem = 'unreachable'
  let host: string | null = null
  for (const start of starts) {
    try {
      return await openAccount(client, access, start)
    } catch (failure) {
      if (!(failure instanceof ProviderError)) throw failure
      const found = problemOf(failure)
      if (found === 'sign_in' || found === 'busy' || found === 'no_calendars')
        return { problem: found, host: null }
      if (telling(found) <= telling(problem)) continue
      problem = found
      host = failure instanceof RedirectElsewhere ? failure.host : null
    }
  }
  return { problem, host }
}

/** Of several addresses the one that says most of the server counts. */
function telling(problem: DiscoveryProblem): number {
  if (problem === 'unreachable') return 0
  if (problem === 'no_calendar_server') return 1
  return problem === 'elsewhere' ? 3 : 2
}

class NoCalendars extends ProviderError {
  constructor() {
    super('missing', 'The account has no calendars.')
  }
}

function problemOf(failure: ProviderError): DiscoveryProblem {
  if (failure instanceof NoCalendars) return 'no_calendars'
  if (failure.kind === 'needs_consent') return 'sign_in'
  if (failure.kind === 'limited') return 'busy'
  if (failure instanceof OpenRedirect) return 'open_redirect'
  if (failure instanceof RedirectElsewhere) return 'elsewhere'
  if (failure.kind === 'refused') return 'not_allowed'
  if (isNoAnswer(failure)) return 'unreachable'
  const isFailing = failure.kind === 'broken' && !(failure instanceof UnreadableAnswer)
  return isFailing ? 'failing' : 'no_calendar_server'
}

const homes_max = 4
const addresses_max = 20

async function openAccount(client: DavClient, access: DavAccess, start: URL): Promise<Discovery> {
  const first = await askOne(client, start, [
    '{DAV:}current-user-principal',
    '{DAV:}resourcetype',
    '{urn:ietf:params:xml:ns:caldav}calendar-home-set',
  ])
  const [principal = first.address] = hrefsOf(first, '{DAV:}current-user-principal')
  const person = await askOne(client, principal, [
    '{DAV:}displayname',
    '{urn:ietf:params:xml:ns:caldav}calendar-home-set',
    '{urn:ietf:params:xml:ns:caldav}calendar-user-address-set',
  ])
  const named = hrefsOf(person, '{urn:ietf:params:xml:ns:caldav}calendar-home-set')
  // Of a server without principals the address itself is what holds the calendars, or is one.
  const homes = (named.length > 0 ? named : [first.address]).slice(0, homes_max).map(({ href }) => href)
  const addresses = addressesOf(person, access.user)
  const account = { user: access.user, password: access.password, homes, addresses }
  const calendars = await fetchCalendars(client, account)
  if (calendars.length === 0) throw new NoCalendars()
  const name = text(200).safeParse(person.found?.properties.get('{DAV:}displayname')?.text).data?.trim()
  return {
    account: {
      external_account_id: principal.href,
      email: addresses[0] ?? null,
      name: name === undefined || name === '' ? access.user : name,
      timezone: null,
    },
    sealed: formatAccount(account),
    home: homes[0] ?? first.address.href,
  }
}

interface Asked {
  readonly address: URL
  readonly found: DavResponse | undefined
}

async function askOne(client: DavClient, start: URL, names: readonly string[]): Promise<Asked> {
  const { responses, address } = await client.askMany(start, propfind('0', names))
  return { address, found: responses[0] }
}

function hrefsOf({ address, found }: Asked, property: string): URL[] {
  const element = found?.properties.get(property)
  const hrefs = element ? childrenOf(element, '{DAV:}href') : []
  return hrefs.flatMap((href) => addressOf(href.text.trim(), address) ?? [])
}

/** The addresses that the server names, and the user name where it is an address. */
function addressesOf({ found }: Asked, user: string): string[] {
  const element = found?.properties.get('{urn:ietf:params:xml:ns:caldav}calendar-user-address-set')
  const hrefs = element ? childrenOf(element, '{DAV:}href').map((href) => href.text.trim()) : []
  const named = hrefs.flatMap((href) => /^mailto:(.+)$/i.exec(href)?.[1] ?? [])
  const all = [...named, user].filter((one) => one.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(one))
  return [...new Set(all.map((one) => one.toLowerCase()))].slice(0, addresses_max)
}
