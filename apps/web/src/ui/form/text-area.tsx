import type { Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { cx } from '../cx.ts'
import { FieldLabel, type FieldProps, field_class } from './field.tsx'
import { InputField } from './input-field.tsx'

export interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly name?: string
  readonly placeholder?: string
  /** Lines shown at first; the field grows with its text. */
  readonly rows?: number
  readonly maxLength?: number
  readonly isReadOnly?: boolean
  readonly inputRef?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  isLabelHidden,
  placeholder,
  rows = 2,
  inputRef,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <InputField {...rest} className={cx(field_class, className)}>
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Group className="control">
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          // A field that takes the size of its content ignores its rows.
          style={{ minHeight: `calc(${rows}lh + 0.75rem)` }}
          className="field-sizing-content max-h-80 min-w-0 flex-1 resize-none bg-transparent py-1.5 outline-none"
        />
      </Group>
    </InputField>
  )
}
