/** A refusal in the shape of Google's older services, which Calendar speaks. */
export interface GoogleRefusal {
  readonly status: number
  readonly body: {
    readonly error: {
      readonly errors: readonly Readonly<Record<string, string>>[]
      readonly code: number
      readonly message: string
    }
  }
}

/** `place` names what was wrong: `{ locationType: 'parameter', location: 'timeMin' }`. */
export function refuse(
  code: number,
  reason: string,
  message: string,
  place: Readonly<Record<string, string>> = {},
  domain = 'global',
): GoogleRefusal {
  return { status: code, body: { error: { errors: [{ domain, reason, message, ...place }], code, message } } }
}

export function badParameter(location: string, message: string): GoogleRefusal {
  return refuse(400, 'badRequest', message, { locationType: 'parameter', location })
}

export function invalidParameter(location: string, message = 'Invalid Value'): GoogleRefusal {
  return refuse(400, 'invalid', message, { locationType: 'parameter', location })
}

export function missing(field: string): GoogleRefusal {
  return refuse(400, 'required', `Missing ${field}.`)
}

export function notFound(): GoogleRefusal {
  return refuse(404, 'notFound', 'Not Found')
}

export function forbidden(message = 'Forbidden'): GoogleRefusal {
  return refuse(403, 'forbidden', message)
}

/** No scope of the token allows the method. */
export function insufficientScopes(method: string) {
  const message = 'Request had insufficient authentication scopes.'
  const { body } = refuse(403, 'insufficientPermissions', 'Insufficient Permission')
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
      domain: 'googleapis.com',
      metadata: { service: 'calendar-json.googleapis.com', method },
    },
  ]
  return { status: 403, body: { error: { ...body.error, message, status: 'PERMISSION_DENIED', details } } }
}

export function userRateLimitExceeded(): GoogleRefusal {
  return refuse(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded', {}, 'usageLimits')
}

export function rateLimitExceeded(code: 403 | 429): GoogleRefusal {
  return refuse(code, 'rateLimitExceeded', 'Rate Limit Exceeded', {}, 'usageLimits')
}

export function quotaExceeded(): GoogleRefusal {
  return refuse(403, 'quotaExceeded', 'Calendar usage limits exceeded.', {}, 'usageLimits')
}

export function fullSyncRequired(): GoogleRefusal {
  const message = 'Sync token is no longer valid, a full sync is required.'
  return refuse(410, 'fullSyncRequired', message, { locationType: 'parameter', location: 'syncToken' })
}

export function backendError(): GoogleRefusal {
  return refuse(500, 'backendError', 'Backend Error')
}

/** Thrown where a method refuses; the guard around every method answers with it. */
export class RefusalError extends Error {
  readonly reply: GoogleRefusal

  constructor(reply: GoogleRefusal) {
    super(reply.body.error.message)
    this.reply = reply
  }
}
