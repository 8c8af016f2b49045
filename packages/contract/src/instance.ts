import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What anybody may know of this installation before signing in. */
export const Instance = z.object({
  version: z.string(),
  /** Whether the dashboard shows the three sample figures. */
  show_samples: z.boolean(),
  /** Whether Smart Suggestion needs the Premium plan. */
  has_premium_gating: z.boolean(),
  /** Whether there is weather to ask for. */
  has_weather: z.boolean(),
  /** Whether mails are sent, so that who forgot the password gets a link. */
  has_mail: z.boolean(),
  /** Whether people can connect mailboxes by IMAP. */
  has_imap: z.boolean(),
  /** Who may register: everybody, addresses of some domains, or with an invitation of an operator alone. */
  registration: z.enum(['open', 'domains', 'invited']),
  /** With `domains` alone; else empty. */
  registration_domains: z.array(z.string()),
  operator_name: z.string().nullable(),
  /** Postal; lines end at line breaks. */
  operator_address: z.string().nullable(),
  /** Where the data are kept: a country by ISO 3166, or EU. Null where the operator has not told it. */
  operator_region: z.string().nullable(),
  support_email: z.string().nullable(),
})
export type Instance = z.infer<typeof Instance>

export const getInstance = endpoint({
  method: 'GET',
  path: '/v1/instance',
  summary: 'What this installation is called and shows',
  access: 'public',
  reply: Instance,
  says: { failed: 'Failed to get the settings of this instance. Please try again.' },
})
