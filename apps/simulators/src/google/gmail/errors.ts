import type { SimulatedReply } from '../../kit/message.ts'

/** An answer that refuses, in the shape of Google's newer services, with `status` in words. */
export function refuse(
  code: number,
  status: string,
  reason: string,
  message: string,
  domain = 'global',
): SimulatedReply {
  return { status: code, body: { error: { code, message, errors: [{ message, domain, reason }], status } } }
}

export function invalid(message: string): SimulatedReply {
  return refuse(400, 'INVALID_ARGUMENT', 'invalidArgument', message)
}

export function notFound(): SimulatedReply {
  return refuse(404, 'NOT_FOUND', 'notFound', 'Requested entity was not found.')
}

export function forbidden(message: string): SimulatedReply {
  return refuse(403, 'PERMISSION_DENIED', 'forbidden', message)
}

/** The grant of this token lacks every scope that would do. */
export function insufficientScopes(method: string): SimulatedReply {
  const message = 'Request had insufficient authentication scopes.'
  const errors = [{ message: 'Insufficient Permission', domain: 'global', reason: 'insufficientPermissions' }]
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
      domain: 'googleapis.com',
      metadata: { service: 'gmail.googleapis.com', method },
    },
  ]
  return {
    status: 403,
    body: { error: { code: 403, message, errors, status: 'PERMISSION_DENIED', details } },
  }
}

/** More quota units within a minute than a user has. */
export function overQuota(): SimulatedReply {
  const message =
    "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user' of service " +
    "'gmail.googleapis.com' for consumer 'project_number:100000000001'."
  return refuse(403, 'PERMISSION_DENIED', 'rateLimitExceeded', message, 'usageLimits')
}

/** More requests at one time than a user may have under way. */
export function tooManyAtOnce(): SimulatedReply {
  return refuse(
    429,
    'RESOURCE_EXHAUSTED',
    'rateLimitExceeded',
    'Too many concurrent requests for user.',
    'usageLimits',
  )
}

/** The time stands in the words alone; there is no Retry-After. */
export function retryAfter(untilMs: number): SimulatedReply {
  const message = `User-rate limit exceeded.  Retry after ${new Date(untilMs).toISOString()}`
  return refuse(429, 'RESOURCE_EXHAUSTED', 'rateLimitExceeded', message, 'usageLimits')
}

export function serverError(): SimulatedReply {
  return refuse(500, 'INTERNAL', 'backendError', 'Internal error encountered.')
}
