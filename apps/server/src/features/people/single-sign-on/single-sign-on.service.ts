import { hash } from 'node:crypto'
import type { SignInAnswer } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import type { OidcProvider } from '../../../platform/config/single-sign-on-config.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { Log } from '../../../platform/log.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { instance_settings, writeAudit } from '../../../platform/security/audit.ts'
import { type Actor, tokenSha256 } from '../../../platform/security/auth.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { insertUsedChallenge, lockWaysIn } from '../passkey/passkey.queries.ts'
import { recordOwnChange } from '../account/own-change.service.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import { canSignIn } from '../session/own-way-in.service.ts'
import { needsProvider, providerNames, type WayInConfig } from '../session/way-in.rules.ts'
import { hasSignedIn } from '../session/session.queries.ts'
import { openSession } from '../session/session.service.ts'
import { findCredentials, getUserRow, insertUser, type UserRow, writeUser } from '../user/user.queries.ts'
import { storedZone, usual_hours } from '../user/user.rules.ts'
import { hasWayIn } from '../user/way-in.queries.ts'
import { type Claims, isAdmitted, nameIn, provenAddress, signedInAt } from './claims.rules.ts'
import * as queries from './identity.queries.ts'
import { issuerOf } from './issuer.rules.ts'
import {
  authorizationUrl,
  newSecrets,
  ProviderFailure,
  readClaims,
  readLogoutNotice,
} from './openid-provider.service.ts'
import { attempt_ms, openAttempt, sealAttempt, type SignInAttempt } from './sign-in-attempt.rules.ts'

export interface SingleSignOnTools {
  readonly db: Db
  readonly box: SecretBox
  readonly config: Pick<
    Config,
    'publicUrl' | 'mail' | 'singleSignOn' | 'admin' | 'operatorName' | 'supportEmail'
  >
  readonly now: Date
  readonly log: Log
}

const identities_max = 10

interface Start {
  readonly oidc_provider: string
  /** Who links an account; null for a sign-in. */
  readonly user_id: string | null
  readonly asks_again: boolean
}

/** The way to the provider. Throws `not_found` for an unknown provider and `unavailable` where it does not answer. */
export async function startSignIn(
  { box, config, now, log }: Omit<SingleSignOnTools, 'db'>,
  { oidc_provider, user_id, asks_again }: Start,
): Promise<{ authorization_url: string; attempt: string }> {
  const provider = findProvider(config, oidc_provider)
  const secrets = newSecrets()
  const expires_ms = now.getTime() + attempt_ms
  const attempt = sealAttempt(box, { ...secrets, provider: provider.key, user_id, expires_ms })
  const authorization_url = await reaching({ log, provider }, () =>
    authorizationUrl(provider, redirectUri(config, provider), { ...secrets, asks_again }),
  )
  return { authorization_url, attempt }
}

/** As `startSignIn`, for a person who links an account; throws `forbidden` without a fresh sign-in. */
export async function startLink(tools: SingleSignOnTools, actor: Actor, oidc_provider: string) {
  await requireFreshSignIn(tools.db, actor, tools.now)
  return startSignIn(tools, { oidc_provider, user_id: actor.user_id, asks_again: false })
}

/**
 * Opens a session for the person whom the provider names by issuer and subject; an address alone is no proof. Throws
 * `signed_out` for an answer that is not the provider's to this attempt, and `forbidden` with the reason where the
 * person has no account here and gets none.
 */
export async function completeSignIn(
  tools: SingleSignOnTools,
  answer: SignInAnswer,
  caller: { readonly user_agent: string | null; readonly network: string },
): Promise<{ user: UserRow; token: string }> {
  const { db, config, now, log } = tools
  const { provider, claims } = await redeem(tools, answer, null)
  return inTransaction(db, async (tx) => {
    const identity = await findOrLink({ ...tools, db: tx }, provider, claims)
    const user = await adaptRole(tx, { provider, claims, user_id: identity.user_id }, now)
    const confirmed_at = signedInAt(claims, now)
    const about = { user, signed_in_by: 'single_sign_on', confirmed_at, ...caller } as const
    const token = await openSession(tx, about, { config, now, log })
    const { identity_id } = identity
    await queries.updateIdentityUse(tx, { identity_id, identity_email: claims.email ?? null, now })
    await queries.updateProviderSession(tx, {
      token_sha256: tokenSha256(token),
      identity_id,
      provider_session: claims.sid ?? null,
    })
    return { user, token }
  })
}

