import type { Account, AccountStatus, Role } from '@meridian/contract'
import { mark, plural, t } from '../../platform/text/text.ts'
import type { Tone } from '../../ui/state/status.tsx'

export const role_words: Readonly<Record<Role, string>> = {
  user: mark('User'),
  admin: mark('Admin'),
  system_admin: mark('System admin'),
}

/** The features and permissions of each role. */
export const role_sentences: Readonly<Record<Role, string>> = {
  user: mark('Has meetings, calendar, tasks and board.'),
  admin: mark('Manages the accounts of users. Has no calendar.'),
  system_admin: mark('Has a calendar and runs the instance: manages every account, those of admins too.'),
}

export const status_words: Readonly<Record<AccountStatus, string>> = {
  active: mark('Active'),
  invited: mark('Invited'),
  disabled: mark('Disabled'),
}

export const status_tones: Readonly<Record<AccountStatus, Tone>> = {
  active: 'success',
  invited: 'warning',
  disabled: 'off',
}

/** What a deletion takes away from others. */
export function lossSentence({ meeting_count }: Pick<Account, 'meeting_count'>): string {
  if (meeting_count === 0) return t('This account organizes no meetings.')
  return plural(meeting_count, {
    one: 'The meeting it organizes is deleted too, for all attendees.',
    other: 'The {count} meetings it organizes are deleted too, for all attendees.',
  })
}

/** Under which name an export is saved. */
export function exportFileName({ primary_email }: Pick<Account, 'primary_email'>): string {
  return `meridian-${primary_email.toLowerCase().replaceAll(/[^a-z0-9.@_-]+/g, '-')}.json`
}
