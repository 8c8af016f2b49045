import { day_ms } from '../../durations.ts'
import { newClock } from '../../kit/clock.ts'
import { startCalendlySimulator } from '../../calendly/provider.ts'
import { isJson } from '../../kit/message.ts'
import { type Ask, newAsk } from '../ask.ts'
import { readOpenApi } from '../openapi.ts'
import { type Exchange, type Subject, probing_ms } from '../subject.ts'
import { probeOAuth, probing_app } from './oauth-probes.ts'

const account = 'mara.lindqvist@example.com'
const scopes = ['users:read', 'event_types:read', 'scheduled_events:write', 'webhooks:write']

export const calendly: Subject = {
  name: 'calendly',
  describe: (read) => [
    readOpenApi('Calendly', read('calendly-api-v2.openapi.yaml'), ''),
    // Only for what is newer than the vendor's file.
    readOpenApi('Calendly 2026', read('calendly-api-v2.openapi.2026-thirdparty.yaml'), ''),
  ],
  probe: async (notes) => {
    const simulator = await startCalendlySimulator({ clock: newClock({ startMs: probing_ms }) })
    simulator.seed({ script: 'lived_in', account })
    simulator.change({ ...probing_app, scopes })
    const tokens = simulator.change({ op: 'grant', client_id: probing_app.client_id, account, scopes })
    const token = isJson(tokens) ? String(tokens['access_token']) : ''
    const ask = newAsk(simulator.url, notes, { authorization: `Bearer ${token}` })
    await probeReading(ask)
    await probeWriting(ask, simulator.url)
    await probeHooks(ask)
    for (const name of Object.keys(simulator.provider.faults)) {
      simulator.faults.add({ match: {}, fault: { kind: 'named', name } })
      if (!name.startsWith('invalid_')) await ask('GET', '/users/me')
      simulator.faults.clear()
    }
    const paths = { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' }
    await probeOAuth(newAsk(simulator.url, notes), { paths, account, scopes, auth: 'basic' })
    await simulator.close()
    return simulator.provider.routes
  },
  undescribed: [{ route: '* /oauth/*', because: 'OAuth 2.0 is described by RFC 6749 and RFC 7009' }],
  deviations: [
    ...['time_notation', 'locale', 'resource_type'].map((field) => ({
      operation: 'GET /users/*',
      where: `resource.${field}`,
      what: 'is not described',
      because: 'recorded live answers have it; the vendor’s file is of 2022',
    })),
    ...['meeting_notes_*', 'event_memberships[].*', 'cancellation.created_at'].map((field) => ({
      operation: 'GET /scheduled_events*',
      where: `*.${field}`,
      what: 'is not described',
      because: 'the vendor’s newer samples of an event have it',
    })),
    {
      operation: 'POST /scheduled_events/{uuid}/cancellation 201',
      where: 'resource.created_at',
      what: 'is not described',
      because: 'the vendor’s newer samples of a cancellation have it',
    },
    {
      operation: 'POST /invitees 201',
      where: '*',
      what: 'is null',
      because:
        'only a third party describes this call; the vendor’s own file lets these fields of an invitee be null',
    },
    ...['no_show', 'reconfirmation'].map((field) => ({
      operation: 'POST /invitees 201',
      where: `resource.${field}`,
      what: 'is not described',
      because: 'only a third party describes this call; the vendor’s own file has these fields of an invitee',
    })),
    {
      operation: 'GET /users/me 429',
      where: '',
      what: 'is not described',
      because: 'limits are newer than the vendor’s file; recorded live headers and the documents name them',
    },
  ],
}

async function probeReading(ask: Ask): Promise<void> {
  const me = await ask('GET', '/users/me')
  const user = textIn(me, 'uri')
  const organization = textIn(me, 'current_organization')
  await ask('GET', pathOf(user))
  await ask('GET', '/users/nobody')
  const types = await ask('GET', '/event_types', { query: { user } })
  await ask('GET', '/event_types', { query: { organization, count: '1' } })
  await ask('GET', '/event_types')
  for (const uri of urisIn(types)) await ask('GET', pathOf(uri))
  await ask('GET', '/event_types/nothing')
  const events = await ask('GET', '/scheduled_events', { query: { user, count: '100' } })
  await ask('GET', '/scheduled_events', {
    query: { user, count: '2', sort: 'start_time:desc', status: 'canceled' },
  })
  await ask('GET', '/scheduled_events', { query: { organization, count: '2' } })
  await ask('GET', '/scheduled_events', { query: { user, count: '101' } })
  await ask('GET', '/scheduled_events', { query: { user: `${user}x` } })
  for (const uri of urisIn(events)) {
    await ask('GET', pathOf(uri))
    const invitees = await ask('GET', `${pathOf(uri)}/invitees`)
    for (const invitee of urisIn(invitees)) await ask('GET', pathOf(invitee))
  }
  await ask('GET', '/scheduled_events/nothing')
  await ask('GET', '/scheduled_events/nothing/invitees')
}

async function probeWriting(ask: Ask, url: string): Promise<void> {
  const user = textIn(await ask('GET', '/users/me'), 'uri')
  const types = await ask('GET', '/event_types', { query: { user, active: 'true' } })
  const start_time = new Date(probing_ms + 40 * day_ms).toISOString()
  const booking = {
    event_type: urisIn(types)[0] ?? '',
    start_time,
    invitee: { name: 'Probe', email: 'probe@example.net', timezone: 'Europe/Berlin' },
  }
  const booked = await ask('POST', '/invitees', { body: booking })
  await ask('POST', '/invitees', { body: {} })
  const noShow = await ask('POST', '/invitee_no_shows', { body: { invitee: textIn(booked, 'uri') } })
  await ask('POST', '/invitee_no_shows', { body: { invitee: `${url}/nothing` } })
  const marked = pathOf(textIn(noShow, 'uri'))
  await ask('GET', marked)
  await ask('DELETE', marked)
  await ask('GET', '/invitee_no_shows/nothing')
  const event = pathOf(textIn(booked, 'event'))
  await ask('POST', `${event}/cancellation`, { body: { reason: 'A probe' } })
  await ask('POST', `${event}/cancellation`, { body: {} })
  await ask('GET', event)
}

async function probeHooks(ask: Ask): Promise<void> {
  const me = await ask('GET', '/users/me')
  const user = textIn(me, 'uri')
  const organization = textIn(me, 'current_organization')
  const hook = {
    url: 'http://127.0.0.1:9/hook',
    events: ['invitee.created', 'invitee.canceled'],
    organization,
    user,
    scope: 'user',
  }
  const created = await ask('POST', '/webhook_subscriptions', { body: hook })
  await ask('POST', '/webhook_subscriptions', { body: hook })
  await ask('POST', '/webhook_subscriptions', { body: {} })
  await ask('GET', '/webhook_subscriptions', { query: { organization, user, scope: 'user' } })
  await ask('GET', '/webhook_subscriptions')
  const one = pathOf(textIn(created, 'uri'))
  await ask('GET', one)
  await ask('DELETE', one)
  await ask('GET', one)
}

/** A field of the `resource` in an answer. */
function textIn({ body }: Exchange, name: string): string {
  const resource = isJson(body) ? body['resource'] : undefined
  const value = isJson(resource) ? resource[name] : undefined
  return typeof value === 'string' ? value : ''
}

function urisIn({ body }: Exchange): string[] {
  const items = isJson(body) ? body['collection'] : undefined
  return Array.isArray(items) ? items.flatMap((item) => (isJson(item) ? String(item['uri']) : [])) : []
}

function pathOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).pathname : '/nothing'
}
