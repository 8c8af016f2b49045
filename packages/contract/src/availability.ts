import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { byWeekday, id, Moment, TimeZone, wholeNumber, yesOrNo } from './field.ts'
import {
  type DateSpan,
  endsAfterStart,
  hours_words,
  most_overrides,
  most_spans_a_day,
  most_stays,
  overlappingDates,
  overlappingSpans,
} from './working-hours.ts'

// An invalid time or date gets one message of its own and is not compared with others.
const HourOfDay = z
  .string({ error: hours_words.format })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: hours_words.format, abort: true })

const wrong_order = { path: ['end_time'], message: hours_words.order }

/** One weekday in the person's own zone. An end of 00:00 or 24:00 is midnight at the end of the day. */
export const DayHours = z
  .object({ start_time: HourOfDay, end_time: HourOfDay, is_available: yesOrNo('is_available') })
  .refine((hours) => !hours.is_available || endsAfterStart(hours), wrong_order)
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

/** Hours of one day. An end of 00:00 or 24:00 is midnight at the end of the day. */
export const TimeSpan = z
  .object(
    { start_time: HourOfDay, end_time: HourOfDay },
    { error: 'Hours must have start_time and end_time.' },
  )
  .refine(endsAfterStart, wrong_order)
export type TimeSpan = z.infer<typeof TimeSpan>

/** Spans beyond the row's own, which counts towards the day's maximum. */
const further_spans = z
  .array(TimeSpan, { error: 'Additional hours must be a list.' })
  .max(most_spans_a_day - 1, `A day can have at most ${most_spans_a_day} intervals.`)

/** Additional hours of a weekday; ignored while its row is unavailable. */
export const AdditionalHours = z.object({
  sunday: further_spans,
  monday: further_spans,
  tuesday: further_spans,
  wednesday: further_spans,
  thursday: further_spans,
  friday: further_spans,
  saturday: further_spans,
})
export type AdditionalHours = z.infer<typeof AdditionalHours>

const earliest_date = '1970-01-01'
const latest_date = '2199-12-31'

/** Within the years for which time zone offsets are known. */
const SettingDate = z.iso
  .date({ error: hours_words.date, abort: true })
  .refine((date) => date >= earliest_date && date <= latest_date, {
    error: `A date must lie between ${earliest_date} and ${latest_date}.`,
    abort: true,
  })

const dates = { first_date: SettingDate, last_date: SettingDate }
const dates_in_order = { path: ['last_date'], message: hours_words.dates }

/** Dates, both included, with hours that replace the weekly ones; without hours the person is unavailable. */
export const DateOverride = z
  .object(
    {
      ...dates,
      hours: z
        .array(TimeSpan, { error: 'hours must be a list.' })
        .max(most_spans_a_day, `A day can have at most ${most_spans_a_day} intervals.`)
        .superRefine((hours, context) => {
          for (const place of overlappingSpans(hours)) {
            context.addIssue({ code: 'custom', path: [place, 'start_time'], message: hours_words.overlap })
          }
        }),
    },
    { error: 'An override must have first_date, last_date and hours.' },
  )
  .refine(isInOrder, dates_in_order)
export type DateOverride = z.infer<typeof DateOverride>

/** A trip: on these dates, both included, weekly hours and overrides are local times of this zone. */
export const Stay = z
  .object({ timezone: TimeZone, ...dates }, { error: 'A stay must have timezone, first_date and last_date.' })
  .refine(isInOrder, dates_in_order)
export type Stay = z.infer<typeof Stay>

const date_overrides = z
  .array(DateOverride, { error: 'date_overrides must be a list.' })
  .max(most_overrides, `At most ${most_overrides} overrides can be kept.`)
  .superRefine(refuseSharedDates(hours_words.same_override))

const stays = z
  .array(Stay, { error: 'stays must be a list.' })
  .max(most_stays, `At most ${most_stays} stays can be kept.`)
  .superRefine(refuseSharedDates(hours_words.same_stay))

/** Minutes of travel to a meeting with a place, and the same back. */
const travel_minutes = wholeNumber('Travel time', 0, 240)

/** Minutes that suggested times leave free before and after the person's other meetings, where that is possible. */
const break_minutes = wholeNumber('Break between meetings', 0, 240)

/** Minutes before the earliest time that is suggested to the person. */
const notice_minutes = wholeNumber('Minimum notice', 0, 7 * 24 * 60)

export const Availability = z.object({
  availability_info: AvailabilityInfo,
  additional_hours: AdditionalHours,
  date_overrides: z.array(DateOverride),
  stays: z.array(Stay),
  /** Kept free before and after each meeting that has a place. */
  travel_minutes: z.int(),
  /** Kept free between meetings by suggested times, where that is possible. */
  break_minutes: z.int(),
  /** How long before a suggested time, at least. */
  notice_minutes: z.int(),
  timezone: z.string(),
})
export type Availability = z.infer<typeof Availability>

