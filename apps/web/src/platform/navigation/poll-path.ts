import type { Interval } from '@meridian/engine'
import { isRecord } from '../is-record.ts'

export const polls_path = '/user/polls'
export const new_poll_path = `${polls_path}/new`

export function pollPath(poll_id: string): string {
  return `${polls_path}/${poll_id}`
}

export function pollEditPath(poll_id: string): string {
  return `${pollPath(poll_id)}/edit`
}

/** A person who is to be asked: by account, or by mail. */
export interface NewPollPerson {
  readonly user_id: string | null
  /** Null for a person with an account. */
  readonly email: string | null
  readonly name: string
}

/** What a screen hands to a new poll, as the state of `navigate(new_poll_path, { state })`. */
export interface NewPollState {
  readonly poll_title?: string
  readonly participants?: readonly NewPollPerson[]
  /** Times to ask about, in epoch milliseconds. */
  readonly times?: readonly Interval[]
}

/** The state of an address, which the browser keeps across versions; null where there is nothing for a poll in it. */
export function readNewPollState(state: unknown): NewPollState | null {
  if (!isRecord(state)) return null
  const { poll_title, participants, times } = state
  const found: NewPollState = {
    ...(typeof poll_title === 'string' && { poll_title }),
    ...(Array.isArray(participants) && { participants: participants.filter(isPerson) }),
    ...(Array.isArray(times) && { times: times.filter(isInterval) }),
  }
  return Object.keys(found).length === 0 ? null : found
}

function isPerson(value: unknown): value is NewPollPerson {
  if (!isRecord(value) || typeof value['name'] !== 'string') return false
  const { user_id, email } = value
  return typeof user_id === 'string' ? email === null : user_id === null && typeof email === 'string'
}

function isInterval(value: unknown): value is Interval {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [start, end] = value as readonly unknown[]
  return Number.isSafeInteger(start) && Number.isSafeInteger(end) && Number(start) < Number(end)
}
