import type { CalDavConnecting } from '@meridian/contract'
import { findCalDavAccount, type RemoteAccount } from '@meridian/providers'
import type { Actor } from '../../../platform/security/auth.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { OutsideError, outsideFetch } from '../../../platform/http/outside-fetch.ts'
import type { Log } from '../../../platform/log.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { makePushesDueNow } from '../../meeting/meeting.api.ts'
import {
  findConnection,
  insertConnection,
  lockConnecting,
  reactivateConnection,
  updatePassword,
} from '../connection.queries.ts'
import { otherAccount } from '../connection.rules.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { accessOwner } from '../token.service.ts'
import { findStarts, type Names, type Starts } from './caldav-start.service.ts'
import {
  address_problem,
  connecting_problems,
  leadsElsewhere,
  namedElsewhere,
  outside_problems,
  user_missing,
} from './caldav.rules.ts'

/**
 * Opens an account at a calendar server, then stores what opens it. Throws `bad_input` naming the wrong field, and `conflict`
 * while another account is connected.
 */
export async function connect(
  tools: ProviderTools,
  { user_id }: Pick<Actor, 'user_id'>,
  wanted: CalDavConnecting,
  { log, names }: { readonly log: Log; readonly names?: Names },
): Promise<void> {
  const { account, sealed } = await openAccount(tools, wanted, names)
  const { db, box, now } = tools
  const { external_account_id, email: account_email, name: account_name } = account
  await inTransaction(db, async (tx) => {
    await lockConnecting(tx, user_id, 'caldav')
    const known = await findConnection(tx, user_id, 'caldav')
    if (known && known.external_account_id !== external_account_id) {
      throw new AppError('conflict', otherAccount('caldav', known.account_email ?? known.account_name ?? ''))
    }
    const naming = { account_email, account_name }
    const connection_id =
      known?.connection_id ??
      (await insertConnection(tx, user_id, { provider: 'caldav', external_account_id, ...naming }, now()))
    await updatePassword(tx, connection_id, {
      access_token_sealed: box.seal(sealed, accessOwner(connection_id)),
      server_address: wanted.address,
    })
    await reactivateConnection(tx, connection_id, naming, now())
    await enqueueCalendarSync(tx, connection_id, now())
    await makePushesDueNow(tx, connection_id, now())
  })
  log.info({ user_id, provider: 'caldav' }, 'account connected')
}

async function openAccount(
  { config, now }: ProviderTools,
  { address, password, user = isMailAddress(address) ? address : undefined }: CalDavConnecting,
  names?: Names,
): Promise<{ readonly account: RemoteAccount; readonly sealed: string }> {
  if (user === undefined) throw badField('user', user_missing)
  const starts = await findStarts(address, names)
  if (!starts) throw badField('address', address_problem)
  const outside: OutsideError[] = []
  const fetch = keepProblems(outsideFetch(config.caldavHosts), outside)
  const found = await findCalDavAccount({ fetch, now, user, password }, starts.addresses)
  if ('account' in found) return found
  if (found.problem === 'elsewhere') throw badField('address', leadsElsewhere(found.host ?? ''))
  throw badField(...problemOf(found.problem, { address, starts, outside }))
}

/** Adapters do not tell why nothing answered; here the person is to know. */
function keepProblems(fetch: typeof globalThis.fetch, problems: OutsideError[]): typeof globalThis.fetch {
  return async (...request) => {
    try {
      return await fetch(...request)
    } catch (problem) {
      if (problem instanceof OutsideError) problems.push(problem)
      throw problem
    }
  }
}

function problemOf(
  problem: keyof typeof connecting_problems,
  {
    address,
    starts,
    outside: [first],
  }: { readonly address: string; readonly starts: Starts; readonly outside: readonly OutsideError[] },
): [field: string, says: string] {
  const { field, says } = connecting_problems[problem]
  if (problem !== 'unreachable' && problem !== 'no_calendar_server') return [field, says]
  if (starts.elsewhere !== null) {
    return ['address', namedElsewhere(address.slice(address.lastIndexOf('@') + 1), starts.elsewhere)]
  }
  return [field, problem === 'unreachable' && first ? outside_problems[first.problem] : says]
}

function isMailAddress(address: string): boolean {
  return /^[^\s@/]+@[^\s@/]+$/.test(address)
}
