import type { SimulatedReply } from '../kit/message.ts'

/** A refusal by Zoom's own code, which says more than the HTTP status. */
export function refusal(status: number, code: number, message: string): SimulatedReply {
  return { status, body: { code, message } }
}

export function noMeeting(id: number | string): SimulatedReply {
  return refusal(404, 3001, `Meeting does not exist: ${id}.`)
}

export function noUser(id: string): SimulatedReply {
  return refusal(404, 1001, `User does not exist: ${id}.`)
}

export function badField(field: string, message = 'Invalid field.'): SimulatedReply {
  return { status: 400, body: { code: 300, message: 'Validation Failed.', errors: [{ field, message }] } }
}

export function missingScopes(scope: string): SimulatedReply {
  return refusal(400, 4711, `Invalid access token, does not contain scopes:[${scope}, ${scope}:admin].`)
}

export const bad_occurrence = refusal(400, 300, 'Invalid parameter: occurrence_id.')
export const bad_page_token = refusal(400, 300, 'The next page token is either invalid or has expired.')
export const bad_token = refusal(401, 124, 'Invalid access token.')
export const expired_token = refusal(401, 124, 'Access token is expired.')
export const unknown_path = refusal(404, 2300, 'This API endpoint is not recognized.')
export const server_error = refusal(500, 500, 'Internal server error.')
export const per_second = refusal(
  429,
  429,
  'You have reached the maximum per-second rate limit for this API. Try again later.',
)
export const per_day = refusal(
  429,
  429,
  'You have reached the maximum daily rate limit for this API. Refer to the response header for details on when you can make another request.',
)

/** What an endpoint throws to answer with a refusal. */
export class Refusal extends Error {
  readonly reply: SimulatedReply

  constructor(reply: SimulatedReply) {
    super(`refused with ${reply.status}`)
    this.reply = reply
  }
}
