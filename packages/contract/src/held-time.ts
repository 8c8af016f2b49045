import { z } from 'zod'
import { SlotPair } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, requiredText, wholeNumber } from './field.ts'

export const hold_slots_max = 20
export const hold_days_max = 7
/** How many times a person can hold at once. */
export const own_holds_max = 200
const path = '/v1/availability/held'
const longest_window_days = 62

/** A time of the person that is busy although no meeting takes place then. */
export const HeldTime = z.object({
  held_time_id: z.uuid(),
  /** What holds it. All times of one holder are released together. */
  holder_id: z.uuid(),
  /** A mail that offers times, a booking page, a poll, the person, who has shared free times, or what an assistant asks for. */
  purpose: z.enum(['offer', 'booking', 'poll', 'share', 'assistant']),
  /** `offered` for one of several times to choose from, `held` for the one that was chosen and is not booked yet. */
  state: z.enum(['offered', 'held']),
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** Null for a time that is held until it is released. */
  expires_at: Moment.nullable(),
  /** The title of the meeting, the booking page, the poll or the person's own; null where the time has none. */
  held_title: z.string().nullable(),
  /** The guest whom the time is offered to or who waits for it; for a guest of an offer, the organizer. */
  held_for: z.string().nullable(),
  /** Whether the person holds the time, and not another organizer for the person. */
  is_holder: z.boolean(),
  /** The person's meeting that the time belongs to. */
  meeting_id: z.uuid().nullable(),
  /** The person's booking page that the time belongs to. */
  booking_page_id: z.uuid().nullable(),
  /** How many times of the person the holder has. */
  held_count: z.int(),
})
export type HeldTime = z.infer<typeof HeldTime>

export const listHeldTimes = endpoint({
  method: 'GET',
  path,
  scope: 'availability:read',
  summary: 'List the times of the person that are held within a window of at most 62 days, earliest first',
  query: z
    .object({ start_timestamp: MomentInput, end_timestamp: MomentInput })
    .refine(({ start_timestamp, end_timestamp }) => start_timestamp < end_timestamp, {
      path: ['end_timestamp'],
      message: 'The end must be after the start.',
    })
    .refine(
      ({ start_timestamp, end_timestamp }) =>
        Date.parse(end_timestamp) - Date.parse(start_timestamp) <= longest_window_days * 86_400_000,
      {
        path: ['end_timestamp'],
        message: `The window must not be longer than ${longest_window_days} days.`,
      },
    ),
  reply: z.array(HeldTime),
  says: { failed: 'Failed to get held times. Please try again.' },
})

export const createHold = endpoint({
  method: 'POST',
  path,
  scope: 'availability:write',
  summary: 'Hold free times of the person for some days; all of them or none',
  status: 201,
  body: z.object({
    slots: z
      .array(z.tuple([MomentInput, MomentInput], { error: 'Each of slots must be a start and an end.' }), {
        error: 'slots must be a list of times.',
      })
      .min(1, 'Please choose at least one time.')
      .max(hold_slots_max, `At most ${hold_slots_max} times can be held at once.`),
    held_title: requiredText('held_title', 200),
    hold_days: wholeNumber('hold_days', 1, hold_days_max).default(3),
  }),
  reply: z.object({ holder_id: z.uuid(), expires_at: Moment, slots: z.array(SlotPair) }),
  says: { failed: 'Failed to hold the times. Please try again.', done: 'Times are held.' },
})

export const deleteHold = endpoint({
  method: 'DELETE',
  path: '/v1/availability/held/:holder_id',
  scope: 'availability:write',
  summary: 'Release all times that the person has held under this id',
  params: z.object({ holder_id: id('holder_id') }),
  reply: z.object({ holder_id: z.uuid() }),
  says: { failed: 'Failed to release the times. Please try again.', done: 'Times are released.' },
})
