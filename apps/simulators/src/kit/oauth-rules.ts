import type { SimulatedReply } from './message.ts'
import type { OAuthState } from './oauth-state.ts'
import type { Scene } from './provider.ts'

/** In what the providers' OAuth differs, as data. */
export interface OAuthRules<World> {
  /** As the consent page names the provider. */
  readonly provider_name: string
  readonly paths: { readonly authorize: string; readonly token: string; readonly revoke: string }
  readonly stateOf: (world: World) => OAuthState
  /** Who can be chosen on the consent page. */
  readonly accountsOf: (world: World) => readonly { readonly account: string; readonly name: string }[]

  readonly code_life_ms: number
  readonly access_life_ms: number
  /** As told, which may be a second less than it is. */
  readonly expires_in: number
  /** How long a refresh token lives, counted from its last use or its issue. */
  readonly refreshLifeMs: (isTesting: boolean) => { readonly ms: number; readonly from: 'use' | 'issue' }
  /** How many live refresh tokens an account has per app; the oldest dies without a word. */
  readonly most_refresh_tokens: number
  /** Each refresh brings a new refresh token and ends the old one. */
  readonly is_rotating: boolean
  /** A refresh token comes only when asked for with access_type=offline, and again only with prompt=consent. */
  readonly needs_offline: boolean
  /** Allowing again ends what was issued before. */
  readonly ends_earlier_tokens: boolean
  readonly most_token_requests_per_minute: number

  /** Where the app's id and secret may stand. */
  readonly client_auth: readonly ('basic' | 'form')[]
  /** The token endpoint reads the query as well as the form. */
  readonly reads_token_query: boolean
  /** Whether the app says which scopes it wants, or was configured for them. */
  readonly asks_scopes: boolean
  /** The scopes a person decides about, as the consent page puts them; a scope that is not here is unknown. */
  readonly scope_texts: Readonly<Record<string, string>>
  /** Other names of scopes, by which they may be asked for but are not told. */
  readonly scope_aliases: Readonly<Record<string, string>>
  /** Scopes that cannot be unticked; undefined where nothing can be. */
  readonly fixed_scopes: readonly string[] | undefined

  readonly makeToken: (kind: TokenKind, number: number) => string
  readonly presentTokens: (issued: IssuedTokens, scene: Scene<World>) => unknown
  /** What a redirect with a code carries besides code and state. */
  readonly returnFields: (
    scopes: readonly string[],
    query: URLSearchParams,
  ) => Readonly<Record<string, string>>
  readonly refusals: Readonly<Record<OAuthRefusal, SimulatedReply>>
  readonly revoked: SimulatedReply
}

export type TokenKind = 'code' | 'access' | 'refresh'

export interface IssuedTokens {
  readonly account: string
  readonly access_token: string
  /** Undefined where the provider gives none. */
  readonly refresh_token: string | undefined
  readonly scopes: readonly string[]
  readonly is_refresh: boolean
  readonly issued_at: number
}

/** Why the token endpoints refuse. */
export type OAuthRefusal =
  | 'client_unknown'
  | 'secret_wrong'
  | 'code_missing'
  | 'code_bad'
  | 'code_used'
  | 'code_expired'
  | 'redirect_mismatch'
  | 'verifier_missing'
  | 'verifier_wrong'
  | 'refresh_missing'
  | 'refresh_dead'
  | 'grant_type_unknown'
  | 'too_many_requests'
  | 'token_unknown'
