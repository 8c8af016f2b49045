import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { first_look_days, longer_look_days, type SlotSearch } from './use-slot-search.ts'

/** Offers the longer window once the first one was looked through. */
export function LookFurther({ search }: { readonly search: SlotSearch }) {
  if (search.days > first_look_days) return null
  return (
    <AriaButton
      onPress={() => search.begin(longer_look_days)}
      className="touch ms-auto whitespace-nowrap rounded-sm text-xs font-medium text-accent-text data-hovered:underline"
    >
      {t('Look {days} days ahead', { days: longer_look_days })}
    </AriaButton>
  )
}
