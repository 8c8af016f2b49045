import type { WayInKind, WaysIn } from '@meridian/contract'
import { nameOfSession, timesOfSession } from '../../platform/session/session-words.ts'
import { stateOfSecondFactor, timesOfWayIn } from '../../platform/session/sign-in-words.ts'
import { mark, t } from '../../platform/text/text.ts'
import { formatDate } from '../../platform/time/format.ts'

/** One way into an account, as an operator reads it. */
export interface WayInRow {
  readonly way_in_kind: WayInKind
  readonly way_in_id: string
  readonly name: string
  /** What is known of it, a line each. */
  readonly facts: readonly string[]
}

interface Section {
  readonly title: string
  readonly rows: readonly WayInRow[]
}

const titles: Readonly<Record<WayInKind, string>> = {
  password: mark('Password'),
  passkey: mark('Passkeys'),
  second_factor: mark('Two-step sign-in'),
  identity: mark('Linked accounts'),
  session: mark('Sessions'),
  app_password: mark('App passwords'),
  api_token: mark('API tokens'),
  assistant: mark('Assistants'),
}

interface Reader {
  readonly nowMs: number
  readonly zone: string
}

/** What there is, the person's own ways first; kinds without any are left out. */
export function waysByKind(ways: WaysIn, user_id: string, reader: Reader): Section[] {
  const rows: readonly WayInRow[] = [
    ...personRows(ways, user_id, reader),
    ...ways.sessions.map((session) => ({
      way_in_kind: 'session' as const,
      way_in_id: session.session_id,
      name: nameOfSession(session),
      facts: [timesOfSession(session, reader.nowMs, reader.zone)],
    })),
    ...programRows(ways, reader),
  ]
  const kinds = [...new Set(rows.map(({ way_in_kind }) => way_in_kind))]
  return kinds.map((kind) => ({
    title: t<string>(titles[kind]),
    rows: rows.filter(({ way_in_kind }) => way_in_kind === kind),
  }))
}

function personRows(ways: WaysIn, user_id: string, { nowMs, zone }: Reader): WayInRow[] {
  const { has_password, second_factor } = ways
  const password = { way_in_kind: 'password', way_in_id: user_id, name: t('Password'), facts: [] } as const
  const codes = {
    way_in_kind: 'second_factor',
    way_in_id: user_id,
    name: t('Two-step sign-in'),
    facts: [stateOfSecondFactor(second_factor, zone)],
  } as const
  return [
    ...(has_password ? [password] : []),
    ...ways.passkeys.map((passkey) => ({
      way_in_kind: 'passkey' as const,
      way_in_id: passkey.passkey_id,
      name: passkey.passkey_name,
      facts: [timesOfWayIn(passkey, nowMs, zone)],
    })),
    ...(second_factor.is_on ? [codes] : []),
    ...ways.identities.map((identity) => ({
      way_in_kind: 'identity' as const,
      way_in_id: identity.identity_id,
      name: identity.provider_name,
      facts: [
        ...(identity.identity_email === null ? [] : [identity.identity_email]),
        timesOfWayIn(identity, nowMs, zone),
      ],
    })),
  ]
}

function programRows(ways: WaysIn, { nowMs, zone }: Reader): WayInRow[] {
  const until = (expires_at: string) => t('Valid until {date}', { date: formatDate(expires_at, zone) })
  return [
    ...ways.app_passwords.map((program) => ({
      way_in_kind: 'app_password' as const,
      way_in_id: program.app_password_id,
      name: program.program_name,
      facts: [timesOfWayIn(program, nowMs, zone)],
    })),
    ...ways.api_tokens.map((program) => ({
      way_in_kind: 'api_token' as const,
      way_in_id: program.api_token_id,
      name: program.program_name,
      facts: [timesOfWayIn(program, nowMs, zone), until(program.expires_at)],
    })),
    ...ways.assistants.map((assistant) => ({
      way_in_kind: 'assistant' as const,
      way_in_id: assistant.grant_id,
      name: assistant.client_name,
      facts: [assistant.client_host, timesOfWayIn(assistant, nowMs, zone), until(assistant.expires_at)],
    })),
  ]
}

/** What the end of the last way in means; null where something else signs in too, or nothing does. */
export function lastWaySentence(
  { last_way_in_id, needs_provider }: WaysIn,
  { way_in_kind, way_in_id }: WayInRow,
): string | null {
  const signsIn = ['password', 'passkey', 'identity'].includes(way_in_kind)
  if (!signsIn || way_in_id !== last_way_in_id) return null
  return needs_provider
    ? t(
        'This is the last way into the account. Without it only an account at a sign-in provider with the confirmed address of this account opens it.',
      )
    : t(
        'This is the last way into the account. Without it the person needs a link that sets a password, by mail or from you.',
      )
}

/** What happens when it ends. */
export function endingSentence({ way_in_kind }: WayInRow): string {
  if (['app_password', 'api_token', 'assistant'].includes(way_in_kind))
    return t('Programs that use it lose their access at once, and the person is told.')
  if (way_in_kind === 'session') return t('This browser is logged out at once, and the person is told.')
  return way_in_kind === 'second_factor'
    ? t('The password alone signs in again. All sessions of the account end, and the person is told.')
    : t('It no longer signs in. All sessions of the account end, and the person is told.')
}
