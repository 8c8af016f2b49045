import type { ListedMail } from '@meridian/contract'
import { useSyncExternalStore } from 'react'
import { newKey } from '../../platform/key.ts'

/** What can be changed of many mails at once. */
export type MailState = Partial<
  Pick<ListedMail, 'mail_category' | 'is_read' | 'is_starred' | 'is_archived' | 'is_deleted'>
>

export interface HeldChange {
  readonly token: string
  readonly mail_ids: ReadonlySet<string>
  readonly change: MailState
}

let held: readonly HeldChange[] = []
const lookers = new Set<() => void>()

/**
 * Changes that the reader has made and the server has not told back yet: whatever shows mails shows them changed,
 * whatever it fetches meanwhile.
 */
export function useHeldChanges(): readonly HeldChange[] {
  return useSyncExternalStore(subscribe, heldChanges)
}

export function heldChanges(): readonly HeldChange[] {
  return held
}

/** Shows the mails changed until what was returned is let go of. */
export function holdChange(mail_ids: Iterable<string>, change: MailState): string {
  const token = newKey()
  set([...held, { token, mail_ids: new Set(mail_ids), change }])
  return token
}

export function letGoOfChange(token: string): void {
  set(held.filter((one) => one.token !== token))
}

/** The mail with the changes that are held for it, the last one above the others; itself where there are none. */
export function withChanges<One extends ListedMail>(mail: One, changes: readonly HeldChange[]): One {
  const own = changes.filter(({ mail_ids }) => mail_ids.has(mail.mail_id))
  return own.reduce((changed, { change }) => ({ ...changed, ...change }), mail)
}

function set(next: readonly HeldChange[]): void {
  held = next
  for (const look of lookers) look()
}

function subscribe(look: () => void): () => void {
  lookers.add(look)
  return () => lookers.delete(look)
}
