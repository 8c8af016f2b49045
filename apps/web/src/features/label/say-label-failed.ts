import { ApiError } from '../../platform/api-error.ts'
import { sayFailed } from '../../platform/toasts.ts'

/** The server's reason; without any answer the screen's own words say more than the call's. */
export function sayLabelFailed(problem: unknown, words: string): void {
  const isSilent = problem instanceof ApiError && problem.status === 0
  sayFailed(isSilent ? words : problem, words)
}
