import {
  createMeeting,
  deleteMeeting,
  type Endpoint,
  getMeeting,
  type Input,
  listMeetings,
  listOccurrences,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'America/St_Johns' })
})
afterAll(() => server.close())

const unknown_id = '0198f000-0000-7000-8000-00000000dead'
const guest_key = 'guest:0198f000-0000-4000-8000-000000000001'
const window = { start_timestamp: '2026-11-01T00:00:00.000Z', end_timestamp: '2026-12-31T00:00:00.000Z' }

describe('making a meeting', () => {
  it('[MTG10] [MTG23] answers 201 with the whole meeting, its organizer and its invitees', async () => {
    const { status, message, data } = await server.call(
      createMeeting,
      {
        body: {
          meeting_title: 'Plan',
          meeting_description: 'Long',
          agenda: 'Short',
          meeting_location: { location_name: 'Room 1', latitude: 52.5, longitude: 13.4 },
          meeting_date: { start_date: '2026-11-24' },
          meeting_time: { start_time: '10:00', end_time: '11:00' },
          meeting_timezone: 'Europe/Berlin',
          meeting_priority: 'high',
          meeting_invitees: { [bob.user_id]: {}, [ada.user_id]: {} },
        },
      },
      ada.access_token,
    )
    expect([status, message]).toEqual([201, 'Meeting created successfully.'])
    expect(data).toMatchObject({
      user_id: ada.user_id,
      user_details: { full_name: 'Ada Example' },
      meeting_status: 'active',
      meeting_priority: 'high',
      meeting_integration_type: 'smart_calendar',
      meeting_labels: {},
      meeting_location: { location_name: 'Room 1', latitude: 52.5, longitude: 13.4, weather_info: null },
      meeting_timestamps: {
        start_timestamp: '2026-11-24T09:00:00.000Z',
        end_timestamp: '2026-11-24T10:00:00.000Z',
      },
      meeting_recurrence: { is_recurring: false, recurring_type: 'custom', rrule: null },
    })
    expect(Object.keys(data?.meeting_invitees ?? {})).toEqual([bob.user_id])
    expect(data?.meeting_invitees[bob.user_id]).toMatchObject({
      full_name: 'Bob Example',
      meeting_action: 'pending',
    })
  })

  it('[MTG34] makes one meeting of a double click', async () => {
    const click = () =>
      server.send({
        method: 'POST',
        path: createMeeting.path,
        payload: JSON.stringify({ ...aBody(), meeting_title: 'Clicked twice' }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one double click' },
        token: eve.access_token,
      })
    const [first, second] = await Promise.all([click(), click()])
    expect([first.status, second.text]).toEqual([201, first.text])
    const { data } = await server.call(
      listMeetings,
      { query: { search_term: 'clicked twice' } },
      eve.access_token,
    )
    expect(data).toHaveLength(1)
  })

  it('[MTG23] refuses people unknown here, naming each', async () => {
    const { status, errors } = await server.call(
      createMeeting,
      { body: { ...aBody(), meeting_invitees: { [unknown_id]: {}, [bob.user_id]: {} } } },
      ada.access_token,
    )
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path)).toEqual([`meeting_invitees.${unknown_id}`])
  })

  it('[MTG23] refuses an operator without a calendar', async () => {
    const operator = await server.aPerson({ first_name: 'Olga' })
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', operator.user_id)
      .execute()
    const body = { ...aBody(), meeting_invitees: { [operator.user_id]: {} } }
    expect((await server.call(createMeeting, { body }, ada.access_token)).status).toBe(400)
    for (const attempt of calls(unknown_id)) {
      expect((await attempt(operator.access_token)).status).toBe(403)
    }
  })

  it('[MTG24] asks guests by mail, and a person by the address of the account', async () => {
    const meeting = await aMeeting(server, ada.access_token, {
      meeting_invitees: {
        [guest_key]: { primary_email: 'Gus@guests.example', full_name: 'Gus' },
        'guest:0198f000-0000-4000-8000-000000000002': { primary_email: bob.primary_email.toUpperCase() },
        'guest:0198f000-0000-4000-8000-000000000003': { primary_email: 'gus@GUESTS.example' },
        'guest:0198f000-0000-4000-8000-000000000004': { primary_email: ada.primary_email },
      },
    })
    expect(Object.keys(meeting.meeting_invitees)).toEqual([bob.user_id, guest_key])
    expect(meeting.meeting_invitees[guest_key]).toMatchObject({
      user_id: null,
      full_name: 'Gus',
      primary_email: 'Gus@guests.example',
    })
  })

  it('[WEB145] lists people before guests, and Guest 2 before Guest 10', async () => {
    const guests = [10, 1, 2].map((number) => [
      `guest:0198f000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      { primary_email: `guest${number}@guests.example`, full_name: `Guest ${number}` },
    ])
    const { meeting_invitees } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { ...Object.fromEntries(guests), [bob.user_id]: {} },
    })
    expect(Object.values(meeting_invitees).map(({ full_name }) => full_name)).toEqual([
      bob.full_name,
      'Guest 1',
      'Guest 2',
      'Guest 10',
    ])
  })

  it('[MTG25] shows an address to its owner alone, and a guest’s to the organizer alone', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: {
        [bob.user_id]: {},
        [eve.user_id]: {},
        [guest_key]: { primary_email: 'secret@guests.example' },
      },
    })
    const seenBy = async (person: SessionUser) => {
      const { data, text } = await server.call(getMeeting, { params: { meeting_id } }, person.access_token)
      return {
        text,
        emails: Object.values(data?.meeting_invitees ?? {}).map(({ primary_email }) => primary_email),
      }
    }
    expect((await seenBy(ada)).emails).toEqual([null, null, 'secret@guests.example'])
    const bobs = await seenBy(bob)
    expect(bobs.emails).toEqual([bob.primary_email, null, null])
    expect(bobs.text).not.toContain('secret@')
    const found = await server.call(
      listMeetings,
      { query: { search_term: 'secret@guests' } },
      bob.access_token,
    )
    expect(found.data).toEqual([])
  })

  it.each(['javascript:alert(1)', 'ftp://example.org', 'not a link', 'https://', 'data:text/html,x'])(
    '[MTG26] refuses %s as a link',
    async (link) => {
      for (const body of [
        { ...aBody(), meeting_link: link },
        { ...aBody(), meeting_location: { location_link: link } },
      ]) {
        const { status, message } = await server.call(createMeeting, { body }, ada.access_token)
        expect([status, message]).toEqual([400, 'Invalid link'])
      }
    },
  )

  it('[MTG26] completes links and takes an empty one as none', async () => {
    const meeting = await aMeeting(server, ada.access_token, {
      meeting_link: ' meet.example/plan ',
      meeting_location: { location_link: '', location_name: ' ' },
    })
    expect(meeting.meeting_link).toBe('https://meet.example/plan')
    expect(meeting.meeting_location).toMatchObject({ location_link: null, location_name: null })
  })

  it.each([
    '<script>alert(1)</script>',
    "'; drop table meeting; --",
    '{{7*7}} ${7*7} %s %n',
    'זה מימין לשמאל ‮ مرحبا',
    '👩‍👩‍👧‍👦 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢ \u0000'.replace('\u0000', ''),
    '﷽'.repeat(30),
  ])('[MTG26] keeps hostile text as it was written: %s', async (words) => {
    const meeting = await aMeeting(server, ada.access_token, {
      meeting_title: words,
      meeting_description: words,
      agenda: words,
      meeting_location: { location_name: words },
    })
    expect(meeting).toMatchObject({ meeting_title: words, meeting_description: words, agenda: words })
    const { data } = await server.call(
      listMeetings,
      { query: { search_term: words.slice(0, 200) } },
      ada.access_token,
    )
    expect(data?.map(({ meeting_id }) => meeting_id)).toContain(meeting.meeting_id)
  })

  it.each<[string, unknown]>([
    ['meeting_title', { meeting_title: 7 }],
    ['meeting_title', { meeting_title: 'a\u0000b' }],
    ['meeting_date.start_date', { meeting_date: { start_date: '2026-02-30' } }],
    ['meeting_time.start_time', { meeting_time: { start_time: '25:00' } }],
    ['meeting_timezone', { meeting_timezone: 'Middle/Earth' }],
    ['meeting_timezone', { meeting_timezone: '+05:30' }],
    ['meeting_priority', { meeting_priority: 'urgent' }],
    ['meeting_invitees.nobody', { meeting_invitees: { nobody: {} } }],
    [`meeting_invitees.${guest_key}.primary_email`, { meeting_invitees: { [guest_key]: {} } }],
    [
      'meeting_recurrence.recurring_days.monday',
      { meeting_recurrence: { is_recurring: true, recurring_days: { monday: 'yes' } } },
    ],
    ['meeting_recurrence.recurring_days', { meeting_recurrence: { is_recurring: true } }],
    ['meeting_location.latitude', { meeting_location: { latitude: 91 } }],
    ['is_all_day', { is_all_day: 'false' }],
    ['meeting_time.end_time', { meeting_time: { start_time: '10:00', end_time: '10:00' } }],
    ['meeting_date', { meeting_date: undefined }],
  ])('[MTG12] [MTG26] refuses bad input by the field %s', async (path, wrong) => {
    const payload = JSON.stringify({ ...aBody(), ...Object(wrong) })
    const { status, errors, data } = await server.send({
      method: 'POST',
      path: createMeeting.path,
      payload,
      headers: { 'content-type': 'application/json' },
      token: ada.access_token,
    })
    expect([status, data, errors?.[0]?.path]).toEqual([400, null, path])
  })

  it.each([
    ['meeting_status', 'cancelled'],
    ['meeting_status', 'completed'],
    ['meeting_status', 'banana'],
    ['meeting_integration_type', 'zoom'],
  ])('[MTG35] [API26] refuses a new meeting with the %s %s', async (field, value) => {
    const { status, errors } = await server.send({
      method: 'POST',
      path: createMeeting.path,
      payload: JSON.stringify({ ...aBody(), [field]: value }),
      headers: { 'content-type': 'application/json' },
      token: ada.access_token,
    })
    expect([status, errors?.[0]?.path]).toEqual([400, field])
  })

  it('[MTG35] takes a whole meeting as the template of a new one', async () => {
    const payload = JSON.stringify({
      ...aBody(),
      user_id: bob.user_id,
      meeting_status: 'active',
      meeting_integration_type: 'smart_calendar',
      meeting_id: unknown_id,
    })
    const { status, data } = await server.send({
      method: 'POST',
      path: createMeeting.path,
      payload,
      headers: { 'content-type': 'application/json' },
      token: ada.access_token,
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      user_id: ada.user_id,
      meeting_status: 'active',
      meeting_integration_type: 'smart_calendar',
    })
  })
})

describe('which people may call it', () => {
  it('[MTG27] refuses the signed-out', async () => {
    for (const attempt of calls(unknown_id)) expect((await attempt()).status).toBe(401)
  })

  it('[MTG27] [MTG35] answers a stranger as if there were no meeting, and changes nothing', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { [bob.user_id]: {} },
    })
    for (const id of [meeting_id, unknown_id]) {
      for (const attempt of [getCall(id), updateCall(id), deleteCall(id)]) {
        expect(await attempt(eve.access_token)).toMatchObject({ status: 404, message: 'Meeting not found.' })
      }
    }
    expect((await getCall(meeting_id)(ada.access_token)).status).toBe(200)
    const listed = await server.call(listMeetings, { query: { limit: 100 } }, eve.access_token)
    expect(listed.data?.map((meeting) => meeting.meeting_id)).not.toContain(meeting_id)
    const times = await server.call(listOccurrences, { query: window }, eve.access_token)
    expect(times.data?.map((time) => time.meeting_id)).not.toContain(meeting_id)
  })

  it('[MTG29] [MTG33] refuses wrong queries by the field', async () => {
    for (const [path, query] of Object.entries({
      page: 'page=0',
      limit: 'limit=101',
      sort_by: 'sort_by=user_id;drop table meeting',
      order_by: 'order_by=asc',
      meeting_status: 'meeting_status=done',
      meeting_integration_type: 'meeting_integration_type=slack',
      label_id: 'label_id=7',
      search_term: 'search_term=%00',
    })) {
      const { status, errors } = await server.send({
        method: 'GET',
        path: `/v1/meeting/all?${query}`,
        token: ada.access_token,
      })
      expect([status, errors?.[0]?.path]).toEqual([400, path])
    }
    for (const [path, query] of [
      ['end_timestamp', { ...window, end_timestamp: '2027-11-01T00:00:00.000Z' }],
      ['end_timestamp', { start_timestamp: window.end_timestamp, end_timestamp: window.start_timestamp }],
      [
        'start_timestamp',
        { start_timestamp: '0001-01-01T00:00:00.000Z', end_timestamp: '0001-01-02T00:00:00.000Z' },
      ],
      [
        'end_timestamp',
        { start_timestamp: '9999-12-01T00:00:00.000Z', end_timestamp: '9999-12-31T00:00:00.000Z' },
      ],
    ] as const) {
      const { status, errors } = await server.call(listOccurrences, { query }, ada.access_token)
      expect([status, errors?.[0]?.path]).toEqual([400, path])
    }
    const wrong = await server.send({
      method: 'DELETE',
      path: `/v1/meeting/${unknown_id}?how=burn`,
      token: ada.access_token,
    })
    expect([wrong.status, wrong.errors?.[0]?.path]).toEqual([400, 'how'])
    expect((await getCall('not-a-uuid')(ada.access_token)).errors?.[0]?.path).toBe('meeting_id')
  })
})

function aBody() {
  return {
    meeting_title: 'Plan',
    meeting_date: { start_date: '2026-11-24' },
    meeting_time: { start_time: '10:00', end_time: '11:00' },
    meeting_timezone: 'Europe/Berlin',
  }
}

function attempt<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return (token?: string) => server.call(endpoint, input, token)
}

function getCall(meeting_id: string) {
  return attempt(getMeeting, { params: { meeting_id } })
}

function updateCall(meeting_id: string) {
  return attempt(updateMeeting, { params: { meeting_id }, body: { meeting_title: 'Mine now' } })
}

function deleteCall(meeting_id: string) {
  return attempt(deleteMeeting, { params: { meeting_id }, query: { how: 'delete' } })
}

function calls(meeting_id: string) {
  return [
    attempt(createMeeting, { body: aBody() }),
    attempt(listMeetings, { query: {} }),
    attempt(listOccurrences, { query: window }),
    getCall(meeting_id),
    updateCall(meeting_id),
    deleteCall(meeting_id),
  ]
}
