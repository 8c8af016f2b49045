import { findFlag, findText, findTexts, InputError, takeText } from './input.ts'
import type { OAuthRules } from './oauth-rules.ts'
import { expireAccess, removeScopes, revokeAccount, type OAuthClient } from './oauth-state.ts'
import { grantDirectly } from './oauth-tokens.ts'
import type { Change, Scene } from './provider.ts'

/** What happens to apps and grants without the app's doing, for `POST /_control/world`. */
export function oauthChanges<World>(rules: OAuthRules<World>): Readonly<Record<string, Change<World>>> {
  const stateOf = ({ world }: Scene<World>) => rules.stateOf(world)
  return {
    /** `{op, client_id, client_secret, redirect_uris, name?, scopes?, is_testing?}`, in place of one with the same id. */
    register_client: (scene, change) => {
      const client: OAuthClient = {
        client_id: takeText(change, 'client_id'),
        client_secret: takeText(change, 'client_secret'),
        redirect_uris: [...(findTexts(change, 'redirect_uris') ?? [])],
        name: findText(change, 'name') ?? 'An app',
        scopes: [...(findTexts(change, 'scopes') ?? [])],
        is_testing: findFlag(change, 'is_testing') ?? false,
      }
      const { clients } = stateOf(scene)
      const known = clients.findIndex(({ client_id }) => client_id === client.client_id)
      if (known < 0) clients.push(client)
      else clients[known] = client
    },
    /** `{op, account, client_id?, scopes}`: the tokens an app would hold had its person allowed these scopes. */
    grant: (scene, change) => {
      const clientId = findText(change, 'client_id') ?? stateOf(scene).clients[0]?.client_id
      if (clientId === undefined) throw new InputError('No app is registered.')
      const account = takeAccount(rules, scene, takeText(change, 'account'))
      return grantDirectly(rules, scene, { account, clientId, scopes: findTexts(change, 'scopes') ?? [] })
    },
    /** `{op, account}`: on the provider's page of connected apps. */
    revoke: (scene, change) => revokeAccount(stateOf(scene), takeText(change, 'account')),
    /** `{op, account}`: the access tokens run out now; refreshing still works. */
    expire_access: (scene, change) =>
      expireAccess(stateOf(scene), takeText(change, 'account'), scene.clock.now()),
    /** `{op, account, scopes}` */
    remove_scopes: (scene, change) =>
      removeScopes(stateOf(scene), takeText(change, 'account'), findTexts(change, 'scopes') ?? []),
  }
}

function takeAccount<World>(rules: OAuthRules<World>, { world }: Scene<World>, account: string): string {
  if (rules.accountsOf(world).some((known) => known.account === account)) return account
  throw new InputError(`There is no account ${account}.`)
}
