import { createHash } from 'node:crypto'
import type { CalendarEvent } from '@meridian/icalendar'
import { isTurnOver, nextTurn } from '../../platform/jobs/pace.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  type ExportRow,
  listExportRows,
  objectOf,
  type ObjectRange,
  writeObjects,
} from '../meeting/meeting.api.ts'
import { type DavResource, listSources } from './dav.queries.ts'

/** A resource with its text. */
export interface DavObject extends DavResource {
  readonly row: ExportRow
  readonly text: string
  /** Of a meeting with guests: changes with the meeting, and not with answers (RFC 6638 §3.2.10). */
  readonly schedule_tag: string | null
  /** Only a part of a series, or all its dates by themselves. */
  readonly isRanged: boolean
}

/** One statement reads so many … */
const batch_size = 1000
/** … and so many are written at a time, so that no request keeps a thread for long. */
const writing_size = 200

/** Which part of each series is asked for; undefined for all of it. */
type RangeOf = (row: ExportRow) => ObjectRange | undefined

/**
 * The resources with their texts, in their order; those that have gone meanwhile are left out. Throws `TextTooLong` for
 * texts that their ranges make too long.
 */
export async function readObjects(
  db: Db,
  user_id: string,
  resources: readonly DavResource[],
  rangeOf: RangeOf = () => undefined,
): Promise<DavObject[]> {
  const objects: DavObject[] = []
  let characters = 0
  for (let at = 0; at < resources.length; at += batch_size) {
    const read = await readBatch(db, user_id, { resources: resources.slice(at, at + batch_size), rangeOf })
    for (const object of read) characters += object.isRanged ? object.text.length : 0
    if (characters > most_characters) throw new TextTooLong()
    objects.push(...read)
  }
  return objects
}

export class TextTooLong extends Error {}

/** Of all texts of an answer that are no longer because events are. */
const most_characters = 50_000_000

/** Maps each item; a long list leaves time for other requests between. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (isTurnOver()) await nextTurn()
    results.push(map(item))
  }
  return results
}

/** Equal for meetings of which programs would be told the same. */
export function hashOf(event: CalendarEvent): Buffer {
  const content = { ...event, created_at: null, modified_at: null }
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/** Null for a meeting without guests: no mail is sent for it. */
export function scheduleTagOf(event: CalendarEvent): string | null {
  if (!event.organizer || event.attendees.length === 0) return null
  const content = {
    ...event,
    attendees: event.attendees.map(({ email, name }) => ({ email, name })),
    // A date of which nothing but answers is told is like its series.
    overrides: event.overrides.flatMap(({ attendees, ...override }) => {
      const isAnswer = attendees !== undefined && override.start.time === override.original_start
      return isAnswer ? [] : [override]
    }),
    created_at: null,
    modified_at: null,
  }
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)}"`
}

async function readBatch(
  db: Db,
  user_id: string,
  { resources, rangeOf }: { readonly resources: readonly DavResource[]; readonly rangeOf: RangeOf },
): Promise<DavObject[]> {
  const ids = resources.map(({ meeting_id }) => meeting_id)
  const rows = new Map((await listExportRows(db, user_id, ids)).map((row) => [row.meeting_id, row]))
  const sources = new Map((await listSources(db, user_id, ids)).map((one) => [one.meeting_id, one]))
  const listed = await inTurns(resources, (resource) => {
    const row = rows.get(resource.meeting_id)
    if (!row) return []
    const event = objectOf(row, user_id)
    const { source = null, source_sha256 = null } = sources.get(resource.meeting_id) ?? {}
    const range = rangeOf(row) ?? null
    const isAsSent = range === null && (source_sha256?.equals(hashOf(event)) ?? false)
    return [{ resource, row, event, source, isAsSent, range }]
  })
  const found = listed.flat()
  const toWrite = found.filter(({ isAsSent }) => !isAsSent)
  const texts: string[] = []
  for (let at = 0; at < toWrite.length; at += writing_size) {
    const part = toWrite
      .slice(at, at + writing_size)
      .map(({ event, source, range }) => ({ event, source, range }))
    for (const text of await writeObjects(user_id, part)) {
      if (text === null) throw new TextTooLong()
      texts.push(text)
    }
  }
  const written = new Map(toWrite.map(({ row }, place) => [row.meeting_id, texts[place] ?? '']))
  return found.map(({ resource, row, event, source, isAsSent, range }) => ({
    ...resource,
    row,
    text: (isAsSent ? source : written.get(row.meeting_id)) ?? '',
    schedule_tag: scheduleTagOf(event),
    isRanged: range !== null,
  }))
}