/** Throws `bad_input` for an answer to another attempt, and `conflict` for an account that is linked already. */
export async function createIdentity(
  tools: SingleSignOnTools,
  actor: Actor,
  answer: SignInAnswer,
): Promise<queries.IdentityRow> {
  const { db, now } = tools
  await requireFreshSignIn(db, actor, now)
  const { provider, claims } = await redeem(tools, answer, actor.user_id)
  return inTransaction(db, async (tx) => {
    await lockWaysIn(tx, actor.user_id)
    if ((await queries.listIdentityRows(tx, actor.user_id)).length >= identities_max)
      throw new AppError('conflict', `At most ${identities_max} accounts can be linked. Unlink one first.`)
    const row = await link(tx, { provider, claims, user_id: actor.user_id }, now)
    if (!row) throw new AppError('conflict', `This ${provider.name} account is linked to an account already.`)
    const change = { action: 'identity_linked', details: named(provider) } as const
    await recordOwnChange(tools, tx, actor.user_id, change, now)
    return row
  })
}

/**
 * Throws `forbidden` without a fresh sign-in, `not_found` for another person's, and `conflict` for the last way into
 * the account.
 */
export async function deleteIdentity(
  tx: Db,
  { config, box, actor }: Pick<SingleSignOnTools, 'config' | 'box'> & { readonly actor: Actor },
  identity_id: string,
  now: Date,
): Promise<{ identity_id: string }> {
  const { user_id } = actor
  await requireFreshSignIn(tx, actor, now)
  const person = await lockWaysIn(tx, user_id)
  const couldSignIn = await canSignIn(tx, config, person)
  const row = await queries.deleteIdentityRow(tx, { user_id, identity_id })
  if (!row) throw new AppError('not_found', 'Linked account not found.')
  if (couldSignIn && !(await canSignIn(tx, config, person)))
    throw new AppError('conflict', onlyWay(config, person))
  const details = { provider_name: providerName(config, row) }
  await recordOwnChange({ config, box }, tx, user_id, { action: 'identity_unlinked', details }, now)
  return { identity_id }
}

/** Under OIDC_ONLY neither a password nor a passkey would be another way. */
function onlyWay(config: WayInConfig, person: { readonly primary_email: string }): string {
  return needsProvider(config, person)
    ? `This is the only way into your account. Link another account at ${providerNames(config)} first.`
    : 'This is the only way into your account. Set a password or add a passkey first.'
}

export function providerName(
  { singleSignOn }: Pick<Config, 'singleSignOn'>,
  { issuer }: Pick<queries.IdentityRow, 'issuer'>,
): string {
  const provider = singleSignOn.providers.find((one) => issuerOf(one) === issuer)
  return provider?.name ?? new URL(issuer).host
}

/**
 * Ends the sessions that the provider says have ended. Throws `bad_input` for a token that is not the provider's, and
 * for one that was used before.
 */
export async function endProviderSessions(
  { db, config, log }: Omit<SingleSignOnTools, 'box' | 'now'>,
  { oidc_provider, logout_token }: { readonly oidc_provider: string; readonly logout_token: string },
): Promise<void> {
  const provider = findProvider(config, oidc_provider)
  const notice = await readLogoutNotice(provider, logout_token).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error
    log.info({ provider: provider.key, reason: error.message }, 'logout token refused')
    throw new AppError('bad_input', 'The logout token is not valid.')
  })
  const issuer = issuerOf(provider)
  const challenge_sha256 = hash('sha256', `logout ${issuer} ${notice.notice_id}`, 'buffer')
  const sessions_ended = await inTransaction(db, async (tx) => {
    const isNew = await insertUsedChallenge(tx, { challenge_sha256, expires_at: new Date(notice.expires_ms) })
    if (!isNew) throw new AppError('bad_input', 'The logout token has been used.')
    return queries.deleteProviderSessions(tx, { issuer, ...notice })
  })
  log.info({ provider: provider.key, sessions_ended }, 'signed out by the provider')
}

