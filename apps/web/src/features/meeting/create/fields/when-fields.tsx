import { plural, t } from '../../../../platform/text/text.ts'
import { formatDuration, formatPlainDay, formatTimeRange, isoDate } from '../../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../../platform/time/use-clock.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { ZonePicker } from '../../../../platform/time/zone-picker.tsx'
import { cityOf, hasSameClocks } from '../../../../platform/time/zones.ts'
import { DatePicker } from '../../../../ui/form/date-picker.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import { TimeField } from '../../../../ui/form/time-field.tsx'
import { formatTimeText } from '../../../../ui/form/time-text.ts'
import { clockChangeNotice } from '../form/clock-change-notice.ts'
import type { Problems } from '../form/form-problems.ts'
import { withAllDay, withDate, withEnd, withLastDay, withStart } from '../form/form-changes.ts'
import { daysLater, instantsOf, isOver, lengthMinutes, type MeetingForm } from '../form/meeting-form.ts'
import { FieldSlot } from './field-slot.tsx'

export interface FieldsProps {
  readonly form: MeetingForm
  readonly update: (change: (form: MeetingForm) => MeetingForm) => void
  readonly problems: Problems
}

/** Date, start and end, and the meeting's zone in which they are. */
export function WhenFields({ form, update, problems }: FieldsProps) {
  const { isTwelveHour } = useClock()
  const weekStart = useWeekStart()
  const nowMs = useNow(60_000)
  const today = isoDate(nowMs, form.meeting_timezone)
  const isLong = form.is_all_day || daysLater(form) > 1
  // An emptied field keeps what it had: a meeting without a date or a time is none.
  const pickDate = (date: string | null) => date !== null && update((now) => withDate(now, date))
  const pickLast = (date: string | null) => date !== null && update((now) => withLastDay(now, date))

  return (
    <div className="flex flex-col gap-2">
      <div className={form.is_all_day ? two_columns : three_columns}>
        <FieldSlot name="start_date" className={form.is_all_day ? undefined : 'col-span-2 md:col-span-1'}>
          <DatePicker
            label={t('Date')}
            value={form.start_date}
            onChange={pickDate}
            today={today}
            weekStart={weekStart}
            error={problems.start_date}
          />
        </FieldSlot>
        {!form.is_all_day && <Times form={form} update={update} problems={problems} />}
        {isLong && (
          <FieldSlot name="end_date">
            <DatePicker
              label={t('Last day')}
              value={form.end_date}
              onChange={pickLast}
              today={today}
              weekStart={weekStart}
              min={form.start_date}
              error={problems.end_date}
            />
          </FieldSlot>
        )}
      </div>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Switch
          isSelected={form.is_all_day}
          onChange={(isAllDay) => update((now) => withAllDay(now, isAllDay))}
        >
          {t('All day')}
        </Switch>
        <p role="status" className="num ms-auto text-end text-xs text-muted">
          {[
            ...(form.is_all_day ? [] : [timeNote(form, isTwelveHour)]),
            ...(isOver(form, nowMs) ? [t('This time is over')] : []),
          ].join(' · ')}
          {!form.is_all_day && <ReaderTime form={form} />}
        </p>
      </div>
      {/* Whole days are the same days in every zone. */}
      {!form.is_all_day && (
        <FieldSlot name="meeting_timezone">
          <ZonePicker
            label={t('Timezone')}
            value={form.meeting_timezone}
            atMs={instantsOf(form)[0]}
            onChange={(meeting_timezone) => update((now) => ({ ...now, meeting_timezone }))}
          />
        </FieldSlot>
      )}
    </div>
  )
}

const two_columns = 'grid grid-cols-2 gap-2'
const three_columns = 'grid grid-cols-2 gap-2 md:grid-cols-[1.25fr_.95fr_.95fr]'

function Times({ form, update, problems }: FieldsProps) {
  const { isTwelveHour } = useClock()
  const days = daysLater(form)
  return (
    <>
      <FieldSlot name="start_time">
        <TimeField
          label={t('Start')}
          value={form.start_time}
          onChange={(time) => time !== null && update((now) => withStart(now, time))}
          isTwelveHour={isTwelveHour}
          error={problems.start_time}
        />
      </FieldSlot>
      <FieldSlot name="end_time">
        <TimeField
          label={t('End')}
          value={form.end_time}
          onChange={(time) => time !== null && update((now) => withEnd(now, time))}
          hintOf={(time) => lengthText(withEnd(form, time))}
          isTwelveHour={isTwelveHour}
          error={problems.end_time}
          end={
            days > 0 && (
              <span className="num text-xs font-semibold text-accent-text">
                <span aria-hidden>+{days}</span>
                <span className="sr-only">
                  {plural(days, { one: 'on the next day', other: '{count} days later' })}
                </span>
              </span>
            )
          }
        />
      </FieldSlot>
    </>
  )
}

function lengthText(form: MeetingForm): string | undefined {
  const minutes = lengthMinutes(form)
  return minutes > 0 ? formatDuration(minutes) : undefined
}

/** What a clock change does to the start, or how long the meeting is. */
function timeNote(form: MeetingForm, isTwelveHour: boolean): string {
  const note = clockChangeNotice(form)
  if (note === null) return lengthText(form) ?? ''
  const start = formatTimeText(form.start_time, isTwelveHour)
  return note.kind === 'skipped'
    ? t('The clocks go forward that day, so {start} becomes {time}.', {
        start,
        time: formatTimeText(note.becomes, isTwelveHour),
      })
    : t('The clocks go back that day, so {start} happens twice. The first is used.', { start })
}

/** The same time where the reader is, where the clocks of the meeting's zone show another. */
function ReaderTime({ form }: { readonly form: MeetingForm }) {
  const clock = useClock()
  const [startMs, endMs] = instantsOf(form)
  if (hasSameClocks(form.meeting_timezone, clock.zone, [startMs, endMs])) return null
  if (endMs <= startMs) return null
  const date = isoDate(startMs, clock.zone)
  const time = formatTimeRange(startMs, endMs, clock)
  const city = cityOf(clock.zone)
  return (
    <span className="block">
      {date === form.start_date
        ? t('In {city}: {time}', { city, time })
        : t('In {city}: {day}, {time}', { city, day: formatPlainDay(date), time })}
    </span>
  )
}
