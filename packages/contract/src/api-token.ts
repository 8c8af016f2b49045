import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, name } from './field.ts'
import { Scope } from './scope.ts'

/** How many API tokens one person can have. */
export const api_tokens_max = 50
export const program_name_characters_max = 60
/** For how many days a new token can be valid. */
export const token_days = [7, 30, 90, 365] as const

/** What a person calls a program. */
export const ProgramName = name('program_name', program_name_characters_max).refine(
  (value) => value.trim() !== '',
  'program_name must not be empty.',
)

/** What a program or a script sends to act for a person, within its scopes. */
export const ApiToken = z.object({
  api_token_id: z.uuid(),
  program_name: z.string(),
  /** The first characters of the token, which tell it from others. */
  token_start: z.string(),
  scopes: z.array(Scope),
  created_at: Moment,
  expires_at: Moment,
  /** Exact to five minutes; null before the first use. */
  last_used_at: Moment.nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/v1/user/api_tokens',
  scope: null,
  summary: 'List the person’s API tokens, the newest first, and for 30 days those that have expired',
  access: 'signed_in',
  reply: z.array(ApiToken),
  says: { failed: 'Failed to get API tokens. Please try again.' },
})

export const createApiToken = endpoint({
  method: 'POST',
  path: '/v1/user/api_tokens',
  scope: null,
  summary: 'Create an API token, which only this reply contains; needs a fresh sign-in',
  status: 201,
  body: z.object({
    program_name: ProgramName,
    scopes: z
      .array(Scope, { error: 'scopes must be a list.' })
      .min(1, 'Choose at least one scope.')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'scopes must not repeat one.'),
    valid_days: z.literal(token_days, { error: `valid_days must be one of ${token_days.join(', ')}.` }),
  }),
  reply: ApiToken.extend({ api_token: z.string() }),
  says: { failed: 'Failed to create API token. Please try again.', done: 'API token created successfully.' },
})

export const deleteApiToken = endpoint({
  method: 'DELETE',
  path: '/v1/user/api_tokens/:api_token_id',
  scope: null,
  summary: 'Revoke an API token',
  access: 'signed_in',
  params: z.object({ api_token_id: id('api_token_id') }),
  reply: z.object({ api_token_id: z.uuid() }),
  says: { failed: 'Failed to revoke API token. Please try again.', done: 'API token revoked.' },
})
