import {
  deleteMeeting,
  type Meeting,
  listMeetings,
  listOccurrences,
  updateIntegration,
  updateMeeting,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  main_calendar,
  type PublishedAccount,
  startPublishedAccount,
  writeInto,
} from '../../../../test/published-account.ts'
import { bo_account } from '../../../../test/simulated-providers.ts'

let account: PublishedAccount
beforeEach(async () => {
  account = await startPublishedAccount()
})
afterEach(() => account.provided.close())

/** Mondays at ten in Berlin, across no clock change. */
const weekly = {
  meeting_title: 'Weekly',
  meeting_date: { start_date: '2026-11-23' },
  meeting_recurrence: {
    is_recurring: true,
    recurring_type: 'weekly' as const,
    recurring_days: { monday: true },
    recurring_end_date: '2026-12-21',
  },
}

describe('a series of ours', () => {
  it('[CON53] is a series there, and its changed and cancelled occurrences are instances', async () => {
    const { meeting_id } = await account.make(weekly)
    expect(account.events()).toMatchObject([
      {
        recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221T225959Z'],
        start: { timeZone: 'Europe/Berlin' },
      },
    ])
    await changeOne(meeting_id, '2026-11-30T09:00:00.000Z', {
      meeting_title: 'Longer',
      meeting_time: { start_time: '14:00', end_time: '16:00' },
    })
    await removeOne(meeting_id, '2026-12-07T09:00:00.000Z')
    const [series, ...instances] = account.events()
    expect(series).toMatchObject({ summary: 'Weekly', recurrence: [expect.not.stringContaining('EXDATE')] })
    expect(instances).toMatchObject([
      {
        id: `${series?.id}_20261130T090000Z`,
        summary: 'Longer',
        start: { dateTime: '2026-11-30T13:00:00Z' },
        end: { dateTime: '2026-11-30T15:00:00Z' },
      },
      { id: `${series?.id}_20261207T090000Z`, status: 'cancelled' },
    ])
    const before = await occurrences()
    await account.sync()
    expect(await occurrences()).toEqual(before)
  })

  it('[CON53] is changed as a whole with what its occurrences have of their own', async () => {
    const { meeting_id } = await account.make(weekly)
    await changeOne(meeting_id, '2026-11-30T09:00:00.000Z', { meeting_title: 'Special' })
    await account.change(meeting_id, {
      series_scope: 'all',
      meeting_time: { start_time: '11:00', end_time: '12:00' },
    })
    await account.sync()
    expect((await occurrences()).map(({ start, title }) => `${start} ${title}`)).toEqual([
      '2026-11-23T10:00:00.000Z Weekly',
      '2026-11-30T10:00:00.000Z Special',
      '2026-12-07T10:00:00.000Z Weekly',
      '2026-12-14T10:00:00.000Z Weekly',
      '2026-12-21T10:00:00.000Z Weekly',
    ])
    expect(instancesAtGoogle()).toEqual([`20261130T100000Z Special`])
  })

  it('[CON54] that is cut is two series there', async () => {
    const { meeting_id } = await account.make(weekly)
    await account.change(meeting_id, {
      series_scope: 'this_and_following',
      original_start_timestamp: '2026-12-07T09:00:00.000Z',
      meeting_title: 'Later',
      meeting_time: { start_time: '15:00', end_time: '16:00' },
    })
    await account.sync()
    expect(account.events().map(({ summary, status }) => `${summary} ${status}`)).toEqual([
      'Weekly confirmed',
      'Later confirmed',
    ])
    expect((await occurrences()).map(({ start }) => start)).toEqual([
      '2026-11-23T09:00:00.000Z',
      '2026-11-30T09:00:00.000Z',
      '2026-12-07T14:00:00.000Z',
      '2026-12-14T14:00:00.000Z',
      '2026-12-21T14:00:00.000Z',
    ])
  })
})

