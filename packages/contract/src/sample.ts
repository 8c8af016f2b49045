import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The made-up meetings, mails and tasks that a person tries the product with. */
export const SampleState = z.object({
  has_sample: z.boolean(),
  /** Whether the account is empty: no meeting, mail, task or connected account. */
  may_create: z.boolean(),
})
export type SampleState = z.infer<typeof SampleState>

export const getSample = endpoint({
  method: 'GET',
  path: '/v1/sample',
  scope: null,
  summary: 'Get whether the account has made-up data, and whether it may be created',
  reply: SampleState,
  says: { failed: 'Failed to look for the made-up data. Please try again.' },
})

export const createSample = endpoint({
  method: 'POST',
  path: '/v1/sample',
  scope: null,
  summary:
    'Create made-up meetings, mails and tasks in an empty account; nothing of them is mailed or synced',
  status: 201,
  reply: SampleState,
  says: {
    failed: 'The made-up data could not be created. Please try again.',
    done: 'The made-up data is here.',
  },
})

export const deleteSample = endpoint({
  method: 'DELETE',
  path: '/v1/sample',
  scope: null,
  summary: 'Remove the made-up meetings, mails and tasks; everything else stays',
  reply: SampleState,
  says: {
    failed: 'The made-up data could not be removed. Please try again.',
    done: 'The made-up data is gone.',
  },
})
