import { ProgramName } from '@meridian/contract'
import { z } from 'zod'
import type { HostRule } from '../../../platform/config/outside-hosts-config.ts'

/** A program, as the document at its address describes it (draft-ietf-oauth-client-id-metadata-document). */
export interface AssistantClient {
  readonly client_id: string
  readonly client_name: string
  readonly redirect_uris: readonly string[]
}

const client_id_characters_max = 500
const redirect_uris_max = 50
const redirect_uri_characters_max = 1000
const local_hosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Why the text is no program's address, or undefined. Whether its server may be called is judged at its addresses. */
export function clientIdProblem(text: string, rule: HostRule): string | undefined {
  const url = URL.parse(text)
  if (!url || text.length > client_id_characters_max)
    return 'The program must name itself by the https address of its description.'
  const isHttps = url.protocol === 'https:'
  if (
    !isHttps &&
    !(url.protocol === 'http:' && rule.names.includes(url.hostname.replace(/^\[(.*)\]$/, '$1')))
  )
    return 'The address of the program must begin with https://.'
  if (url.username !== '' || url.password !== '') return 'The address of the program must not contain a user.'
  if (text.includes('#')) return 'The address of the program must not contain #.'
  if (url.pathname === '/') return 'The address of the program must have a path.'
  // Dots, tabs, backslashes and capitals of the host: one program has one address.
  if (url.href !== text) return 'The address of the program is not written as it must be.'
  return undefined
}

const ClientDocument = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string().max(redirect_uri_characters_max)).min(1).max(redirect_uris_max),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
  token_endpoint_auth_method: z.string().optional(),
  client_secret: z.unknown().optional(),
})

/** The program that the document describes, or in a sentence why it cannot be used. */
export function parseClientDocument(client_id: string, text: string): AssistantClient | string {
  const parsed = ClientDocument.safeParse(jsonIn(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const field = issue?.path[0]
    return field === undefined
      ? 'The description of the program is not JSON.'
      : `The description of the program is wrong at ${String(field)}.`
  }
  const document = parsed.data
  if (document.client_id !== client_id) return 'The description of the program is that of another one.'
  if (document.client_secret !== undefined) return 'The description of the program contains a secret.'
  if ((document.token_endpoint_auth_method ?? 'none') !== 'none')
    return 'The program wants to prove itself in a way that this server does not support.'
  if (document.grant_types && !document.grant_types.includes('authorization_code'))
    return 'The program does not use authorization codes.'
  if (document.response_types && !document.response_types.includes('code'))
    return 'The program does not use authorization codes.'
  if (!document.redirect_uris.every(isRedirectUri))
    return 'The description of the program has an address to return to that is neither https nor on the own device.'
  return {
    client_id,
    client_name: shownName(document.client_name) ?? new URL(client_id).hostname,
    redirect_uris: document.redirect_uris,
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A name with invisible characters, or that looks like an address, could pass for another one: the host takes its place. */
function shownName(name: string | undefined): string | undefined {
  return ProgramName.safeParse(name?.trim()).data
}

function isRedirectUri(text: string): boolean {
  const url = /^[!-~]+$/.test(text) ? URL.parse(text) : null
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && local_hosts.has(url.hostname))
}

/** Whether the program listens on the device on which the person reads. */
export function isOnDevice(redirect_uri: string): boolean {
  const { protocol, hostname } = new URL(redirect_uri)
  return protocol === 'http:' && local_hosts.has(hostname)
}

/** Exactly one of the program's own; on the own device the port is free (RFC 8252 §7.3). */
export function isOwnRedirect(
  { redirect_uris }: Pick<AssistantClient, 'redirect_uris'>,
  asked: string,
): boolean {
  if (redirect_uris.includes(asked)) return true
  return isRedirectUri(asked) && isOnDevice(asked) && redirect_uris.some((known) => sameButPort(known, asked))
}

function sameButPort(known: string, asked: string): boolean {
  return isOnDevice(known) && withoutPort(known) === withoutPort(asked)
}

function withoutPort(text: string): string {
  return text.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)):\d{1,5}(?=[/?]|$)/i, '$1')
}
