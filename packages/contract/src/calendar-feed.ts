import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment, text } from './field.ts'

export const CalendarFeed = z.object({
  is_active: z.boolean(),
  created_at: Moment.nullable(),
  /** When a program last requested the feed. */
  last_read_at: Moment.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const path = '/v1/user/calendar_feed'

export const getCalendarFeed = endpoint({
  method: 'GET',
  path,
  scope: null,
  summary: 'Get the status of the person’s calendar feed',
  reply: CalendarFeed,
  says: { failed: 'Failed to get calendar feed. Please try again.' },
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path,
  scope: null,
  summary: 'Create the calendar feed, or replace its address',
  status: 201,
  reply: CalendarFeed.extend({
    /** Returned only here, because only its hash is stored. */
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
  scope: null,
  summary: 'Delete the calendar feed',
  reply: CalendarFeed,
  says: {
    failed: 'Failed to switch off calendar feed. Please try again.',
    done: 'Calendar feed switched off.',
  },
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/v1/calendar_feed/:file',
  scope: null,
  summary: 'Get the calendar feed by its private address, for other programs',
  access: 'public',
  params: z.object({ file: text('file', 200) }),
  produces: 'text/calendar',
  reply: z.string(),
  says: { failed: 'Failed to read calendar feed. Please try again.' },
})
