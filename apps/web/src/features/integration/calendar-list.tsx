import type { ConnectedCalendar, Connection, Provider } from '@meridian/contract'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { provider_looks } from '../../platform/provider/provider-look.ts'
import { useCalendarChoice } from './use-calendar-choice.ts'

interface CalendarListProps {
  readonly type: Provider
  readonly connection: Connection
}

/** Which calendars are shown, which take the person's time, and where own meetings are written. */
export function CalendarList({ type, connection }: CalendarListProps) {
  const choose = useCalendarChoice(type)
  const { calendars, write_calendar_id } = connection
  const writable = calendars.filter(({ is_writable }) => is_writable)
  return (
    <>
      <h4 className="mb-1.25 text-xs font-semibold">{t('Calendars')}</h4>
      <ul className="flex flex-col gap-1.5 md:gap-0.5">
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <CalendarRow
              calendar={calendar}
              tint={provider_looks[type].tint}
              onChange={({ id, is_shown, counts_as_busy }) =>
                choose({ calendars: [{ id, is_shown, counts_as_busy }] })
              }
            />
          </li>
        ))}
      </ul>
      {writable.length > 0 && (
        <Select
          label={t('Write my meetings into')}
          hint={t('Meetings you create in Meridian are also created, changed and deleted there.')}
          options={[
            { id: nowhere, label: t('Nowhere') },
            ...writable.map(({ id, name }) => ({ id: `${in_calendar}${id}`, label: name })),
          ]}
          value={write_calendar_id === null ? nowhere : `${in_calendar}${write_calendar_id}`}
          onChange={(id) =>
            choose({ write_calendar_id: id === nowhere ? null : id.slice(in_calendar.length) })
          }
          className="mt-3"
        />
      )}
    </>
  )
}

/** A calendar's id is the provider's own and may be any text. */
const nowhere = 'nowhere'
const in_calendar = 'in '

interface CalendarRowProps {
  readonly calendar: ConnectedCalendar
  /** The color of the calendar where the provider names none. */
  readonly tint: string
  readonly onChange: (calendar: ConnectedCalendar) => void
}

function CalendarRow({ calendar, tint, onChange }: CalendarRowProps) {
  const { name, color, is_shown, counts_as_busy, problem } = calendar
  return (
    <div
      role="group"
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 text-xs text-text-2 max-md:py-1"
    >
      <span className="flex min-h-6.5 min-w-0 flex-1 items-center gap-2 max-md:basis-full">
        <span
          aria-hidden
          className={cx('size-2.5 shrink-0 rounded-full bg-tint-dot', tint)}
          style={color === null ? undefined : { backgroundColor: color }}
        />
        <span className="min-w-0 font-medium text-text max-md:wrap-anywhere md:truncate" title={name}>
          {name}
        </span>
      </span>
      <Checkbox isSelected={is_shown} onChange={(now) => onChange({ ...calendar, is_shown: now })}>
        {t('Shown')}
      </Checkbox>
      <Checkbox
        isSelected={counts_as_busy}
        onChange={(now) => onChange({ ...calendar, counts_as_busy: now })}
      >
        {t('Counts as busy')}
      </Checkbox>
      {problem !== null && <p className="basis-full text-warning-text">{tServer(problem)}</p>}
    </div>
  )
}
