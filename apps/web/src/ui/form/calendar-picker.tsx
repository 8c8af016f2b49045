import { type CalendarDate, parseDate } from '@internationalized/date'
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { ChevronLeft, ChevronRight } from '../sided-icons.ts'

/** Calendar dates as yyyy-MM-dd, both ends included. */
export interface DateRange {
  readonly start_date: string
  readonly end_date: string
}

interface SharedProps {
  readonly label: string
  /** Today where the reader is, yyyy-MM-dd. */
  readonly today: string
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekStart: number
  readonly min?: string
  readonly max?: string
  readonly autoFocus?: boolean
}

interface SingleProps extends SharedProps {
  readonly value: string | null
  readonly onChange: (date: string) => void
}

/** A month to pick a day from. */
export function CalendarPicker({ value, onChange, ...shared }: SingleProps) {
  return (
    <Calendar
      {...calendarProps(shared)}
      value={value ? parseDate(value) : null}
      defaultFocusedValue={parseDate(value ?? shared.today)}
      onChange={(date) => onChange(date.toString())}
    >
      <MonthBar />
      <Grid today={shared.today} cell={single_cell} />
    </Calendar>
  )
}

interface DaysProps extends SharedProps {
  readonly value: readonly string[]
  /** All chosen dates, in no order. */
  readonly onChange: (dates: readonly string[]) => void
}

/** A month to choose several days from: each click adds a day or takes it away. */
export function CalendarDaysPicker({ value, onChange, ...shared }: DaysProps) {
  return (
    <Calendar
      {...calendarProps(shared)}
      selectionMode="multiple"
      value={value.map((date) => parseDate(date))}
      defaultFocusedValue={parseDate(value[0] ?? shared.today)}
      onChange={(dates) => onChange(dates.map((date) => date.toString()))}
    >
      <MonthBar />
      <Grid today={shared.today} cell={single_cell} />
    </Calendar>
  )
}

interface RangeProps extends SharedProps {
  readonly value: DateRange | null
  readonly onChange: (range: DateRange) => void
}

/** A month to pick a range from: the first click starts it, the second ends it, whichever comes first; the third starts anew. */
export function CalendarRangePicker({ value, onChange, ...shared }: RangeProps) {
  return (
    <RangeCalendar
      {...calendarProps(shared)}
      value={value ? { start: parseDate(value.start_date), end: parseDate(value.end_date) } : null}
      defaultFocusedValue={parseDate(value?.start_date ?? shared.today)}
      onChange={({ start, end }) => onChange({ start_date: start.toString(), end_date: end.toString() })}
    >
      <MonthBar />
      <Grid today={shared.today} cell={range_cell} />
    </RangeCalendar>
  )
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

function calendarProps({ label, weekStart, min, max, autoFocus }: SharedProps) {
  return {
    'aria-label': label,
    firstDayOfWeek: weekdays[weekStart],
    minValue: min ? parseDate(min) : undefined,
    maxValue: max ? parseDate(max) : undefined,
    autoFocus,
    className: 'w-fit',
  }
}

function MonthBar() {
  return (
    <div className="mb-1 flex items-center gap-1">
      <CalendarHeading className="me-auto ps-2 font-semibold" />
      <AriaButton slot="previous" aria-label={t('Prev month')} className={arrow_class}>
        <Icon of={ChevronLeft} />
      </AriaButton>
      <AriaButton slot="next" aria-label={t('Next month')} className={arrow_class}>
        <Icon of={ChevronRight} />
      </AriaButton>
    </div>
  )
}

const arrow_class =
  'grid size-11 place-items-center rounded-md text-muted data-disabled:text-disabled data-hovered:bg-hover data-hovered:text-text data-pressed:bg-pressed md:size-7'

function Grid({ today, cell }: { readonly today: string; readonly cell: string }) {
  const isToday = (date: CalendarDate) => date.toString() === today
  return (
    <CalendarGrid weekdayStyle="narrow" className="border-separate border-spacing-y-px">
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="h-7 text-2xs font-normal text-muted">{day}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={cx(day_class, cell, isToday(date) && 'font-semibold text-accent-text')}
          >
            {({ formattedDate }) => (
              <>
                {formattedDate}
                {isToday(date) && (
                  <span className="absolute bottom-1 left-1/2 size-1 -translate-x-1/2 rounded-full bg-current" />
                )}
              </>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

const day_class =
  'num relative grid h-10 w-11 cursor-pointer place-items-center text-base outline-none data-disabled:cursor-default data-disabled:text-disabled data-focus-visible:z-1 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-outside-month:text-muted md:size-8.5 md:text-xs'

const single_cell =
  'rounded-md data-hovered:bg-hover data-selected:bg-accent data-selected:font-semibold data-selected:text-on-accent'

const range_cell =
  'data-hovered:rounded-md data-hovered:bg-hover data-selected:rounded-none data-selected:bg-selected data-selection-end:rounded-e-md data-selection-end:bg-accent data-selection-end:font-semibold data-selection-end:text-on-accent data-selection-start:rounded-s-md data-selection-start:bg-accent data-selection-start:font-semibold data-selection-start:text-on-accent'
