import type { DavSignIn } from '../../platform/http/serve-dav.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { findAppPassword } from '../people/people.api.ts'
import { type DavCalendar, findCalendar, insertCalendar, settleCalendar } from './dav.queries.ts'
import { DavProblem } from './dav-problem.rules.ts'

/** A person whose program has signed in. */
export interface DavPerson extends Actor {
  readonly primary_email: string
}

/**
 * The person of an e-mail address and an app password for calendar programs (RFC 7617). Throws `DavProblem` where the
 * password can be read on its way, and `limited` after too many wrong ones.
 */
export async function signIn({
  db,
  now,
  authorization,
  ip,
  isPrivate,
}: DavSignIn): Promise<DavPerson | undefined> {
  if (!isPrivate)
    throw new DavProblem(
      403,
      '',
      'Calendar programs can only sign in over HTTPS, so that nobody reads the password.',
    )
  const given = credentialsIn(authorization)
  if (!given) return undefined
  const owner = await findAppPassword(db, { ...given, purpose: 'calendar', ip }, now)
  if (!owner) return undefined
  const { primary_email } = given
  return { ...owner, primary_email, token_sha256: Buffer.alloc(0) }
}

/** The person's calendar; its changes are counted from the first time on. */
export async function openCalendar(db: Db, user_id: string, now: Date): Promise<DavCalendar> {
  const known = await findCalendar(db, user_id)
  if (known?.is_settled) return known
  if (!known) await insertCalendar(db, user_id, now)
  return settleCalendar(db, user_id)
}

function credentialsIn(authorization = ''): { primary_email: string; secret: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization)?.[1]
  if (encoded === undefined || encoded.length > longest_credentials) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon <= 0 ? undefined : { primary_email: text.slice(0, colon), secret: text.slice(colon + 1) }
}

const longest_credentials = 1000
