import type { IconNode } from 'lucide'
import { buttonLook, selected_look } from './button-look.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { ToggleButton } from './toggle-button.tsx'

export interface Choice<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon: IconNode
}

interface ChoiceButtonsProps<Id extends string> {
  readonly choices: readonly Choice<Id>[]
  /** None of the choices for any other text. */
  readonly chosen: string
  readonly isDisabled: boolean
  readonly onChoose: (id: Id) => void
  readonly className?: string
}

/** A button for each choice, the chosen one pressed; for a group with a name around them. */
export function ChoiceButtons<Id extends string>(props: ChoiceButtonsProps<Id>) {
  const { choices, chosen, isDisabled, onChoose, className } = props
  return choices.map(({ id, label, icon }) => (
    <ToggleButton
      key={id}
      isSelected={chosen === id}
      isDisabled={isDisabled}
      onChange={() => onChoose(id)}
      className={cx(
        buttonLook('secondary', 'sm'),
        selected_look,
        'gap-1.5 data-selected:[&_svg]:text-inherit!',
        className,
      )}
    >
      <Icon of={icon} size={14} />
      {label}
    </ToggleButton>
  ))
}