describe('what is changed at Google', () => {
  it('[CON55] reaches our meeting, part by part, and nothing else of it', async () => {
    const made = await account.make({
      meeting_title: 'Plan',
      meeting_description: 'Words',
      agenda: 'Points',
      meeting_link: 'https://rooms.example/1',
      meeting_invitees: guest,
    })
    const event_id = account.events()[0]?.id
    account.atGoogle({ op: 'answer', event_id, email: 'gus@example.net', response: 'accepted' })
    await account.sync()
    const answered = await account.seen(made.meeting_id)
    expect(answersIn(answered)).toEqual({ Gus: 'approved' })
    expect(contentOf(answered)).toEqual(contentOf(made))
    account.atGoogle({ op: 'update_event', event_id, patch: times('2026-11-26T14:00:00Z') })
    await account.sync()
    expect(contentOf(await account.seen(made.meeting_id))).toEqual({
      ...contentOf(made),
      start: '2026-11-26T14:00:00.000Z',
    })
    account.atGoogle({ op: 'update_event', event_id, patch: { description: 'Other words' } })
    await account.sync()
    expect(await account.seen(made.meeting_id)).toMatchObject({
      meeting_title: 'Plan',
      meeting_description: 'Other words',
      agenda: 'Points',
    })
  })

  it('[CON55] to one occurrence is a change of that one', async () => {
    const { meeting_id } = await account.make(weekly)
    const [series] = account.events()
    account.atGoogle({
      op: 'update_event',
      event_id: `${series?.id}_20261130T090000Z`,
      patch: times('2026-12-01T09:00:00Z'),
    })
    await account.sync()
    expect((await occurrences()).map(({ start }) => start)).toContain('2026-12-01T09:00:00.000Z')
    await account.change(meeting_id, { series_scope: 'all', meeting_title: 'Renamed' })
    await account.sync()
    expect((await occurrences()).map(({ start, title }) => `${start} ${title}`)).toContain(
      '2026-12-01T09:00:00.000Z Renamed',
    )
  })

  it('[CON56] [PB23] at the same moment wins where both change a field, and our other fields are written', async () => {
    const { meeting_id } = await account.make({ meeting_title: 'Plan' })
    const event_id = account.events()[0]?.id
    account.atGoogle({ op: 'update_event', event_id, patch: times('2026-11-26T14:00:00Z') })
    await account.change(meeting_id, {
      meeting_title: 'Ours',
      meeting_date: { start_date: '2026-11-27' },
      meeting_description: 'Ours, too',
    })
    expect(account.events()).toMatchObject([
      { summary: 'Ours', description: 'Ours, too', start: { dateTime: '2026-11-26T14:00:00Z' } },
    ])
    expect(await account.seen(meeting_id)).toMatchObject({
      meeting_title: 'Ours',
      meeting_timestamps: { start_timestamp: '2026-11-26T14:00:00.000Z' },
    })
  })

  it('[CON56] while ours has not got there does not undo ours', async () => {
    const { meeting_id } = await account.make({ meeting_title: 'Plan', meeting_invitees: guest })
    const event_id = account.events()[0]?.id
    const fault = { kind: 'named', name: 'unavailable' } as const
    account.provided.google.faults.add({ match: { method: 'PATCH' }, fault })
    await account.change(meeting_id, { meeting_title: 'Ours', meeting_date: { start_date: '2026-11-27' } })
    account.atGoogle({ op: 'answer', event_id, email: 'gus@example.net', response: 'declined' })
    await account.sync()
    await account.sync()
    expect(account.events()).toMatchObject([{ summary: 'Ours', start: { dateTime: '2026-11-27T09:00:00Z' } }])
    const meeting = await account.seen(meeting_id)
    expect(meeting).toMatchObject({ meeting_title: 'Ours' })
    expect(answersIn(meeting)).toEqual({ Gus: 'rejected' })
  })

  it('[CON57] when it is deleted there cancels our meeting', async () => {
    const { meeting_id } = await account.make()
    account.atGoogle({ op: 'cancel_event', event_id: account.events()[0]?.id })
    await account.change(meeting_id, { meeting_title: 'Too late' })
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_status: 'cancelled' })
    expect(account.events()).toMatchObject([{ status: 'cancelled' }])
  })

  it('[CON58] is not lost to a whole reading that began before our event was there', async () => {
    account.atGoogle({ op: 'invalidate_sync_tokens' })
    for (let index = 0; index < 3; index += 1) {
      account.atGoogle({
        op: 'create_event',
        event: { summary: `E${index}`, ...times('2026-11-26T14:00:00Z') },
      })
    }
    const { meeting_id } = await account.make()
    await account.sync()
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_status: 'active' })
  })
})

