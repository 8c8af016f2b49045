import { setTimeout as wait } from 'node:timers/promises'
import type { Route, Scene } from '../../kit/provider.ts'
import { findJson, type Json, type SimulatedReply, type SimulatedRequest } from '../../kit/message.ts'
import { forbidden, insufficientScopes, invalid, overQuota, tooManyAtOnce } from './errors.ts'
import { answerOrRefuse } from './refusal.ts'
import { mailboxOf, type MailWorld, spendUnits } from './mail-world.ts'
import type { Mailbox } from './mailbox.ts'

/** Who asks, after the token has been found good. */
export interface Grant {
  readonly account: string
  readonly scopes: readonly string[]
}

/** The owner of the token, or the refusal; the two APIs of Google share it. */
export type Authorize<World> = (
  request: SimulatedRequest,
  scene: Scene<World>,
) => Grant | { readonly refusal: SimulatedReply }

/** What a method of Gmail gets to work with. */
export interface GmailCall {
  readonly mailbox: Mailbox
  readonly world: MailWorld
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Empty when the request has no body. */
  readonly body: Json
  readonly nowMs: number
  /** The token may see headers, but neither bodies nor search. */
  readonly isMetadataOnly: boolean
}

export interface GmailMethod {
  /** As in the vendor's description, without `gmail.users.`. */
  readonly id: string
  readonly http: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/gmail/v1/users/:userId`. */
  readonly path: string
  /** Last segments of the scopes, any one of which suffices beside the full one. */
  readonly scopes: readonly string[]
  /** Quota units. */
  readonly units: number
  readonly answer: (call: GmailCall) => SimulatedReply
}

/** The routes of Gmail for a world that has mail in it. */
export function toRoutes<World extends { readonly mail: MailWorld }>(
  methods: readonly GmailMethod[],
  authorize: Authorize<World>,
): Route<World>[] {
  return methods.map((method) => ({
    method: method.http,
    path: `/gmail/v1/users/:userId${method.path}`,
    answer: (request, scene) => {
      const grant = authorize(request, scene)
      if ('refusal' in grant) return grant.refusal
      return answerWithin(method, request, grant, scene)
    },
  }))
}

/** Counts the request among those under way, and refuses what the user has no right or no quota for. */
async function answerWithin<World extends { readonly mail: MailWorld }>(
  method: GmailMethod,
  request: SimulatedRequest,
  grant: Grant,
  { world: { mail }, clock }: Scene<World>,
): Promise<SimulatedReply> {
  const { account } = grant
  const before = mail.under_way.get(account) ?? 0
  if (before >= mail.limits.concurrent_max) return tooManyAtOnce()
  mail.under_way.set(account, before + 1)
  try {
    await wait(mail.limits.answer_ms)
    const scopes = grant.scopes.flatMap(shortScope)
    if (!scopes.some((scope) => scope === full_access || method.scopes.includes(scope))) {
      return insufficientScopes(method.id)
    }
    const userId = request.params['userId'] ?? ''
    if (userId !== 'me' && userId.toLowerCase() !== account.toLowerCase()) {
      return forbidden(`Delegation denied for ${account}`)
    }
    if (!spendUnits(mail, account, method.units, clock.now())) return overQuota()
    const body = findJson(request)
    if (!body && request.body.length > 0) return invalid('Invalid JSON payload received.')
    return answerOrRefuse(() =>
      method.answer({
        mailbox: mailboxOf(mail, account),
        world: mail,
        params: request.params,
        query: request.query,
        body: body ?? {},
        nowMs: clock.now(),
        // A token that has this scope beside wider ones is held to it all the same.
        isMetadataOnly: scopes.includes('gmail.metadata'),
      }),
    )
  } finally {
    mail.under_way.set(account, (mail.under_way.get(account) ?? 1) - 1)
  }
}

const full_access = 'mail.google.com'

/** `https://www.googleapis.com/auth/gmail.modify` as `gmail.modify`. */
function shortScope(scope: string): string[] {
  if (scope === 'https://mail.google.com/') return [full_access]
  const [, short] = /^https:\/\/www\.googleapis\.com\/auth\/(gmail\..+)$/.exec(scope) ?? []
  return short === undefined ? [] : [short]
}
