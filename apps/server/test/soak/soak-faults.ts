import type { Fault } from '../../../simulators/src/kit/faults.ts'
import { note, type SoakWorld } from './soak-world.ts'
import type { SoakPerson, SoakProvider } from './soak-people.ts'

/**
 * Everything that a provider may do to a request. Texts are left alone: believing an answer with other texts
 * in it is no fault.
 */
const everywhere: readonly Fault[] = [
  { kind: 'named', name: 'server_error' },
  { kind: 'status', status: 502, body: '<html>Bad Gateway</html>' },
  { kind: 'slow', ms: 400 },
  { kind: 'slow', ms: 1500 },
  { kind: 'cut', at: 'before' },
  { kind: 'cut', at: 'done' },
  { kind: 'cut', at: 'body' },
  { kind: 'wrong_type', how: 'list' },
  { kind: 'wrong_type', how: 'texts' },
  { kind: 'wrong_type', how: 'null_items' },
  { kind: 'not_json' },
  { kind: 'redirect', to: 'https://elsewhere.example/' },
  { kind: 'empty_page' },
  { kind: 'duplicate_page' },
]

const at: Readonly<Record<SoakProvider, readonly Fault[]>> = {
  google: named(
    'user_rate_limit',
    'rate_limit',
    'rate_limit_403',
    'unavailable',
    'unauthorized',
    'full_sync_required',
    'gmail_concurrent',
    'gmail_quota',
    'gmail_server_error',
  ),
  calendly: named('rate_limit', 'token_expired'),
  zoom: named('rate_limit', 'token_expired', 'page_token_expired'),
  caldav: named('rate_limit', 'busy', 'unauthorized', 'not_xml', 'entities', 'cut_list'),
}

/** Its answers are XML, in which lists have other names. */
const of_json = new Set(['wrong_type', 'empty_page', 'duplicate_page'])

function kindsOf(provider: SoakProvider): readonly Fault[] {
  return provider === 'caldav' ? everywhere.filter(({ kind }) => !of_json.has(kind)) : everywhere
}

/** Lets some of the person's next requests to the provider go wrong. */
export function addFault(world: SoakWorld, person: SoakPerson, provider: SoakProvider): void {
  const { chance, simulators } = world
  if (provider === 'google' && chance.isHit(0.25)) loseSent(world, person)
  const fault = chance.isHit(0.02)
    ? huge
    : chance.pick([...kindsOf(provider), ...at[provider], ...at[provider]])
  if (!fault) return
  const rule = {
    match: { account: person.account },
    times: 1 + chance.below(3),
    after: chance.below(4),
    fault,
  }
  simulators[provider].faults.add(rule)
  note(world, provider, person.account, `fault ${JSON.stringify(rule)}`)
}

/** A mail of the person is sent, and the answer is lost. */
function loseSent({ chance, simulators, ...world }: SoakWorld, { account }: SoakPerson): void {
  const path = '/gmail/v1/users/me/messages/send'
  const fault: Fault = { kind: 'cut', at: chance.pick(['done', 'body']) ?? 'done' }
  const rule = { match: { account, method: 'POST', path }, fault }
  simulators.google.faults.add(rule)
  note(world, 'google', account, `fault ${JSON.stringify(rule)}`)
}

const huge: Fault = { kind: 'huge' }

function named(...names: readonly string[]): Fault[] {
  return names.map((name) => ({ kind: 'named', name }))
}