describe('an event that the person organizes at Google', () => {
  it('[CON59] is changed there when it is changed here, and nothing but that', async () => {
    const event_id = anEvent({
      summary: 'Theirs',
      description: '<b>Bold</b>',
      visibility: 'private',
      attendees: [bo],
    })
    await account.sync()
    const { meeting_id } = await card('Theirs')
    await account.change(meeting_id, { meeting_title: 'Renamed', agenda: 'Private points' })
    expect(account.events().find(({ id }) => id === event_id)).toMatchObject({
      summary: 'Renamed',
      description: '<b>Bold</b>',
      visibility: 'private',
      attendees: [expect.objectContaining(bo)],
    })
    expect(Object.keys(Object(account.writes().at(-1)?.body))).toEqual(['summary'])
    await account.sync()
    expect(await account.seen(meeting_id)).toMatchObject({
      meeting_title: 'Renamed',
      agenda: 'Private points',
    })
  })

  it('[CON59] keeps what was changed here until it has got there', async () => {
    const event_id = anEvent({ summary: 'Theirs', attendees: [bo] })
    await account.sync()
    const { meeting_id } = await card('Theirs')
    const fault = { kind: 'named', name: 'unavailable' } as const
    account.provided.google.faults.add({ match: { method: 'PATCH' }, fault })
    await account.change(meeting_id, { meeting_title: 'Renamed' })
    account.atGoogle({ op: 'answer', event_id, email: bo.email, response: 'accepted' })
    await account.sync()
    await account.sync()
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_title: 'Renamed' })
    expect(account.events()).toMatchObject([{ summary: 'Renamed' }])
  })

  it('[CON59] is two series there when it is cut here', async () => {
    anEvent({ summary: 'Series', recurrence: ['RRULE:FREQ=DAILY;COUNT=4'] })
    await account.sync()
    const { meeting_id } = await card('Series')
    await account.change(meeting_id, {
      series_scope: 'this_and_following',
      original_start_timestamp: '2026-11-26T14:00:00.000Z',
      meeting_title: 'Second half',
    })
    await account.sync()
    expect((await occurrences()).map(({ start, title }) => `${start} ${title}`)).toEqual([
      '2026-11-24T14:00:00.000Z Series',
      '2026-11-25T14:00:00.000Z Series',
      '2026-11-26T14:00:00.000Z Second half',
      '2026-11-27T14:00:00.000Z Second half',
    ])
    expect(account.events().map(({ summary }) => summary)).toEqual(['Series', 'Second half'])
  })

  it('[CON60] is deleted there when it is deleted here, and stays here as cancelled when it is cancelled', async () => {
    anEvent({ summary: 'Deleted' })
    anEvent({ summary: 'Cancelled' })
    await account.sync()
    await remove((await card('Deleted')).meeting_id, {})
    const { meeting_id } = await card('Cancelled')
    await remove(meeting_id, { how: 'cancel' })
    await account.sync()
    expect(account.events().map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_status: 'cancelled' })
    expect(await list()).toMatchObject([{ meeting_title: 'Cancelled' }])
  })
})

describe('an event of another organizer', () => {
  it('[CON44] [CON61] [PB23] is declined there when it is deleted here, and off the lists at once', async () => {
    const event = {
      summary: 'Invited',
      attendees: [{ email: main_calendar }],
      ...times('2026-11-24T14:00:00Z'),
    }
    account.atGoogle({ op: 'create_event', calendar: bo.email, event })
    await account.sync()
    const { meeting_id } = await card('Invited')
    const { server } = account.provided
    const deleted = await server.call(
      deleteMeeting,
      { params: { meeting_id }, query: {} },
      account.ada.access_token,
    )
    expect(deleted).toMatchObject({ status: 200 })
    expect(await list()).toEqual([])
    await account.run()
    const [original] = account.events(bo.email)
    expect(original?.attendees).toContainEqual(
      expect.objectContaining({ email: main_calendar, responseStatus: 'declined' }),
    )
    await account.sync()
    expect(await list()).toEqual([])
    account.atGoogle({ op: 'answer', event_id: original?.id, email: main_calendar, response: 'accepted' })
    await account.sync()
    expect(await list()).toMatchObject([{ meeting_id }])
  })
})

describe('an event in a calendar that is shared for reading', () => {
  it('[CON112] is not editable and not declined, and writes nothing', async () => {
    const { server, google } = account.provided
    const team = 'team@group.calendar.google.com'
    account.atGoogle({ op: 'add_calendar', id: team, summary: 'Team', time_zone: 'UTC', owner: bo.email })
    account.atGoogle({ op: 'share_calendar', calendar: team, account: main_calendar, role: 'reader' })
    const event = { summary: 'Shared', ...times('2026-11-24T14:00:00Z') }
    account.atGoogle({ op: 'create_event', calendar: team, event })
    await account.sync()
    const calendars = [{ id: team, is_shown: true, counts_as_busy: true }]
    await server.call(
      updateIntegration,
      { params: { type: 'google' }, body: { calendars } },
      account.ada.access_token,
    )
    await account.run()
    const { meeting_id } = await card('Shared')
    expect(await account.seen(meeting_id)).toMatchObject({ is_editable: false, is_only_read: true })
    google.requests.clear()
    const params = { meeting_id }
    const { access_token } = account.ada
    for (const { status, message } of [
      await server.call(updateMeeting, { params, body: { meeting_title: 'Mine' } }, access_token),
      await server.call(deleteMeeting, { params, query: {} }, access_token),
    ]) {
      expect(status).toBe(403)
      expect(message).toContain('a calendar at Google Calendar that you may only read')
    }
    await account.run()
    expect(account.writes()).toEqual([])
    account.atGoogle({ op: 'share_calendar', calendar: team, account: main_calendar, role: 'writer' })
    await account.sync()
    await account.change(meeting_id, { meeting_title: 'Ours' })
    expect(account.events(team)).toMatchObject([{ summary: 'Ours' }])
  })
})

