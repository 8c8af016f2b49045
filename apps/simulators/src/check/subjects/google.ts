import { newClock } from '../../kit/clock.ts'
import { isJson, type Json } from '../../kit/message.ts'
import { startGoogleSimulator } from '../../google/provider.ts'
import { type Ask, newAsk } from '../ask.ts'
import { readDiscovery } from '../discovery.ts'
import { type Subject, probing_ms } from '../subject.ts'
import { probeCalendar } from './calendar-probes.ts'
import { probeGmail } from './gmail-probes.ts'
import { google_refusals } from './google-refusals.ts'
import { probeOAuth, probing_app } from './oauth-probes.ts'

const auth = 'https://www.googleapis.com/auth/'
const usual = [
  'openid',
  `${auth}userinfo.email`,
  `${auth}userinfo.profile`,
  `${auth}calendar`,
  `${auth}gmail.modify`,
]

/** A second calendar of the account, and two of another account. */
const shared_calendars: readonly Json[] = [
  {
    op: 'add_calendar',
    id: 'second@calendars.example.com',
    owner: 'ada@example.com',
    summary: 'Second',
    time_zone: 'Europe/Berlin',
  },
  ...['reader', 'freeBusyReader'].flatMap((role) => {
    const calendar = `${role.toLowerCase()}@calendars.example.com`
    const event = {
      summary: 'Theirs',
      visibility: 'private',
      start: { dateTime: '2026-11-26T09:00:00Z' },
      end: { dateTime: '2026-11-26T10:00:00Z' },
    }
    return [
      { op: 'add_calendar', id: calendar, owner: 'bo@example.org', summary: role, time_zone: 'UTC' },
      { op: 'share_calendar', calendar, account: 'ada@example.com', role },
      { op: 'create_event', calendar, event },
    ]
  }),
]

export const google: Subject = {
  name: 'google',
  describe: (read) => [
    readDiscovery('Gmail', read('google-gmail-v1.discovery.json'), google_refusals),
    readDiscovery('Calendar', read('google-calendar-v3.discovery.json'), google_refusals),
    readDiscovery('OAuth 2', read('google-oauth2-v2.discovery.json'), google_refusals),
  ],
  probe: async (notes) => {
    const simulator = await startGoogleSimulator({ clock: newClock({ startMs: probing_ms }) })
    simulator.seed({ script: 'empty' })
    simulator.change(probing_app)
    simulator.seed({ script: 'mailbox', account: 'ada@example.com' })
    for (const change of shared_calendars) simulator.change(change)
    const grant = (scopes: readonly string[]) => {
      const tokens = simulator.change({ op: 'grant', account: 'ada@example.com', scopes })
      const token = isJson(tokens) ? String(tokens['access_token']) : ''
      return { token, ask: newAsk(simulator.url, notes, { authorization: `Bearer ${token}` }) }
    }
    const { ask, token } = grant(usual)
    await probeGmail(ask, grant(['https://mail.google.com/']).ask)
    await probeCalendar(ask)
    await probeIdentity(ask, token)
    await probeOAuth(newAsk(simulator.url, notes), {
      paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
      account: 'bo@example.org',
      scopes: usual,
      auth: 'form',
    })
    for (const name of Object.keys(simulator.provider.faults)) {
      const path = name.startsWith('gmail')
        ? '/gmail/v1/users/me/labels'
        : '/calendar/v3/users/me/calendarList'
      simulator.faults.add({ match: {}, fault: { kind: 'named', name } })
      if (!name.startsWith('invalid_')) await ask('GET', path)
      simulator.faults.clear()
    }
    await simulator.close()
    return simulator.provider.routes
  },
  undescribed: [
    { route: '* /o/oauth2/v2/auth', because: 'OAuth 2.0 is described by RFC 6749' },
    { route: 'POST /token', because: 'OAuth 2.0 is described by RFC 6749' },
    { route: '* /tokeninfo', because: 'the discovery document has it below /oauth2/v2 only' },
    { route: 'POST /revoke', because: 'OAuth 2.0 is described by RFC 7009' },
  ],
  deviations: [
    {
      operation: 'POST /oauth2/v2/tokeninfo 400',
      where: 'error*',
      what: '*',
      because: 'it refuses as OAuth does (RFC 6749 §5.2), not as the other services do',
    },
  ],
}

/** The user info of a token in the header and of one in the query. */
async function probeIdentity(ask: Ask, token: string): Promise<void> {
  for (const access_token of [token, 'nobody']) {
    await ask('GET', '/tokeninfo', { query: { access_token } })
    await ask('POST', '/tokeninfo', { query: { access_token } })
    await ask('POST', '/oauth2/v2/tokeninfo', { query: { access_token } })
  }
  await ask('GET', '/oauth2/v2/userinfo')
  await ask('GET', '/userinfo/v2/me')
  const nobody = { headers: { authorization: 'Bearer nobody' } }
  await ask('GET', '/oauth2/v2/userinfo', nobody)
  await ask('GET', '/gmail/v1/users/me/profile', nobody)
  await ask('GET', '/calendar/v3/users/me/calendarList', { headers: { authorization: '' } })
}
