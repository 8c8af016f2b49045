import { durations_max } from '@meridian/contract'
import { Plus } from 'lucide'
import { useId, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonLook, selected_look } from '../../../ui/button-look.ts'
import { cx } from '../../../ui/cx.ts'
import { label_class } from '../../../ui/form/field.tsx'
import { ToggleButton } from '../../../ui/toggle-button.tsx'
import { NumberField } from './number-field.tsx'

interface LengthFieldProps {
  /** Minutes. */
  readonly value: readonly number[]
  readonly onChange: (value: number[]) => void
  readonly error: string | undefined
}

/** The lengths that a guest can choose, as chips; further ones are typed. */
export function LengthField({ value, onChange, error }: LengthFieldProps) {
  const labelId = useId()
  const [own, setOwn] = useState<number | null>(null)
  const [isLastKept, setLastKept] = useState(false)
  const isOnly = value.length === 1
  const shown = [...new Set([...usual_lengths, ...value])].toSorted((one, other) => one - other)
  const isFull = value.length >= durations_max
  const canAdd = own !== null && own >= 5 && own <= 720 && !value.includes(own) && !isFull

  function toggle(minutes: number) {
    setLastKept(isOnly && value.includes(minutes))
    if (isOnly && value.includes(minutes)) return
    const next = value.includes(minutes) ? value.filter((each) => each !== minutes) : [...value, minutes]
    onChange(next.toSorted((one, other) => one - other))
  }

  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-1.25">
      <span id={labelId} className={label_class}>
        {t('Lengths')}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((minutes) => (
          <ToggleButton
            key={minutes}
            isSelected={value.includes(minutes)}
            isDisabled={!value.includes(minutes) && isFull}
            onChange={() => toggle(minutes)}
            className={cx(buttonLook('secondary', 'sm'), selected_look, 'touch')}
          >
            {formatDuration(minutes)}
          </ToggleButton>
        ))}
      </div>
      {isLastKept && (
        <p role="status" className="text-xs text-muted">
          {t('Guests need one length. Choose another before you remove this one.')}
        </p>
      )}
      <div className="mt-1 flex items-end gap-2">
        <NumberField
          label={t('Another length, in minutes')}
          value={own}
          onChange={setOwn}
          min={5}
          max={720}
          emptyText=""
        />
        <Button
          icon={Plus}
          isDisabled={!canAdd}
          onPress={() => {
            if (!canAdd) return
            toggle(own)
            setOwn(null)
          }}
        >
          {t('Add')}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-xs text-danger-text">
          {error}
        </p>
      )}
    </div>
  )
}

const usual_lengths = [15, 30, 45, 60, 90]
