import type { MeetingIntegrationType } from '@meridian/contract'
import { CalendarDays, FileInput, Globe, type LucideIcon, Video } from 'lucide-react'
import { mark } from '../../platform/text/text.ts'

export interface Source {
  readonly label: string
  /** The class that sets its colours. */
  readonly tint: string
  readonly sign: string | LucideIcon
}

/** Where a meeting comes from, as people call it. */
export const sources: Readonly<Record<MeetingIntegrationType, Source>> = {
  smart_calendar: { label: 'Meridian', tint: 'source-meridian', sign: Globe },
  custom: { label: mark('Imported'), tint: 'source-custom', sign: FileInput },
  google_calendar: { label: mark('Google Calendar'), tint: 'source-google', sign: 'G' },
  calendly: { label: 'Calendly', tint: 'source-calendly', sign: CalendarDays },
  zoom: { label: 'Zoom', tint: 'source-zoom', sign: Video },
}
