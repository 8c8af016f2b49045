import {
  answerProposal,
  createMeeting,
  findSlots,
  getMeeting,
  importMeetings,
  listMeetings,
  listProposals,
  type Meeting,
  type MeetingProposal,
  proposeOtherTime,
  updateAvailability,
  weekdays,
} from '@meridian/contract'
import { expect, it } from 'vitest'
import { freshDatabase } from './database.ts'
import { type HttpPerson, httpPerson } from './http-person.ts'
import { startTestServer } from './server.ts'
import { startServerProcess } from './server-process.ts'
import { storyCalendars } from './story-calendars.ts'
import { type StoryWeek, storyWeek, zones } from './story-week.ts'
import { temporaryFolder } from './temporary-folder.ts'

const half_an_hour = 30

it('[JRN2] three people find, book, accept, decline, propose and approve a time through the API alone', async () => {
  const server = await startTestServer({ now: new Date().toISOString() })
  await tellStory(await server.app.listen({ port: 0, host: '127.0.0.1' }), storyWeek())
  await server.close()
})

it('[JRN2] they do so at the product as its users start it, which stops when told @whole', async () => {
  using folder = temporaryFolder()
  const database = await freshDatabase()
  try {
    const { child, address } = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder.path })
    await using server = child
    await tellStory(address, storyWeek())
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    await database.drop()
  }
})

async function tellStory(address: string, week: StoryWeek): Promise<void> {
  const people = await arrive(address, week)
  const { asha, jonas, nora } = people

  // Asha's day ends before Nora's begins, until she moves her hours.
  expect(await slotsFor(asha, [jonas, nora], week)).toEqual([])
  await workFrom(asha, '12:00', '20:00')
  const [first, second] = await slotsFor(asha, [jonas, nora], week)
  expect(first).toEqual([week.at(week.monday, '11:30'), week.at(week.monday, '12:00')])
  expect(second).toEqual([week.at(week.monday, '13:00'), week.at(week.monday, '13:30')])

  const [start_timestamp, end_timestamp] = first ?? []
  const { meeting_id } = await asha.call(createMeeting, {
    body: {
      meeting_title: 'Launch plan',
      meeting_timestamps: { start_timestamp: start_timestamp ?? '', end_timestamp },
      meeting_timezone: zones.asha,
      meeting_invitees: { [jonas.user.user_id]: {}, [nora.user.user_id]: {} },
    },
  })
  const booked = { asha: '17:15 – 17:45', jonas: '12:30 – 13:00', nora: '09:00 – 09:30' }
  await expectTimes(people, meeting_id, week, booked)

  await answer(jonas, await proposalOf(jonas, meeting_id), 'approved')
  await proposeInstead(nora, meeting_id, week)
  await answer(nora, await proposalOf(nora, meeting_id), 'rejected')
  expect(await answersTo(asha, meeting_id)).toEqual({ Jonas: 'approved', Nora: 'rejected' })
  await expectTimes({ asha, jonas }, meeting_id, week, booked)

  const counter = await proposalOf(asha, meeting_id)
  expect(counter.proposal_type).toBe('counter_proposal')
  expect(counter.availability.is_available).toBe(true)
  expect(wallTimes(counter.meeting, asha)).toBe('18:45 – 19:15')
  await answer(asha, counter, 'approved')
  expect(await answersTo(asha, meeting_id)).toEqual({ Jonas: 'pending', Nora: 'approved' })
  const moved = { asha: '18:45 – 19:15', jonas: '14:00 – 14:30', nora: '10:30 – 11:00' }
  await expectTimes(people, meeting_id, week, moved)
  await answer(jonas, await proposalOf(jonas, meeting_id), 'approved')
  await expectTimes(people, meeting_id, week, moved)
}

type Name = keyof typeof zones
type People = Readonly<Record<Name, HttpPerson>>

/** All three register and bring their calendars along: every event is kept, in the zone that the file means. */
async function arrive(address: string, week: StoryWeek): Promise<People> {
  const last_names = { asha: 'Rai', jonas: 'Weber', nora: 'Penney' }
  const calendars = storyCalendars(week)
  const come = async (name: Name, first_name: string, events: number, search: string) => {
    const person = await httpPerson(address, {
      first_name,
      last_name: last_names[name],
      timezone: zones[name],
    })
    const report = await person.call(importMeetings, { body: calendars[name] })
    expect(report).toMatchObject({ imported: events, skipped: [], warnings: [] })
    const [meeting] = await person.call(listMeetings, { query: { search_term: search } })
    expect(meeting?.meeting_timezone).toBe(zones[name])
    return person
  }
  return {
    asha: await come('asha', 'Asha', 3, 'stand-up'),
    jonas: await come('jonas', 'Jonas', 2, 'Jour fixe'),
    nora: await come('nora', 'Nora', 1, 'Crew call'),
  }
}

