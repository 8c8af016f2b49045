import type { EditConflict } from '@meridian/contract'
import { isRecord } from '../is-record.ts'
import { ApiError } from './api-error.ts'

/** The meeting as it is now, where a change was refused because of a concurrent change; else null. */
export function editConflictOf(error: unknown): EditConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return null
  // The server parses it by the contract before it leaves, so the shape is known here.
  return isRecord(error.data['current']) ? (error.data as EditConflict) : null
}
