import type { User } from '@meridian/contract'
import { formatList } from '../../../platform/text/intl.ts'
import { mark, plural, t } from '../../../platform/text/text.ts'

/** What a person chooses about mails. */
export type MailSettings = Pick<User, 'undo_send_seconds' | 'invitations_by_mail' | 'reminders_by_mail'>
export type MailField = keyof MailSettings
/** What was changed and is not saved. */
export type MailDraft = Partial<MailSettings>

export const mail_labels: Readonly<Record<MailField, string>> = {
  undo_send_seconds: mark('Undo send'),
  invitations_by_mail: mark('Invitations by mail'),
  reminders_by_mail: mark('Reminders by mail'),
}

export function mailSettings(user: User): MailSettings {
  const { undo_send_seconds, invitations_by_mail, reminders_by_mail } = user
  return { undo_send_seconds, invitations_by_mail, reminders_by_mail }
}

/** The draft without what is saved already. */
export function openMailChanges(saved: MailSettings, draft: MailDraft): MailDraft {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = draft[field]
      return value === undefined || value === saved[field] ? [] : [[field, value] as const]
    }),
  )
}

/** 'Undo send and Reminders by mail changed.' */
export function mailChangedSentence(changes: MailDraft): string {
  const names = fields.filter((field) => field in changes).map((field) => t<string>(mail_labels[field]))
  return t('{names} changed.', { names: formatList(names) })
}

/** The seconds that are offered, and those that hold. */
export function undoOptions(current: number): readonly { readonly id: string; readonly label: string }[] {
  const offered = new Set([...usual_seconds, current])
  return [...offered]
    .toSorted((one, other) => one - other)
    .map((seconds) => ({ id: String(seconds), label: undoWords(seconds) }))
}

function undoWords(seconds: number): string {
  if (seconds === 0) return t('Not at all: sent at once')
  return plural(seconds, { one: 'For one second', other: 'For {count} seconds' })
}

const usual_seconds = [0, 5, 10, 20, 30] as const

const fields: readonly MailField[] = ['undo_send_seconds', 'invitations_by_mail', 'reminders_by_mail']
