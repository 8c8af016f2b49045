import { assistant_scopes } from '@meridian/contract'

/** Where programs begin: at the address of the server of the Model Context Protocol. */
export function resourceOf(origin: string): string {
  return `${origin}/mcp`
}

/** Whether the address means the server of the Model Context Protocol below `origin`; capitals of the host do not matter. */
export function isResource(text: string, origin: string): boolean {
  const url = URL.parse(text)
  if (!url || text.includes('#')) return false
  return url.href === new URL(resourceOf(origin)).href
}

/** RFC 9728 */
export function resourceMetadata(origin: string): object {
  return {
    resource: resourceOf(origin),
    authorization_servers: [origin],
    scopes_supported: assistant_scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Meridian',
  }
}

/** RFC 8414. Programs have no secret: what protects their codes is PKCE. */
export function authorizationMetadata(origin: string): object {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    scopes_supported: assistant_scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: [resourceOf(origin)],
  }
}

/** What `WWW-Authenticate` says to a program whose request has no valid token (RFC 6750, RFC 9728 §5.1). */
export function bearerChallenge(origin: string, hadToken: boolean): string {
  const { host, protocol, pathname } = new URL(resourceOf(origin))
  const metadata = `${protocol}//${host}/.well-known/oauth-protected-resource${pathname}`
  const problem = hadToken ? 'error="invalid_token", ' : ''
  return `Bearer ${problem}resource_metadata="${metadata}", scope="${assistant_scopes.join(' ')}"`
}
