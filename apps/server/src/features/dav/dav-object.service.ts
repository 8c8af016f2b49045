import { createHash } from 'node:crypto'
import type { CalendarEvent } from '@meridian/icalendar'
import { isTurnOver, nextTurn } from '../../platform/jobs/pace.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type ExportRow, listExportRows, objectOf, writeObjects } from '../meeting/meeting.api.ts'
import { type DavResource, listSources } from './dav.queries.ts'

/** A resource with its text. */
export interface DavObject extends DavResource {
  readonly row: ExportRow
  readonly text: string
}

/** One statement reads so many … */
const batch_size = 1000
/** … and so many are written at a time, so that no request keeps a thread for long. */
const writing_size = 200

/** The resources with their texts, in their order; those that have gone meanwhile are left out. */
export async function readObjects(
  db: Db,
  user_id: string,
  resources: readonly DavResource[],
): Promise<DavObject[]> {
  const objects: DavObject[] = []
  for (let at = 0; at < resources.length; at += batch_size)
    objects.push(...(await readBatch(db, user_id, resources.slice(at, at + batch_size))))
  return objects
}

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

async function readBatch(db: Db, user_id: string, resources: readonly DavResource[]): Promise<DavObject[]> {
  const ids = resources.map(({ meeting_id }) => meeting_id)
  const rows = new Map((await listExportRows(db, user_id, ids)).map((row) => [row.meeting_id, row]))
  const sources = new Map((await listSources(db, user_id, ids)).map((one) => [one.meeting_id, one]))
  const listed = await inTurns(resources, (resource) => {
    const row = rows.get(resource.meeting_id)
    if (!row) return []
    const event = objectOf(row, user_id)
    const { source = null, source_sha256 = null } = sources.get(resource.meeting_id) ?? {}
    const isAsSent = source_sha256?.equals(hashOf(event)) ?? false
    return [{ resource, row, event, source, isAsSent }]
  })
  const found = listed.flat()
  const toWrite = found.filter(({ isAsSent }) => !isAsSent)
  const texts: string[] = []
  for (let at = 0; at < toWrite.length; at += writing_size) {
    const part = toWrite.slice(at, at + writing_size).map(({ event, source }) => ({ event, source }))
    texts.push(...(await writeObjects(user_id, part)))
  }
  const written = new Map(toWrite.map(({ row }, place) => [row.meeting_id, texts[place] ?? '']))
  return found.map(({ resource, row, source, isAsSent }) => ({
    ...resource,
    row,
    text: (isAsSent ? source : written.get(row.meeting_id)) ?? '',
  }))
}
