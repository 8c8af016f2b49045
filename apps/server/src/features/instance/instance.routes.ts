import { getInstance, getRegistration, updateRegistration } from '@meridian/contract'
import { findRegistration, findRelyingParty } from '../people/people.api.ts'
import { isInUse } from './instance.service.ts'
import * as service from './registration.service.ts'
import { type Server, serve, servePublic } from '../../platform/http/serve.ts'
import { version } from '../../platform/config/version.ts'

export function instanceRoutes(server: Server): void {
  const { config } = server
  servePublic(server, getInstance, async (_, { db, request }) => {
    const { mode, domains } = await findRegistration(db, config)
    return {
      version,
      show_samples: config.showSamples,
      has_premium_gating: config.hasPremiumGating,
      has_weather: config.weather !== undefined,
      has_mail: config.mail !== undefined,
      has_passkeys: findRelyingParty(config, request) !== undefined,
      has_passkey_registration:
        config.registration.hasPasskeys && findRelyingParty(config, request) !== undefined,
      has_imap: config.imapHosts !== undefined,
      sign_in_providers: config.singleSignOn.providers.map(({ key, name }) => ({
        oidc_provider: key,
        provider_name: name,
      })),
      has_single_sign_on_only: config.singleSignOn.isOnlyWay,
      registration: mode,
      registration_domains: [...domains],
      operator_name: config.operatorName ?? null,
      operator_address: config.operatorAddress ?? null,
      operator_region: config.operatorRegion ?? null,
      support_email: config.supportEmail ?? null,
      has_accounts: await isInUse(db),
    }
  })

  serve(server, getRegistration, (_, { db }) => service.getRegistration(db, config))

  serve(server, updateRegistration, ({ body }, { db, actor, now }) =>
    service.updateRegistration(config, db, actor, body.registration, now),
  )
}
