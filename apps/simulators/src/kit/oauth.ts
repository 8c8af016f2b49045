import { answerAuthorize, answerConsent } from './oauth-authorize.ts'
import { answerRevoke, answerToken } from './oauth-token.ts'
import type { OAuthRules } from './oauth-rules.ts'
import type { Route } from './provider.ts'

/** The OAuth endpoints of a provider: the consent page and what it sends, token, revoke. */
export function oauthRoutes<World>(rules: OAuthRules<World>): readonly Route<World>[] {
  const { authorize, token, revoke } = rules.paths
  return [
    { method: 'GET', path: authorize, answer: (request, scene) => answerAuthorize(rules, request, scene) },
    { method: 'POST', path: authorize, answer: (request, scene) => answerConsent(rules, request, scene) },
    { method: 'POST', path: token, answer: (request, scene) => answerToken(rules, request, scene) },
    { method: 'POST', path: revoke, answer: (request, scene) => answerRevoke(rules, request, scene) },
  ]
}
