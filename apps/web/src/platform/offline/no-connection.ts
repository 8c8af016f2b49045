import { ApiError } from '../api/api-error.ts'
import { useConnection } from '../live/live.ts'
import { isOffline } from './is-offline.ts'

/** Whether a call failed because there is no connection, as the browser or the lost stream of changes tells. */
export function hasNoConnection(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && (isOffline() || useConnection.getState().is_lost)
}
