import { findSlots, getMeeting, importMeetings, listOccurrences, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let ada: SessionUser
let bela: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'America/St_Johns' })
  bela = await server.aPerson({ first_name: 'Bela', timezone: 'Asia/Kathmandu' })
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:series',
    'SUMMARY:Stand-up',
    'DTSTART;TZID=Europe/Berlin:20270322T090000',
    'DTEND;TZID=Europe/Berlin:20270322T091500',
    'RRULE:FREQ=DAILY;COUNT=14',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:series',
    'SUMMARY:Day out',
    // Clocks in Berlin go forward that day.
    'RECURRENCE-ID;TZID=Europe/Berlin:20270328T090000',
    'DTSTART;VALUE=DATE:20270328',
    'DTEND;VALUE=DATE:20270329',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const { status } = await server.send({
    method: 'POST',
    path: importMeetings.path,
    payload: file.join('\r\n'),
    headers: { 'content-type': 'text/calendar' },
    token: ada.access_token,
  })
  expect(status).toBe(200)
})
afterAll(() => server.close())

it('[MTG6] shows an all-day change of a timed series as its day, in every zone', async () => {
  const [changed] = await dayOut()
  expect(changed).toMatchObject({
    is_all_day: true,
    meeting_date: { start_date: '2027-03-28', end_date: '2027-03-28' },
  })
  const { meeting_id = '', original_start_timestamp = '' } = changed ?? {}
  const input = { params: { meeting_id }, query: { original_start_timestamp } }
  const { data } = await server.call(getMeeting, input, ada.access_token)
  expect(data).toMatchObject({ is_all_day: true, meeting_time: { start_time: null, end_time: null } })
})

it('[MTG6] takes the whole day of its person in a search', async () => {
  const search = {
    users: [ada.user_id],
    duration: 30,
    start_time: '2027-03-27T00:00:00Z',
    end_time: '2027-03-30T00:00:00Z',
  }
  await setAllHours(ada)
  await setAllHours(bela)
  const { data } = await server.call(findSlots, { body: search }, bela.access_token)
  // The 28th in St John's, two and a half hours behind UTC.
  const day = [Date.parse('2027-03-28T02:30:00Z'), Date.parse('2027-03-29T02:30:00Z')] as const
  const inside = data?.free_slots.filter(
    ([start, end]) => Date.parse(start) < day[1] && Date.parse(end) > day[0],
  )
  expect(data?.free_slots.length).toBeGreaterThan(0)
  expect(inside).toEqual([])
})

async function dayOut() {
  const query = { start_timestamp: '2027-03-20T00:00:00.000Z', end_timestamp: '2027-04-10T00:00:00.000Z' }
  const { data } = await server.call(listOccurrences, { query }, ada.access_token)
  return data?.filter(({ meeting_title }) => meeting_title === 'Day out') ?? []
}

function setAllHours({ user_id }: SessionUser) {
  const day = { start_time: '00:00', end_time: '24:00', is_available: true }
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  return server.db
    .updateTable('app_user')
    .set({ availability_info: JSON.stringify(Object.fromEntries(names.map((name) => [name, day]))) })
    .where('user_id', '=', user_id)
    .execute()
}
