import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SignInProvider } from './single-sign-on.ts'

/** Who may register: everyone, addresses of certain domains, or only people invited by an operator. */
export const registration_modes = ['open', 'domains', 'invited'] as const

/** Public facts about this installation, readable before signing in. */
export const Instance = z.object({
  version: z.string(),
  /** Whether the dashboard shows the three sample figures. */
  show_samples: z.boolean(),
  /** Whether Smart Suggestion needs the Premium plan. */
  has_premium_gating: z.boolean(),
  /** Whether a weather provider is set up. */
  has_weather: z.boolean(),
  /** Whether the instance can mail a link that resets a forgotten password. */
  has_mail: z.boolean(),
  /** Whether people can sign in with passkeys at the address of this request. */
  has_passkeys: z.boolean(),
  /** Whether people who register can choose a passkey instead of a password. */
  has_passkey_registration: z.boolean(),
  /** Whether people can connect mailboxes by IMAP. */
  has_imap: z.boolean(),
  /** The OpenID providers at which people sign in. */
  sign_in_providers: z.array(SignInProvider),
  /** Only one operator signs in with a password or a passkey. */
  has_single_sign_on_only: z.boolean(),
  registration: z.enum(registration_modes),
  /** Empty unless registration is `domains`. */
  registration_domains: z.array(z.string()),
  operator_name: z.string().nullable(),
  /** Postal; lines end at line breaks. */
  operator_address: z.string().nullable(),
  /** Where the data is stored: an ISO 3166 country code or EU. Null when the operator has not set it. */
  operator_region: z.string().nullable(),
  support_email: z.string().nullable(),
  /** False until the first account of the instance exists. */
  has_accounts: z.boolean(),
})
export type Instance = z.infer<typeof Instance>

export const getInstance = endpoint({
  method: 'GET',
  path: '/v1/instance',
  scope: null,
  summary: 'Get the name and features of this installation',
  access: 'public',
  reply: Instance,
  says: { failed: 'Failed to get the settings of this instance. Please try again.' },
})
