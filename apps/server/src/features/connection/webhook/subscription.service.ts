import type { Provider } from '@meridian/contract'
import { day_ms, hour_ms, week_ms } from '@meridian/engine'
import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import { queues } from '../../../queues.ts'
import { randomBytes } from 'node:crypto'
import {
  type AccountWebhooks,
  type CalendarChannels,
  listProvidersPushing,
  provider_adapters,
  ProviderError,
} from '@meridian/providers'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { enqueueAll, type JobCall } from '../../../platform/jobs/jobs.ts'
import * as queries from './webhook.queries.ts'
import { channelOwner, webhookUrlFor, webhookKeyOwner } from './webhook.rules.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { askWith, type ConnectedAccount } from '../provider-source.service.ts'

/** Finds channels that expire soon and subscriptions that a provider may have disabled. */
export async function planWebhooks({ db, config, now }: JobCall): Promise<void> {
  const moment = now()
  const endingBefore = new Date(moment.getTime() + day_ms)
  const checkedBefore = new Date(moment.getTime() - hour_ms)
  const isReached = (provider: Provider) => webhookUrlFor(config, provider) !== null
  const perCalendar = listProvidersPushing('calendar').filter(isReached)
  const perAccount = listProvidersPushing('account').filter(isReached)
  const limit = planned_at_once
  await inTransaction(db, async (tx) => {
    const channels = { providers: perCalendar, endingBefore, limit }
    const due = await queries.listDueChannels(tx, channels, moment)
    const openings = due.map((payload) => ({
      key: `${payload.connection_id} ${payload.calendar_id}`,
      payload,
    }))
    await enqueueAll(tx, queues.openChannel, openings, { now: moment })
    const subscriptions = { providers: perAccount, checkedBefore, limit }
    const connection_ids = await queries.listDueSubscriptions(tx, subscriptions)
    const checks = connection_ids.map((connection_id) => ({ key: connection_id, payload: { connection_id } }))
    await enqueueAll(tx, queues.openSubscription, checks, { now: moment })
  })
}

/**
 * Opens a channel where one is missing or expires soon, and closes the former one only then, so that no
 * change is missed. Where the provider refuses, the next attempt is a day later; the calendar is polled
 * meanwhile.
 */
export async function renewChannel(
  call: JobCall,
  place: PayloadOf<typeof queues.openChannel>,
): Promise<void> {
  const { db, config, now } = call
  const known = await queries.findCalendarChannel(db, place)
  const address = known ? webhookUrlFor(config, known.provider) : null
  if (!known || address === null) return
  const channels = connectedChannels(call, known)
  if (!channels) return
  const endsSoon = Number(known.channel_expires_at ?? 0) < now().getTime() + day_ms
  try {
    if (known.is_wanted && endsSoon)
      await openChannel(call, place, { channels, address: `${address}/calendar` })
    else if (!known.is_wanted) await queries.updateChannel(db, place, no_channel)
    if (!known.is_wanted || endsSoon) await closeChannel(channels, known)
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    call.log.warn({ err: failure, ...place }, 'a webhook channel for a calendar could not be opened')
    const pauseMs = failure.kind === 'limited' || failure.kind === 'broken' ? quarter_ms : day_ms
    await queries.putOffChannel(db, place, new Date(failure.retry_at_ms ?? now().getTime() + pauseMs))
  }
}

/** Creates the subscription where it is missing, or again where the provider has disabled it. */
export async function renewSubscription(
  call: JobCall,
  { connection_id }: PayloadOf<typeof queues.openSubscription>,
): Promise<void> {
  const { db, config, box, now } = call
  const known = await queries.findSubscription(db, connection_id)
  const address = known ? webhookUrlFor(config, known.provider) : null
  if (!known || address === null) return
  const webhooks = connectedWebhooks(call, known)
  if (!webhooks) return
  try {
    const own = `${address}/${connection_id}`
    const listed = known.hook_id === null ? [] : await webhooks.list()
    const alive = listed.some(
      (hook) => hook.external_id === known.hook_id && hook.is_active && hook.address === own,
    )
    if (alive) return await queries.updateSubscription(db, connection_id, { hook_checked_at: now() })
    const signingKey = randomBytes(32).toString('base64url')
    // Stored first: the provider may call before its answer arrives.
    const hook_key_sealed = box.seal(signingKey, webhookKeyOwner(connection_id))
    await queries.updateSubscription(db, connection_id, { hook_checked_at: now(), hook_key_sealed })
    const { external_id } = await webhooks.create({ address: own, signingKey })
    await queries.updateSubscription(db, connection_id, { hook_checked_at: now(), hook_id: external_id })
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    const { provider } = known
    call.log.warn({ err: failure, connection_id, provider }, 'a webhook subscription could not be created')
    await queries.updateSubscription(db, connection_id, { hook_checked_at: now() })
  }
}

const quarter_ms = hour_ms / 4
const planned_at_once = 500
const no_channel = {
  channel_id: null,
  channel_resource_id: null,
  channel_token_sealed: null,
  channel_expires_at: null,
}

interface Opening {
  readonly channels: CalendarChannels
  readonly address: string
}

async function openChannel(
  { db, box, now }: JobCall,
  place: PayloadOf<typeof queues.openChannel>,
  { channels, address }: Opening,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const wanted = { channel_id: newId(), address, token }
  const { channel_id, channel_resource_id, expires_ms } = await channels.watch(place.calendar_id, wanted)
  await queries.updateChannel(db, place, {
    channel_id,
    channel_resource_id,
    channel_token_sealed: box.seal(token, channelOwner(channel_id)),
    channel_expires_at: new Date(expires_ms ?? now().getTime() + week_ms),
  })
}

async function closeChannel(
  channels: CalendarChannels,
  { channel_id, channel_resource_id }: queries.ChannelRow,
): Promise<void> {
  if (channel_id !== null && channel_resource_id !== null)
    await channels.stop({ channel_id, channel_resource_id })
}

/** Null where the provider opens no channels. */
function connectedChannels(tools: ProviderTools, account: ConnectedAccount): CalendarChannels | null {
  const { push } = provider_adapters[account.provider]
  if (push?.per !== 'calendar') return null
  const ask = askWith(tools, account, push.open)
  return {
    watch: (calendar_id, wanted) => ask((channels) => channels.watch(calendar_id, wanted)),
    stop: (channel) => ask((channels) => channels.stop(channel)),
  }
}

/** Null where the provider has no subscriptions. */
function connectedWebhooks(tools: ProviderTools, account: ConnectedAccount): AccountWebhooks | null {
  const { push } = provider_adapters[account.provider]
  if (push?.per !== 'account') return null
  const ask = askWith(tools, account, push.open)
  return {
    create: (wanted) => ask((webhooks) => webhooks.create(wanted)),
    list: () => ask((webhooks) => webhooks.list()),
    delete: (external_id) => ask((webhooks) => webhooks.delete(external_id)),
  }
}
