import { most_spans_a_day, type TimeSpan, type Weekday, weekdays } from '@meridian/contract'
import { Copy, Ellipsis, Plus, X } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { weekdayLabel } from '../../../platform/time/weekday-label.ts'
import { cx } from '../../../ui/cx.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import { DayBar } from './day-bar.tsx'
import { copied, type Day, furtherSpan, type HoursDraft, switched, working_days } from './hours-draft.ts'
import { SpanFields } from './span-fields.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface DayRowProps {
  readonly weekday: Weekday
  readonly day: Day
  readonly saved: Day
  readonly isChanged: boolean
  readonly problemAt: (path: string) => string | null
  readonly isTwelveHour: boolean
  readonly onChange: (day: Day) => void
  readonly onCopy: (draft: HoursDraft) => void
  /** Moves the focus to a field, by its path, once it is there. */
  readonly onFocus: (path: string) => void
}

/** The columns of a row and of the axis above: switch, day, times, bar, actions. */
export const row_columns =
  'grid gap-x-3.5 px-4 @min-[38rem]:grid-cols-[1.875rem_5.75rem_16.75rem_minmax(0,1fr)_1.75rem] @min-[38rem]:pe-3.5'

export function DayRow({ day, saved, isChanged, ...rest }: DayRowProps) {
  const name = weekdayLabel(rest.weekday)
  const { is_available } = day.row
  return (
    <li
      className={cx(
        row_columns,
        'min-h-13.5 grid-cols-[1.875rem_minmax(0,1fr)_auto] items-center gap-y-2.5 border-border py-3 not-first:border-t first:rounded-t-[11px] @min-[38rem]:py-2.5',
        isChanged && 'bg-selected',
      )}
    >
      <Switch
        label={t('{day} available', { day: name })}
        isSelected={is_available}
        onChange={(isOn) => rest.onChange(switched(day, saved, isOn))}
      />
      <b className={cx('text-base font-medium', !is_available && 'text-muted')}>{name}</b>
      {is_available ? (
        <Hours {...rest} day={day} name={name} />
      ) : (
        <>
          <span className={cx('max-xs:col-span-full', isChanged ? 'text-text-2' : 'text-muted')}>
            {t('Not available')}
          </span>
          <DayBar spans={[]} className="hidden @min-[38rem]:block" />
        </>
      )}
    </li>
  )
}

type HoursProps = Omit<DayRowProps, 'saved' | 'isChanged'> & { readonly name: string }

/** The hours of the row itself, and below them the further ones, in the columns of the row. */
function Hours({ weekday, day, name, problemAt, isTwelveHour, onChange, onCopy, onFocus }: HoursProps) {
  const { row, more } = day
  const rows = useRowKeys(more.length)
  const fields = { isTwelveHour, problemAt }

  function add() {
    rows.add()
    onChange({ row, more: [...more, furtherSpan([row, ...more])] })
    onFocus(`additional_hours.${weekday}.${more.length}.start_time`)
  }

  function remove(place: number) {
    rows.remove(place)
    onChange({ row, more: more.toSpliced(place, 1) })
    onFocus(`more.${weekday}`)
  }

  return (
    <>
      <SpanFields
        {...fields}
        span={row}
        path={`availability_info.${weekday}`}
        labels={{ start: t('{day} start', { day: name }), end: t('{day} end', { day: name }) }}
        onChange={(span) => onChange({ row: { ...row, ...span }, more })}
        className={cx(
          // As wide as the further ones, which have a button beside them.
          more.length > 0 ? 'col-span-2' : 'col-span-3',
          'row-start-2 @min-[38rem]:col-span-1 @min-[38rem]:row-auto',
        )}
      />
      <DayBar
        spans={[row, ...more]}
        className="order-last col-span-3 @min-[38rem]:order-none @min-[38rem]:col-span-1"
      />
      <MoreMenu
        weekday={weekday}
        name={name}
        day={day}
        onAdd={more.length < most_spans_a_day - 1 ? add : undefined}
        onCopy={onCopy}
      />
      {more.map((span, place) => (
        <FurtherHours
          {...fields}
          key={rows.keys[place]}
          span={span}
          path={`additional_hours.${weekday}.${place}`}
          name={name}
          place={place + 2}
          onChange={(changed) => onChange({ row, more: more.with(place, changed) })}
          onRemove={() => remove(place)}
        />
      ))}
    </>
  )
}

interface FurtherHoursProps extends Pick<DayRowProps, 'problemAt' | 'isTwelveHour'> {
  readonly span: TimeSpan
  readonly path: string
  readonly name: string
  /** Among the intervals of the day. */
  readonly place: number
  readonly onChange: (span: TimeSpan) => void
  readonly onRemove: () => void
}

function FurtherHours({ name, place, onRemove, ...rest }: FurtherHoursProps) {
  return (
    <>
      <SpanFields
        {...rest}
        labels={{
          start: t('{day} start, interval {place}', { day: name, place }),
          end: t('{day} end, interval {place}', { day: name, place }),
        }}
        className="col-span-2 @min-[38rem]:col-span-1 @min-[38rem]:col-start-3"
      />
      <span className="-me-3 flex justify-end md:-me-1.5 @min-[38rem]:col-start-5 @min-[38rem]:me-0">
        <IconButton
          icon={X}
          size="sm"
          label={t('Remove interval {place} of {day}', { place, day: name })}
          onPress={onRemove}
        />
      </span>
    </>
  )
}

interface MoreMenuProps {
  readonly weekday: Weekday
  readonly name: string
  readonly day: Day
  /** Undefined where a day can have no more. */
  readonly onAdd: (() => void) | undefined
  readonly onCopy: (draft: HoursDraft) => void
}

function MoreMenu({ weekday, name, day, onAdd, onCopy }: MoreMenuProps) {
  const label = t('More for {day}', { day: name })
  const copy = (id: string, text: string, to: readonly Weekday[]): MenuAction => ({
    id,
    label: text,
    icon: Copy,
    onAction: () => onCopy(copied(day, to)),
  })
  return (
    <div
      data-field={`more.${weekday}`}
      className="col-start-3 row-start-1 -my-2.5 -me-3 flex justify-end md:-me-1.5 @min-[38rem]:col-start-5 @min-[38rem]:my-0 @min-[38rem]:me-0"
    >
      <Menu
        label={label}
        trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}
        groups={[
          [{ id: 'add', label: t('Add hours'), icon: Plus, isDisabled: !onAdd, onAction: onAdd }],
          [
            copy('working', t('Copy to Monday – Friday'), working_days),
            copy('all', t('Copy to every day'), weekdays),
          ],
          weekdays
            .filter((other) => other !== weekday)
            .map((other) => copy(other, t('Copy to {day}', { day: weekdayLabel(other) }), [other])),
        ]}
      />
    </div>
  )
}
