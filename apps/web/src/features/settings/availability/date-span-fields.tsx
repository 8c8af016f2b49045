import { t } from '../../../platform/text/text.ts'
import { DatePicker } from '../../../ui/form/date-picker.tsx'

interface Dates {
  readonly first_date: string
  readonly last_date: string
}

interface DateSpanFieldsProps {
  readonly dates: Dates
  /** Of the item, as the API names it. */
  readonly path: string
  readonly today: string
  readonly weekStart: number
  readonly problemAt: (path: string) => string | null
  readonly onChange: (dates: Dates) => void
}

/** The first and the last of dates in a row. A first date after the last takes the last with it. */
export function DateSpanFields({ dates, path, problemAt, onChange, ...rest }: DateSpanFieldsProps) {
  const { first_date, last_date } = dates
  return (
    <div className="grid w-full min-w-0 grid-cols-1 items-start gap-2 @max-[38rem]:pe-11 @min-[30rem]:grid-cols-2 @min-[38rem]:w-80">
      <div data-field={`${path}.first_date`}>
        <DatePicker
          {...rest}
          label={t('First day')}
          value={first_date === '' ? null : first_date}
          onChange={(date) => {
            const first = date ?? ''
            onChange({ first_date: first, last_date: last_date < first ? first : last_date })
          }}
          error={problemAt(`${path}.first_date`)}
        />
      </div>
      <div data-field={`${path}.last_date`}>
        <DatePicker
          {...rest}
          label={t('Last day')}
          value={last_date === '' ? null : last_date}
          onChange={(date) => onChange({ first_date, last_date: date ?? '' })}
          error={problemAt(`${path}.last_date`)}
        />
      </div>
    </div>
  )
}
