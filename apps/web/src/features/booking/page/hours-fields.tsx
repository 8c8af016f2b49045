import type { BookingHours } from '@meridian/contract'
import type { ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { officeWeek } from './page-form.ts'

/** The editor of weekly hours that the availability has, which the screen brings along. */
export type RenderWeek = (week: {
  readonly hours: BookingHours
  readonly onChange: (hours: BookingHours) => void
  /** By `monday.0.end_time`. */
  readonly problemAt: (path: string) => string | undefined
}) => ReactNode

interface HoursFieldsProps {
  /** Null for the working hours of the hosts. */
  readonly hours: BookingHours | null
  readonly onChange: (hours: BookingHours | null) => void
  readonly renderWeek: RenderWeek
  readonly problemAt: (path: string) => string | undefined
}

export function HoursFields({ hours, onChange, renderWeek, problemAt }: HoursFieldsProps) {
  const problem = problemAt('booking_hours')
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t('Hours')}
        segments={[
          { id: 'working', label: t('My working hours') },
          { id: 'own', label: t('Own hours') },
        ]}
        selected={hours ? 'own' : 'working'}
        onSelect={(id) => onChange(id === 'own' ? (hours ?? officeWeek()) : null)}
        className="w-full md:max-w-96"
      />
      {problem && (
        <p role="alert" className="text-xs text-danger-text">
          {problem}
        </p>
      )}
      {hours && renderWeek({ hours, onChange, problemAt: (path) => problemAt(`booking_hours.${path}`) })}
    </div>
  )
}
