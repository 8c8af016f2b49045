import { newClock } from '../../kit/clock.ts'
import { isJson, type Json } from '../../kit/message.ts'
import { startZoomSimulator } from '../../zoom/provider.ts'
import { type Ask, newAsk } from '../ask.ts'
import { readOpenApi } from '../openapi.ts'
import { type Exchange, type Subject, probing_ms } from '../subject.ts'
import { probeOAuth, probing_app } from './oauth-probes.ts'

const account = 'mara.lindqvist@example.com'
const scopes = [
  'user:read:user',
  'meeting:read:list_meetings',
  'meeting:read:meeting',
  'meeting:read:list_upcoming_meetings',
  'meeting:read:past_meeting',
  'meeting:read:list_past_instances',
  'meeting:write:meeting',
  'meeting:update:meeting',
  'meeting:delete:meeting',
]

export const zoom: Subject = {
  name: 'zoom',
  describe: (read) => [
    readOpenApi('Zoom meetings', read('zoom-meetings-v2.openapi.json'), '/v2'),
    // The older file, for users, which the newer file lacks.
    readOpenApi('Zoom 2021', read('zoom-api-v2.openapi.2021.json'), '/v2'),
  ],
  probe: async (notes) => {
    const simulator = await startZoomSimulator({ clock: newClock({ startMs: probing_ms }) })
    simulator.seed({ script: 'lived_in', account })
    simulator.change({ ...probing_app, scopes })
    const tokens = simulator.change({ op: 'grant', client_id: probing_app.client_id, account, scopes })
    const token = isJson(tokens) ? String(tokens['access_token']) : ''
    const ask = patiently(newAsk(simulator.url, notes, { authorization: `Bearer ${token}` }), () =>
      simulator.clock.advance(1000),
    )
    await probeUsers(ask)
    await probeMeetings(ask)
    for (const name of Object.keys(simulator.provider.faults)) {
      simulator.faults.add({ match: {}, fault: { kind: 'named', name } })
      if (!name.startsWith('invalid_')) await ask('GET', '/v2/users/me/meetings')
      simulator.faults.clear()
    }
    const paths = { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' }
    await probeOAuth(newAsk(simulator.url, notes), { paths, account, scopes, auth: 'basic' })
    await simulator.close()
    return simulator.provider.routes
  },
  undescribed: [{ route: '* /oauth/*', because: 'OAuth 2.0 is described by RFC 6749 and RFC 7009' }],
  deviations: [
    ...['display_name', 'status'].map((where) => ({
      operation: 'GET /v2/users/{userId} 200',
      where,
      what: 'is not described',
      because: 'recorded live answers have it; the file that describes users is of 2021',
    })),
    {
      operation: 'GET /v2/users/{userId} 200',
      where: 'pmi',
      what: 'is of type integer, not string',
      because: 'a number in recorded live answers',
    },
    ...['uuid', 'host_id', 'status'].map((where) => ({
      operation: 'POST /v2/users/{userId}/meetings 201',
      where,
      what: 'is not described',
      because: 'recorded live answers to a creation have it, as those to a reading do',
    })),
    {
      operation: '*meetings* 20*',
      where: 'recurrence.weekly_days',
      what: 'is "2,4", not one of *',
      because: 'the description’s words allow several days with commas, its list only one',
    },
    ...['401', '500'].map((status) => ({
      operation: `GET /v2/users/{userId}/meetings ${status}`,
      where: '',
      what: 'is not described',
      because: 'every service can answer so; bodies as pasted into public issues',
    })),
  ],
}

/** A second between questions, as many a second as a free account may ask. */
function patiently(ask: Ask, wait: () => Promise<void>): Ask {
  return async (...question) => {
    await wait()
    return ask(...question)
  }
}

async function probeUsers(ask: Ask): Promise<void> {
  await ask('GET', '/v2/users/me')
  await ask('GET', '/v2/users/nobody')
  for (const type of ['scheduled', 'live', 'upcoming', 'upcoming_meetings', 'previous_meetings']) {
    await ask('GET', '/v2/users/me/meetings', { query: { type } })
  }
  const page = await ask('GET', '/v2/users/me/meetings', { query: { page_size: '1' } })
  const token = isJson(page.body) ? String(page.body['next_page_token']) : ''
  await ask('GET', '/v2/users/me/meetings', { query: { page_size: '1', next_page_token: token } })
  await ask('GET', '/v2/users/me/meetings', { query: { next_page_token: 'nonsense' } })
  await ask('GET', '/v2/users/me/upcoming_meetings')
}

async function probeMeetings(ask: Ask): Promise<void> {
  const listed = await ask('GET', '/v2/users/me/meetings', { query: { page_size: '300' } })
  for (const id of idsIn(listed)) await ask('GET', `/v2/meetings/${id}`)
  const previous = await ask('GET', '/v2/users/me/meetings', { query: { type: 'previous_meetings' } })
  for (const id of idsIn(previous).slice(0, 3)) {
    await ask('GET', `/v2/past_meetings/${id}`)
    await ask('GET', `/v2/past_meetings/${id}/instances`)
  }
  const create = (body: Json) => ask('POST', '/v2/users/me/meetings', { body })
  const single = await create({ topic: 'Probe', type: 2, start_time: '2027-01-11T09:00:00Z', duration: 30 })
  await create({ topic: 'Instant', type: 1 })
  await create({ topic: 'No fixed time', type: 3, recurrence: { type: 1, repeat_interval: 1 } })
  const series = await create({
    topic: 'Series',
    type: 8,
    start_time: '2027-01-11T09:00:00',
    timezone: 'Europe/Berlin',
    duration: 30,
    agenda: 'a'.repeat(400),
    recurrence: { type: 2, repeat_interval: 1, weekly_days: '2,4', end_times: 6 },
    settings: { meeting_invitees: [{ email: 'guest@example.net' }] },
  })
  await create({ topic: 'x'.repeat(201), type: 2 })
  const path = `/v2/meetings/${idOf(single)}`
  await ask('GET', path)
  await ask('PATCH', path, { body: { topic: 'Probed' } })
  await ask('DELETE', path)
  await ask('DELETE', path)
  await ask('PATCH', path, { body: { topic: 'Gone' } })
  await ask('GET', path)
  const whole = await ask('GET', `/v2/meetings/${idOf(series)}`)
  const occurrences = isJson(whole.body) ? whole.body['occurrences'] : undefined
  const [first] = Array.isArray(occurrences) ? occurrences : []
  const occurrence_id = isJson(first) ? String(first['occurrence_id']) : ''
  await ask('DELETE', `/v2/meetings/${idOf(series)}`, { query: { occurrence_id } })
  await ask('GET', `/v2/meetings/${idOf(series)}`, { query: { show_previous_occurrences: 'true' } })
  await ask('GET', '/v2/past_meetings/nonsense')
}

function idOf({ body }: Exchange): string {
  return isJson(body) ? String(body['id']) : ''
}

function idsIn({ body }: Exchange): string[] {
  const meetings = isJson(body) ? body['meetings'] : undefined
  return Array.isArray(meetings) ? meetings.flatMap((item) => (isJson(item) ? String(item['id']) : [])) : []
}
