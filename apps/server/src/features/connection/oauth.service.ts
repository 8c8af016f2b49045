import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Capability, isMailProvider, type Provider, provider_table } from '@meridian/contract'
import {
  authorizationUrl,
  exchangeCode,
  type Grant,
  missingScopes,
  newConsentSecrets,
  provider_adapters,
  ProviderError,
  type RemoteAccount,
} from '@meridian/providers'
import type { Actor } from '../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import { SealError } from '../../platform/security/secret-box.ts'
import {
  findConnection,
  insertConnection,
  lockConnecting,
  reactivateConnection,
} from './connection.queries.ts'
import { listCapabilities, missingTicks, noRefreshToken, otherAccount } from './connection.rules.ts'
import {
  type AttemptRow,
  deleteAttempt,
  insertAttempt,
  lockAttempt,
  updateAttempt,
} from './oauth-attempt.queries.ts'
import { calendarSource } from './provider-source.service.ts'
import { findOAuthClient, type ProviderTools } from './provider-tools.service.ts'
import { enqueueCalendarSync } from './calendar-sync-request.service.ts'
import { makePushesDueNow } from '../meeting/meeting.api.ts'
import { findTokens } from './token.queries.ts'
import { storeGrant } from './token.service.ts'
import { findMailbox } from './mailbox/mailbox.queries.ts'
import { openMailbox } from './mailbox/mailbox.service.ts'

/** What a provider's redirect brings back, with the person and session. */
export interface Callback {
  readonly provider: Provider
  readonly code: string
  readonly state: string
}

/** The access to ask for, and the address to return to. */
export interface ConsentWish {
  readonly provider: Provider
  readonly origin: string
  readonly capability: Capability
}

/**
 * The provider's consent page for the person. Throws `conflict` where the operator has not configured the
 * provider.
 */
export async function beginConnecting(
  { config, box, now }: ProviderTools,
  tx: Db,
  actor: Actor,
  { provider, origin, capability }: ConsentWish,
): Promise<string> {
  if (provider_adapters[provider].registration === null) throw badField('type', by_password)
  const client = findOAuthClient(config, provider, `${origin}/oauth/callback/${provider}`)
  if (!client) throw notSetUp(provider)
  const { state, codeVerifier, codeChallenge } = await newConsentSecrets()
  const state_sha256 = sha256(state)
  const created_at = now()
  const wanted = await wantedCapabilities(tx, actor, provider, capability)
  await insertAttempt(tx, {
    state_sha256,
    user_id: actor.user_id,
    session_sha256: actor.token_sha256,
    provider,
    code_verifier_sealed: box.seal(codeVerifier, verifierOwner(state_sha256)),
    redirect_uri: client.redirectUri,
    created_at,
    expires_at: new Date(created_at.getTime() + attempt_ms),
    capabilities: wanted,
  })
  const account = (await findConnection(tx, actor.user_id, provider))?.account_email ?? null
  return authorizationUrl(client, { state, codeChallenge, capabilities: wanted, account })
}

/**
 * Connects the account that the code stands for, once: the same code again returns the connection it made.
 * Only the session that started may finish, within ten minutes. Throws `bad_input` for an invalid callback
 * and for missing permissions, `conflict` while another account is connected, `unavailable`.
 */
export async function connectAccount(
  tools: ProviderTools,
  actor: Actor,
  callback: Callback,
  { failed, log }: { readonly failed: string; readonly log: Log },
): Promise<void> {
  for (let looks = 0; looks < looks_max; looks += 1) {
    const claim = await claimAttempt(tools, actor, callback)
    if (claim === 'done') return
    if (claim === 'none') throw badReturn(failed)
    if (claim !== 'under_way') return connectOnce(tools, actor, { attempt: claim, callback, log, failed })
    await pause(look_again_ms)
  }
  throw badReturn(failed)
}

const by_password = 'A calendar server is connected by its address, a user name and a password.'
const attempt_ms = 600_000
/**
 * How long the second request with one code waits for the result of the first: as long as a provider may
 * take.
 */
const look_again_ms = 200
const looks_max = 250

/** A person with mail turned on is asked for mail again, from whichever dialog they connect. */
async function wantedCapabilities(
  tx: Db,
  { user_id }: Actor,
  provider: Provider,
  wish: Capability,
): Promise<Capability[]> {
  const [least] = listCapabilities(provider)
  if (!isMailProvider(provider)) return [least]
  const hasMail = wish === 'mail' || (await findMailbox(tx, user_id, provider)) !== undefined
  return hasMail ? [least, 'mail'] : [least]
}

/** Marks the attempt as used by this code; reports when it was used before, or when there is no attempt. */
function claimAttempt(
  { db, now }: ProviderTools,
  actor: Actor,
  { provider, code, state }: Callback,
): Promise<AttemptRow | 'done' | 'under_way' | 'none'> {
  return inTransaction(db, async (tx) => {
    const own = { state_sha256: sha256(state), session_sha256: actor.token_sha256, provider }
    const attempt = await lockAttempt(tx, own, now())
    if (!attempt || attempt.user_id !== actor.user_id) return 'none'
    const code_sha256 = sha256(code)
    if (attempt.code_sha256) {
      if (!attempt.code_sha256.equals(code_sha256)) return 'none'
      return attempt.connection_id === null ? 'under_way' : 'done'
    }
    await updateAttempt(tx, own.state_sha256, { code_sha256 })
    return attempt
  })
}

