// The session needs Temporal while it loads, and everything else loads after it.
import '../time/temporal.ts'
import type { SessionUser, TimestampInfo, User } from '@meridian/contract'
import { canonicalZone } from '@meridian/engine'
import { create } from 'zustand'
import { takeKept } from './kept-keys.ts'
import { availableStorage } from './memory-storage.ts'
import { holdInputOf, holdStoredInput } from './unsaved-inputs.ts'
import {
  clearSession,
  type Draft,
  no_meetings,
  readSession,
  type Session,
  signed_out,
  writeSession,
} from './session-storage.ts'

export type { Draft, MeetingState, Session } from './session-storage.ts'

const storage = availableStorage('localStorage')
const tabStorage = availableStorage('sessionStorage')
const input_owner = 'unsaved_by'

/** Who is signed in and what is kept for them, the same in all tabs of the browser. */
export const useSession = create<Session>()(() => readSession(storage, defaultTimestamp()))

/** How the last session of this tab ended: by its user, or by the server. */
export const useSessionEnd = create<'logged_out' | 'ended' | null>()(() => null)

/** The session outside of components, as it is now. */
export function getSession(): Session {
  return useSession.getState()
}

/** Starts the session of this user. What a former user left behind is gone first. */
export function signIn(user: SessionUser): void {
  clearSession(storage)
  useSessionEnd.setState(null)
  const returning = endedInput?.user_id === user.user_id ? endedInput : null
  endedInput = null
  changeSession({
    user,
    auth: { is_signed_in: true, signed_in_at: new Date().toISOString() },
    workspace: null,
    company: null,
    timestamp: user.timestamp_info ?? defaultTimestamp(),
    // A copy counts as a change, so that the key is there from now on.
    meeting: { ...no_meetings, create_meeting: returning?.draft ?? null },
  })
  for (const [key, text] of returning?.kept ?? []) keepInTab(key, text)
  holdStoredInput(Object.keys(tabStorage))
}

interface EndedInput {
  readonly user_id: string
  /** The unsent form of a meeting. */
  readonly draft: Draft | null
  /** What the tab has stored. */
  readonly kept: ReturnType<typeof takeKept>
}

/** The unsaved input of a session that ended by itself: in memory alone, and for its user alone. */
let endedInput: EndedInput | null = null

function keepInTab(key: string, text: string): void {
  try {
    tabStorage.setItem(key, text)
  } catch {
    // The parts that are loaded have it in memory.
  }
}

/** Whether this browser has kept nothing of any user yet; signing out leaves a trace. */
export function isFirstVisit(): boolean {
  return storage.getItem('user') === null
}

/** Forgets the user and everything kept for them. The server's part is the call `logout`. */
export function forgetUser(): void {
  useSessionEnd.setState((end) => (end === 'ended' ? null : end))
  clear()
}

/** Does the same for a session that expired or was ended elsewhere. */
export function endSession(): void {
  // The stream of live changes may be first to hear that its user has logged out.
  useSessionEnd.setState((end) => end ?? 'ended')
  const { user, meeting } = getSession()
  if (user && hasSessionEnded())
    endedInput = { user_id: user.user_id, draft: meeting.create_meeting, kept: takeKept(tabStorage) }
  clear()
}

/** So that the login can say why it is there. */
export function hasSessionEnded(): boolean {
  return useSessionEnd.getState() === 'ended'
}

function clear(): void {
  clearSession(storage)
  useSession.setState({
    user: null,
    auth: signed_out,
    workspace: null,
    company: null,
    timestamp: defaultTimestamp(),
    meeting: no_meetings,
  })
}

/** Puts changed parts into the stored user; without a user there is nothing to change. */
export function mergeUser(part: Partial<User>): void {
  const { user } = getSession()
  if (user) changeSession({ user: { ...user, ...part } })
}

/** The zone of the browser under its present IANA name. */
export function browserZone(): string {
  return canonicalZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'
}

/** Puts changed parts into the session. */
export function changeSession(part: Partial<Session>): void {
  const before = getSession()
  useSession.setState(part)
  writeSession(storage, before, getSession())
}

/** Parts of the app that are not loaded cannot forget what they have stored for another user. */
function forgetOthersInput(): void {
  const user_id = getSession().user?.user_id ?? ''
  if (tabStorage.getItem(input_owner) === user_id) return
  takeKept(tabStorage)
  keepInTab(input_owner, user_id)
}

useSession.subscribe(forgetOthersInput)
// A browser that restores its windows restores what they stored.
forgetOthersInput()
holdStoredInput(Object.keys(tabStorage))
holdInputOf('unsaved_meetings', useSession, ({ meeting }) => meeting.create_meeting !== null)

/** From today to 30 days ahead in the browser's zone. */
function defaultTimestamp(): TimestampInfo {
  const timezone = browserZone()
  const today = Temporal.Now.plainDateISO(timezone)
  return { timezone, start_date: today.toString(), end_date: today.add({ days: 30 }).toString() }
}

// What another tab wrote holds here too: signing out there signs out here. A null key means all was cleared.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== null && !(event.key in getSession())) return
  useSession.setState(readSession(storage, defaultTimestamp()))
})
