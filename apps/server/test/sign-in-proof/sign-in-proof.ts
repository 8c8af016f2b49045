import {
  completeSingleSignOn,
  createIdentity,
  deleteIdentity,
  type Endpoint,
  type Envelope,
  listIdentities,
  listSessions,
  type Reply,
  type SessionUser,
  startIdentity,
  startSingleSignOn,
} from '@meridian/contract'
import { httpPerson, personAt } from '../http-person.ts'
import { prepareInstance } from '../proof-instance.ts'
import { demo_people, type Lemonldap, startLemonldap } from './lemonldap.ts'
import { goThroughPages } from './portal-visitor.ts'

interface Answer<Data> extends Envelope<Data> {
  readonly code: number
}

interface Proof {
  readonly address: string
  readonly redirect_uri: string
  readonly portal: Lemonldap
  /** Notes what is not as it should be. */
  readonly check: (what: string, isRight: boolean, found?: unknown) => void
}

/** Signs in at LemonLDAP::NG through its own pages. Returns what went wrong. */
export async function proveSignIn(
  resources: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const problems: string[] = []
  const instance = await prepareInstance(resources)
  const redirect_uri = `${instance.address}/auth/sso/oidc`
  const portal = await startLemonldap(resources, redirect_uri)
  await instance.start({
    OIDC_ISSUER: portal.issuer,
    OIDC_CLIENT_ID: portal.client.id,
    OIDC_CLIENT_SECRET: portal.client.secret,
    OIDC_NAME: 'LemonLDAP',
    OIDC_DOMAINS: 'badwolf.org',
    OIDC_ADMIN_GROUP: demo_people.admin.group,
  })
  const check = (what: string, isRight: boolean, found: unknown = '') => {
    say(`${isRight ? 'yes' : 'NO '}  ${what}`)
    if (!isRight) problems.push(`${what}: ${JSON.stringify(found)}`)
  }
  const proof = { address: instance.address, redirect_uri, portal, check }
  await provePeople(proof)
  await proveRefusals(proof)
  await proveLink(proof)
  await proveRestarts(proof)
  await describeLogout(proof, say)
  return problems
}

/** [SGN42] [SGN43] [SGN45] [SGN48] [SGN54] */
async function provePeople(proof: Proof): Promise<void> {
  const { address, check } = proof
  const { person, admin } = demo_people
  const first = await signIn(proof, person.user)
  check('the first sign-in makes an account', first.data?.primary_email === person.email, first)
  check('with the name that the provider says', first.data?.full_name === person.name, first.data?.full_name)
  check('whose address is confirmed', first.data?.is_address_confirmed === true, first)
  check('as a user', first.data?.role === 'user', first.data?.role)
  const again = await signIn(proof, person.user)
  check('the second one opens it again', again.data?.user_id === first.data?.user_id, again)
  if (first.data) {
    const sessions = await personAt(address, first.data).call(listSessions, {})
    const ways = sessions.map(({ signed_in_by }) => signed_in_by)
    check('the sessions say how they began', ways.join() === 'single_sign_on,single_sign_on', ways)
  }
  const start = await begin(proof, true)
  const there = { user: person.user, password: person.user }
  const parameters = await goThroughPages(start.authorization_url, proof.redirect_uri, there)
  const fresh = await complete(address, start.attempt, parameters)
  const question = { body: { oidc_provider: 'oidc' } }
  const linking = fresh.data && (await personAt(address, fresh.data).call(startIdentity, question))
  check('the provider asks again for a fresh sign-in', linking !== null, fresh)
  const chief = await signIn(proof, admin.user)
  check('a member of the group is a system admin', chief.data?.role === 'system_admin', chief)
}

