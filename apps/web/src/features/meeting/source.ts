import {
  type MeetingIntegrationType,
  type MeetingSourceType,
  provider_table,
  providers,
} from '@meridian/contract'
import { Globe, type IconNode } from 'lucide'
import { provider_looks } from '../../platform/provider/provider-look.ts'
import { mark } from '../../platform/text/text.ts'
import { FileInput } from '../../ui/sided-icons.ts'

export interface Source {
  readonly label: string
  /** The class that sets its colours. */
  readonly tint: string
  readonly sign: string | IconNode
}

/** Where a meeting comes from, as people call it. */
export const sources: Readonly<Record<MeetingIntegrationType, Source>> = {
  smart_calendar: { label: 'Meridian', tint: 'source-meridian', sign: Globe },
  custom: { label: mark('Imported'), tint: 'source-custom', sign: FileInput },
  ...providerSources(),
}

function providerSources(): Record<MeetingSourceType, Source> {
  const entries = providers.map((provider) => {
    const { calendar, tint, meeting_sign } = provider_looks[provider]
    return [provider_table[provider].meeting_type, { label: calendar, tint, sign: meeting_sign }] as const
  })
  return Object.fromEntries(entries) as Record<MeetingSourceType, Source>
}
