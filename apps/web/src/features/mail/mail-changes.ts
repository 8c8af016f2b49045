import type { ListedMail } from '@meridian/contract'
import { create } from 'zustand'
import { newKey } from '../../platform/key.ts'

/** What can be changed of many mails at once. */
export type MailState = Partial<
  Pick<ListedMail, 'mail_category' | 'is_read' | 'is_starred' | 'is_archived' | 'is_deleted'>
>

interface Held {
  readonly token: string
  readonly mail_ids: ReadonlySet<string>
  readonly change: MailState
}

/**
 * Changes that the reader has made and the server has not told back yet: whatever shows mails shows them changed,
 * whatever it fetches meanwhile.
 */
export const useHeldChanges = create<{ held: readonly Held[] }>()(() => ({ held: [] }))

/** Shows the mails changed until what was returned is let go of. */
export function holdChange(mail_ids: Iterable<string>, change: MailState): string {
  const token = newKey()
  const one = { token, mail_ids: new Set(mail_ids), change }
  useHeldChanges.setState(({ held }) => ({ held: [...held, one] }))
  return token
}

export function letGoOfChange(token: string): void {
  useHeldChanges.setState(({ held }) => ({ held: held.filter((one) => one.token !== token) }))
}

/** The mail with the changes that are held for it, the last one above the others; itself where there are none. */
export function withChanges<One extends ListedMail>(mail: One, held: readonly Held[]): One {
  const own = held.filter(({ mail_ids }) => mail_ids.has(mail.mail_id))
  return own.reduce((changed, { change }) => ({ ...changed, ...change }), mail)
}
