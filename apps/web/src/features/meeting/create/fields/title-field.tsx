import { Input } from 'react-aria-components/Input'
import { t } from '../../../../platform/text/text.ts'
import { FieldLabel } from '../../../../ui/form/field.tsx'
import { InputField } from '../../../../ui/form/input-field.tsx'

interface TitleFieldProps {
  readonly value: string
  readonly onChange: (title: string) => void
  readonly error: string | undefined
  /** Whether an empty title is explained. */
  readonly hasHint?: boolean
}

/** The title, written as it will be read. It may stay empty. */
export function TitleField({ value, onChange, error, hasHint = true }: TitleFieldProps) {
  const isExplained = hasHint && value.trim() === ''
  return (
    <InputField
      value={value}
      onChange={onChange}
      hint={isExplained ? t('Shown as ‘No title provided’ if empty.') : undefined}
      error={error}
      autoFocus
      className="flex flex-col gap-0.5"
    >
      <FieldLabel isHidden>{t('Title')}</FieldLabel>
      <Input
        autoComplete="off"
        placeholder={t('Add a title')}
        className="w-full rounded-xs bg-transparent text-[1.3125rem] leading-7.5 font-semibold tracking-tight outline-offset-4 placeholder:text-muted data-focused:outline-none"
      />
    </InputField>
  )
}
