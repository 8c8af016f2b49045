import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

interface NumberFieldProps {
  readonly label: string
  /** Null where no number is set, NaN where the text is none. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly min: number
  readonly max: number
  /** What an empty field means; without it a number is needed. */
  readonly emptyText?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A whole number, typed; what is no such number stays in the field with a sentence below it. */
export function NumberField({ label, value, onChange, min, max, emptyText, hint, error }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOwn = typed !== null && Object.is(numberOf(typed), value)
  const text = isOwn ? typed : value === null || Number.isNaN(value) ? '' : String(value)
  const isWrong = value === null ? emptyText === undefined : !(value >= min && value <= max)
  return (
    <TextField
      label={label}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      placeholder={emptyText ?? ''}
      hint={hint}
      error={isWrong ? t('Enter a whole number from {min} to {max}.', { min, max }) : error}
      onChange={(now) => {
        setTyped(now)
        onChange(numberOf(now))
      }}
    />
  )
}

function numberOf(text: string): number | null {
  const digits = text.trim()
  if (digits === '') return null
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
}
