import { X } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../platform/text/text.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { tintOfColor } from './tint.ts'
import { ToggleButton } from './toggle-button.tsx'

interface LabelChipProps {
  readonly title: string
  /** The stored colour, such as #6EC1E4. */
  readonly color: string
  /** soft in lists, solid in pickers and print. */
  readonly look?: 'soft' | 'solid'
  /** md where the chip stands as the name of a line. */
  readonly size?: 'sm' | 'md'
  readonly onRemove?: () => void
}

export function LabelChip({ title, color, look = 'soft', size = 'sm', onRemove }: LabelChipProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.25 rounded-sm',
        size === 'sm' ? 'min-h-5 text-2xs' : 'min-h-5.5 py-0.75 text-xs',
        tintOfColor(color),
        look === 'soft'
          ? 'bg-tint ps-1.5 pe-1.75 font-medium text-tint-text'
          : 'bg-tint-dot px-2 font-semibold text-tint-on',
      )}
    >
      {look === 'soft' && <Dot />}
      <span title={title} className={size === 'sm' ? 'truncate' : 'min-w-0 wrap-anywhere'}>
        {title}
      </span>
      {onRemove && (
        <AriaButton
          aria-label={t('Remove label {title}', { title })}
          onPress={onRemove}
          className="relative -me-1 inline-grid size-4 place-items-center rounded-xs opacity-75 after:absolute after:-inset-1 data-hovered:opacity-100 max-md:after:-inset-3.5"
        >
          <Icon of={X} size={11} />
        </AriaButton>
      )}
    </span>
  )
}

interface LabelFilterProps {
  readonly title: string
  readonly color: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

/** A label that filters a list while it is pressed in. */
export function LabelFilter({ title, color, ...rest }: LabelFilterProps) {
  return (
    <ToggleButton
      {...rest}
      className="touch inline-flex max-w-56 rounded-[9px] border border-transparent p-0.75 data-hovered:bg-hover data-selected:border-accent-line data-selected:bg-accent-soft"
    >
      <LabelChip title={title} color={color} />
    </ToggleButton>
  )
}

function Dot() {
  return (
    <span className="size-1.75 shrink-0 rounded-[3px] bg-tint-dot shadow-[inset_0_0_0_1px_rgb(0_0_0/0.18)]" />
  )
}
