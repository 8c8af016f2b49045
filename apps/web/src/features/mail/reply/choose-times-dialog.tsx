import { findSlots, offered_slots_max, type SlotPair, type TimeSearch } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide'
import { useId, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { shiftDate } from '../../../platform/navigation/shown-period.ts'
import { plural, t } from '../../../platform/text/text.ts'
import {
  formatDuration,
  formatShortDay,
  formatTime,
  isoDate,
  startOfDate,
} from '../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonLook, selected_look } from '../../../ui/button-look.ts'
import { cx } from '../../../ui/cx.ts'
import { DatePicker } from '../../../ui/form/date-picker.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/sided-icons.ts'
import { ErrorState } from '../../../ui/state/notice.tsx'
import { Delayed, Skeleton } from '../../../ui/state/skeleton.tsx'
import { ToggleButton } from '../../../ui/toggle-button.tsx'
import { pickedMoment } from '../later/later-times.ts'
import { firstDate, mayChoose, slotFrom, toggled } from './chosen-times.ts'
import { useSlotWords } from './use-slot-words.ts'

interface ChooseTimesDialogProps {
  readonly search: TimeSearch
  readonly onChoose: (slots: readonly SlotPair[]) => void
  readonly onClose: () => void
}

/** Where the person chooses which times a reply offers: of the free ones of a day, or any that are typed. */
export function ChooseTimesDialog({ search, onChoose, onClose }: ChooseTimesDialogProps) {
  const clock = useClock()
  const weekStart = useWeekStart()
  const nowMs = useNow(60_000)
  const today = isoDate(nowMs, clock.zone)
  const [date, setDate] = useState(() => firstDate(search, nowMs, clock.zone))
  const [chosen, setChosen] = useState<readonly SlotPair[]>([])
  const toggle = (slot: SlotPair) => setChosen(toggled(chosen, slot))
  const go = (days: number) => setDate(shiftDate('day', date, days))
  return (
    <Dialog
      title={t('Choose times')}
      isOpen
      onClose={onClose}
      isSheetOnPhone
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => onChoose(chosen)}>
            {plural(Math.max(chosen.length, 1), {
              one: 'Offer this time',
              other: 'Offer these {count} times',
            })}
          </Button>
        </>
      }
    >
      <div className="flex items-end gap-1.5">
        <DatePicker
          label={t('Day')}
          value={date}
          onChange={(picked) => picked !== null && setDate(picked)}
          today={today}
          weekStart={weekStart}
          min={today}
          max={shiftDate('day', today, 365)}
          className="min-w-0 flex-1"
        />
        <IconButton
          icon={ChevronLeft}
          label={t('Prev day')}
          isDisabled={date <= today}
          onPress={() => go(-1)}
        />
        <IconButton icon={ChevronRight} label={t('Next day')} onPress={() => go(1)} />
      </div>
      <FreeTimes search={search} date={date} chosen={chosen} onToggle={toggle} />
      <OtherTime date={date} nowMs={nowMs} minutes={search.minutes} chosen={chosen} onAdd={toggle} />
      <ChosenTimes chosen={chosen} onRemove={toggle} />
      <p className="mt-2 text-xs text-muted">{t('Times in {city}', { city: cityOf(clock.zone) })}</p>
    </Dialog>
  )
}

interface FreeTimesProps {
  readonly search: TimeSearch
  readonly date: string
  readonly chosen: readonly SlotPair[]
  readonly onToggle: (slot: SlotPair) => void
}

