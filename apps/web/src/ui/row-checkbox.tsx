import { Check, Minus } from 'lucide'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface RowCheckboxProps {
  readonly label: string
  readonly state: boolean | 'mixed'
  /** With whether Shift was held, which chooses all that lie between. */
  readonly onToggle: (isRange: boolean) => void
  readonly isDisabled?: boolean
}

/** A box that a list can have thousands of. It is no input: the keys of the list hold while it has the focus. */
export function RowCheckbox({ label, state, onToggle, isDisabled = false }: RowCheckboxProps) {
  const isOn = state !== false
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- In an input the keys of the list would not hold.
    <button
      type="button"
      role="checkbox"
      aria-checked={state}
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => onToggle(event.shiftKey)}
      className={cx(
        'touch relative z-1 print:hidden grid size-4.5 shrink-0 place-items-center rounded-[5px] border-[1.5px] transition-colors duration-(--dur-instant) lg:size-4',
        isOn
          ? 'border-accent bg-accent text-on-accent'
          : 'border-border-control bg-raised hover:border-text-2 disabled:border-border',
      )}
    >
      {isOn && <Icon of={state === 'mixed' ? Minus : Check} size={11} strokeWidth={3} />}
    </button>
  )
}
