import { listIntegrations } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide'
import { queryFor } from '../../../../platform/api/queries.ts'
import { t } from '../../../../platform/text/text.ts'
import { Select } from '../../../../ui/form/select.tsx'
import { type ConferenceChoice, type ConferenceOption, conferenceOptions } from '../../conference.ts'
import { FieldSlot } from './field-slot.tsx'
import type { FieldsProps } from './when-fields.tsx'

/** What can be chosen as the meeting's video call; null where there is nothing to choose. */
export function useConferenceOptions(chosen: ConferenceChoice): readonly ConferenceOption[] | null {
  const integrations = useQuery(queryFor(listIntegrations, {})).data ?? []
  return conferenceOptions(integrations, chosen)
}

interface ConferenceFieldProps extends FieldsProps {
  readonly options: readonly ConferenceOption[]
}

/** A call on one's own account, whose link comes with the meeting. */
export function ConferenceField({ form, update, problems, options }: ConferenceFieldProps) {
  return (
    <FieldSlot name="meeting_conference">
      <Select
        label={t('Video call')}
        icon={Video}
        options={options}
        value={form.meeting_conference}
        onChange={(meeting_conference) => update((now) => ({ ...now, meeting_conference }))}
        error={problems.meeting_conference}
      />
    </FieldSlot>
  )
}
