import type { OidcProvider } from '../../../platform/config/single-sign-on-config.ts'

/** As the provider writes it in its tokens: without the slash that a URL of a host alone has. */
export function issuerOf({ issuer }: Pick<OidcProvider, 'issuer'>): string {
  return issuer.pathname === '/' ? issuer.origin : issuer.href
}
