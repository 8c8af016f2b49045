import type { WayInKind } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/errors.ts'
import { formatMoment } from '../../../platform/format-time.ts'
import { newId } from '../../../platform/id.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import { mailName } from '../../../platform/mail/mail.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'
import { deletePasswordLinks } from '../password/password-link.queries.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import { canSignIn } from '../session/own-way-in.service.ts'
import { deleteSessions } from '../session/session.queries.ts'
import { providerName } from '../single-sign-on/single-sign-on.service.ts'
import { getUserRow } from '../user/user.queries.ts'
import { lockManaged, recordAct } from './account.service.ts'
import { deleteWayIn } from './way-in.queries.ts'
import { lastWayRefusal, wayBackWords } from './way-back.rules.ts'
import { endedWayWords, endsSessions } from './way-in.rules.ts'

interface EndingTools {
  readonly config: Pick<Config, 'mail' | 'singleSignOn' | 'admin'>
  readonly box: SecretBox
}

interface Ending {
  readonly user_id: string
  readonly way_in_kind: WayInKind
  readonly way_in_id: string
  /** Whether the person may be left without any. */
  readonly even_last: boolean
}

/**
 * Ends one way into the account of another person, and mails it to that person. Throws `forbidden` without a fresh
 * sign-in, for the own account and for operators where the actor is no system_admin, `not_found` for a way that the
 * person does not have, and `conflict` for the last one without consent to that.
 */
export async function endWayIn(
  tools: EndingTools,
  tx: Db,
  actor: Actor,
  { user_id, way_in_kind, way_in_id, even_last }: Ending,
  now: Date,
): Promise<{ way_in_id: string; sessions_ended: number }> {
  await requireFreshSignIn(tx, actor, now)
  if (user_id === actor.user_id)
    throw new AppError('forbidden', 'Your own ways in are under Account and security in the settings.')
  const { account } = await lockManaged(tx, actor, user_id, now)
  const couldSignIn = await canSignIn(tx, tools.config, account)
  const ended = await deleteWayIn(tx, { user_id, way_in_kind, way_in_id }, now)
  if (!ended) throw new AppError('not_found', 'The account does not have this way in any more.')
  const isLast = couldSignIn && !(await canSignIn(tx, tools.config, account))
  if (isLast && !even_last) throw new AppError('conflict', lastWayRefusal(tools.config, account))
  if (way_in_kind === 'password') await deletePasswordLinks(tx, user_id)
  const others = endsSessions(way_in_kind) ? await deleteSessions(tx, { user_id }) : 0
  const { issuer, ...named } = ended
  const provider = issuer === undefined ? {} : { provider_name: providerName(tools.config, { issuer }) }
  const details = { way_in_kind, ...named, ...provider }
  await recordAct(tx, { actor, account, action: 'way_in_ended', details, now })
  await mailEnding(tools, tx, { actor, user_id, details, isLast }, now)
  return { way_in_id, sessions_ended: way_in_kind === 'session' ? 1 : others }
}

interface Mailed {
  readonly actor: Actor
  readonly user_id: string
  readonly details: {
    readonly way_in_kind: WayInKind
    readonly passkey_name?: string | undefined
    readonly program_name?: string | undefined
    readonly provider_name?: string | undefined
  }
  readonly isLast: boolean
}

/** In the transaction of the act, and without a link. An address that is not confirmed gets none. */
async function mailEnding(
  { config, box }: EndingTools,
  tx: Db,
  { actor, user_id, details, isLast }: Mailed,
  now: Date,
): Promise<void> {
  const person = await getUserRow(tx, user_id)
  if (!config.mail || !person.address_confirmed_at) return
  const { way_in_kind, passkey_name, program_name, provider_name } = details
  const name = passkey_name ?? program_name ?? provider_name ?? ''
  const wayBack = isLast ? wayBackWords(config, person) : null
  const about = { way_in_kind, name, operator: mailName(actor.full_name), wayBack }
  const words = endedWayWords(about, person.language)
  const { subject, paragraphs, language, locale, when, small_print: smallPrint } = words
  const time = formatMoment(now, person.timezone, { locale, time_format: person.time_format })
  const facts = [{ label: when, lines: [time] }]
  const letter = renderEmail({ language, paragraphs, facts, smallPrint })
  const mail = { to: { name: '', address: person.primary_email }, subject, ...letter }
  const key = { address: person.primary_email, about_id: user_id, kind: 'account', time: newId() } as const
  await sendOnce(tx, box, { key, user_id: null, route: 'instance', mail }, now)
}
