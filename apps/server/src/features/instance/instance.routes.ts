import { getInstance } from '@meridian/contract'
import { isInUse } from './instance.service.ts'
import { type Server, servePublic } from '../../platform/http/serve.ts'
import { version } from '../../platform/config/version.ts'

export function instanceRoutes(server: Server): void {
  const { config } = server
  servePublic(server, getInstance, async (_, { db }) => ({
    version,
    show_samples: config.showSamples,
    has_premium_gating: config.hasPremiumGating,
    has_weather: config.weather !== undefined,
    has_mail: config.mail !== undefined,
    has_imap: config.imapHosts !== undefined,
    registration: config.registration.mode,
    registration_domains: [...config.registration.domains],
    operator_name: config.operatorName ?? null,
    operator_address: config.operatorAddress ?? null,
    operator_region: config.operatorRegion ?? null,
    support_email: config.supportEmail ?? null,
    has_accounts: await isInUse(db),
  }))
}
