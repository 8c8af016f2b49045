import type { DavSignIn } from '../../platform/http/serve-dav.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { findAppPassword } from '../people/people.api.ts'
import {
  type DavCalendar,
  type DavPlace,
  findCalendar,
  insertCalendar,
  listReadCalendars,
  type ReadCalendar,
  settleCalendar,
} from './dav.queries.ts'
import type { Collection } from './dav-path.rules.ts'
import { DavProblem, notFound } from './dav-problem.rules.ts'

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
      'Calendar programs can only sign in over HTTPS, so that the password is encrypted on the way.',
    )
  const given = credentialsIn(authorization)
  if (!given) return undefined
  const owner = await findAppPassword(db, { ...given, purpose: 'calendar', ip }, now)
  if (!owner) return undefined
  const { primary_email } = given
  return { ...owner, primary_email, token_sha256: Buffer.alloc(0) }
}

/** The person's calendar, whose changes count for all collections. */
export interface OpenCalendar extends DavCalendar {
  readonly read_calendars: readonly ReadCalendar[]
}

/** The person's calendar; its changes are counted from the first time on. */
export async function openCalendar(db: Db, user_id: string, now: Date): Promise<OpenCalendar> {
  const read_calendars = await listReadCalendars(db, user_id)
  const known = await findCalendar(db, user_id)
  if (known?.is_settled) return { ...known, read_calendars }
  if (!known) await insertCalendar(db, user_id, now)
  return { ...(await settleCalendar(db, user_id)), read_calendars }
}

/** Throws `DavProblem` for a collection that the person does not have. */
export function placeOf(
  { read_calendars }: OpenCalendar,
  { user_id, collection }: { readonly user_id: string; readonly collection: Collection },
): DavPlace {
  if (collection !== null && !read_calendars.some((one) => one.collection === collection)) throw notFound()
  return { user_id, collection, isDivided: read_calendars.length > 0 }
}

function credentialsIn(authorization = ''): { primary_email: string; secret: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization)?.[1]
  if (encoded === undefined || encoded.length > longest_credentials) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon <= 0 ? undefined : { primary_email: text.slice(0, colon), secret: text.slice(colon + 1) }
}

const longest_credentials = 1000
