import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment, text, yesOrNo } from './field.ts'
import { Provider } from './integration.ts'

/** How many rules one person can have. */
export const busy_mirrors_max = 20
/** How far ahead busy times are written. */
export const busy_mirror_days = 90
/** How many events one rule writes at most. */
export const busy_mirror_events_max = 1000

const MirrorEnd = z.object({
  type: Provider,
  calendar_id: z.string(),
  /** Empty where the provider has one calendar without a name of its own. */
  name: z.string(),
})

/** Writes the busy times of one calendar into another one, without titles. */
export const BusyMirror = z.object({
  busy_mirror_id: z.uuid(),
  from: MirrorEnd,
  to: MirrorEnd,
  is_on: z.boolean(),
  /** How many events it has written. */
  event_count: z.int().min(0),
  /** Why it does not write now, or not everything, as a sentence. */
  problem: z.string().nullable(),
  mirrored_at: Moment.nullable(),
})
export type BusyMirror = z.infer<typeof BusyMirror>

const params = z.object({ busy_mirror_id: z.uuid() })

export const listBusyMirrors = endpoint({
  method: 'GET',
  path: '/v1/busy_mirror/all',
  scope: null,
  summary: 'List the rules that write busy times of one calendar into another one',
  reply: z.array(BusyMirror),
  says: { failed: 'Failed to get busy mirrors. Please try again.' },
})

export const createBusyMirror = endpoint({
  method: 'POST',
  path: '/v1/busy_mirror/create',
  scope: null,
  summary: 'Write the busy times of the next 90 days of one calendar into another one',
  status: 201,
  body: z.object({
    from_type: Provider,
    from_calendar_id: text('from_calendar_id', 1024),
    to_type: Provider,
    to_calendar_id: text('to_calendar_id', 1024),
  }),
  reply: BusyMirror,
  says: {
    failed: 'Failed to create busy mirror. Please try again.',
    done: 'Busy times are written from now on.',
  },
})

export const updateBusyMirror = endpoint({
  method: 'PUT',
  path: '/v1/busy_mirror/:busy_mirror_id',
  scope: null,
  summary: 'Turn a rule on or off; off deletes the events that it has written',
  params,
  body: z.object({ is_on: yesOrNo('is_on') }),
  reply: BusyMirror,
  says: { failed: 'Failed to update busy mirror. Please try again.', done: 'Busy mirror updated.' },
})

export const deleteBusyMirror = endpoint({
  method: 'DELETE',
  path: '/v1/busy_mirror/:busy_mirror_id',
  scope: null,
  summary: 'Delete a rule, and the events that it has written',
  params,
  reply: z.object({ busy_mirror_id: z.uuid() }),
  says: { failed: 'Failed to delete busy mirror. Please try again.', done: 'Busy mirror deleted.' },
})