interface Attempt {
  readonly attempt: AttemptRow
  readonly callback: Callback
  readonly failed: string
  readonly log: Log
}

/** Deletes an attempt that made no connection. */
async function connectOnce(tools: ProviderTools, actor: Actor, tried: Attempt): Promise<void> {
  const { provider } = tried.callback
  const { state_sha256 } = tried.attempt
  try {
    await connect(tools, actor, tried)
    tried.log.info({ user_id: actor.user_id, provider }, 'account connected')
  } catch (problem) {
    await deleteAttempt(tools.db, state_sha256)
    // A verifier sealed with another key is as lost as an expired one.
    if (problem instanceof SealError) throw badReturn(tried.failed)
    if (!(problem instanceof ProviderError)) throw problem
    tried.log.warn({ err: problem, provider }, 'an account could not be connected')
    throw refusalOf(provider, problem, tried.failed)
  }
}

async function connect(tools: ProviderTools, actor: Actor, tried: Attempt): Promise<void> {
  const { provider } = tried.callback
  const grant = await fetchGrant(tools, tried)
  const wanted = listCapabilities(provider).filter((one) => tried.attempt.capabilities.includes(one))
  const missing = wanted.flatMap((one) => missingScopes(provider, one, grant.scopes))
  if (missing.length > 0) throw new AppError('bad_input', missingTicks(provider, missing))
  const opened = { accessToken: grant.access_token, external_account_id: null }
  const account = await calendarSource(provider, tools, opened).fetchAccount()
  await inTransaction(tools.db, async (tx) => {
    const granted = { provider, grant, account, withMail: wanted.includes('mail') }
    const connection_id = await keepConnection({ ...tools, db: tx }, actor, granted)
    await updateAttempt(tx, tried.attempt.state_sha256, { connection_id })
  })
}

function fetchGrant({ config, box, now }: ProviderTools, { attempt, callback }: Attempt): Promise<Grant> {
  const client = findOAuthClient(config, callback.provider, attempt.redirect_uri)
  if (!client) throw new ProviderError('refused', 'The provider is not set up on this instance.')
  const codeVerifier = box.open(attempt.code_verifier_sealed, verifierOwner(attempt.state_sha256))
  return exchangeCode(client, { code: callback.code, codeVerifier }, now())
}

interface Granted {
  readonly provider: Provider
  readonly grant: Grant
  readonly account: RemoteAccount
  readonly withMail: boolean
}

async function keepConnection(
  { db: tx, box, now }: ProviderTools,
  { user_id }: Actor,
  { provider, grant, account, withMail }: Granted,
): Promise<string> {
  await lockConnecting(tx, user_id, provider)
  const known = await findConnection(tx, user_id, provider)
  const { external_account_id, email: account_email, name: account_name } = account
  if (known && known.external_account_id !== external_account_id) {
    const connected = known.account_email ?? known.account_name ?? 'Another account'
    throw new AppError('conflict', otherAccount(provider, connected))
  }
  const kept =
    known && known.reconnect_reason === null ? await findTokens(tx, known.connection_id) : undefined
  if (grant.refresh_token === null && !kept?.refresh_token_sealed) {
    throw new AppError('bad_input', noRefreshToken(provider))
  }
  const names = { account_email, account_name }
  const connection_id =
    known?.connection_id ??
    (await insertConnection(tx, user_id, { provider, external_account_id, ...names }, now()))
  await storeGrant({ db: tx, box }, connection_id, { provider, grant })
  await reactivateConnection(tx, connection_id, names, now())
  await enqueueCalendarSync(tx, connection_id, now())
  await makePushesDueNow(tx, connection_id, now())
  if (withMail && isMailProvider(provider)) {
    const address = account_email ?? external_account_id
    await openMailbox(tx, { user_id, kind: provider, connection_id, account: address }, now())
  }
  return connection_id
}

function refusalOf(provider: Provider, { kind }: ProviderError, failed: string): AppError {
  const name = provider_table[provider].name
  if (kind === 'needs_consent' || kind === 'invalid') return badReturn(failed)
  if (kind === 'refused') {
    return new AppError(
      'unavailable',
      `${name} refuses this instance. Its operator has to check the settings.`,
    )
  }
  return new AppError('unavailable', `${name} does not answer as it should just now. Please try again.`, {
    retryAfterSeconds: 30,
  })
}

/** The error reveals neither the state's owner nor what was wrong with it. */
function badReturn(failed: string): AppError {
  return new AppError('bad_input', failed)
}

function notSetUp(provider: Provider): AppError {
  return new AppError('conflict', `${provider_table[provider].name} has not been set up on this instance.`)
}

function verifierOwner(state_sha256: Buffer): string {
  return `verifier of ${state_sha256.toString('hex')}`
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
