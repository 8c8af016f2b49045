import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOf } from './field.ts'
import { registration_modes } from './instance.ts'

/** Who may register on this instance. */
export const RegistrationSetting = z.object({
  registration: z.enum(registration_modes),
  /** Empty unless registration is `domains`. */
  registration_domains: z.array(z.string()),
  /** Whether the setting REGISTRATION of the server decides, so that operators cannot change it. */
  is_fixed: z.boolean(),
})
export type RegistrationSetting = z.infer<typeof RegistrationSetting>

const admin = { access: 'administration', path: '/v1/admin/registration' } as const

export const getRegistration = endpoint({
  ...admin,
  method: 'GET',
  scope: null,
  summary: 'Get who may register, and whether operators can change it',
  reply: RegistrationSetting,
  says: { failed: 'Failed to get the settings of registration. Please try again.' },
})

export const updateRegistration = endpoint({
  ...admin,
  method: 'PUT',
  scope: null,
  summary: 'Open or close registration; the audit log records the change',
  body: z.object({ registration: oneOf('registration', ['open', 'invited']) }),
  reply: RegistrationSetting,
  says: {
    failed: 'Failed to update the settings of registration. Please try again.',
    done: 'Settings of registration updated successfully.',
  },
})

/**
 * `refused`: the mail server refused the mail or its recipient; `sign_in`: it refused the user name or the password;
 * `busy`: it accepts no mail now; `unreachable`: nothing answers there; `timeout`: it answered too late; `failed`:
 * anything else, such as TLS.
 */
export const mail_outcomes = [
  'accepted',
  'refused',
  'sign_in',
  'busy',
  'unreachable',
  'timeout',
  'failed',
] as const

export const MailAttempt = z.object({
  sent_to: z.string(),
  outcome: z.enum(mail_outcomes),
  /** What the mail server said, on one line and without secrets; null where it said nothing. */
  answer: z.string().nullable(),
  took_ms: z.int().min(0),
})
export type MailAttempt = z.infer<typeof MailAttempt>

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/v1/admin/test_mail',
  scope: null,
  access: 'administration',
  summary:
    'Send a mail to the operator’s own address, and tell within ten seconds whether the mail server accepted it',
  reply: MailAttempt,
  says: { failed: 'Failed to send the test mail. Please try again.', done: 'The test mail was tried.' },
})
