import type { Json } from '../../../kit/message.ts'

/** An event of the lived-in calendar, told from the Monday of the present week. */
export interface Planned {
  readonly summary?: string
  /** Days from that Monday; the time of day in the zone, none for days. */
  readonly on: number
  readonly at?: string
  readonly minutes?: number
  /** How many days, for those without a time. */
  readonly days?: number
  /** Where it was planned, when that is not where the account lives. */
  readonly zone?: string
  readonly rules?: readonly string[]
  readonly guests?: readonly Json[]
  /** Who invited, when that was not the account. */
  readonly organizer?: string
  readonly meet?: boolean
  readonly more?: Json
  /** What became of single instances, by how many days after the first they are due. */
  readonly instances?: readonly { readonly after: number; readonly fate: 'cancelled' | Json }[]
}

/** The calendar of a person who works in a team; `self` is that person's address. */
export function planFor(self: string): readonly Planned[] {
  return [
    ...meetings(self),
    ...courses(self),
    ...appointments(self),
    ...answers(self),
    ...blocks,
    ...life(self),
  ]
}

function meetings(self: string): readonly Planned[] {
  return [
    {
      summary: 'Stand-up',
      on: -28,
      at: '09:15',
      minutes: 15,
      rules: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
      guests: [accepted(self), accepted('mira@example.com'), accepted('jonas@example.com')],
      meet: true,
      instances: [
        { after: 30, fate: 'cancelled' },
        { after: 31, fate: { summary: 'Stand-up (with the new colleague)' } },
      ],
    },
    {
      summary: 'Mira / weekly',
      on: -27,
      at: '14:00',
      minutes: 45,
      rules: ['RRULE:FREQ=WEEKLY;BYDAY=TU'],
      guests: [accepted(self), accepted('mira@example.com')],
    },
    {
      summary: 'Planning',
      on: -25,
      at: '10:00',
      minutes: 90,
      rules: ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
      guests: [accepted(self), tentative('jonas@example.com'), room],
      meet: true,
    },
  ]
}

function courses(self: string): readonly Planned[] {
  return [
    {
      summary: 'All hands',
      on: -60,
      at: '16:00',
      minutes: 60,
      zone: 'America/New_York',
      rules: ['RRULE:FREQ=MONTHLY;BYDAY=-1FR'],
      organizer: 'office@example.net',
      guests: [accepted(self), { email: 'everybody@example.net' }],
      more: { location: 'https://zoom.example.com/j/9123456789' },
    },
    {
      summary: 'Cours de français',
      on: -20,
      at: '18:30',
      minutes: 60,
      rules: ['RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=TU'],
    },
  ]
}

function appointments(self: string): readonly Planned[] {
  return [
    {
      summary: 'Interview: Noor Sample',
      on: 1,
      at: '11:00',
      minutes: 60,
      guests: [accepted(self), { email: 'noor@example.org', displayName: 'Noor Sample' }],
      more: { description: '<p>Bring the <b>portfolio</b> questions.</p>' },
    },
    {
      summary: 'Vertrag durchgehen',
      on: 2,
      at: '15:30',
      minutes: 30,
      organizer: 'legal@example.net',
      guests: [awaited(self), accepted('legal@example.net')],
    },
    { summary: 'Review', on: -5, at: '10:30', minutes: 45, guests: [accepted(self)] },
    { on: 1, at: '16:00', minutes: 30 },
  ]
}

/** Invitations the person refused or has not made up the mind about. */
function answers(self: string): readonly Planned[] {
  return [
    {
      summary: 'Vendor pitch',
      on: 3,
      at: '13:00',
      minutes: 60,
      organizer: 'sales@example.org',
      guests: [{ email: self, responseStatus: 'declined' }, accepted('sales@example.org')],
    },
    {
      summary: 'Roadmap draft',
      on: 3,
      at: '13:30',
      minutes: 60,
      organizer: 'jonas@example.com',
      guests: [tentative(self), accepted('jonas@example.com')],
    },
  ]
}

function life(self: string): readonly Planned[] {
  return [
    { summary: 'Doctor', on: 3, at: '08:00', minutes: 45, more: { visibility: 'private' } },
    { summary: 'Lunch', on: 0, at: '12:00', minutes: 60, rules: ['RRULE:FREQ=DAILY'], more: free },
    {
      summary: 'Out of office',
      on: 22,
      at: '00:00',
      minutes: 2 * 1440,
      more: { eventType: 'outOfOffice', outOfOfficeProperties: { autoDeclineMode: 'declineNone' } },
    },
    {
      summary: "Jonas's birthday",
      on: 5,
      days: 1,
      rules: ['RRULE:FREQ=YEARLY'],
      more: {
        ...free,
        eventType: 'birthday',
        visibility: 'private',
        birthdayProperties: { type: 'birthday' },
      },
    },
    { summary: 'Flight to Lisbon', on: 14, at: '23:10', minutes: 215, more: { location: 'Gate B' } },
    {
      summary: 'Dinner',
      on: 4,
      at: '19:30',
      minutes: 150,
      guests: [accepted(self), { email: 'sam@example.org' }],
    },
  ]
}

const blocks: readonly Planned[] = [
  { summary: 'Focus time', on: 2, at: '09:30', minutes: 120, more: { eventType: 'focusTime' } },
  {
    summary: 'Home',
    on: 4,
    days: 1,
    more: {
      eventType: 'workingLocation',
      visibility: 'public',
      transparency: 'transparent',
      workingLocationProperties: { type: 'homeOffice', homeOffice: {} },
    },
  },
  { summary: '打ち合わせ (Tokyo)', on: 8, at: '10:00', minutes: 30, zone: 'Asia/Tokyo', meet: true },
  { summary: 'Conference', on: 15, days: 3, more: { location: 'Lisbon' } },
]

const free = { transparency: 'transparent' }

const room = { email: 'room-2@resource.calendar.google.com', displayName: 'Room 2', resource: true }

function accepted(email: string): Json {
  return { email, responseStatus: 'accepted' }
}

function tentative(email: string): Json {
  return { email, responseStatus: 'tentative' }
}

function awaited(email: string): Json {
  return { email, responseStatus: 'needsAction' }
}
