import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

export interface FieldProps {
  readonly label: string
  /** The label is read out but not seen, where the place makes it plain. */
  readonly isLabelHidden?: boolean
  readonly hint?: ReactNode
  /** A sentence that says what is wrong; the field is then marked and tied to it. */
  readonly error?: string | null
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly className?: string
}

export const field_class = 'flex min-w-0 flex-col gap-1.25'
export const label_class = 'text-xs font-medium text-text-2'

export function FieldLabel({
  children,
  isHidden,
  end,
}: {
  children: string
  isHidden?: boolean
  end?: ReactNode
}) {
  const label = <Label className={cx(label_class, isHidden && 'sr-only')}>{children}</Label>
  if (!end) return label
  return (
    <span className="flex items-baseline justify-between gap-3 text-xs">
      {label}
      {end}
    </span>
  )
}

/** The error if there is one, else the hint. Both are read out after the label. */
export function FieldNote({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  if (error) {
    return (
      <Text slot="errorMessage" className="flex gap-1.25 text-xs text-danger-text">
        <Icon of={CircleAlert} size={14} className="mt-px" />
        {error}
      </Text>
    )
  }
  if (!hint) return null
  return (
    <Text slot="description" className="text-xs text-muted">
      {hint}
    </Text>
  )
}
