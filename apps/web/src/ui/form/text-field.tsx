import type { IconNode } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { FieldLabel, type FieldProps, field_class } from './field.tsx'
import { InputField, type InputFieldProps } from './input-field.tsx'

export interface TextFieldProps extends FieldProps, Omit<InputFieldProps, 'aria-label' | 'children'> {
  readonly placeholder?: string
  readonly icon?: IconNode
  readonly size?: 'md' | 'lg'
  /** Beside the label, at its end. */
  readonly labelEnd?: ReactNode
  /** Inside the frame, at its end. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  isLabelHidden,
  labelEnd,
  placeholder,
  icon,
  size = 'md',
  end,
  inputRef,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <InputField {...rest} className={cx(field_class, className)}>
      <FieldLabel isHidden={isLabelHidden} end={labelEnd}>
        {label}
      </FieldLabel>
      <Group className="control" data-size={size} isReadOnly={rest.isReadOnly}>
        {icon && <Icon of={icon} className="text-muted" />}
        <Input ref={inputRef} placeholder={placeholder} className={input_class} />
        {end}
      </Group>
    </InputField>
  )
}

export const input_class = 'min-w-0 flex-1 self-stretch bg-transparent py-1 outline-none'
