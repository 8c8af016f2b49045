import { booking_pages_max, type BookingPageCreation, type FieldError, slug } from '@meridian/contract'
import type { Insertable } from 'kysely'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { storableJson } from '../../platform/postgres/storable.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import type { Actor } from '../../platform/security/auth.ts'
import * as queries from './booking-page.queries.ts'
import {
  freeName,
  type PageHosts,
  type PageSettings,
  wrongInHosts,
  wrongInPage,
} from './booking-page.rules.ts'

/** The person's name in addresses and the pages. The name is made of the full name when it is first needed. */
export async function listOwnPages(
  db: Db,
  { user_id }: Actor,
  now: Date,
): Promise<{ booking_name: string; pages: queries.OwnedPageRow[] }> {
  return {
    booking_name: await getBookingName(db, user_id),
    pages: await queries.listPages(db, user_id, now),
  }
}

/** Throws `conflict` for a name of another person. */
export async function renameOwner(
  tx: Db,
  { user_id }: Actor,
  booking_name: string,
  now: Date,
): Promise<string> {
  await queries.lockOwner(tx, user_id)
  if (await queries.updateName(tx, user_id, { booking_name, now })) return booking_name
  throw taken('booking_name', 'Another person has this name. Please choose another one.')
}

/** Throws `bad_input` naming the field, `conflict` for an address of another page and above the maximum. */
export async function createPage(
  tx: Db,
  actor: Actor,
  { hosts, ...page }: BookingPageCreation,
  now: Date,
): Promise<queries.OwnedPageRow> {
  const { user_id } = actor
  const owner = await queries.lockOwner(tx, user_id)
  if ((await queries.countPages(tx, user_id)) >= booking_pages_max)
    throw new AppError('conflict', `You have ${booking_pages_max} booking pages, and more are not possible.`)
  if (owner.booking_name === null) {
    await queries.lockNames(tx)
    const booking_name = await nameFor(tx, user_id, owner.full_name)
    await queries.updateName(tx, user_id, { booking_name, now })
  }
  const booking_page_id = newId()
  const asked = withOwner(hosts, user_id)
  const named = { host_choice: page.host_choice, hosts: asked, workspace_id: owner.workspace_id }
  await requirePossible(tx, actor, { ...page, booking_page_id }, await listHostErrors(tx, actor, named))
  const { questions, booking_hours, ...columns } = page
  await queries.insertPage(tx, {
    ...columns,
    questions: storableJson(questions),
    booking_hours: booking_hours && storableJson(booking_hours),
    booking_page_id,
    user_id,
    created_at: now,
    updated_at: now,
  })
  await queries.replaceHosts(tx, booking_page_id, hostRows(booking_page_id, asked))
  return getOwnPage(tx, actor, booking_page_id, now)
}

/** Throws as createPage does, and `not_found`. */
export async function updatePage(
  tx: Db,
  actor: Actor,
  {
    booking_page_id,
    change: { hosts, ...change },
  }: {
    readonly booking_page_id: string
    readonly change: Partial<BookingPageCreation>
  },
  now: Date,
): Promise<queries.OwnedPageRow> {
  const { workspace_id } = await queries.lockOwner(tx, actor.user_id)
  const saved = await getOwnPage(tx, actor, booking_page_id, now)
  const named = change.host_choice === 'one' ? (hosts ?? []) : hosts
  const wanted = named && withOwner(named, actor.user_id)
  const page = { ...saved, ...change, hosts: wanted ?? saved.hosts }
  const areHostsChosen = wanted !== undefined || change.host_choice !== undefined
  // Where a host has left since, the page can still be changed and turned off.
  const hostErrors = areHostsChosen ? await listHostErrors(tx, actor, { ...page, workspace_id }) : []
  await requirePossible(tx, actor, page, hostErrors)
  const { questions, booking_hours, ...columns } = change
  await queries.updatePage(tx, booking_page_id, {
    ...columns,
    ...(questions && { questions: storableJson(questions) }),
    ...(booking_hours !== undefined && { booking_hours: booking_hours && storableJson(booking_hours) }),
    updated_at: now,
  })
  if (wanted) await queries.replaceHosts(tx, booking_page_id, hostRows(booking_page_id, wanted))
  return getOwnPage(tx, actor, booking_page_id, now)
}

