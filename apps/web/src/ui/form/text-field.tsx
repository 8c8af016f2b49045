import type { IconNode } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { FieldLabel, FieldNote, type FieldProps, field_class } from './field.tsx'

type PassedOn =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'isReadOnly'
  | 'spellCheck'

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, PassedOn> {
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
  hint,
  error,
  placeholder,
  icon,
  size = 'md',
  end,
  inputRef,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx(field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden} end={labelEnd}>
        {label}
      </FieldLabel>
      <Group
        className="control"
        data-size={size}
        isReadOnly={rest.isReadOnly}
        isInvalid={Boolean(error)}
        isDisabled={rest.isDisabled}
      >
        {icon && <Icon of={icon} className="text-muted" />}
        <Input ref={inputRef} placeholder={placeholder} className={input_class} />
        {end}
      </Group>
      <FieldNote hint={hint} error={error} />
    </AriaTextField>
  )
}

export const input_class = 'min-w-0 flex-1 self-stretch bg-transparent py-1 outline-none'
