import { type DateOverride, most_overrides, most_stays, type Stay } from '@meridian/contract'
import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSession } from '../../../platform/session/session.ts'
import { formatDateRange, formatShortDay } from '../../../platform/text/dates.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ExceptionList } from './exception-list.tsx'
import { isPast, newOverride, newTravelPeriod } from './hours-draft.ts'
import { type ExceptionFields, OverrideItem } from './override-item.tsx'
import { TravelPeriodItem } from './travel-period-item.tsx'
import type { HoursFormState } from './use-hours-form.ts'

interface MoreSectionProps extends ExceptionFields {
  readonly form: HoursFormState
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What differs from the week on some dates, behind one line that says how much there is. */
export function MoreSection({ form, isOpen, onOpenChange, ...fields }: MoreSectionProps) {
  const contentId = useId()
  const { date_overrides, stays } = form.form
  const isComing = ({ last_date }: DateOverride | Stay) => last_date >= fields.today
  return (
    <div className="border-t border-border">
      <AriaButton
        aria-expanded={isOpen}
        aria-controls={contentId}
        onPress={() => onOpenChange(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2 px-4 py-2 text-start data-hovered:bg-hover"
      >
        <Icon
          of={ChevronDown}
          size={14}
          className={cx('text-muted transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
        />
        <span className="text-base font-medium">{t('More')}</span>
        <span className="num text-xs text-muted">
          {summary(date_overrides.filter(isComing).length, stays.filter(isComing).length)}
        </span>
      </AriaButton>
      {/* Hidden, not gone: what is typed and not finished stays. */}
      <div id={contentId} hidden={!isOpen} className="flex flex-col gap-6 px-4 pt-1 pb-4">
        <Overrides form={form} {...fields} />
        <Stays form={form} {...fields} />
      </div>
    </div>
  )
}

type ListProps = Omit<MoreSectionProps, 'isOpen' | 'onOpenChange'>

function Overrides({ form, ...fields }: ListProps) {
  return (
    <ExceptionList
      title={t('Date overrides')}
      text={t('Days off, and dates with other hours than their weekday.')}
      path="date_overrides"
      items={form.form.date_overrides}
      most={most_overrides}
      isPast={(item) => isPast(item, form.saved.date_overrides, fields.today)}
      nameOf={datesText}
      addLabel={t('Add an override')}
      makeNew={() => newOverride(form.form.date_overrides, fields.today)}
      onChange={(date_overrides) => form.update({ date_overrides })}
      onFocus={fields.onFocus}
    >
      {(override, place, onChange) => (
        <OverrideItem {...fields} override={override} path={`date_overrides.${place}`} onChange={onChange} />
      )}
    </ExceptionList>
  )
}

function Stays({ form, ...fields }: ListProps) {
  const home = useSession(({ user }) => user?.timezone ?? 'UTC')
  return (
    <ExceptionList
      title={t('Travel to other time zones')}
      text={t('While you travel, your hours apply in the local time there.')}
      path="stays"
      items={form.form.stays}
      most={most_stays}
      isPast={(item) => isPast(item, form.saved.stays, fields.today)}
      nameOf={datesText}
      addLabel={t('Add a trip')}
      makeNew={() => newTravelPeriod(form.form.stays, home, fields.today)}
      onChange={(stays) => form.update({ stays })}
      onFocus={fields.onFocus}
    >
      {(stay, place, onChange) => (
        <TravelPeriodItem {...fields} stay={stay} path={`stays.${place}`} onChange={onChange} />
      )}
    </ExceptionList>
  )
}

/** 'Thu 24 Dec', or '24 – 26 Dec 2026' */
function datesText({ first_date, last_date }: DateOverride | Stay): string {
  if (first_date === '' || last_date === '' || first_date > last_date) return t('these dates')
  return first_date === last_date ? formatShortDay(first_date) : formatDateRange(first_date, last_date)
}

/** '2 date overrides, 1 stay'; what there could be, where there is nothing. */
function summary(overrides: number, stays: number): string {
  const parts = [
    ...(overrides > 0
      ? [plural(overrides, { one: '{count} date override', other: '{count} date overrides' })]
      : []),
    ...(stays > 0 ? [plural(stays, { one: '{count} trip', other: '{count} trips' })] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : t('Days off, other hours on some dates, other time zones')
}
