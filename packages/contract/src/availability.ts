import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, wholeNumber, yesOrNo } from './field.ts'

/** Index is the weekday number, 0 = Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

const HourOfDay = z
  .string({ error: 'A time must look like 09:30.' })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time must look like 09:30.')

/** One weekday in the person's own zone. An end of 00:00 or 24:00 is midnight at the end of the day. */
export const DayHours = z
  .object({ start_time: HourOfDay, end_time: HourOfDay, is_available: yesOrNo('is_available') })
  .refine(
    ({ start_time, end_time, is_available }) =>
      !is_available || start_time < (end_time === '00:00' ? '24:00' : end_time),
    {
      path: ['end_time'],
      message: 'The end time must be after the start time.',
    },
  )
export type DayHours = z.infer<typeof DayHours>

export const AvailabilityInfo = z.object({
  sunday: DayHours,
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
})
export type AvailabilityInfo = z.infer<typeof AvailabilityInfo>

export const Availability = z.object({ availability_info: AvailabilityInfo, timezone: z.string() })
export type Availability = z.infer<typeof Availability>

export const getAvailability = endpoint({
  method: 'GET',
  path: '/v1/availability',
  summary: 'The own weekly hours',
  reply: Availability,
  says: { failed: 'Failed to get availability. Please try again.' },
})

export const updateAvailability = endpoint({
  method: 'PUT',
  path: '/v1/availability',
  summary: 'Change the own weekly hours; weekdays left out stay as they are',
  body: z.object({ availability_info: AvailabilityInfo.partial() }),
  reply: Availability,
  says: {
    failed: 'Failed to update availability. Please try again.',
    done: 'Availability updated successfully.',
  },
})

/** A slot or a busy time: [start, end). */
export const SlotPair = z.tuple([Moment, Moment])
export type SlotPair = z.infer<typeof SlotPair>

const WindowEdge = z
  .string({ error: 'A time must look like 2026-11-20 09:00:00.' })
  .regex(
    /^\d{4}-\d{2}-\d{2}([ T])\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/,
    'A time must look like 2026-11-20 09:00:00, or carry an offset as ISO 8601 writes it.',
  )

const people = z
  .array(id('Each of users'), { error: 'users must be a list of user ids.' })
  .max(1000, 'At most 1,000 people can be searched at once.')

export const SlotSearch = z.object({
  users: people,
  /** Minutes kept free before and after every busy time. */
  break_duration: wholeNumber('Break', 0, 1440).default(0),
  /** Minutes. */
  duration: wholeNumber('Duration', 5, 1440).default(15),
  /** In the caller's profile zone, or with an offset. */
  start_time: WindowEdge,
  end_time: WindowEdge,
})
export type SlotSearch = z.infer<typeof SlotSearch>

export const findSlots = endpoint({
  method: 'POST',
  path: '/v1/availability/multi_user/free_slots',
  summary: 'When the caller and all named people are free; at most 100 slots, earliest first',
  body: SlotSearch,
  reply: z.object({ free_slots: z.array(SlotPair) }),
  says: { failed: 'Failed to get availability. Please try again.' },
})

export const FreeBusy = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  profile_picture: z.string().nullable(),
  timezone: z.string(),
  availability_info: AvailabilityInfo,
  /** Merged and in order; titles stay private. */
  busy: z.array(SlotPair),
})
export type FreeBusy = z.infer<typeof FreeBusy>

export const getFreeBusy = endpoint({
  method: 'POST',
  path: '/v1/availability/multi_user/free_busy',
  summary: 'Hours and busy times of the caller (first) and all named people, without titles',
  body: SlotSearch.pick({ users: true, start_time: true, end_time: true }),
  reply: z.object({ people: z.array(FreeBusy) }),
  says: { failed: 'Failed to get availability. Please try again.' },
})