/** [SGN44] */
async function proveRefusals(proof: Proof): Promise<void> {
  const { address, check, redirect_uri } = proof
  const { user } = demo_people.person
  const start = await begin(proof)
  const parameters = await goThroughPages(start.authorization_url, redirect_uri, { user, password: user })
  const other = await begin(proof)
  const mixed = await complete(address, other.attempt, parameters)
  check('an answer to another attempt opens nothing', mixed.code === 401, mixed)
  const right = await complete(address, start.attempt, parameters)
  check('the answer opens its own attempt', right.code === 200, right)
  const used = await complete(address, start.attempt, parameters)
  check('and opens it once', used.code === 401, used)

  const bare = await begin(proof)
  const without = new URL(bare.authorization_url)
  for (const name of ['code_challenge', 'code_challenge_method']) without.searchParams.delete(name)
  const unproven = await goThroughPages(without.href, redirect_uri, { user, password: user }).catch(
    () => new URLSearchParams({ error: 'refused' }),
  )
  check('the provider wants PKCE', unproven.has('error') && !unproven.has('code'), unproven.toString())

  const replaced = await begin(proof)
  const swapped = new URL(replaced.authorization_url)
  swapped.searchParams.set('nonce', 'of-somebody-else')
  const injected = await goThroughPages(swapped.href, redirect_uri, { user, password: user })
  const nonce = await complete(address, replaced.attempt, injected)
  check('a token with another nonce opens nothing', nonce.code === 401, nonce)

  const asked = await begin(proof)
  const { user: newcomer } = demo_people.other
  const refusal = { user: newcomer, password: newcomer, consents: false }
  const denied = await goThroughPages(asked.authorization_url, redirect_uri, refusal)
  const told = await complete(address, asked.attempt, denied)
  check(
    'who refuses at the provider is told so',
    told.message.includes('LemonLDAP did not sign you in'),
    told,
  )
}

/** [SGN47] */
async function proveLink(proof: Proof): Promise<void> {
  const { address, check, redirect_uri } = proof
  const { user } = demo_people.other
  const about = { first_name: 'Ada', last_name: 'Example', timezone: 'Asia/Kathmandu' }
  const ada = await httpPerson(address, about)
  const started = await ada.call(startIdentity, { body: { oidc_provider: 'oidc' } })
  const there = { user, password: user }
  const parameters = await goThroughPages(started.authorization_url, redirect_uri, there)
  const body = { attempt: started.attempt, parameters: parameters.toString() }
  const linked = await ada.call(createIdentity, { body })
  check('a person links an account', linked.identity_email === demo_people.other.email, linked)
  const back = await signIn(proof, user)
  check('and signs in with it', back.data?.user_id === ada.user.user_id, back)
  const { identity_id } = linked
  await ada.call(deleteIdentity, { params: { identity_id } })
  const left = await ada.call(listIdentities, {})
  check('and unlinks it', left.length === 0, left)
}

/** [SGN45] [SGN51] [SGN52] */
async function proveRestarts(proof: Proof): Promise<void> {
  const { check, portal } = proof
  await portal.restart()
  const renewed = await signIn(proof, demo_people.person.user)
  check('new keys of the provider count at once', renewed.code === 200, renewed)
  await portal.restart({ isConfirmed: false })
  const unproven = await signIn(proof, demo_people.other.user)
  check('an address that is not confirmed makes no account', unproven.code === 403, unproven)
  const { user } = demo_people.person
  const last = await begin(proof)
  const there = { user, password: user }
  const parameters = await goThroughPages(last.authorization_url, proof.redirect_uri, there)
  await portal.stop()
  const silent = await complete(proof.address, last.attempt, parameters)
  check('a provider that is gone meanwhile opens nothing', silent.code === 401, silent)
}

/** [SGN50] cannot be tried at a provider that sends no notices. */
async function describeLogout({ portal, check }: Proof, say: (line: string) => void): Promise<void> {
  await portal.restart()
  const response = await fetch(`${portal.issuer}/.well-known/openid-configuration`)
  const { backchannel_logout_supported: isSupported } = (await response.json()) as Record<string, unknown>
  say('     back-channel logout: this version says in its metadata that it has none')
  check('back-channel logout is tried where the provider has it', isSupported === false, isSupported)
}

async function begin({ address }: Pick<Proof, 'address'>, asks_again = false) {
  const { data, message } = await send(address, startSingleSignOn, { oidc_provider: 'oidc', asks_again })
  if (!data) throw new Error(message)
  return data
}

function complete(address: string, attempt: string, parameters: URLSearchParams) {
  return send(address, completeSingleSignOn, { attempt, parameters: parameters.toString() })
}

async function signIn(proof: Proof, user: string): Promise<Answer<SessionUser>> {
  const { authorization_url, attempt } = await begin(proof)
  const parameters = await goThroughPages(authorization_url, proof.redirect_uri, { user, password: user })
  return complete(proof.address, attempt, parameters)
}

async function send<E extends Endpoint>(
  address: string,
  { path, method }: E,
  body: object,
): Promise<Answer<Reply<E>>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) })
  // The server parses every answer by the same contract before it leaves.
  return { ...((await response.json()) as Envelope<Reply<E>>), code: response.status }
}
