import { type Calendar, listCalendars } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { usePreferences } from '../../platform/state/preferences.ts'
import type { CalendarHost } from './calendar-host.ts'
import { makeSourceOf, type SourceOf } from './sources.ts'

/** The reader's calendars; none until the server has told of them. */
export function useCalendars(): readonly Calendar[] {
  return useQuery(queryFor(listCalendars, {})).data ?? none
}

/** How events look; another function only when some of them look different. */
export function useSourceOf(sources: CalendarHost['sources']): SourceOf {
  const calendars = useCalendars()
  const isByLabel = usePreferences(({ is_colored_by_label }) => is_colored_by_label)
  return useMemo(() => makeSourceOf(sources, calendars, isByLabel), [sources, calendars, isByLabel])
}

const none: readonly Calendar[] = []
