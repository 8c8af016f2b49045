import { token_days } from '@meridian/contract'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { plural, t } from '../text/text.ts'

export type TokenDays = (typeof token_days)[number]

interface TokenDaysControlProps {
  readonly label: string
  readonly value: TokenDays
  readonly onChange: (days: TokenDays) => void
}

/** How long a program may act for the person. */
export function TokenDaysControl({ label, value, onChange }: TokenDaysControlProps) {
  return (
    <SegmentedControl
      label={label}
      selected={String(value)}
      onSelect={(id) => onChange(token_days.find((days) => String(days) === id) ?? value)}
      segments={token_days.map((days) => ({ id: String(days), label: wordsOfDays(days) }))}
    />
  )
}

function wordsOfDays(days: TokenDays): string {
  return days === 365 ? t('1 year') : plural(days, { one: '{count} day', other: '{count} days' })
}
