import type { Json } from '../../kit/message.ts'
import type { Operation } from '../description.ts'

const text = { type: 'string' }

const detail = {
  type: 'object',
  required: ['message', 'domain', 'reason'],
  properties: { message: text, domain: text, reason: text, location: text, locationType: text },
}

/**
 * The body of every refusal: written down from bodies that people pasted into public issues, as the
 * discovery documents say nothing of refusals. Newer services add `status` and `details`.
 */
const refusal: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'errors'],
      properties: {
        code: { type: 'integer' },
        message: text,
        errors: { type: 'array', items: detail },
        status: { type: 'string', enum: statuses() },
        details: { type: 'array', items: { type: 'object' } },
      },
    },
  },
}

/** By status; 503 comes from in front of the services and is no JSON. */
export const google_refusals: Operation['replies'] = {
  ...Object.fromEntries([400, 401, 403, 404, 409, 410, 412, 429, 500].map((status) => [status, refusal])),
  503: null,
}

function statuses(): string[] {
  return [
    'INVALID_ARGUMENT',
    'UNAUTHENTICATED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'ABORTED',
    'ALREADY_EXISTS',
    'FAILED_PRECONDITION',
    'RESOURCE_EXHAUSTED',
    'INTERNAL',
  ]
}