function FreeTimes({ search: { minutes, searched_user_id }, date, chosen, onToggle }: FreeTimesProps) {
  const clock = useClock()
  const labelId = useId()
  const startOf = (day: string) => new Date(startOfDate(day, clock.zone)).toISOString()
  const found = useQuery(
    queryFor(findSlots, {
      body: {
        users: searched_user_id === null ? [] : [searched_user_id],
        break_duration: 0,
        duration: minutes,
        start_time: startOf(date),
        end_time: startOf(shiftDate('day', date, 1)),
      },
    }),
  )
  const isChosen = ([start]: SlotPair) => chosen.some(([one]) => one === start)
  return (
    <section aria-labelledby={labelId} aria-busy={found.isPending} className="mt-4">
      <h3 id={labelId} className="mb-1.5 text-xs font-medium text-text-2">
        {searched_user_id === null
          ? t('When you are free for {duration}', { duration: formatDuration(minutes) })
          : t('When you both are free for {duration}', { duration: formatDuration(minutes) })}
      </h3>
      {found.isPending && (
        <Delayed>
          <Skeleton className="h-20" />
        </Delayed>
      )}
      {found.error && (
        <ErrorState
          title={found.error.message}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.free_slots.length === 0 && (
        <p role="status" className="text-muted">
          {t('No time of {day} is free within the working hours.', { day: formatShortDay(date) })}
        </p>
      )}
      <div className="grid max-h-52 grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1.5 overflow-y-auto p-0.5 empty:hidden">
        {found.data?.free_slots.map((slot) => (
          <ToggleButton
            key={slot[0]}
            isSelected={isChosen(slot)}
            isDisabled={!isChosen(slot) && !mayChoose(chosen, slot)}
            onChange={() => onToggle(slot)}
            className={cx(buttonLook('secondary', 'sm'), selected_look, 'num max-md:h-11')}
          >
            {formatTime(slot[0], clock)}
          </ToggleButton>
        ))}
      </div>
    </section>
  )
}

interface OtherTimeProps {
  readonly date: string
  readonly nowMs: number
  readonly minutes: number
  readonly chosen: readonly SlotPair[]
  readonly onAdd: (slot: SlotPair) => void
}

/** A time outside of the working hours, for example. */
function OtherTime({ date, nowMs, minutes, chosen, onAdd }: OtherTimeProps) {
  const { zone, isTwelveHour } = useClock()
  const [time, setTime] = useState<string | null>(null)
  const start = pickedMoment({ date, time }, zone, nowMs)
  const slot = start === null ? null : slotFrom(start, minutes)
  const isOver = start === null && time !== null
  const isFull = chosen.length >= offered_slots_max
  const overlaps = slot !== null && !isFull && !mayChoose(chosen, slot)
  return (
    <div className="mt-4 flex items-start gap-2">
      <TimeField
        label={t('Another time')}
        value={time}
        onChange={setTime}
        isTwelveHour={isTwelveHour}
        error={
          isOver
            ? t('This time is over.')
            : overlaps
              ? t('This time overlaps one that you have chosen.')
              : undefined
        }
        className="min-w-0 flex-1"
      />
      <Button
        icon={Plus}
        isDisabled={slot === null || overlaps || isFull}
        onPress={() => {
          if (slot === null) return
          onAdd(slot)
          setTime(null)
        }}
        className="mt-5.25"
      >
        {t('Add time')}
      </Button>
    </div>
  )
}

interface ChosenTimesProps {
  readonly chosen: readonly SlotPair[]
  readonly onRemove: (slot: SlotPair) => void
}

function ChosenTimes({ chosen, onRemove }: ChosenTimesProps) {
  const wordsOf = useSlotWords()
  const labelId = useId()
  return (
    <section aria-labelledby={labelId} className="mt-4">
      <h3 id={labelId} className="mb-1.5 text-xs font-medium text-text-2">
        {t('Times to offer, up to {count}', { count: String(offered_slots_max) })}
      </h3>
      {chosen.length === 0 && <p className="flex h-8 items-center text-muted">{t('None yet')}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {chosen.map((slot) => (
          <li
            key={slot[0]}
            className="num inline-flex h-8 items-center gap-1 rounded-md bg-accent-soft ps-2.5 pe-1 text-xs font-medium text-accent-text"
          >
            {wordsOf(slot)}
            <IconButton
              size="sm"
              icon={X}
              label={t('Do not offer {when}', { when: wordsOf(slot) })}
              onPress={() => onRemove(slot)}
              className="touch size-6!"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
