import type { FieldError } from '@meridian/contract'

export interface FailedCall {
  /** The method and the path of the contract: the same for each meeting. */
  readonly action: string
  /** The method and the address. */
  readonly address: string
}

/** An answer that is not a success, or none. Its message is what the user reads. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** Which fields are wrong and why, by path in the body. */
  readonly errors: readonly FieldError[]
  /** What the contract describes as the call's conflict, unread; else null. */
  readonly data: unknown
  /** What failed; undefined where it is not known. */
  readonly call: FailedCall | undefined

  constructor(
    message: string,
    status: number,
    errors: readonly FieldError[] = [],
    data: unknown = null,
    call?: FailedCall,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.data = data
    this.call = call
  }
}

/** Whether the server may have done what was asked: no answer came, or that of a proxy or a server in trouble. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** What the server says of a refusal, or `otherwise`, the words of the call, where it said nothing. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.message : otherwise
}

/**
 * The sentence about one field of a form, or undefined where nothing is wrong with it. A path that ends with a dot means
 * any field within.
 */
export function errorOf(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.errors.find((wrong) => {
    const at = wrong.path.replace(/^body\./, '')
    return at === path || (path.endsWith('.') && `${at}.`.startsWith(path))
  })?.message
}

/** What stands above a form: nothing where its fields say all. These parts of the body have no field that says it. */
export function messageAboveForm(error: Error | null, unshown: readonly string[]): string | undefined {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error?.message
  return unshown.map((path) => errorOf(error, path)).find((message) => message !== undefined)
}
