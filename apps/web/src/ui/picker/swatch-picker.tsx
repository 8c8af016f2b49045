import { Check } from 'lucide'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from '../cx.ts'
import { FieldLabel, field_class } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { tintOfColor } from '../tint.ts'

interface SwatchPickerProps<Color extends string> {
  readonly label: string
  readonly colors: readonly { readonly name: string; readonly value: Color }[]
  readonly value: Color
  readonly onChange: (color: Color) => void
}

/** One of a few colours; the name of the chosen one stands below. */
export function SwatchPicker<Color extends string>({
  label,
  colors,
  value,
  onChange,
}: SwatchPickerProps<Color>) {
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const color = colors.find((one) => one.value === chosen)
        if (color) onChange(color.value)
      }}
      orientation="horizontal"
      className={field_class}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="grid grid-cols-5 gap-1.5">
        {colors.map((color) => (
          <Radio
            key={color.value}
            value={color.value}
            aria-label={color.name}
            className={cx(
              'group grid h-11 cursor-pointer place-items-center rounded-[9px] bg-tint-dot text-tint-on shadow-[inset_0_0_0_1px_rgb(0_0_0/0.14)] outline-offset-2 transition-[outline-offset] duration-(--dur-fast) data-focus-visible:outline-3 data-focus-visible:outline-focus data-selected:outline-2 data-selected:outline-focus md:h-8.5',
              tintOfColor(color.value),
            )}
          >
            <span title={color.name} className="grid size-full place-items-center">
              <Icon of={Check} className="invisible group-data-selected:visible" />
            </span>
          </Radio>
        ))}
      </div>
      <p aria-hidden className="text-xs text-muted">
        {colors.find((color) => color.value === value)?.name}
      </p>
    </RadioGroup>
  )
}