/** Throws `not_found`. */
export async function deleteOwnPage(tx: Db, { user_id }: Actor, booking_page_id: string): Promise<void> {
  if (!(await queries.deletePage(tx, { user_id, booking_page_id }))) throw notFound()
}

/** Throws `not_found` for a page of another person. */
export async function getOwnPage(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  booking_page_id: string,
  now: Date,
): Promise<queries.OwnedPageRow> {
  const page = await queries.findOwnPage(db, { user_id, booking_page_id }, now)
  if (!page) throw notFound()
  return page
}

/** The name in the addresses of the person's pages. */
export async function getBookingName(db: Db, user_id: string): Promise<string> {
  const owner = await queries.getNames(db, user_id)
  return owner.booking_name ?? (await nameFor(db, user_id, owner.full_name))
}

type HostInput = BookingPageCreation['hosts'][number]

/** The owner is the first host, unless the hosts are named without the owner. */
function withOwner(hosts: readonly HostInput[], user_id: string): HostInput[] {
  const asked = hosts.map((host) => ({ ...host, user_id: host.user_id.toLowerCase() }))
  if (asked.length > 0) return asked
  const settings = { booking_hours: null, bookings_a_day_max: null }
  const buffers = { buffer_before_minutes: null, buffer_after_minutes: null }
  return [{ user_id, weight: 1, ...settings, ...buffers }]
}

function hostRows(
  booking_page_id: string,
  hosts: readonly HostInput[],
): Insertable<Tables['booking_page_host']>[] {
  return hosts.map((host, place) => ({
    ...host,
    booking_page_id,
    place,
    booking_hours: host.booking_hours && storableJson(host.booking_hours),
  }))
}

interface WantedPage extends PageSettings {
  readonly booking_page_id: string
  readonly booking_page_slug: string
  readonly label_id: string | null
}

/** Throws `bad_input` for these errors and those of all other settings, and `conflict` for a taken address. */
async function requirePossible(
  tx: Db,
  { user_id }: Actor,
  page: WantedPage,
  hostErrors: readonly FieldError[],
): Promise<void> {
  const errors = [...wrongInPage(page), ...hostErrors]
  if (page.label_id !== null && !(await queries.hasLabel(tx, user_id, page.label_id)))
    errors.push({ path: 'label_id', message: 'This label is not one of yours.' })
  if (errors[0]) throw new AppError('bad_input', errors[0].message, { errors })
  if (await queries.isSlugTaken(tx, { ...page, user_id }))
    throw taken('booking_page_slug', 'Another of your pages has this address. Please choose another one.')
}

async function listHostErrors(
  tx: Db,
  { user_id }: Actor,
  { workspace_id, ...page }: PageHosts & { readonly workspace_id: string },
): Promise<FieldError[]> {
  const known = await queries.listPossibleHosts(
    tx,
    workspace_id,
    page.hosts.map((host) => host.user_id),
  )
  const unknown = page.hosts.flatMap((host, place) =>
    known.has(host.user_id)
      ? []
      : [{ path: `hosts.${place}.user_id`, message: 'This person is not known here.' }],
  )
  return [...wrongInHosts(page, user_id), ...unknown]
}

async function nameFor(db: Db, user_id: string, full_name: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const name = freeName(full_name, user_id, attempt)
    if (slug('The name').safeParse(name).success && !(await queries.isNameTaken(db, name, user_id)))
      return name
  }
}

function taken(path: string, message: string): AppError {
  return new AppError('conflict', message, { errors: [{ path, message }] })
}

function notFound(): AppError {
  return new AppError('not_found', 'This booking page was not found.')
}
