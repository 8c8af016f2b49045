import { ApiError } from '../../platform/api/api-error.ts'

/** Whether there is no such poll for the reader. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