describe('colleagues', () => {
  it('[CON62] invited by Google have one meeting, and respond through it', async () => {
    const { provided } = account
    const bob = await provided.server.aPerson({ first_name: 'Bo', timezone: 'Europe/Berlin' })
    await provided.server.db
      .updateTable('app_user')
      .set({ primary_email: bo.email })
      .where('user_id', '=', bob.user_id)
      .execute()
    await provided.connect(bob, 'google', bo_account)
    await account.run()
    const { meeting_id } = await account.make({ meeting_invitees: { [bob.user_id]: {} } })
    await account.sync()
    const { data } = await provided.server.call(listMeetings, { query: { limit: 100 } }, bob.access_token)
    expect(data).toMatchObject([{ meeting_id, meeting_sources: [{ type: 'google_calendar' }] }])
    account.atGoogle({
      op: 'answer',
      calendar: bo.email,
      event_id: account.events()[0]?.id,
      email: bo.email,
      response: 'accepted',
    })
    await account.sync()
    expect(answersIn(await account.seen(meeting_id))).toEqual({ 'Bo Example': 'approved' })
    await writeInto(provided, bob, bo.email)
    expect(account.events(bo.email)).toHaveLength(1)
  })
})

const bo = { email: 'bo@example.org' }
const guest = {
  'guest:11111111-1111-4111-8111-111111111111': { primary_email: 'gus@example.net', full_name: 'Gus' },
}

function times(dateTime: string) {
  const end = new Date(Date.parse(dateTime) + 3_600_000).toISOString()
  const timeZone = 'Europe/Berlin'
  return { start: { dateTime, timeZone }, end: { dateTime: end, timeZone } }
}

function anEvent(event: Record<string, unknown>): string {
  const created = account.atGoogle({
    op: 'create_event',
    event: { ...times('2026-11-24T14:00:00Z'), ...event },
  })
  return String(Object(created).id)
}

async function list(): Promise<Meeting[]> {
  const { data } = await account.provided.server.call(
    listMeetings,
    { query: { limit: 100 } },
    account.ada.access_token,
  )
  return data ?? []
}

async function card(title: string): Promise<Meeting> {
  const found = (await list()).find(({ meeting_title }) => meeting_title === title)
  if (!found) throw new Error(`There is no card ${title}.`)
  return found
}

async function occurrences() {
  const window = { start_timestamp: '2026-11-20T00:00:00.000Z', end_timestamp: '2027-01-20T00:00:00.000Z' }
  const { data } = await account.provided.server.call(
    listOccurrences,
    { query: window },
    account.ada.access_token,
  )
  return (data ?? []).map(({ start_timestamp, end_timestamp, meeting_title }) => ({
    start: start_timestamp,
    end: end_timestamp,
    title: meeting_title,
  }))
}

function changeOne(
  meeting_id: string,
  original_start_timestamp: string,
  fields: Parameters<PublishedAccount['change']>[1],
) {
  return account.change(meeting_id, { series_scope: 'this', original_start_timestamp, ...fields })
}

function removeOne(meeting_id: string, original_start_timestamp: string) {
  return remove(meeting_id, { series_scope: 'this', original_start_timestamp })
}

async function remove(
  meeting_id: string,
  query: Parameters<typeof account.provided.server.call<typeof deleteMeeting>>[1]['query'],
) {
  const { status, message } = await account.provided.server.call(
    deleteMeeting,
    { params: { meeting_id }, query },
    account.ada.access_token,
  )
  if (status !== 200) throw new Error(message)
  await account.run()
}

/** Living instances that differ, by their stamp. */
function instancesAtGoogle(): string[] {
  return account
    .events()
    .filter(({ recurringEventId, status }) => recurringEventId !== undefined && status !== 'cancelled')
    .map(({ id, summary }) => `${id.split('_').at(-1)} ${summary}`)
}

function answersIn({ meeting_invitees }: Meeting): Record<string, string> {
  return Object.fromEntries(
    Object.values(meeting_invitees).map(({ full_name, meeting_action }) => [full_name, meeting_action]),
  )
}

function contentOf(meeting: Meeting) {
  return {
    title: meeting.meeting_title,
    description: meeting.meeting_description,
    agenda: meeting.agenda,
    link: meeting.meeting_link,
    place: meeting.meeting_location.location_name,
    start: meeting.meeting_timestamps.start_timestamp,
  }
}
