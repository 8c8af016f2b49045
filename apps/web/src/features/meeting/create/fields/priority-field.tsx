import { t } from '../../../../platform/text/text.ts'
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx'
import { FieldSlot } from './field-slot.tsx'
import type { FieldsProps } from './when-fields.tsx'

export function PriorityField({ form, update }: Pick<FieldsProps, 'form' | 'update'>) {
  return (
    <FieldSlot name="meeting_priority">
      <SegmentedControl
        label={t('Priority')}
        segments={[
          { id: 'low', label: t('Low') },
          { id: 'medium', label: t('Medium') },
          { id: 'high', label: t('High') },
        ]}
        selected={form.meeting_priority}
        onSelect={(meeting_priority) => update((now) => ({ ...now, meeting_priority }))}
      />
    </FieldSlot>
  )
}
