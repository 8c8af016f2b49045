import type { FieldError } from '@meridian/contract'
import { plural, t } from '../../../platform/text/text.ts'

export interface Passwords {
  readonly current_password: string
  readonly new_password: string
}

export const no_passwords: Passwords = { current_password: '', new_password: '' }

/** What the API would refuse, in its own words, as far as it is known without asking. */
export function passwordProblems({ current_password, new_password }: Passwords): Partial<Passwords> {
  const { length } = new_password
  return {
    ...(current_password === '' && { current_password: t('Enter your current password.') }),
    ...(length < 8 && { new_password: t('The password must be at least 8 characters long.') }),
    ...(length > 128 && { new_password: t('The password must be at most 128 characters long.') }),
  }
}

/** The server's complaints on the fields they are about; the first one about a field counts. */
export function refusedPasswords(errors: readonly FieldError[]): Partial<Passwords> {
  const of = (field: keyof Passwords) => errors.find(({ path }) => path === field)?.message
  const current_password = of('current_password')
  const new_password = of('new_password')
  return { ...(current_password && { current_password }), ...(new_password && { new_password }) }
}

/** 'Password changed successfully. 2 other sessions ended.' */
export function changedSentence(sessions_ended: number): string {
  const done = t('Password changed successfully.')
  if (sessions_ended === 0) return done
  const ended = plural(sessions_ended, {
    one: '{count} other session ended.',
    other: '{count} other sessions ended.',
  })
  return `${done} ${ended}`
}
