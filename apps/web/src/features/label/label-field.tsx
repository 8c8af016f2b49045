import { Plus } from 'lucide'
import { useEffect, useEffectEvent, useId } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { label_class } from '../../ui/form/field.tsx'
import { LabelChip } from '../../ui/label-chip.tsx'
import { LabelPicker } from './label-picker.tsx'
import { useCreateByTitle } from './use-create-by-title.ts'
import { useLabels } from './use-labels.ts'

interface LabelFieldProps {
  /** Ids of the chosen labels. */
  readonly value: readonly string[]
  /** Takes the ids as they are then, so that two changes at once both count. */
  readonly onChange: (change: (label_ids: readonly string[]) => readonly string[]) => void
  readonly error?: string | undefined
}

/** The labels of a meeting that is being filled in. */
export function LabelField({ value, onChange, error }: LabelFieldProps) {
  const labelId = useId()
  const { data: labels } = useLabels()
  const add = (label_id: string) => onChange((ids) => [...ids, label_id])
  const remove = (label_id: string) => onChange((ids) => ids.filter((id) => id !== label_id))
  const create = useCreateByTitle(({ label_id }) => add(label_id))
  const chosen = labels?.filter(({ label_id }) => value.includes(label_id)) ?? []

  // A kept draft may name a label that was deleted since.
  const unknown = labels && value.find((id) => !labels.some(({ label_id }) => label_id === id))
  const forget = useEffectEvent(remove)
  useEffect(() => {
    if (unknown !== undefined) forget(unknown)
  }, [unknown])

  return (
    <div role="group" aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.25">
      <span id={labelId} className={label_class}>
        {t('Labels')}
      </span>
      <ul className="flex min-h-11 flex-wrap items-center gap-1.25 md:min-h-8">
        {chosen.map(({ label_id, label_title, label_color }) => (
          <li key={label_id} className="max-w-full leading-none">
            <LabelChip title={label_title} color={label_color} onRemove={() => remove(label_id)} />
          </li>
        ))}
        <li>
          <LabelPicker
            label={t('Add label')}
            trigger={
              <Button icon={Plus} size="sm">
                {t('Add label')}
              </Button>
            }
            chosen={new Set(value)}
            onToggle={({ label_id }, isChosen) => (isChosen ? add : remove)(label_id)}
            onCreate={create}
          />
        </li>
      </ul>
      {error && <p className="text-xs text-danger-text">{error}</p>}
    </div>
  )
}
