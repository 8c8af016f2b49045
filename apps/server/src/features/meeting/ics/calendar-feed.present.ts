import { type CalendarFeed, readCalendarFeed } from '@meridian/contract'
import type { FeedRow } from './calendar-feed.queries.ts'

export function presentFeed(row: FeedRow | undefined): CalendarFeed {
  return {
    is_active: row !== undefined,
    created_at: row?.created_at.toISOString() ?? null,
    last_read_at: row?.last_read_at?.toISOString() ?? null,
  }
}

/** The address is below `origin`, such as https://meet.example. */
export function presentNewFeed({ row, secret }: { row: FeedRow; secret: string }, origin: string) {
  const path = readCalendarFeed.path.replace(':file', `${secret}.ics`)
  return { ...presentFeed(row), calendar_feed_url: `${origin}${path}` }
}
