import type { Meeting, MeetingSource } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aMeeting, anInvitee } from './meeting.sample.ts'
import { bookingStatus, calendarsOf, externalOrigin, organizerName } from './origin.ts'

const reader = aMeeting().user_id
const outside = { full_name: 'Bo Sample', primary_email: 'bo@example.org' }

it('[WMT21] says where a meeting is changed that somebody outside decides about, with the way there', () => {
  const meeting = aMeeting({
    meeting_integration_type: 'google_calendar',
    meeting_sources: [aSource({ type: 'zoom' }), aSource({ web_link: 'https://calendar.example.com/e1' })],
    outside_organizer: outside,
    is_editable: false,
  })
  expect(externalOrigin(meeting, reader)).toEqual({
    sentence:
      'Bo Sample manages this meeting in Google Calendar. You can still set your own priority, agenda, labels and tasks.',
    link: 'https://calendar.example.com/e1',
    openLabel: 'Open in Google Calendar',
    mayDecline: true,
  })
  expect(organizerName(meeting, reader)).toBe('Bo Sample')
})

it('[WMT21] says the same of what was made at Calendly or Zoom, whose organizer is the reader', () => {
  const types = ['calendly', 'zoom'] as const
  for (const type of types) {
    const meeting = aMeeting({ meeting_integration_type: type, meeting_sources: [], is_editable: false })
    expect(externalOrigin(meeting, reader)).toMatchObject({ link: null, mayDecline: false })
    expect(externalOrigin(meeting, reader)?.sentence).toMatch(
      /^To change this meeting, open (Calendly|Zoom)\./,
    )
    expect(organizerName(meeting, reader)).toBe('You')
  }
})

it('[WMT21] says of a calendar that may only be read that nothing can be changed or declined, whoever organizes', () => {
  for (const outside_organizer of [null, outside]) {
    const meeting = aMeeting({
      meeting_integration_type: 'caldav',
      outside_organizer,
      is_editable: false,
      is_only_read: true,
    })
    expect(externalOrigin(meeting, reader)).toMatchObject({
      sentence:
        'This meeting is in a calendar that you may only read (Calendar server). You can still set your own priority, agenda, labels and tasks.',
      mayDecline: false,
    })
  }
})

it('[WMT21] is silent where the reader decides here, or another account of Meridian does', () => {
  expect(externalOrigin(aMeeting(), reader)).toBeNull()
  const invited = aMeeting({ is_editable: false })
  expect(externalOrigin(invited, 'somebody else')).toBeNull()
  expect(organizerName(invited, 'somebody else')).toBe(invited.user_details.full_name)
})

it('[WMT22] names every calendar a meeting is in once, the one that decides first', () => {
  const meeting_sources = [aSource(), aSource({ calendar_name: 'Team' }), aSource({ type: 'zoom' })]
  expect(calendarsOf(aMeeting({ meeting_sources }))).toEqual(['smart_calendar', 'google_calendar', 'zoom'])
  const booked: Partial<Meeting> = {
    meeting_integration_type: 'calendly',
    meeting_sources: [aSource({ type: 'calendly' })],
  }
  expect(calendarsOf(aMeeting(booked))).toEqual(['calendly'])
})

it('[WMT23] tells what the provider says of the booking, in its own words where they are not known', () => {
  expect(status('tentative')).toBe('Tentative')
  expect(status('canceled')).toBe('Cancelled')
  expect(status(null, 'active')).toBe('Booked')
  expect(status('under review')).toBe('under review')
  expect(status()).toBeNull()
  expect(status('confirmed')).toBeNull()
  expect(status('confirmed', 'waiting')).toBe('Not started')
  const asked = aMeeting({
    meeting_sources: [aSource({ booking_status: 'confirmed' })],
    meeting_invitees: { bea: anInvitee() },
  })
  expect(bookingStatus(asked)).toBe('Confirmed')
})

function status(...told: (string | null)[]) {
  return bookingStatus({
    meeting_sources: told.map((booking_status) => aSource({ booking_status })),
    meeting_invitees: {},
  })
}

function aSource(part: Partial<MeetingSource> = {}): MeetingSource {
  return {
    type: 'google_calendar',
    calendar_name: 'Work',
    web_link: null,
    booking_status: null,
    problem: null,
    ...part,
  }
}
