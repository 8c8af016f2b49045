import { z } from 'zod'
import { ProgramName } from './api-token.ts'
import { endpoint } from './endpoint.ts'
import { id, Moment, oneOf } from './field.ts'

/** How many app passwords one person can have. */
export const app_passwords_max = 50
/** What an app password opens. */
export const app_password_purposes = ['calendar'] as const
export const AppPasswordPurpose = oneOf('purpose', app_password_purposes)
export type AppPasswordPurpose = z.infer<typeof AppPasswordPurpose>

/** A password for one program that asks for an address and a password, such as a calendar program. */
export const AppPassword = z.object({
  app_password_id: z.uuid(),
  program_name: z.string(),
  purpose: AppPasswordPurpose,
  created_at: Moment,
  /** Exact to five minutes; null before the first use. */
  last_used_at: Moment.nullable(),
})
export type AppPassword = z.infer<typeof AppPassword>

export const listAppPasswords = endpoint({
  method: 'GET',
  path: '/v1/user/app_passwords',
  scope: null,
  summary: 'List the person’s app passwords, the newest first',
  access: 'signed_in',
  reply: z.array(AppPassword),
  says: { failed: 'Failed to get app passwords. Please try again.' },
})

export const createAppPassword = endpoint({
  method: 'POST',
  path: '/v1/user/app_passwords',
  scope: null,
  summary: 'Create an app password, which only this reply contains; needs a fresh sign-in',
  status: 201,
  body: z.object({
    program_name: ProgramName,
    purpose: AppPasswordPurpose,
  }),
  reply: AppPassword.extend({ app_password: z.string() }),
  says: {
    failed: 'Failed to create app password. Please try again.',
    done: 'App password created successfully.',
  },
})

export const deleteAppPassword = endpoint({
  method: 'DELETE',
  path: '/v1/user/app_passwords/:app_password_id',
  scope: null,
  summary: 'Revoke an app password',
  access: 'signed_in',
  params: z.object({ app_password_id: id('app_password_id') }),
  reply: z.object({ app_password_id: z.uuid() }),
  says: { failed: 'Failed to revoke app password. Please try again.', done: 'App password revoked.' },
})