/** What providers answer when the person does not want to; the second one is for consent alone (OpenID Connect Core 3.1.2.6). */
const refusals: ReadonlySet<string> = new Set(['access_denied', 'consent_required'])

interface Redeemed {
  readonly provider: OidcProvider
  readonly claims: Claims
}

async function redeem(
  { db, box, config, now, log }: SingleSignOnTools,
  { attempt: sealed, parameters }: SignInAnswer,
  user_id: string | null,
): Promise<Redeemed> {
  const attempt = openAttempt(box, sealed, now)
  const query = new URLSearchParams(parameters)
  if (!attempt || attempt.user_id !== user_id || !(await isFirstUse(db, attempt))) throw noAnswer()
  const provider = findProvider(config, attempt.provider)
  if (refusals.has(query.get('error') ?? ''))
    throw new AppError('forbidden', `${provider.name} did not sign you in. Please try again.`)
  const claims = await readClaims(provider, redirectUri(config, provider), attempt, query).catch(
    (error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ provider: provider.key, reason: error.message }, 'sign-in answer refused')
      throw noAnswer()
    },
  )
  return { provider, claims }
}

/** In whichever process: the same way back counts once. */
function isFirstUse(db: Db, { state, expires_ms }: SignInAttempt): Promise<boolean> {
  const challenge_sha256 = hash('sha256', `attempt ${state}`, 'buffer')
  return insertUsedChallenge(db, { challenge_sha256, expires_at: new Date(expires_ms) })
}

/** The account of issuer and subject; else one that the proven address is for; else a new one. */
async function findOrLink(
  { db: tx, config, now, log }: Omit<SingleSignOnTools, 'box'>,
  provider: OidcProvider,
  claims: Claims,
): Promise<queries.IdentityRow> {
  const known = await queries.findIdentity(tx, { issuer: issuerOf(provider), subject: claims.sub })
  if (known) {
    if (known.disabled_at) throw noAnswer()
    return known
  }
  const address = provenAddress(claims)
  if (address === undefined)
    throw new AppError(
      'forbidden',
      `${provider.name} has not confirmed your email address, so no account can be made. Ask ${operatorOf(config)}.`,
    )
  const user_id = await findOrCreateUser(tx, { config, provider, claims, address }, now)
  const row = await link(tx, { provider, claims, user_id }, now)
  if (!row) throw noAnswer()
  log.info({ user_id, provider: provider.key }, 'account linked')
  return row
}

interface NewPerson {
  readonly config: SingleSignOnTools['config']
  readonly provider: OidcProvider
  readonly claims: Claims
  readonly address: string
}

async function findOrCreateUser(
  tx: Db,
  { config, provider, claims, address }: NewPerson,
  now: Date,
): Promise<string> {
  const user = await findCredentials(tx, address)
  if (user?.disabled_at) throw disabled(config)
  // An invited person never had a way in; where there is no other way for anybody, the provider's word counts.
  const isInvited = user && !(await hasWayIn(tx, user.user_id)) && !(await hasSignedIn(tx, user.user_id))
  const isVouchedFor = config.singleSignOn.isOnlyWay && user?.address_confirmed_at != null
  if (user && (isInvited || isVouchedFor)) {
    if (!user.address_confirmed_at)
      await writeUser(tx, user.user_id, { address_confirmed_at: now, updated_at: now })
    return user.user_id
  }
  if (user) throw new AppError('forbidden', await notLinked(tx, { config, provider, user, address }))
  if (!isAdmitted(address, provider.domains))
    throw new AppError(
      'forbidden',
      `${address} has no account here. Ask ${operatorOf(config)} for an invitation.`,
    )
  const created = await insertUser(tx, {
    user_id: newId(),
    ...nameIn(claims),
    primary_email: address,
    timezone: zoneOf(claims),
    role: 'user',
    password_hash: null,
    availability_info: usual_hours,
    address_confirmed_at: now,
    now,
  })
  if (!created) throw noAnswer()
  const details = { role: 'user', ...named(provider) } as const
  await writeAudit(tx, {
    action: 'account_created',
    actor: instance_settings,
    subject: created,
    details,
    now,
  })
  return created.user_id
}

