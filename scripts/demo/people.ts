import type { AvailabilityChange, DayHours, UserChange, weekdays } from '@meridian/contract'
import type { PersonKey } from '../../apps/server/src/features/instance/sample/sample-plan.rules.ts'

/** The password of all people of the demo. */
export const demo_password = 'a demo of made-up people'

/** Who runs the demo's instance. */
export const demo_operator = 'operator@example.com'

/** A made-up person at the start of the demo. */
export interface DemoPerson {
  readonly first_name: string
  readonly last_name: string
  readonly primary_email: string
  readonly timezone: string
  readonly profile: UserChange
  readonly hours: AvailabilityChange
}

const working_days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** Six colleagues in six zones, one of them without whole hours from the others. */
export const demo_people: Readonly<Record<PersonKey, DemoPerson>> = {
  mara: {
    first_name: 'Mara',
    last_name: 'Lindqvist',
    primary_email: 'mara.lindqvist@example.com',
    timezone: 'Europe/Stockholm',
    profile: {
      about: 'Runs the Harbour project. Mornings are for people, afternoons for paper.',
      country: 'SE',
      time_format: '24',
      reminder_minutes: 10,
      has_board: true,
    },
    hours: { availability_info: week('08:30', '12:00'), additional_hours: afternoons('13:00', '17:30') },
  },
  jonas: {
    first_name: 'Jonas',
    last_name: 'Weber',
    primary_email: 'jonas@example.com',
    timezone: 'Europe/Berlin',
    profile: { about: 'Structural engineer.', country: 'DE', time_format: '24' },
    hours: { availability_info: week('09:00', '17:00') },
  },
  mira: {
    first_name: 'Mira',
    last_name: 'Shah',
    primary_email: 'mira@example.com',
    timezone: 'Asia/Kolkata',
    profile: { about: 'Design.', country: 'IN' },
    hours: { availability_info: week('11:00', '20:00') },
  },
  omar: {
    first_name: 'Omar',
    last_name: 'Haddad',
    primary_email: 'omar.haddad@example.com',
    timezone: 'Europe/London',
    profile: { about: 'Budget and contracts.', country: 'GB' },
    hours: { availability_info: week('08:00', '16:00') },
  },
  nora: {
    first_name: 'Nora',
    last_name: 'Penney',
    primary_email: 'nora.penney@example.com',
    timezone: 'America/St_Johns',
    profile: { about: 'On site in St John’s.', country: 'CA' },
    hours: { availability_info: week('07:00', '15:00') },
  },
  sakura: {
    first_name: 'Sakura',
    last_name: 'Tanaka',
    primary_email: 'sakura.tanaka@example.net',
    timezone: 'Asia/Tokyo',
    profile: { about: 'Our client’s side.', country: 'JP', time_format: '24' },
    hours: { availability_info: week('10:00', '19:00') },
  },
}

function week(start_time: string, end_time: string): Partial<Record<(typeof weekdays)[number], DayHours>> {
  return Object.fromEntries(working_days.map((day) => [day, { start_time, end_time, is_available: true }]))
}

function afternoons(start_time: string, end_time: string) {
  return Object.fromEntries(working_days.map((day) => [day, [{ start_time, end_time }]]))
}
