import type { TimeSpan } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { TimeField } from '../../../ui/form/time-field.tsx'

interface SpanFieldsProps {
  readonly span: TimeSpan
  /** Of the span, as the API names it. */
  readonly path: string
  /** What the two fields are called. */
  readonly labels: { readonly start: string; readonly end: string }
  readonly isTwelveHour: boolean
  readonly problemAt: (path: string) => string | null
  readonly onChange: (span: TimeSpan) => void
  readonly className?: string
}

/** Start and end in one line; what is wrong stands below, as wide as both. */
export function SpanFields({
  span,
  path,
  labels,
  isTwelveHour,
  problemAt,
  onChange,
  className,
}: SpanFieldsProps) {
  const field = (name: 'start_time' | 'end_time') => ({
    isLabelHidden: true,
    isTwelveHour,
    value: span[name] === '' ? null : span[name],
    onChange: (time: string | null) => onChange({ ...span, [name]: time ?? '' }),
    error: problemAt(`${path}.${name}`),
  })
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 @max-[21rem]:[&_.control]:px-2 @max-[21rem]:[&_.control>svg]:hidden',
        className,
      )}
    >
      <div data-field={`${path}.start_time`} className="contents">
        <TimeField label={labels.start} {...field('start_time')} className={cx(spread, start_place)} />
      </div>
      <span className="col-start-2 row-start-1 text-muted">{t('to')}</span>
      <div data-field={`${path}.end_time`} className="contents">
        <TimeField label={labels.end} isEndOfSpan {...field('end_time')} className={cx(spread, end_place)} />
      </div>
    </div>
  )
}

// The parts of a field become parts of the grid, so that its error can be wider than its frame.
const spread =
  'contents! [&>.control]:row-start-1 [&>[slot=errorMessage]]:col-span-3 [&>[slot=errorMessage]]:mt-1.25'
const start_place = '[&>.control]:col-start-1 [&>[slot=errorMessage]]:row-start-2'
const end_place = '[&>.control]:col-start-3 [&>[slot=errorMessage]]:row-start-3'
