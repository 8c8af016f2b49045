import type { FieldError } from '@meridian/contract'

/** An answer that is not a success, or none. Its message is what the user reads. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** Which fields are wrong and why, by path in the body. */
  readonly errors: readonly FieldError[]

  constructor(message: string, status: number, errors: readonly FieldError[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }
}

/** The sentence about one field of a form, or undefined where nothing is wrong with it. */
export function errorOf(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.errors.find((wrong) => wrong.path === path || wrong.path === `body.${path}`)?.message
}
