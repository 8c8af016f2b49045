import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      end={
        // A plain button: React Aria's toggle brings groups and toolbars along, which sign-in would have to fetch.
        <AriaButton
          aria-label={t('Show password')}
          aria-pressed={isShown}
          onPress={() => setShown(!isShown)}
          className="touch -me-1 inline-grid size-7 shrink-0 place-items-center rounded-sm text-muted data-hovered:text-text"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </AriaButton>
      }
    />
  )
}
