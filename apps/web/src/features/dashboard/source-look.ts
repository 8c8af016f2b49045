import type { MeetingIntegrationType } from '@meridian/contract'
import type { IconNode } from 'lucide'

/** What the calendar or provider of a meeting is called and how it is marked. */
export type SourceLooks = Readonly<
  Record<
    MeetingIntegrationType,
    { readonly label: string; readonly tint: string; readonly sign: string | IconNode }
  >
>
