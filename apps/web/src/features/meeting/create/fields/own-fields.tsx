import { t } from '../../../../platform/text/text.ts'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import type { RenderLabels } from '../label-slot.ts'
import { FieldSlot } from './field-slot.tsx'
import { PriorityField } from './priority-field.tsx'
import type { FieldsProps } from './when-fields.tsx'

interface OwnFieldsProps extends FieldsProps {
  readonly renderLabels: RenderLabels
}

/** What is the person's own of a meeting that is decided elsewhere. */
export function OwnFields({ renderLabels, ...props }: OwnFieldsProps) {
  const { form, update, problems } = props
  return (
    <div className="flex flex-col gap-3.5">
      <FieldSlot name="agenda">
        <TextArea
          label={t('Agenda')}
          value={form.agenda}
          onChange={(agenda) => update((now) => ({ ...now, agenda }))}
          error={problems.agenda}
        />
      </FieldSlot>
      <PriorityField {...props} />
      <FieldSlot name="label_ids">
        {renderLabels({
          value: form.label_ids,
          onChange: (change) => update((now) => ({ ...now, label_ids: change(now.label_ids) })),
          error: problems.label_ids,
        })}
      </FieldSlot>
    </div>
  )
}
