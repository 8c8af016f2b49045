import { describe, expect, it } from 'vitest'
import { anEvent, anIcs, onlyEvent, read, readOne } from './ics.arbitrary.ts'

describe('text', () => {
  it('[ICS14] resolves escapes and keeps everything else as written', () => {
    const event = readOne(
      'SUMMARY:Plan\\, \\;\\\\ "x" 会議 👩‍🚀',
      'DESCRIPTION:<b>one</b>\\nt\\Nwo &amp\\; <script>',
    )
    expect(event.title).toBe('Plan, ;\\ "x" 会議 👩‍🚀')
    expect(event.description).toBe('<b>one</b>\nt\nwo &amp; <script>')
  })

  it('[ICS14] removes control characters and broken surrogates, and makes the title one line', () => {
    const event = readOne('SUMMARY: one\u0000\\n\\n two\u0007\ud800 ', 'DESCRIPTION:a\u001b[31m\tb\u0085')
    expect(event.title).toBe('one two\ufffd')
    expect(event.description).toBe('a[31m\tb')
  })

  it('[ICS14] reads the quoted-printable text of vCalendar 1.0', () => {
    const event = readOne(
      'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:F=C3=BCr alle=20',
      'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo=',
      '=20three',
    )
    expect(event).toMatchObject({ title: 'Für alle', description: 'one\ntwo three' })
  })

  it('[ICS14] leaves out the second form of the description', () => {
    expect(readOne('X-ALT-DESC;FMTTYPE=text/html:<p>rich</p>', 'DESCRIPTION:plain').description).toBe('plain')
  })
})

describe('start and end', () => {
  it.each([
    ['DTEND:20260105T103000Z', '2026-01-05T10:30:00'],
    ['DURATION:PT1H30M', '2026-01-05T10:30:00'],
    ['DURATION:P1W', '2026-01-12T09:00:00'],
    ['DURATION:P1DT1H', '2026-01-06T10:00:00'],
    ['DTEND:20260105T090000Z', '2026-01-05T09:00:00'],
    ['SEQUENCE:1', '2026-01-05T09:00:00'],
  ])('[ICS15] reads the end from %s', (line, end) => {
    expect(readOne(line).end).toEqual({ time: end, zone: 'UTC' })
  })

  it('[ICS15] adds days to the wall clock and hours to the moment when clocks change', () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20260328T100000'
    expect(readOne(start, 'DURATION:P1D').end.time).toBe('2026-03-29T10:00:00')
    expect(readOne(start, 'DURATION:PT24H').end.time).toBe('2026-03-29T11:00:00')
  })

  it.each([
    ['DTEND:20260105T085959Z', 'it ends before it starts; its end is left out.'],
    ['DURATION:-PT1H', 'it ends before it starts; its end is left out.'],
    ['DTEND;TZID=Asia/Tokyo:20260105T170000', 'it ends before it starts; its end is left out.'],
    ['DTEND:20260230T100000Z', 'DTEND "20260230T100000Z" is not a date or time; this end is left out.'],
    ['DTEND;TZID=Nowhere:20260105T100000', 'time zone "Nowhere" is unknown; this end is left out.'],
    ['DURATION:an hour', 'DURATION "an hour" is not a duration; this end is left out.'],
    ['DURATION:P999999W', 'it lasts too long; this end is left out.'],
    ['DURATION:-P999999W', 'it lasts too long; this end is left out.'],
  ])('[ICS15] keeps the event and leaves out the end of %s', (line, reason) => {
    const { events, warnings } = read(anIcs(anEvent(line)))
    expect(events[0]?.end).toEqual({ time: '2026-01-05T09:00:00', zone: 'UTC' })
    expect(warnings.map(({ message }) => message)).toEqual([`"Plan" (uid plan@example.com): ${reason}`])
  })

  it('[ICS15] keeps whole days with a wrong end for one day, and takes DURATION where DTEND is wrong', () => {
    expect(read(anIcs(anEvent('DTSTART;VALUE=DATE:20260105', 'DTEND:?'))).events[0]?.end.time).toBe(
      '2026-01-06',
    )
    expect(read(anIcs(anEvent('DTEND:?', 'DURATION:PT1H'))).events[0]?.end.time).toBe('2026-01-05T10:00:00')
  })

  it('[ICS15] keeps an event that would last beyond all dates', () => {
    for (const length of ['P999999W', 'PT99999999H', 'PT999999999S', '-P999999W']) {
      const { events } = read(anIcs(anEvent('DTSTART:89991231T000000Z', `DURATION:${length}`)))
      expect(events).toHaveLength(1)
    }
  })

  it('[ICS15] keeps the end in a zone of its own', () => {
    const event = readOne(
      'DTSTART;TZID=Europe/Berlin:20260105T090000',
      'DTEND;TZID=America/New_York:20260105T120000',
    )
    expect(event.end).toEqual({ time: '2026-01-05T12:00:00', zone: 'America/New_York' })
  })

  it.each([
    ['20260230T090000', 'a day that does not exist'],
    ['20260105T250000', 'an hour that does not exist'],
    ['2026010', 'half a date'],
    ['tomorrow', 'a word'],
    ['', 'nothing'],
    ['00010101T000000Z', 'a year before the calendar'],
    ['99991231T235959Z', 'the end of all years'],
  ])('[ICS16] skips an event that starts at "%s", %s', (value) => {
    const { skipped } = read(anIcs(anEvent(`DTSTART:${value}`)))
    expect(skipped[0]?.reason).toBe(
      `"Plan" (uid plan@example.com): DTSTART "${value}" is not a date or time.`,
    )
  })

  it.each([
    ['2026-01-05T09:00:00Z', '2026-01-05T09:00:00'],
    ['20260105T0900Z', '2026-01-05T09:00:00'],
    ['20260105t090000z', '2026-01-05T09:00:00'],
    ['20261231T235960Z', '2026-12-31T23:59:59'],
    ['20261231T240000Z', '2027-01-01T00:00:00'],
    ['20240229T090000Z', '2024-02-29T09:00:00'],
  ])('[ICS16] forgives %s, which can mean only one thing', (value, time) => {
    expect(readOne(`DTSTART:${value}`).start).toEqual({ time, zone: 'UTC' })
  })
})

