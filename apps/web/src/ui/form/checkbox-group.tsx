import { type ReactNode, useId } from 'react'
import { label_class } from './field.tsx'

interface CheckboxGroupProps {
  readonly label: string
  /** A sentence that says what is wrong with the choice. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Checkboxes that answer one question together. */
export function CheckboxGroup({ label, error, children }: CheckboxGroupProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="flex flex-col gap-1.25"
    >
      <span id={id} className={label_class}>
        {label}
      </span>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger-text">
          {error}
        </p>
      )}
    </div>
  )
}
