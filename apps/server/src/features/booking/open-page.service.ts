import { createHash } from 'node:crypto'
import type { Interval } from '@meridian/engine'
import type { Db } from '../../platform/postgres/db.ts'
import { listTimesOf } from '../availability/availability.api.ts'
import { type BookableSlot, findSlots as findPageSlots, type SlotSearch } from './bookable-slots.service.ts'
import * as pages from './booking-page.queries.ts'

/** A page that can be booked by its address, or by a single-use link that is open. */
export interface OpenPage {
  readonly page: pages.OwnedPageRow
  readonly owner: pages.PageOwner
  readonly link: {
    readonly booking_link_id: string
    /** The times that are held for the link; null where all of the page can be booked. */
    readonly slots: readonly Interval[] | null
  } | null
}

/** Undefined for an unknown address, a page that is off and a disabled owner: all are the same to a guest. */
export async function findOpenPage(
  db: Db,
  {
    booking_name,
    slug,
    key,
  }: { readonly booking_name: string; readonly slug: string; readonly key: string | null },
  now: Date,
): Promise<OpenPage | undefined> {
  const owner = await pages.findOwner(db, booking_name)
  const page = owner && (await pages.findPageOf(db, { user_id: owner.user_id, slug }, now))
  if (!page || page.hosts.length === 0) return undefined
  if (key === null) return page.is_on ? { page, owner, link: null } : undefined
  const secret = { booking_page_id: page.booking_page_id, secret_sha256: hashOfKey(key) }
  const link = await pages.findOpenLink(db, secret, now)
  if (!link) return undefined
  const { booking_link_id, has_held_times } = link
  const held = has_held_times ? await listTimesOf(db, booking_link_id) : []
  // A link that came back has nothing held any more, and books any time.
  const slots = held.length > 0 ? onceEach(held) : null
  return { page, owner, link: { booking_link_id, slots } }
}

export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** The pages that the person shows to all. */
export async function listOpenPages(
  db: Db,
  booking_name: string,
  now: Date,
): Promise<{ owner: pages.PageOwner; pages: pages.OwnedPageRow[] } | undefined> {
  const owner = await pages.findOwner(db, booking_name)
  if (!owner) return undefined
  const all = await pages.listPages(db, owner.user_id, now)
  return { owner, pages: all.filter((page) => page.is_on && page.is_listed && page.hosts.length > 0) }
}

/** The times that can be booked, the earliest first; those of a link are free for its holder. */
export async function findSlots(
  db: Db,
  { page, link }: Pick<OpenPage, 'page' | 'link'>,
  search: SlotSearch,
  now: Date,
): Promise<BookableSlot[]> {
  if (!link?.slots) return findPageSlots(db, page, search, now)
  const holder_id = link.booking_link_id
  const found = await findPageSlots(db, page, { ...search, holder_id }, now)
  const offered = new Set(link.slots.map(([start]) => start))
  return found.filter(({ interval }) => offered.has(interval[0]))
}

/** The same time of several hosts once. */
function onceEach(held: readonly { readonly starts_at: Date; readonly ends_at: Date }[]): Interval[] {
  const times = held.map(({ starts_at, ends_at }): Interval => [starts_at.getTime(), ends_at.getTime()])
  return [...new Map(times.map((time) => [time[0], time])).values()]
}
