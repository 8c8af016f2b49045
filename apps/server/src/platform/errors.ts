import type { FieldError } from '@meridian/contract'

const statuses = {
  bad_input: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  limited: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/**
 * An expected failure, with a message for the user. Any other exception is unexpected and stays in the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: readonly FieldError[]
  /** For `limited` and `unavailable`: when to retry. */
  readonly retryAfterSeconds: number | undefined
  /** What the contract describes as the call's `conflict`. */
  readonly data: object | null

  constructor(
    code: ErrorCode,
    message: string,
    {
      errors = [],
      retryAfterSeconds,
      data = null,
    }: { errors?: readonly FieldError[]; retryAfterSeconds?: number; data?: object | null } = {},
  ) {
    super(message)
    this.code = code
    this.status = statuses[code]
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.data = data
  }
}

/**
 * Input that the schema allows and the current time or the database does not, reported like any other bad
 * field.
 */
export function badField(path: string, message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ path, message }] })
}

export function unsupportedType(): AppError {
  return new AppError('unsupported', 'The Content-Type of the request is not supported here.')
}
