import {
  type IntegrationKind,
  isMailProvider,
  type Provider,
  provider_table,
  providers,
} from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import type { Actor } from '../../platform/security/auth.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { type CalendarRow, listCalendarsOf, updateCalendarUse } from './calendar.queries.ts'
import * as queries from './connection.queries.ts'
import { type DisconnectionRow, listDisconnections } from './disconnection.queries.ts'
import { notConnected, splitCapabilities } from './connection.rules.ts'
import { enqueueCalendarSync } from './calendar-sync-request.service.ts'
import { deleteMailbox, listMailboxes, type MailboxRow } from './mailbox/mailbox.queries.ts'
import { openMailbox } from './mailbox/mailbox.service.ts'
import { listSyncHours, type SyncHourRow } from './sync-hour.queries.ts'
import { remergeCalendar } from './merge/remote-event.service.ts'
import { problemOf } from './pull/problem.rules.ts'

/** Everything that the cards show about one provider. */
export interface IntegrationFacts {
  readonly provider: Provider
  readonly isSetUp: boolean
  readonly connection: queries.ListedConnectionRow | undefined
  readonly calendars: readonly CalendarRow[]
  readonly syncHours: readonly SyncHourRow[]
  readonly disconnection: DisconnectionRow | undefined
  readonly mailbox: MailboxRow | undefined
  readonly mailSyncHours: readonly SyncHourRow[]
}

/** Throws `bad_input` for integration kinds that the contract knows and this server does not offer. */
export function requireOffered(kind: IntegrationKind): Provider {
  const offered = providers.find((provider) => provider === kind)
  if (offered) return offered
  const names = providers.map((provider) => provider_table[provider].name)
  throw badField('type', `This cannot be connected. Offered are ${new Intl.ListFormat('en').format(names)}.`)
}

/**
 * Like `requireOffered`, where the callback names the kind twice: the answer of one provider is not accepted
 * for another.
 */
export function requireSame(kind: IntegrationKind, named: IntegrationKind): Provider {
  const provider = requireOffered(kind)
  if (named !== kind) throw badField('integration_type', 'Invalid integration type.')
  return provider
}

export async function listIntegrations(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  config: Pick<Config, 'providers'>,
): Promise<IntegrationFacts[]> {
  const connections = await queries.listConnections(db, user_id)
  const calendars = await listCalendarsOf(db, user_id)
  const hours = await listSyncHours(db, user_id)
  const disconnections = await listDisconnections(db, user_id)
  const mailboxes = await listMailboxes(db, user_id)
  return providers.map((provider) => {
    const connection = connections.find((one) => one.provider === provider)
    const mailbox = mailboxes.find((one) => connection && one.connection_id === connection.connection_id)
    return {
      provider,
      isSetUp: isSetUp(config, provider),
      connection,
      calendars: calendars.filter(({ connection_id }) => connection_id === connection?.connection_id),
      syncHours: hours.filter(({ owner_id }) => owner_id === connection?.connection_id),
      disconnection: disconnections.find((one) => one.provider === provider),
      mailbox,
      mailSyncHours: hours.filter(({ owner_id }) => owner_id === mailbox?.mailbox_id),
    }
  })
}

/** Accounts that are opened by a password need no app of the operator. */
function isSetUp({ providers: settings }: Pick<Config, 'providers'>, provider: Provider): boolean {
  return provider_adapters[provider].registration === null || settings[provider].client !== undefined
}

export async function getIntegration(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  provider: Provider,
  config: Pick<Config, 'providers'>,
): Promise<IntegrationFacts> {
  const all = await listIntegrations(db, actor, config)
  const facts = all.find((one) => one.provider === provider)
  if (!facts) throw new Error('Every provider has its facts.')
  return facts
}

/** Throws `not_found` where nothing is connected. */
export async function getConnection(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  provider: Provider,
): Promise<queries.ConnectionRow> {
  const connection = await queries.findConnection(db, user_id, provider)
  if (!connection) throw new AppError('not_found', notConnected(provider))
  return connection
}

/** The calendars as of the last sync. Throws `not_found`. */
export async function listCalendars(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  provider: Provider,
): Promise<CalendarRow[]> {
  const { connection_id } = await getConnection(db, actor, provider)
  const all = await listCalendarsOf(db, actor.user_id)
  return all.filter((one) => one.connection_id === connection_id)
}

