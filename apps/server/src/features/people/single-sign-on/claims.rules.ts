import { z } from 'zod'

/** What a provider says of a person, by OpenID Connect Core 5.1; each part that is no such value is left out. */
export const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  /** Some providers write the word. */
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  zoneinfo: z.string().optional().catch(undefined),
  locale: z.string().optional().catch(undefined),
  groups: z.array(z.string()).optional().catch(undefined),
  sid: z.string().max(255).optional().catch(undefined),
  /** When the person signed in there, in seconds. */
  auth_time: z.number().positive().optional().catch(undefined),
})
export type Claims = z.infer<typeof Claims>

/** The address, where the provider vouches for it. */
export function provenAddress({ email, email_verified }: Claims): string | undefined {
  return email_verified === true ? email : undefined
}

/** When the person proved to the provider who it is: now where the provider does not say. */
export function signedInAt({ auth_time }: Pick<Claims, 'auth_time'>, now: Date): Date {
  return auth_time === undefined ? now : new Date(Math.min(auth_time * 1000, now.getTime()))
}

/** Whether addresses of the domain get an account at the first sign-in. */
export function isAdmitted(address: string, domains: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domains.includes('*') || domains.includes(domain)
}

/** The parts of the name; of a name in one piece the last word is the last name. */
export function nameIn({ given_name, family_name, name, preferred_username, email }: Claims): {
  readonly first_name: string
  readonly last_name: string
} {
  if (given_name?.trim()) return cut(given_name, family_name ?? '')
  const whole = [name, preferred_username, email?.split('@')[0]].find((one) => one?.trim())?.trim()
  if (whole === undefined) return { first_name: 'New user', last_name: '' }
  const space = whole.lastIndexOf(' ')
  return space < 0 ? cut(whole, '') : cut(whole.slice(0, space), whole.slice(space + 1))
}

function cut(first_name: string, last_name: string) {
  return { first_name: first_name.trim().slice(0, 100), last_name: last_name.trim().slice(0, 100) }
}
