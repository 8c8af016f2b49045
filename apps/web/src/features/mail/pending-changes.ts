import type { ListedMail } from '@meridian/contract'
import { create } from 'zustand'
import { newKey } from '../../platform/key.ts'

/** The fields that can be changed for many mails at once. */
export type MailState = Partial<
  Pick<
    ListedMail,
    'mail_category' | 'is_read' | 'is_starred' | 'is_archived' | 'is_deleted' | 'snoozed_until'
  >
>

export interface PendingChange {
  readonly token: string
  readonly mail_ids: ReadonlySet<string>
  readonly change: MailState
}

const useStore = create<{ pending: readonly PendingChange[] }>()(() => ({ pending: [] }))

/**
 * Changes that the user has made and that the server has not confirmed yet. Lists show the mails with these changes,
 * also when they fetch older data meanwhile.
 */
export function usePendingChanges(): readonly PendingChange[] {
  return useStore(({ pending }) => pending)
}

export function listPendingChanges(): readonly PendingChange[] {
  return useStore.getState().pending
}

/** Shows the mails changed until the returned token is removed. */
export function addPendingChange(mail_ids: Iterable<string>, change: MailState): string {
  const token = newKey()
  const added = { token, mail_ids: new Set(mail_ids), change }
  useStore.setState(({ pending }) => ({ pending: [...pending, added] }))
  return token
}

export function removePendingChange(token: string): void {
  useStore.setState(({ pending }) => ({ pending: pending.filter((one) => one.token !== token) }))
}

/** The mail with its pending changes, the newest last; the mail itself where there are none. */
export function withPendingChanges<One extends ListedMail>(
  mail: One,
  pending: readonly PendingChange[],
): One {
  const own = pending.filter(({ mail_ids }) => mail_ids.has(mail.mail_id))
  return own.reduce((changed, { change }) => ({ ...changed, ...change }), mail)
}