interface NotLinked extends Pick<NewPerson, 'config' | 'provider' | 'address'> {
  readonly user: { readonly user_id: string; readonly primary_email: string }
}

/** Why the provider's word does not open the account with its address, and what the person can do. */
async function notLinked(tx: Db, { config, provider, user, address }: NotLinked): Promise<string> {
  const there = `There is an account with the address ${address}`
  // Where the provider is the only way in, it is the address that has to be confirmed first.
  if (config.singleSignOn.isOnlyWay)
    return `${there}, and the address has not been confirmed here. Open the link that was mailed to it, or ask ${operatorOf(config)}.`
  if (await canSignIn(tx, config, user))
    return `${there}. Log in as before, and link ${provider.name} in your settings under Account and security.`
  return config.mail
    ? `${there}, and nothing signs in to it now. Set a password by “Forgot password?” on the login page, log in, and link ${provider.name} in your settings under Account and security.`
    : `${there}, and nothing signs in to it now. Ask ${operatorOf(config)} for a link that sets a password.`
}

/** Members of the provider's group are system admins, others users; accounts that only administrate stay as they are. */
async function adaptRole(
  tx: Db,
  { provider, claims, user_id }: Redeemed & { readonly user_id: string },
  now: Date,
): Promise<UserRow> {
  const user = await getUserRow(tx, user_id)
  if (provider.adminGroup === undefined || user.role === 'admin') return user
  const role = claims.groups?.includes(provider.adminGroup) ? 'system_admin' : 'user'
  if (role === user.role) return user
  const details = { role, role_before: user.role, ...named(provider) } as const
  await writeAudit(tx, { action: 'role_changed', actor: instance_settings, subject: user, details, now })
  return writeUser(tx, user_id, { role, updated_at: now })
}

function link(
  tx: Db,
  { provider, claims, user_id }: Redeemed & { readonly user_id: string },
  now: Date,
): Promise<queries.IdentityRow | undefined> {
  return queries.insertIdentity(tx, {
    identity_id: newId(),
    user_id,
    issuer: issuerOf(provider),
    subject: claims.sub,
    identity_email: claims.email ?? null,
    created_at: now,
    last_used_at: null,
  })
}

function findProvider({ singleSignOn }: Pick<Config, 'singleSignOn'>, key: string): OidcProvider {
  const provider = singleSignOn.providers.find((one) => one.key === key)
  if (!provider) throw new AppError('not_found', 'This sign-in provider is not set up.')
  return provider
}

/** One for each provider, so that an answer of one is never taken for another's. */
function redirectUri({ publicUrl }: Pick<Config, 'publicUrl'>, { key }: OidcProvider): string {
  return `${publicUrl}/auth/sso/${key}`
}

async function reaching<Result>(
  { log, provider }: { readonly log: Log; readonly provider: OidcProvider },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn({ provider: provider.key, reason: error.message }, 'sign-in provider does not answer')
    throw new AppError('unavailable', `${provider.name} does not answer. Please try again in a moment.`)
  }
}

function zoneOf({ zoneinfo }: Claims): string {
  try {
    return storedZone(zoneinfo ?? 'UTC')
  } catch (error) {
    if (error instanceof AppError) return 'UTC'
    throw error
  }
}

function operatorOf({ supportEmail, operatorName }: SingleSignOnTools['config']): string {
  return supportEmail ?? operatorName ?? 'your administrator'
}

function named({ name }: OidcProvider) {
  return { provider_name: name }
}

function disabled(config: SingleSignOnTools['config']): AppError {
  return new AppError('forbidden', `This account is disabled. Ask ${operatorOf(config)}.`)
}

function noAnswer(): AppError {
  return new AppError('signed_out', 'The sign-in was not completed. Please try again.')
}
