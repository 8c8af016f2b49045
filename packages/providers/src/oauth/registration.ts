import type { Capability } from '@meridian/contract'

/** How a provider differs from RFC 6749, as data. */
export interface Registration {
  readonly authorize: string
  readonly token: string
  readonly revoke: string
  /** How the client proves itself at the token and revocation endpoints. */
  readonly authentication: 'basic' | 'body'
  /** Scopes that are always requested, to identify the account. */
  readonly identity: readonly string[]
  /** Without these the capability does not work. */
  readonly needed: Readonly<Partial<Record<Capability, readonly string[]>>>
  /** A granted scope on the left holds those on the right. */
  readonly includes: Readonly<Record<string, readonly string[]>>
  /** Whether scopes are named in the address; else the app's own settings rule. */
  readonly asksForScopes: boolean
  /** Whether the page of consent preselects the account that `login_hint` names (OpenID Connect). */
  readonly takesLoginHint: boolean
  readonly extra: Readonly<Record<string, string>>
}
