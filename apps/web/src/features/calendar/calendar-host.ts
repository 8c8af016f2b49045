import type { Meeting, MeetingIntegrationType, Occurrence } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { IconNode } from 'lucide'
import { createContext, type ReactNode, useContext } from 'react'
import type { MenuAction } from '../../ui/overlay/menu.tsx'
import type { Scope } from './change/drafts.ts'
import type { SourceOf } from './sources.ts'

/** How a source is called and coloured. */
export interface ItemSource {
  readonly label: string
  readonly tint: string
  readonly sign: string | IconNode
}

/** What the calendar needs of the meetings around it. */
export interface CalendarHost {
  readonly sources: Readonly<Record<MeetingIntegrationType, ItemSource>>
  readonly sourceOf: SourceOf
  /** Opens the form for a new meeting, at these moments or on these whole days; a small one beside the place, if any. */
  readonly create: (when: NewTimes, place?: DrawnPlace) => void
  readonly edit: (meeting: Meeting) => void
  /** Opens the form for a new meeting that is like this one. */
  readonly duplicate: (meeting: Meeting) => void
  /** Makes a meeting like the one of the occurrence, at the times of the other. */
  readonly copy: (occurrence: Occurrence, to: Occurrence) => void
  /** What answers the invitation to the meeting, where one waits for the reader's answer. */
  readonly renderAnswer: (meeting_id: string, onAnswered: () => void) => ReactNode
  /** The same answers as actions of a menu. */
  readonly renderAnswers: (
    meeting_id: string,
    children: (answers: readonly MenuAction[]) => ReactNode,
  ) => ReactNode
  /** Where the booking pages are set up. */
  readonly bookingPath: string
  /** After a change: asks anew for everything that shows meetings, and waits for what is on the screen. */
  readonly refresh: () => Promise<void>
  /** Which occurrences are meant; null when the person would rather not. */
  readonly askScope: (act: 'move' | 'delete', title: string) => Promise<Scope | null>
  /** Whether guests learn of it; null when the person would rather not. */
  readonly askDeletion: (occurrence: Occurrence) => Promise<'delete' | 'cancel' | null>
  /** What takes this act back once the server has done it, if anything does; called before it is done. */
  readonly prepareTakeBack: (
    occurrence: Occurrence,
    how: 'move' | 'delete' | 'cancel',
    scope: Scope,
  ) => Promise<(() => void) | undefined>
}

/** The element that a new event was drawn on, and what to do once its form is closed. */
export interface DrawnPlace {
  readonly element: HTMLElement
  readonly onClose: () => void
}

export type NewTimes =
  | { readonly kind: 'clock'; readonly interval: Interval }
  | { readonly kind: 'days'; readonly first: string; readonly last: string }

export const CalendarHostContext = createContext<CalendarHost | null>(null)

export function useCalendarHost(): CalendarHost {
  const host = useContext(CalendarHostContext)
  if (!host) throw new Error('The calendar stands in its screen.')
  return host
}