/**
 * Starts a sync now. Throws `not_found`, `conflict` where the person has to connect again first, and `limited` as long as
 * the provider wants no request.
 */
export async function refresh(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  provider: Provider,
  now: Date,
): Promise<queries.ConnectionRow> {
  return inTransaction(db, async (tx) => {
    const connection = await getConnection(tx, actor, provider)
    if (connection.reconnect_reason !== null) throw new AppError('conflict', connection.reconnect_reason)
    requireMayAsk(connection, now)
    await enqueueCalendarSync(tx, connection.connection_id, now)
    return connection
  })
}

function requireMayAsk({ provider, asked_to_wait_until }: queries.ConnectionRow, now: Date): void {
  const waitMs = (asked_to_wait_until?.getTime() ?? 0) - now.getTime()
  if (waitMs <= 0) return
  throw new AppError('limited', problemOf(provider, { kind: 'limited' }), {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  })
}

export interface IntegrationChange {
  readonly calendars?:
    | readonly { readonly id: string; readonly is_shown: boolean; readonly counts_as_busy: boolean }[]
    | undefined
  readonly write_calendar_id?: string | null | undefined
  readonly is_mail_on?: boolean | undefined
}

/**
 * The meetings are updated at once. Throws `not_found`, and `bad_input` for calendars that do not exist or
 * cannot be written.
 */
export async function updateIntegration(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  { provider, change }: { readonly provider: Provider; readonly change: IntegrationChange },
  now: Date,
): Promise<void> {
  await queries.lockConnecting(tx, actor.user_id, provider)
  const connection = await getConnection(tx, actor, provider)
  const { connection_id } = connection
  if (change.is_mail_on !== undefined) await turnMail(tx, actor, connection, change.is_mail_on, now)
  const all = await listCalendarsOf(tx, actor.user_id)
  const known = new Map(
    all.filter((one) => one.connection_id === connection_id).map((one) => [one.calendar_id, one]),
  )
  if (change.write_calendar_id !== undefined) {
    requireWritable(known, change.write_calendar_id)
    await queries.updateWriteCalendar(tx, connection_id, change.write_calendar_id, now)
  }
  const changed = changedCalendars(known, change.calendars ?? [])
  if (changed.length === 0) return
  const owner = await queries.getOwner(tx, actor.user_id)
  for (const use of changed) {
    await updateCalendarUse(tx, connection_id, use)
    await remergeCalendar(tx, owner, { connection_id, calendar_id: use.calendar_id }, now)
  }
  await enqueueCalendarSync(tx, connection_id, now)
}

/** Turning mail off deletes the imported mails here; the provider keeps them. */
async function turnMail(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  connection: queries.ConnectionRow,
  isOn: boolean,
  now: Date,
): Promise<void> {
  const { connection_id, provider, granted_scopes, account_email, external_account_id } = connection
  if (!isOn) {
    if (isMailProvider(provider)) await deleteMailbox(tx, user_id, provider)
    return
  }
  if (!isMailProvider(provider) || !splitCapabilities(provider, granted_scopes).granted.includes('mail')) {
    throw badField('is_mail_on', 'Mail has to be allowed first: turn it on by connecting again.')
  }
  const account = account_email ?? external_account_id
  await openMailbox(tx, { user_id, kind: provider, connection_id, account }, now)
}

type KnownCalendars = ReadonlyMap<string, CalendarRow>

function requireWritable(known: KnownCalendars, calendar_id: string | null): void {
  if (calendar_id === null || known.get(calendar_id)?.is_writable) return
  throw badField('write_calendar_id', 'write_calendar_id must be a calendar that can be written into.')
}

function changedCalendars(known: KnownCalendars, wanted: NonNullable<IntegrationChange['calendars']>) {
  return wanted.flatMap(({ id, is_shown, counts_as_busy }, index) => {
    const calendar = known.get(id)
    if (!calendar) throw badField(`calendars.${index}.id`, 'id must be one of the connected calendars.')
    const isSame = calendar.is_shown === is_shown && calendar.counts_as_busy === counts_as_busy
    return isSame ? [] : [{ calendar_id: id, is_shown, counts_as_busy }]
  })
}
