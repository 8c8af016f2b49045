import { outcome_description_characters_max } from '@meridian/contract'
import type { Ref } from 'react'
import { mark, t } from '../../platform/text/text.ts'
import { AddRow } from '../../ui/form/add-row.tsx'
import type { OutcomeKind } from './outcome.ts'
import { useCreateOutcome } from './use-save-outcome.ts'

interface AddOutcomeRowProps {
  readonly kind: OutcomeKind
  readonly meeting_id: string
  readonly inputRef: Ref<HTMLInputElement>
  readonly isFirst: boolean
}

const words = {
  action_item: {
    label: mark('Add an action item'),
    placeholder: mark('Add an item, press Enter to keep going'),
  },
  key_takeaway: {
    label: mark('Add a key takeaway'),
    placeholder: mark('Add a takeaway, press Enter to keep going'),
  },
} as const

/** Adds takeaways or action items to a meeting. */
export function AddOutcomeRow({ kind, meeting_id, ...row }: AddOutcomeRowProps) {
  const creating = useCreateOutcome(kind, meeting_id)
  return (
    <AddRow
      {...row}
      label={t(words[kind].label)}
      placeholder={t(words[kind].placeholder)}
      isPending={creating.isPending}
      maxLength={outcome_description_characters_max}
      // The mutation itself shows what failed.
      onAdd={(text) => creating.mutateAsync(text.trim())}
    />
  )
}
