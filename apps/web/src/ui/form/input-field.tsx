import { type ReactNode, useId, useRef } from 'react'
import { useFocusable } from 'react-aria/useFocusable'
import { GroupContext } from 'react-aria-components/Group'
import { InputContext } from 'react-aria-components/Input'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { TextAreaContext } from 'react-aria-components/TextArea'
import type { TextFieldProps } from 'react-aria-components/TextField'
import { FieldNote, type FieldProps } from './field.tsx'

type PassedOn =
  | 'aria-label'
  | 'name'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'onFocusChange'
  | 'onKeyDown'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'isReadOnly'

export interface InputFieldProps
  extends Omit<FieldProps, 'label' | 'isLabelHidden'>,
    Pick<TextFieldProps, PassedOn> {
  readonly spellCheck?: 'false'
  /** Describes the input in place of the hint: a text with the slot `description`. */
  readonly note?: ReactNode
  /** A label, unless there is an aria-label, and an Input or a TextArea. */
  readonly children: ReactNode
}

/**
 * Ties the label, the frame and the input in it to each other, and to the note that it adds below. That of React Aria
 * brings the browser's validation of forms, which our forms do without, 2 KB compressed.
 */
export function InputField({
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  onChange,
  onBlur,
  onFocusChange,
  onKeyDown,
  note,
  className,
  children,
  ...rest
}: InputFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isInvalid = Boolean(error)
  const { focusableProps } = useFocusable({ autoFocus, isDisabled, onBlur, onFocusChange, onKeyDown }, ref)
  const inputProps = {
    ...rest,
    ...focusableProps,
    ref,
    id,
    disabled: isDisabled,
    readOnly: isReadOnly,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange?.(event.target.value),
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid || hint || note ? noteId : undefined,
  }
  const described = { id: noteId }
  return (
    <div className={className}>
      <LabelContext value={{ htmlFor: id }}>
        <GroupContext value={{ role: 'presentation', isInvalid, isDisabled }}>
          <InputContext value={inputProps}>
            <TextAreaContext value={inputProps}>{children}</TextAreaContext>
          </InputContext>
        </GroupContext>
      </LabelContext>
      <TextContext value={{ slots: { description: described, errorMessage: described } }}>
        {note ?? <FieldNote hint={hint} error={error} />}
      </TextContext>
    </div>
  )
}
