import type { CalDavWorld } from '../../apps/simulators/src/caldav/world.ts'
import type { Simulator } from '../../apps/simulators/src/kit/simulator.ts'
import { demo_password, demo_people } from './people.ts'
import { type DemoLanguage, translateDemo } from './translate-demo.ts'

const { primary_email: user, timezone } = demo_people.mara

/** What opens the account at the calendar server. */
export const demo_calendar_account = { user, password: demo_password }

/** Gives one of the demo's people a calendar server: a family calendar of her own, and one that she may only read. */
export function seedCalendarServer(server: Simulator<CalDavWorld>, language: DemoLanguage): void {
  const change = (about: Record<string, unknown>) =>
    server.change({ user, ...translateDemo(about, language) })
  change({ op: 'add_account', password: demo_password })
  change({ op: 'add_calendar', calendar: 'family', name: 'Family', timezone })
  change({ op: 'add_calendar', calendar: 'school', name: 'School', timezone, is_read_only: true })
  const monday = nextMonday(Temporal.Now.plainDateISO(timezone))
  const put = (calendar: string, name: string, lines: readonly string[]) =>
    change({
      op: 'put_object',
      calendar,
      object: `${name}.ics`,
      text: eventText(name, translateDemo(lines, language)),
    })
  const at = (days: number, time: string) => {
    const date = monday.add({ days }).toString().replaceAll('-', '')
    return `TZID=${timezone}:${date}T${time.replace(':', '')}00`
  }
  const days = (from: number, to: number) =>
    [from, to].map((day, place) => {
      const date = monday.add({ days: day }).toString().replaceAll('-', '')
      return `${place === 0 ? 'DTSTART' : 'DTEND'};VALUE=DATE:${date}`
    })
  put('family', 'swimming', [
    'SUMMARY:Swimming lesson',
    `DTSTART;${at(-7, '16:30')}`,
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
    `EXDATE;${at(7, '16:30')}`,
  ])
  put('family', 'dentist', ['SUMMARY:Dentist', `DTSTART;${at(2, '08:30')}`, 'DURATION:PT45M'])
  put('family', 'theatre', ['SUMMARY:Theatre with Linn', `DTSTART;${at(4, '19:00')}`, 'DURATION:PT2H30M'])
  put('family', 'cottage', ['SUMMARY:At the cottage', ...days(11, 14)])
  put('school', 'parents', ['SUMMARY:Parents’ evening', `DTSTART;${at(3, '18:00')}`, 'DURATION:PT1H30M'])
  put('school', 'study-day', ['SUMMARY:Study day, no lessons', ...days(9, 10), 'TRANSP:TRANSPARENT'])
}

function eventText(uid: string, lines: readonly string[]): string {
  const stamp = `DTSTAMP:${Temporal.Now.instant().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`
  const event = ['BEGIN:VEVENT', `UID:${uid}@demo.example`, stamp, ...lines, 'END:VEVENT']
  const whole = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example//demo//EN',
    ...event,
    'END:VCALENDAR',
    '',
  ]
  return whole.join('\r\n')
}

function nextMonday(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: 8 - today.dayOfWeek })
}
