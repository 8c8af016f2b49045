import { z } from 'zod'
import { token_days } from './api-token.ts'
import { endpoint } from './endpoint.ts'
import { id, Moment, text } from './field.ts'
import { Scope } from './scope.ts'

/** What an assistant may be allowed to do. Mails are not among it, and nothing of accounts or of administration. */
export const assistant_scopes = [
  'meetings:read',
  'meetings:write',
  'availability:read',
  'availability:write',
  'tasks:read',
  'tasks:write',
] as const satisfies readonly Scope[]
export const AssistantScope = z.enum(assistant_scopes)
export type AssistantScope = z.infer<typeof AssistantScope>

/** How many assistants one person can allow. */
export const assistant_grants_max = 50
export const assistant_request_characters_max = 8000

/** Access that a person gave to an assistant. */
export const AssistantGrant = z.object({
  grant_id: z.uuid(),
  /** What the program calls itself. */
  client_name: z.string(),
  /** The host that vouches for the program. */
  client_host: z.string(),
  scopes: z.array(Scope),
  created_at: Moment,
  expires_at: Moment,
  /** Exact to five minutes; null before the first use. */
  last_used_at: Moment.nullable(),
})
export type AssistantGrant = z.infer<typeof AssistantGrant>

const AuthorizationRequest = text('request', assistant_request_characters_max).describe(
  'The query of the authorization request, as the program sent it.',
)

export const checkAssistantRequest = endpoint({
  method: 'POST',
  path: '/v1/assistant/request',
  scope: null,
  isRead: true,
  summary: 'Tell which program asks for access, and for what',
  body: z.object({ request: AuthorizationRequest }),
  reply: z.object({
    client_name: z.string(),
    client_host: z.string(),
    /** Where the answer goes; null for a program on the person's own device. */
    redirect_host: z.string().nullable(),
    scopes: z.array(AssistantScope),
    /** Why the request cannot be granted; null where it can. */
    problem: z.string().nullable(),
    /** Where a refusal leads back to the program. */
    declined_url: z.url(),
  }),
  says: { failed: 'Failed to read what the assistant asks for. Please try again.' },
})

export const createAssistantGrant = endpoint({
  method: 'POST',
  path: '/v1/assistant/grant',
  scope: null,
  summary: 'Allow an assistant what it asks for, or a part of it; needs a fresh sign-in',
  status: 201,
  body: z.object({
    request: AuthorizationRequest,
    scopes: z
      .array(AssistantScope, { error: 'scopes must be a list.' })
      .min(1, 'Choose at least one scope.')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'scopes must not repeat one.'),
    valid_days: z.literal(token_days, { error: `valid_days must be one of ${token_days.join(', ')}.` }),
  }),
  reply: z.object({
    grant_id: z.uuid(),
    /** Leads back to the program, with a code that it exchanges for tokens. */
    redirect_url: z.url(),
  }),
  says: { failed: 'Failed to allow the assistant. Please try again.' },
})

export const listAssistantGrants = endpoint({
  method: 'GET',
  path: '/v1/assistant/grant/all',
  scope: null,
  summary: 'List the assistants that the person allowed to act, the newest first',
  reply: z.array(AssistantGrant),
  says: { failed: 'Failed to get your assistants. Please try again.' },
})

export const deleteAssistantGrant = endpoint({
  method: 'DELETE',
  path: '/v1/assistant/grant/:grant_id',
  scope: null,
  summary: 'Revoke the access of an assistant',
  params: z.object({ grant_id: id('grant_id') }),
  reply: z.object({ grant_id: z.uuid() }),
  says: { failed: 'Failed to revoke the access. Please try again.', done: 'Access revoked.' },
})