export const getAvailability = endpoint({
  method: 'GET',
  path: '/v1/availability',
  scope: 'availability:read',
  summary: 'Get the weekly hours and their exceptions by date',
  reply: Availability,
  says: { failed: 'Failed to get availability. Please try again.' },
})

export const AvailabilityChange = z
  .object({
    availability_info: byWeekday('availability_info', DayHours).optional(),
    /** The whole list of each weekday named. */
    additional_hours: byWeekday('additional_hours', further_spans).optional(),
    /** The whole list. */
    date_overrides: date_overrides.optional(),
    /** The whole list. */
    stays: stays.optional(),
    travel_minutes: travel_minutes.optional(),
    break_minutes: break_minutes.optional(),
    notice_minutes: notice_minutes.optional(),
  })
  .refine((change) => Object.values(change).some((part) => part !== undefined), {
    path: ['availability_info'],
    message:
      'Name what changes: availability_info, additional_hours, date_overrides, stays, travel_minutes, break_minutes or notice_minutes.',
  })
export type AvailabilityChange = z.infer<typeof AvailabilityChange>

export const updateAvailability = endpoint({
  method: 'PUT',
  path: '/v1/availability',
  scope: 'availability:write',
  summary: 'Update the weekly hours or their exceptions; omitted fields are unchanged',
  body: AvailabilityChange,
  fixed: ['timezone'],
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
  /** A meeting of the caller that is being moved. It blocks no time; of a series, no occurrence does. */
  exclude_meeting_id: id('exclude_meeting_id').optional(),
  /** A poll of the caller that is being edited. The times that it holds block no time. */
  exclude_poll_id: id('exclude_poll_id').optional(),
})
export type SlotSearch = z.infer<typeof SlotSearch>

/** What is being moved or edited, so that its own times are free. */
export type LeftOut = Pick<SlotSearch, 'exclude_meeting_id' | 'exclude_poll_id'>

/** Shown on instances that require the Premium plan to a person without it. */
export const gated_by_plan =
  'Smart Suggestion needs the Premium plan, which an operator of this instance can give you. You can enter any time yourself.'

export const findSlots = endpoint({
  method: 'POST',
  path: '/v1/availability/multi_user/free_slots',
  scope: 'availability:read',
  isRead: true,
  summary: 'List slots when the caller and all named people are free; at most 100, earliest first',
  body: SlotSearch,
  reply: z.object({
    free_slots: z.array(SlotPair),
    /** People with a connected account that cannot be read; they may be busy at further times. */
    unknown_users: z.array(z.uuid()),
    /** People with more events than one search reads: from this moment on they count as busy. A search from there returns the rest. */
    unknown_from: z.array(z.object({ user_id: z.uuid(), from: Moment })),
    /** The caller's minimum notice from now on; no slot begins earlier. */
    earliest_start: Moment,
  }),
  says: { failed: 'Failed to get availability. Please try again.' },
})

export const FreeBusy = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  profile_picture: z.string().nullable(),
  timezone: z.string(),
  availability_info: AvailabilityInfo,
  /** Working hours from eight days before the window to eight days after it, merged and in order. */
  available: z.array(SlotPair),
  /** Merged and in order; titles stay private. */
  busy: z.array(SlotPair),
  /** Since when busy times may be missing, because a connected account cannot be read; null when all can. */
  unknown_since: Moment.nullable(),
  /** From this moment on everything counts as busy, because there are more events than one reply reads; a request from there returns the rest. Null when nothing was cut. */
  unknown_from: Moment.nullable(),
})
export type FreeBusy = z.infer<typeof FreeBusy>

export const getFreeBusy = endpoint({
  method: 'POST',
  path: '/v1/availability/multi_user/free_busy',
  scope: 'availability:read',
  isRead: true,
  summary: 'Get working hours and busy times of the caller (first) and all named people, without titles',
  body: SlotSearch.pick({
    users: true,
    start_time: true,
    end_time: true,
    exclude_meeting_id: true,
    exclude_poll_id: true,
  }),
  reply: z.object({ people: z.array(FreeBusy) }),
  says: { failed: 'Failed to get availability. Please try again.' },
})

function isInOrder({ first_date, last_date }: DateSpan): boolean {
  return first_date <= last_date
}

function refuseSharedDates(message: string) {
  return (stretches: readonly DateSpan[], context: z.RefinementCtx) => {
    for (const place of overlappingDates(stretches)) {
      context.addIssue({ code: 'custom', path: [place, 'first_date'], message })
    }
  }
}
