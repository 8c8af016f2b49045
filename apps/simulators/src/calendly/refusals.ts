import type { SimulatedReply } from '../kit/message.ts'

/** A refusal of one parameter, in the vendor's words for all of them. */
export function invalid(parameter: string, message: string): SimulatedReply {
  return {
    status: 400,
    body: {
      title: 'Invalid Argument',
      message: 'The supplied parameters are invalid.',
      details: [{ parameter, message }],
    },
  }
}

export function unauthenticated(message: UnauthenticatedMessage): SimulatedReply {
  return { status: 401, body: { title: 'Unauthenticated', message } }
}

export type UnauthenticatedMessage =
  | 'The access token is invalid'
  | 'The access token expired'
  | 'The access token was revoked'

export function denied(message = 'You do not have permission to access this resource.'): SimulatedReply {
  return { status: 403, body: { title: 'Permission Denied', message } }
}

export const not_found: SimulatedReply = {
  status: 404,
  body: { title: 'Resource Not Found', message: 'The server could not find the requested resource.' },
}

export const unknown_error: SimulatedReply = {
  status: 500,
  body: {
    title: 'Internal Server Error',
    message: 'The server encountered an unexpected condition that prevented it from fulfilling the request.',
  },
}

// The vendor documents the status alone; the body follows the form of its other errors.
export const too_many: SimulatedReply = {
  status: 429,
  body: { title: 'Too Many Requests', message: 'You have exceeded the rate limit. Try again later.' },
}

/** What an endpoint throws to answer with a refusal. */
export class Refusal extends Error {
  readonly reply: SimulatedReply

  constructor(reply: SimulatedReply) {
    super(`refused with ${reply.status}`)
    this.reply = reply
  }
}