async function workFrom(person: HttpPerson, start_time: string, end_time: string): Promise<void> {
  const hours = { start_time, end_time, is_available: true }
  const days = weekdays.filter((day) => day !== 'saturday' && day !== 'sunday')
  const availability_info = Object.fromEntries(days.map((day) => [day, hours]))
  await person.call(updateAvailability, { body: { availability_info } })
}

/** From Friday morning on, four days, on the searcher's clock. */
async function slotsFor(searcher: HttpPerson, others: readonly HttpPerson[], { friday }: StoryWeek) {
  const until = Temporal.PlainDate.from(friday).add({ days: 4 }).toString()
  const { free_slots } = await searcher.call(findSlots, {
    body: {
      users: others.map(({ user }) => user.user_id),
      duration: half_an_hour,
      start_time: `${friday} 10:00:00`,
      end_time: `${until} 10:00:00`,
    },
  })
  return free_slots
}

/** Nora has another meeting at that time by now, and proposes the first slot in which all are free. */
async function proposeInstead(nora: HttpPerson, meeting_id: string, week: StoryWeek): Promise<void> {
  await nora.call(createMeeting, {
    body: {
      meeting_title: 'Ferry to the island',
      meeting_date: { start_date: week.monday },
      meeting_time: { start_time: '09:00', end_time: '10:00' },
      meeting_timezone: zones.nora,
    },
  })
  const { meeting_proposal_id, availability } = await proposalOf(nora, meeting_id)
  expect(availability).toMatchObject({
    is_available: false,
    reason: 'busy',
    conflicts: [{ meeting_title: 'Ferry to the island' }],
  })
  const slot = availability.possible_slots
  expect(slot?.start_timestamp).toBe(week.at(week.monday, '13:00'))
  await nora.call(proposeOtherTime, {
    params: { meeting_proposal_id },
    body: { start_timestamp: slot?.start_timestamp ?? '', end_timestamp: slot?.end_timestamp ?? '' },
  })
}

async function proposalOf(person: HttpPerson, meeting_id: string): Promise<MeetingProposal> {
  const proposals = await person.call(listProposals, {})
  const found = proposals.find(({ meeting }) => meeting.meeting_id === meeting_id)
  if (!found) throw new Error(`nothing asks ${person.user.first_name} about this meeting`)
  return found
}

async function answer(
  person: HttpPerson,
  { meeting_proposal_id }: MeetingProposal,
  meeting_action: 'approved' | 'rejected',
): Promise<void> {
  await person.call(answerProposal, { params: { meeting_proposal_id }, body: { meeting_action } })
}

async function answersTo(organizer: HttpPerson, meeting_id: string) {
  const { meeting_invitees } = await organizer.call(getMeeting, { params: { meeting_id } })
  return Object.fromEntries(
    Object.values(meeting_invitees).map(({ first_name, meeting_action }) => [first_name, meeting_action]),
  )
}

/** In detail and list every person reads the same moments as Monday's wall times in the person's zone. */
async function expectTimes(
  people: Partial<People>,
  meeting_id: string,
  { monday }: StoryWeek,
  expected: Readonly<Record<Name, string>>,
): Promise<void> {
  for (const name of ['asha', 'jonas', 'nora'] as const) {
    const person = people[name]
    if (!person) continue
    const detail = await person.call(getMeeting, { params: { meeting_id } })
    const listed = (await person.call(listMeetings, { query: { limit: 100 } })).find(
      (meeting) => meeting.meeting_id === meeting_id,
    )
    expect(wallTimes(detail, person), name).toBe(expected[name])
    expect(detail.meeting_timezone).toBe(zones.asha)
    expect(detail.meeting_date.start_date).toBe(monday)
    expect(`${detail.meeting_time.start_time} – ${detail.meeting_time.end_time}`).toBe(expected.asha)
    expect(listed?.meeting_timestamps, name).toEqual(detail.meeting_timestamps)
  }
}

/** '17:15 – 17:45' on the clock of the reader's profile zone. */
function wallTimes({ meeting_timestamps }: Meeting, { user: { timezone } }: HttpPerson): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
  const { start_timestamp, end_timestamp } = meeting_timestamps
  return [start_timestamp, end_timestamp].map((moment) => clock.format(new Date(moment))).join(' – ')
}
