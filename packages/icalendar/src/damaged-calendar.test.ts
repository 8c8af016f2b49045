import { describe, expect, it } from 'vitest'
import { anEvent, anIcs, read, readOne } from './ics.arbitrary.ts'

describe('edges of events', () => {
  it.each([
    'BEGIN:VEVNT',
    'BEGN:VEVENT',
    'BEGIN;VEVENT',
    'BEGIN VEVENT',
    'BEGINVEVENT',
    'BEGIN:VEVENTT',
    'EGIN:VEVENT',
  ])('[ICS12] takes %s for the begin of an event, and says so', (begin) => {
    const damaged = anEvent('UID:2').with(0, begin)
    const { events, warnings } = read(anIcs(anEvent('UID:1'), damaged, anEvent('UID:3')))
    expect(events.map(({ uid }) => uid)).toEqual(['1', '2', '3'])
    expect(warnings).toEqual([
      { line: 8, message: `Line 8, "${begin}", is damaged; it is read as BEGIN:VEVENT.` },
    ])
  })

  it('[ICS12] keeps an event whose BEGIN is gone, and says so', () => {
    const { events, warnings } = read(anIcs(anEvent('UID:1'), anEvent('UID:2').slice(1), anEvent('UID:3')))
    expect(events.map(({ uid }) => uid)).toEqual(['1', '2', '3'])
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Plan" (uid 2): it has no BEGIN:VEVENT; what could be read of it is kept.',
    ])
  })

  it('[ICS12] tells of an end that nothing readable belongs to', () => {
    const { events, warnings } = read(anIcs(anEvent('UID:1'), ['END:VEVENT'], anEvent('UID:3')))
    expect(events).toHaveLength(2)
    expect(warnings).toEqual([
      { line: 8, message: 'Line 8 ends an event that begins nowhere; if there was one, it is lost.' },
    ])
  })

  it('[ICS12] takes apart an end and a begin on one line', () => {
    const text = anIcs(anEvent('UID:1'), anEvent('UID:2')).replace('END:VEVENT\r\nBEGIN', 'END:VEVENTBEGIN')
    const { events, warnings } = read(text)
    expect(events.map(({ uid }) => uid)).toEqual(['1', '2'])
    expect(warnings).toHaveLength(1)
  })

  it('[ICS12] tells where an event swallows another one', () => {
    const two = [...anEvent('UID:1').slice(0, -1), ...anEvent('UID:2').slice(1)]
    const { events, warnings } = read(anIcs(two))
    expect(events.map(({ uid }) => uid)).toEqual(['1'])
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Plan" (uid 1): it has UID 2 times; if it holds another event, that is lost.',
      '"Plan" (uid 1): it has DTSTART 2 times; if it holds another event, that is lost.',
    ])
  })

  it('[ICS12] leaves words of a text alone', () => {
    expect(readOne('DESCRIPTION:First', 'END EVENT', 'BEGIN VEVENT').description).toBe(
      'First\nEND EVENT\nBEGIN VEVENT',
    )
  })
})

describe('fields', () => {
  it.each([
    ['URL:https://a.test/\0b', { link: 'https://a.test/b' }],
    ['CONFERENCE;VALUE=URI:https://a.test/\0b\u0007', { link: 'https://a.test/b' }],
    ['LOCATION;ALTREP="https://a.test/\0b":x', { location: { link: 'https://a.test/b' } }],
    ['ATTENDEE;EMAIL="a\0@a.test";CN="\0":x', { attendees: [{ email: 'a@a.test', name: '' }] }],
    ['SUMMARY:a\0b\u009f', { title: 'ab' }],
  ])('[ICS14] takes control characters out of %j', (line, expected) => {
    const event = readOne(line)
    expect(event).toMatchObject(expected)
    expect(JSON.stringify(event)).not.toMatch(/\\u00[01]/)
  })

  it('[ICS13] tells no more than a few of the wrong values of one event', () => {
    const values = Array.from({ length: 9000 }, (_, index) => `no-${index}`).join(',')
    const { events, warnings } = read(anIcs(anEvent('RRULE:FREQ=DAILY', `EXDATE:${values}`)))
    expect(events).toHaveLength(1)
    expect(warnings).toHaveLength(21)
    expect(warnings.at(-1)?.message).toBe(
      '"Plan" (uid plan@example.com): 8980 more of its details are not kept as they are.',
    )
  })

  it('[ICS9] skips an event with more dates than any calendar holds, not one that repeats a few', () => {
    const rule = ['DTSTART;VALUE=DATE:20300101', 'RRULE:FREQ=DAILY']
    expect(readOne(...rule, `EXDATE;VALUE=DATE:${dates(30)}`).excluded).toHaveLength(30)
    expect(read(anIcs(anEvent(...rule, `EXDATE;VALUE=DATE:${dates(20_000)}`))).skipped).toMatchObject([
      { reason: '"Plan" (uid plan@example.com): it names more than 10000 dates by EXDATE.' },
    ])
  })
})

/** 20,000 dates, so many of them different. */
function dates(most: number): string {
  return Array.from({ length: 20_000 }, (_, index) =>
    new Date(Date.UTC(2030, 0, 1 + (index % most))).toISOString().slice(0, 10).replaceAll('-', ''),
  ).join(',')
}
