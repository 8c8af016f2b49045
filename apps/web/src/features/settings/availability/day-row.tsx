import { type DayHours, type Weekday, weekdays } from '@meridian/contract'
import { Copy } from 'lucide-react'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { DayBar } from './day-bar.tsx'
import { copied, type HoursDraft, type HoursProblem, switched, weekdayLabel, working_days } from './hours.ts'

interface DayRowProps {
  readonly weekday: Weekday
  readonly hours: DayHours
  readonly saved: DayHours
  readonly isChanged: boolean
  readonly problem: HoursProblem | undefined
  readonly isTwelveHour: boolean
  readonly onChange: (hours: DayHours) => void
  readonly onCopy: (draft: HoursDraft) => void
}

/** The columns of a row and of the axis above: switch, day, times, bar, actions. */
export const row_columns =
  'grid gap-x-3.5 px-4 @min-[38rem]:grid-cols-[30px_92px_268px_minmax(0,1fr)_28px] @min-[38rem]:pe-3.5'

export function DayRow({ weekday, hours, saved, isChanged, problem, isTwelveHour, ...act }: DayRowProps) {
  const day = weekdayLabel(weekday)
  return (
    <li
      className={cx(
        row_columns,
        'min-h-13.5 grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-y-2.5 border-border py-3 not-first:border-t first:rounded-t-[11px] @min-[38rem]:py-2.5',
        isChanged && 'bg-selected',
      )}
    >
      <Switch
        label={t('{day} available', { day })}
        isSelected={hours.is_available}
        onChange={(is_available) => act.onChange(switched(hours, saved, is_available))}
      />
      <b className={cx('text-base font-medium', !hours.is_available && 'text-muted')}>{day}</b>
      {hours.is_available ? (
        <>
          <Times
            weekday={weekday}
            hours={hours}
            problem={problem}
            isTwelveHour={isTwelveHour}
            onChange={act.onChange}
          />
          <DayBar
            hours={hours}
            className="col-span-3 row-start-3 @min-[38rem]:col-span-1 @min-[38rem]:row-auto"
          />
          <CopyMenu day={day} hours={hours} onCopy={act.onCopy} />
        </>
      ) : (
        <>
          <span className={isChanged ? 'text-text-2' : 'text-muted'}>{t('Not available')}</span>
          <DayBar hours={hours} className="hidden @min-[38rem]:block" />
        </>
      )}
    </li>
  )
}

type TimesProps = Pick<DayRowProps, 'weekday' | 'hours' | 'problem' | 'isTwelveHour' | 'onChange'>

/** Start and end in one line; what is wrong stands below, as wide as both. */
function Times({ weekday, hours, problem, isTwelveHour, onChange }: TimesProps) {
  const day = weekdayLabel(weekday)
  const field = (name: 'start_time' | 'end_time') => ({
    isLabelHidden: true,
    isTwelveHour,
    value: hours[name] === '' ? null : hours[name],
    onChange: (time: string | null) => onChange({ ...hours, [name]: time ?? '' }),
    error: problem?.field === name ? problem.message : null,
  })
  return (
    <div className="col-span-3 row-start-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 @min-[38rem]:col-span-1 @min-[38rem]:row-auto">
      <div data-field={`${weekday}.start_time`} className="contents">
        <TimeField
          label={t('{day} start', { day })}
          {...field('start_time')}
          className={cx(spread, start_place)}
        />
      </div>
      <span className="col-start-2 row-start-1 text-muted">{t('to')}</span>
      <div data-field={`${weekday}.end_time`} className="contents">
        <TimeField
          label={t('{day} end', { day })}
          isEndOfSpan
          {...field('end_time')}
          className={cx(spread, end_place)}
        />
      </div>
    </div>
  )
}

// The parts of a field become parts of the grid, so that its error can be wider than its frame.
const spread =
  'contents! [&>.control]:row-start-1 [&>[slot=errorMessage]]:col-span-3 [&>[slot=errorMessage]]:mt-1.25'
const start_place = '[&>.control]:col-start-1 [&>[slot=errorMessage]]:row-start-2'
const end_place = '[&>.control]:col-start-3 [&>[slot=errorMessage]]:row-start-3'

interface CopyMenuProps {
  readonly day: string
  readonly hours: DayHours
  readonly onCopy: (draft: HoursDraft) => void
}

function CopyMenu({ day, hours, onCopy }: CopyMenuProps) {
  return (
    <div className="col-start-3 row-start-1 -my-2.5 -me-3 flex md:-me-1.5 justify-end @min-[38rem]:col-start-5 @min-[38rem]:my-0 @min-[38rem]:me-0">
      <Menu
        label={t('Copy the hours of {day}', { day })}
        trigger={<IconButton icon={Copy} size="sm" label={t('Copy the hours of {day}', { day })} />}
        groups={[
          [
            {
              id: 'working',
              label: t('To Monday – Friday'),
              onAction: () => onCopy(copied(hours, working_days)),
            },
            { id: 'all', label: t('To every day'), onAction: () => onCopy(copied(hours, weekdays)) },
          ],
        ]}
      />
    </div>
  )
}
