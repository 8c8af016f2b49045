import { day_ms, hour_ms, week_ms } from '@meridian/engine'
import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import { queues } from '../../../queues.ts'
import { randomBytes } from 'node:crypto'
import {
  calendlyWebhooks,
  type CalendlyWebhooks,
  googleChannels,
  type GoogleChannels,
  ProviderError,
} from '@meridian/providers'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue, type JobCall } from '../../../platform/jobs/jobs.ts'
import * as queries from './webhook.queries.ts'
import { channelOwner, webhookUrlFor, webhookKeyOwner } from './webhook.rules.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { withAccess } from '../access.service.ts'

/** Finds channels that expire soon and subscriptions that Calendly may have disabled. */
export async function planWebhooks({ db, config, now }: JobCall): Promise<void> {
  const moment = now()
  const endingBefore = new Date(moment.getTime() + day_ms)
  const checkedBefore = new Date(moment.getTime() - hour_ms)
  await inTransaction(db, async (tx) => {
    if (webhookUrlFor(config, 'google') !== null)
      for (const due of await queries.listDueChannels(tx, { endingBefore, limit: planned_at_once }, moment)) {
        await enqueue(tx, queues.openChannel, due, {
          now: moment,
          key: `${due.connection_id} ${due.calendar_id}`,
        })
      }
    if (webhookUrlFor(config, 'calendly') !== null)
      for (const connection_id of await queries.listDueSubscriptions(tx, {
        checkedBefore,
        limit: planned_at_once,
      })) {
        await enqueue(tx, queues.openSubscription, { connection_id }, { now: moment, key: connection_id })
      }
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
  const address = webhookUrlFor(config, 'google')
  const known = await queries.findCalendarChannel(db, place)
  if (!known || address === null) return
  const channels = connectedChannels(call, place.connection_id)
  const endsSoon = Number(known.channel_expires_at ?? 0) < now().getTime() + day_ms
  try {
    if (known.is_wanted && endsSoon)
      await openChannel(call, place, { channels, address: `${address}/calendar` })
    else if (!known.is_wanted) await queries.writeChannel(db, place, no_channel)
    if (!known.is_wanted || endsSoon) await closeChannel(channels, known)
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    call.log.warn({ err: failure, ...place }, 'a calendar tells no changes')
    const pauseMs = failure.kind === 'limited' || failure.kind === 'broken' ? quarter_ms : day_ms
    await queries.putOffChannel(db, place, new Date(failure.retry_at_ms ?? now().getTime() + pauseMs))
  }
}

/** Creates the subscription where it is missing, or again where Calendly has disabled it. */
export async function renewSubscription(
  call: JobCall,
  { connection_id }: PayloadOf<typeof queues.openSubscription>,
): Promise<void> {
  const { db, config, box, now } = call
  const address = webhookUrlFor(config, 'calendly')
  const known = await queries.findSubscription(db, connection_id)
  if (!known || address === null) return
  const webhooks = connectedWebhooks(call, connection_id)
  try {
    const own = `${address}/${connection_id}`
    const listed = known.hook_id === null ? [] : await webhooks.list()
    const alive = listed.some(
      (hook) => hook.external_id === known.hook_id && hook.is_active && hook.address === own,
    )
    if (alive) return await queries.writeSubscription(db, connection_id, { hook_checked_at: now() })
    const signingKey = randomBytes(32).toString('base64url')
    // Stored first: Calendly may call before its answer arrives.
    const hook_key_sealed = box.seal(signingKey, webhookKeyOwner(connection_id))
    await queries.writeSubscription(db, connection_id, { hook_checked_at: now(), hook_key_sealed })
    const { external_id } = await webhooks.create({ address: own, signingKey })
    await queries.writeSubscription(db, connection_id, { hook_checked_at: now(), hook_id: external_id })
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    call.log.warn({ err: failure, connection_id }, 'Calendly tells no bookings')
    await queries.writeSubscription(db, connection_id, { hook_checked_at: now() })
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
  readonly channels: GoogleChannels
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
  await queries.writeChannel(db, place, {
    channel_id,
    channel_resource_id,
    channel_token_sealed: box.seal(token, channelOwner(channel_id)),
    channel_expires_at: new Date(expires_ms ?? now().getTime() + week_ms),
  })
}

async function closeChannel(
  channels: GoogleChannels,
  { channel_id, channel_resource_id }: queries.ChannelRow,
): Promise<void> {
  if (channel_id !== null && channel_resource_id !== null)
    await channels.stop({ channel_id, channel_resource_id })
}

function connectedChannels(tools: ProviderTools, connection_id: string): GoogleChannels {
  const { baseUrl } = tools.config.providers.google
  const ask = <Result>(use: (channels: GoogleChannels) => Promise<Result>) =>
    withAccess(tools, connection_id, (accessToken) =>
      use(googleChannels({ fetch, baseUrl, accessToken, now: tools.now })),
    )
  return {
    watch: (calendar_id, wanted) => ask((channels) => channels.watch(calendar_id, wanted)),
    stop: (channel) => ask((channels) => channels.stop(channel)),
  }
}

function connectedWebhooks(tools: ProviderTools, connection_id: string): CalendlyWebhooks {
  const { baseUrl } = tools.config.providers.calendly
  const ask = <Result>(use: (webhooks: CalendlyWebhooks) => Promise<Result>) =>
    withAccess(tools, connection_id, (accessToken) =>
      use(calendlyWebhooks({ fetch, baseUrl, accessToken, now: tools.now })),
    )
  return {
    create: (wanted) => ask((webhooks) => webhooks.create(wanted)),
    list: () => ask((webhooks) => webhooks.list()),
    delete: (external_id) => ask((webhooks) => webhooks.delete(external_id)),
  }
}
