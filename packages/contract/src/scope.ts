import { z } from 'zod'

/** What an API token may be allowed to do. Each call of the contract names the one scope that admits a token to it. */
export const scopes = [
  'profile:read',
  'meetings:read',
  'meetings:write',
  'availability:read',
  'availability:write',
  'bookings:read',
  'bookings:write',
  'tasks:read',
  'tasks:write',
  'mail:read',
  'mail:write',
  'mail:send',
] as const
export const Scope = z.enum(scopes)
export type Scope = z.infer<typeof Scope>
