import type { Availability } from '@meridian/contract'
import { useRef, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { formatShortDay } from '../../../platform/text/dates.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { weekdayLabel } from '../../../platform/time/weekday-label.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { Card } from '../../../ui/card.tsx'
import { getDraft } from '../drafts.ts'
import { SaveBar } from '../save-bar.tsx'
import { AroundMeetings } from './around-meetings.tsx'
import { DayAxis } from './day-bar.tsx'
import { DayRow, row_columns } from './day-row.tsx'
import { hoursText, weekFrom, weeklyMinutes } from './hours.ts'
import { changedDays, dayOf, type HoursForm, travelPeriodOn } from './hours-draft.ts'
import { MoreSection } from './more-section.tsx'
import { useFocus, wrong_field } from './use-focus.ts'
import { type HoursFormState, useHoursForm } from './use-hours-form.ts'

/** One row a weekday: whether and when the person can be asked to meet; below, what differs on some dates. */
export function HoursCard({ availability }: { readonly availability: Availability }) {
  const weekStart = useWeekStart()
  const isTwelveHour = useSession(({ user }) => user?.time_format !== '24')
  const today = isoDate(useNow(60_000), availability.timezone)
  const card = useRef<HTMLDivElement>(null)
  const focus = useFocus(card)
  const [isOpen, setOpen] = useState(hasExceptionDraft)
  const form = useHoursForm(availability, (problems) => {
    if ([...problems.keys()].some((path) => /^(date_overrides|stays)\./.test(path))) setOpen(true)
    focus.onFirstProblem()
  })
  const days = changedDays(form.draft)

  function save() {
    // A text that is no time or date is still in its field, not in what would be saved.
    const wrong = card.current?.querySelector(wrong_field)
    if (!wrong) return form.save()
    if (wrong.closest('[hidden]')) setOpen(true)
    focus.onFirstProblem()
  }

  return (
    <div ref={card} className="@container">
      <div className={`${row_columns} items-baseline pb-1.5 text-2xs text-muted @max-[38rem]:px-0`}>
        <p className="text-xs @min-[38rem]:col-span-3">{clockText(availability, form.saved, today)}</p>
        <DayAxis isTwelveHour={isTwelveHour} />
      </div>
      <Card>
        <ul>
          {weekFrom(weekStart).map((weekday) => (
            <DayRow
              key={weekday}
              weekday={weekday}
              day={dayOf(form.form, weekday)}
              saved={dayOf(form.saved, weekday)}
              isChanged={days.includes(weekday)}
              problemAt={form.problemAt}
              isTwelveHour={isTwelveHour}
              onChange={({ row, more }) =>
                form.update({
                  availability_info: { [weekday]: row },
                  additional_hours: { [weekday]: [...more] },
                })
              }
              onCopy={form.update}
              onFocus={focus.onField}
            />
          ))}
        </ul>
        <AroundMeetings minutes={form.form} onChange={form.update} />
        <MoreSection
          form={form}
          isOpen={isOpen}
          onOpenChange={setOpen}
          today={today}
          weekStart={weekStart}
          isTwelveHour={isTwelveHour}
          problemAt={form.problemAt}
          onFocus={focus.onField}
        />
        <SaveBar
          note={noteOf(form)}
          isEdited={form.isEdited}
          isSaving={form.isSaving}
          labels={[t('Save Changes'), t('No Changes')]}
          onSave={save}
          onCancel={form.cancel}
        />
      </Card>
    </div>
  )
}

/** What is not saved is in sight. */
function hasExceptionDraft(): boolean {
  const { date_overrides, stays } = getDraft('availability')
  return date_overrides !== undefined || stays !== undefined
}

/** 'Times in Berlin', or where a stay has put the hours today. */
function clockText({ timezone }: Availability, { stays }: HoursForm, today: string): string {
  const stay = travelPeriodOn(stays, today)
  if (!stay) return t('Times in {city}', { city: cityOf(timezone) })
  return t('Times in {city} until {day}', {
    city: cityOf(stay.timezone),
    day: formatShortDay(stay.last_date),
  })
}

function noteOf({ draft, form, isEdited, isUnanswered, isSaving }: HoursFormState): string {
  if (isUnanswered && !isSaving && isEdited) {
    return t("The server didn't answer. Your changes are kept.")
  }
  const minutes = weeklyMinutes(form)
  const sum =
    minutes > 0
      ? t('{hours} a week.', { hours: hoursText(minutes) })
      : t('Without hours, no free time with you can be found.')
  return isEdited ? t('{names} changed. {sum}', { names: changedText(draft), sum }) : sum
}

/** 'Monday and date overrides' */
function changedText(draft: HoursFormState['draft']): string {
  const days = changedDays(draft)
  return formatList([
    ...(days.length === 7 ? [t('All days')] : days.map((weekday) => weekdayLabel(weekday))),
    ...(draft.date_overrides ? [t('date overrides')] : []),
    ...(draft.stays ? [t('trips')] : []),
    ...(draft.travel_minutes === undefined ? [] : [t('travel time')]),
    ...(draft.break_minutes === undefined ? [] : [t('break between meetings')]),
    ...(draft.notice_minutes === undefined ? [] : [t('minimum notice')]),
  ])
}