describe('all-day events', () => {
  it('[ICS17] are dates without a zone, even when one is named, and end on the day after', () => {
    const lines = ['DTSTART;VALUE=DATE;TZID=Nowhere/Atall:20260131', 'DTEND;VALUE=DATE:20260301']
    const event = onlyEvent(anIcs(['X-WR-TIMEZONE:Pacific/Kiritimati'], anEvent(...lines)))
    expect(event).toMatchObject({
      is_all_day: true,
      start: { time: '2026-01-31', zone: null },
      end: { time: '2026-03-01', zone: null },
    })
  })

  it.each([
    [[], '2026-02-01'],
    [['DTEND;VALUE=DATE:20260131'], '2026-02-01'],
    [['DURATION:P2D'], '2026-02-02'],
    [['DURATION:PT36H'], '2026-02-02'],
    [['DTEND:20260201T000000Z'], '2026-02-01'],
    [['DTEND:20260201T120000Z'], '2026-02-02'],
  ])('[ICS17] end with %j on %s', (lines, end) => {
    expect(readOne('DTSTART;VALUE=DATE:20260131', ...lines).end.time).toBe(end)
  })

  it('[ICS17] are known by their form even if VALUE=DATE is missing', () => {
    expect(readOne('DTSTART:20260131').is_all_day).toBe(true)
  })

  it('[ICS17] are recognised where Outlook writes midnights and says that it means days', () => {
    const lines = ['DTSTART;TZID=Europe/Berlin:20260328T000000', 'DTEND;TZID=Europe/Berlin:20260330T000000']
    expect(readOne(...lines, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')).toMatchObject({
      is_all_day: true,
      start: { time: '2026-03-28', zone: null },
      end: { time: '2026-03-30', zone: null },
    })
    expect(readOne(...lines, 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE').is_all_day).toBe(false)
  })

  it('[ICS17] with a timed end in a timed event: a date as DTEND means its midnight', () => {
    const event = readOne('DTSTART;TZID=Europe/Berlin:20260105T090000', 'DTEND;VALUE=DATE:20260107')
    expect(event.end).toEqual({ time: '2026-01-07T00:00:00', zone: 'Europe/Berlin' })
  })
})

describe('details', () => {
  it('[ICS18] reads status, transparency, privacy, priority and times of change', () => {
    const lines = [
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'CLASS:CONFIDENTIAL',
      'PRIORITY:9',
      'SEQUENCE:7',
      'CREATED:20260101T080000Z',
      'LAST-MODIFIED:20260102T080000Z',
    ]
    expect(readOne(...lines)).toMatchObject({
      status: 'tentative',
      is_transparent: true,
      is_private: true,
      priority: 9,
      sequence: 7,
      created_at: '2026-01-01T08:00:00Z',
      modified_at: '2026-01-02T08:00:00Z',
    })
  })

  it('[ICS18] takes what is missing or senseless for the usual', () => {
    expect(readOne('STATUS:MAYBE', 'TRANSP:', 'PRIORITY:0', 'SEQUENCE:x', 'CREATED:1')).toMatchObject({
      status: 'confirmed',
      is_transparent: false,
      is_private: false,
      priority: null,
      sequence: 0,
      created_at: null,
      modified_at: null,
      organizer: null,
      attendees: [],
      location: null,
      link: null,
    })
  })

  it('[ICS18] believes Outlook that an event is free where TRANSP is missing', () => {
    expect(readOne('X-MICROSOFT-CDO-BUSYSTATUS:FREE').is_transparent).toBe(true)
    expect(readOne('X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'TRANSP:OPAQUE').is_transparent).toBe(false)
  })

  it('[ICS18] takes all events of a calendar that cancels for cancelled', () => {
    expect(onlyEvent(anIcs(['METHOD:CANCEL'], anEvent('STATUS:CONFIRMED'))).status).toBe('cancelled')
  })

  it('[ICS19] reads people with quoted, encoded and escaped names', () => {
    const event = readOne(
      'ORGANIZER;CN="Doe: Jane; ^\'J^\'":MAILTO:jane@example.com',
      'ATTENDEE;CN=Roe\\, Rick;ROLE=CHAIR;PARTSTAT=ACCEPTED;CUTYPE=INDIVIDUAL:mailto:rick@example.org',
      'ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=DECLINED:mailto:opt@example.org',
      'ATTENDEE;CUTYPE=ROOM;CN=Blue room:urn:uuid:1;x',
      'ATTENDEE;CN=Kim;EMAIL=kim@example.org:/principals/kim',
      'ATTENDEE;CN=rick@example.org;ROLE=NON-PARTICIPANT:mailto:RICK@example.org',
      'ATTENDEE;:nobody',
    )
    expect(event.organizer).toEqual({ name: 'Doe: Jane; "J"', email: 'jane@example.com' })
    expect(event.attendees).toEqual([
      { name: 'Roe, Rick', email: 'rick@example.org', kind: 'individual', role: 'chair', answer: 'accepted' },
      { name: '', email: 'opt@example.org', kind: 'individual', role: 'optional', answer: 'declined' },
      { name: 'Blue room', email: '', kind: 'room', role: 'required', answer: 'needs_action' },
      { name: 'Kim', email: 'kim@example.org', kind: 'individual', role: 'required', answer: 'needs_action' },
    ])
  })

  it('[ICS20] reads the place with its coordinates and link', () => {
    expect(
      readOne('LOCATION;ALTREP="https://example.com/map":Hall 5\\, Kathmandu', 'GEO:27.7172;85.324').location,
    ).toEqual({
      name: 'Hall 5, Kathmandu',
      link: 'https://example.com/map',
      latitude: 27.7172,
      longitude: 85.324,
    })
    expect(readOne('LOCATION:https://example.com/room').location?.link).toBe('https://example.com/room')
    expect(readOne('LOCATION:', 'GEO:91;0').location).toBeNull()
    expect(readOne('GEO:-33.8;151.2').location).toEqual({
      name: '',
      link: null,
      latitude: -33.8,
      longitude: 151.2,
    })
  })

  it.each([
    [['URL:https://example.com/e?a=1;b=2,3'], 'https://example.com/e?a=1;b=2,3'],
    [
      ['URL:https://example.com/page', 'X-GOOGLE-CONFERENCE:https://meet.example.com/x'],
      'https://meet.example.com/x',
    ],
    [['X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.example.com/l'], 'https://teams.example.com/l'],
    [
      ['CONFERENCE;VALUE=URI:tel:+1-555', 'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://video.example.com/'],
      'https://video.example.com/',
    ],
    [['URL:javascript:alert(1)'], null],
    [['URL:data:text/html,x'], null],
    [['URL:https://exa mple.com'], null],
    [['URL:file:///etc/passwd'], null],
  ])('[ICS20] takes from %j the link %s', (lines, link) => {
    expect(readOne(...lines).link).toBe(link)
  })
})
