/** One try to save: the same content is sent under the same key, so that it is saved once. */
export interface Attempt {
  readonly key: string
  readonly content: string
}

/**
 * The attempt for this content. A repeated click and a retry after a lost connection share their key with
 * the try before; changed content is a meeting of its own.
 */
export function attemptFor(body: unknown, before: Attempt | null, newKey: () => string): Attempt {
  const content = JSON.stringify(body)
  return before?.content === content ? before : { key: newKey(), content }
}

/** What is left of an attempt that was answered: a refusal is final, no answer (0) or a broken server is not. */
export function afterFailure(attempt: Attempt | null, status: number): Attempt | null {
  return status === 0 || status >= 500 ? attempt : null
}
