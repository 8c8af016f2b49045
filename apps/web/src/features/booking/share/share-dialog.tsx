import {
  type BookingPage,
  listBookableSlots,
  type Reply,
  type SlotPair,
  share_slots_max,
  shareSlots,
} from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarX, Copy } from 'lucide'
import { useState } from 'react'
import { ToggleButton } from '../../../ui/toggle-button.tsx'
import { call } from '../../../platform/api/api.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { formatLongDay } from '../../../platform/text/dates.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatDay, formatDuration, formatTime, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonLook, selected_look } from '../../../ui/button-look.ts'
import { cx } from '../../../ui/cx.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { copyText } from '../../../platform/state/copy-text.ts'
import { formatShareText, languageName, type ShareLanguage, share_languages } from './share-text.ts'
import { useShareIntro } from './use-share-intro.ts'

interface ShareDialogProps {
  readonly page: BookingPage
  readonly onClose: () => void
}

/** Chooses free times of the page, holds them for one guest, and gives them as text for a mail. */
export function ShareDialog({ page, onClose }: ShareDialogProps) {
  const [duration, setDuration] = useState(page.durations[0] ?? 30)
  const [chosen, setChosen] = useState<readonly SlotPair[]>([])
  const sharing = useMutation({
    mutationFn: () =>
      call(shareSlots, {
        params: { booking_page_id: page.booking_page_id },
        body: { slots: chosen.map(([start, end]): [string, string] => [start, end]) },
      }),
  })

  function toggle(slot: SlotPair) {
    const others = chosen.filter(([start]) => start !== slot[0])
    const next = others.length < chosen.length ? others : [...chosen, slot]
    setChosen(next.toSorted(([one], [other]) => Date.parse(one) - Date.parse(other)))
    sharing.reset()
  }

  return (
    <Dialog
      title={t('Share times: {title}', { title: page.booking_page_title })}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        sharing.data ? (
          <Button onPress={onClose}>{t('Close')}</Button>
        ) : (
          <>
            <p role="status" className="num me-auto text-xs text-muted">
              {plural(chosen.length, { one: '{count} time chosen', other: '{count} times chosen' })}
            </p>
            <Button onPress={onClose}>{t('Cancel')}</Button>
            <Button
              variant="primary"
              isDisabled={chosen.length === 0}
              isBusy={sharing.isPending}
              busyLabel={t('Holding...')}
              onPress={() => sharing.mutate()}
            >
              {t('Hold and share')}
            </Button>
          </>
        )
      }
    >
      {sharing.data ? (
        <SharedTimes shared={sharing.data} language={page.page_language} />
      ) : (
        <div className="flex flex-col gap-4">
          {sharing.error && <FormProblem>{sharing.error.message}</FormProblem>}
          <p className="text-muted">
            {t('Choose up to {max} times. They are held for one guest, who books one by its link.', {
              max: share_slots_max,
            })}
          </p>
          {page.durations.length > 1 && (
            <SegmentedControl
              label={t('Length')}
              segments={page.durations.map((minutes) => ({
                id: String(minutes),
                label: formatDuration(minutes),
              }))}
              selected={String(duration)}
              onSelect={(id) => {
                setDuration(Number(id))
                setChosen([])
              }}
              className="w-full"
            />
          )}
          <SlotChoice page={page} duration={duration} chosen={chosen} onToggle={toggle} />
        </div>
      )}
    </Dialog>
  )
}

interface SlotChoiceProps {
  readonly page: BookingPage
  readonly duration: number
  readonly chosen: readonly SlotPair[]
  readonly onToggle: (slot: SlotPair) => void
}

function SlotChoice({ page, duration, chosen, onToggle }: SlotChoiceProps) {
  const clock = useClock()
  const [firstMs] = useState(() => Date.now())
  const [shownDays, setShownDays] = useState(days_shown_at_first)
  const slots = useQuery(
    queryFor(listBookableSlots, {
      params: { booking_page_id: page.booking_page_id },
      query: {
        start_timestamp: new Date(firstMs).toISOString(),
        end_timestamp: new Date(firstMs + 30 * day_ms).toISOString(),
        duration,
      },
    }),
  )
  return (
    <QueryView
      query={slots}
      loading={<Skeleton className="h-60" />}
      failed={t('Failed to get times. Please try again.')}
    >
      {({ slots: found }) => {
        const days = [...Map.groupBy(found, ([start]) => isoDate(start, clock.zone))]
        if (days.length === 0) {
          return <EmptyState icon={CalendarX} title={t('No free time in the next 30 days.')} />
        }
        return (
          <>
            {days.slice(0, shownDays).map(([date, ofDay]) => (
              <fieldset key={date} className="flex flex-col gap-1.5">
                <legend className="mb-1.5 font-medium">{formatLongDay(date)}</legend>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1.5">
                  {ofDay.map((slot) => {
                    const isChosen = chosen.some(([start]) => start === slot[0])
                    return (
                      <ToggleButton
                        key={slot[0]}
                        isSelected={isChosen}
                        isDisabled={!isChosen && chosen.length >= share_slots_max}
                        onChange={() => onToggle(slot)}
                        className={cx(buttonLook('secondary', 'sm'), chip_class)}
                      >
                        {formatTime(slot[0], clock)}
                      </ToggleButton>
                    )
                  })}
                </div>
              </fieldset>
            ))}
            {days.length > shownDays && (
              <Button className="self-start" onPress={() => setShownDays(shownDays + days_shown_at_first)}>
                {t('Later days')}
              </Button>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

interface SharedTimesProps {
  readonly shared: Reply<typeof shareSlots>
  readonly language: ShareLanguage | null
}

/** The text for a mail, in the guest's zone and language. */
function SharedTimes({ shared, language }: SharedTimesProps) {
  const clock = useClock()
  const [zone, setZone] = useState(clock.zone)
  const [chosen, setChosen] = useState<ShareLanguage>(language ?? ownLanguage())
  const intro = useShareIntro(chosen)
  const text =
    intro === undefined
      ? ''
      : formatShareText(shared.slots, zone, chosen, clock.isTwelveHour && chosen === 'en', intro)
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="num">
        {t('Held until {day}, {time}.', {
          day: formatDay(shared.expires_at, clock.zone),
          time: formatTime(shared.expires_at, clock),
        })}
      </p>
      <div className="grid items-end gap-4 xs:grid-cols-2">
        <ZonePicker label={t("The guest's time zone")} value={zone} onChange={setZone} />
        <SegmentedControl
          label={t('Language')}
          segments={share_languages.map((id) => ({ id, label: languageName(id) }))}
          selected={chosen}
          onSelect={setChosen}
        />
      </div>
      <TextArea label={t('Text for your mail')} value={text} onChange={() => undefined} rows={8} isReadOnly />
      <Button
        variant="primary"
        icon={Copy}
        className="self-start"
        isDisabled={text === ''}
        onPress={() => void copyText(text, t('Text copied to clipboard.'))}
      >
        {t('Copy text')}
      </Button>
    </div>
  )
}

function ownLanguage(): ShareLanguage {
  return document.documentElement.lang.startsWith('de') ? 'de' : 'en'
}

const days_shown_at_first = 5
const chip_class = cx('num touch', selected_look)
