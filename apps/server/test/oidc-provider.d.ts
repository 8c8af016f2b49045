/** The part that tests use; the package comes without types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  interface Claims {
    readonly sub: string
    readonly [name: string]: unknown
  }

  export class Provider {
    constructor(
      issuer: string,
      settings: {
        readonly clients: readonly object[]
        readonly claims: Readonly<Record<string, readonly string[]>>
        readonly cookies: { readonly keys: readonly string[] }
        readonly ttl: Readonly<Record<string, number>>
        readonly findAccount: (
          context: unknown,
          sub: string,
        ) => { readonly accountId: string; readonly claims: () => Claims }
      },
    )
    callback(): RequestListener
  }
}
