import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment, text } from './field.ts'

export const CalendarFeed = z.object({
  is_active: z.boolean(),
  created_at: Moment.nullable(),
  /** When a program last asked for it. */
  last_read_at: Moment.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const path = '/v1/user/calendar_feed'

export const getCalendarFeed = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the person has a calendar feed',
  reply: CalendarFeed,
  says: { failed: 'Failed to get calendar feed. Please try again.' },
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path,
  summary: 'Make the calendar feed, or give it a new address',
  status: 201,
  reply: CalendarFeed.extend({
    /** Shown this once: only its hash is kept. */
    calendar_feed_url: z.url(),
  }),
  says: {
    failed: 'Failed to create calendar feed. Please try again.',
    done: 'Calendar feed created successfully.',
  },
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path,
  summary: 'Switch the calendar feed off',
  reply: CalendarFeed,
  says: {
    failed: 'Failed to switch off calendar feed. Please try again.',
    done: 'Calendar feed switched off.',
  },
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/v1/calendar_feed/:file',
  summary: 'The calendar behind a private address, for other programs',
  access: 'public',
  params: z.object({ file: text('file', 200) }),
  produces: 'text/calendar',
  reply: z.string(),
  says: { failed: 'Failed to read calendar feed. Please try again.' },
})
