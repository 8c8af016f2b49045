import type { Instance, SessionUser } from '@meridian/contract'
import type { Answers } from './answers.ts'
import { answersOfEmptyAccount } from './empty-account.ts'

/** What every screen asks, in an account without anything. */
export function answersOfFrame(reader: SessionUser | null, followChanges: () => Response): Answers {
  return {
    followChanges,
    getInstance: anInstance(),
    ...(reader && answersOfEmptyAccount(reader)),
    getWorkspace: {
      workspace: {
        workspace_id: '0198a000-0000-7000-8000-0000000000f1',
        name: 'Example',
        timezone: 'Europe/Berlin',
        week_start: 1,
        default_duration: 30,
      },
      company: {
        company_id: '0198a000-0000-7000-8000-0000000000f2',
        name: 'Example',
        domain: null,
        website: null,
      },
    },
  }
}

/** An installation with mail and open registration, without passkeys and weather. */
export function anInstance(part: Partial<Instance> = {}): Instance {
  return {
    version: '1.0.0',
    show_samples: true,
    has_premium_gating: false,
    has_weather: false,
    has_mail: true,
    has_passkeys: false,
    has_passkey_registration: false,
    has_imap: true,
    sign_in_providers: [],
    has_single_sign_on_only: false,
    registration: 'open',
    registration_domains: [],
    operator_name: 'Example GmbH',
    operator_address: null,
    operator_region: null,
    support_email: 'help@people.example',
    has_accounts: true,
    ...part,
  }
}
