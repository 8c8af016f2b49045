import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'

interface ToggleButtonProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  /** Where the text alone does not name it. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A button that stays pressed in. That of React Aria brings its toolbar and the scopes of focus, 5 KB compressed. */
export function ToggleButton({ isSelected, onChange, label, ...rest }: ToggleButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={label}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onPress={() => onChange(!isSelected)}
    />
  )
}
