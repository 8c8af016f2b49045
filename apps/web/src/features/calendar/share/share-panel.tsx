import type { Interval } from '@meridian/engine'
import { Copy, Globe, ListChecks, X } from 'lucide'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { new_poll_path, type NewPollState } from '../../../platform/navigation/poll-path.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { cityOf, isSameZone } from '../../../platform/time/zones.ts'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { announce } from '../change/announcements.tsx'
import { AdjustTime } from './adjust-time.tsx'
import { hold_days } from './hold-times.ts'
import { shortTime } from './share-text.ts'
import { markTime, stopSharing } from './share-times.ts'
import { useShareText } from './use-share-text.ts'

/** The marked times with the text for a mail. */
export function SharePanel({ times }: { readonly times: readonly Interval[] }) {
  const navigate = useNavigate()
  const [otherZone, setOtherZone] = useState<string | null>(null)
  const { text, preview, holds, setHolds, title, setTitle, isBusy, copy } = useShareText(times, otherZone)
  const isPhone = useIsPhone()
  const [chosenStart, setChosenStart] = useState<number | null>(null)
  const chosen = times.find(([start]) => start === chosenStart) ?? times.at(-1)

  function askInPoll() {
    const state: NewPollState = { times }
    void navigate(new_poll_path, { state })
  }

  useEffect(() => {
    addEventListener('keydown', stopOnEscape)
    return () => removeEventListener('keydown', stopOnEscape)
  }, [])

  return (
    <section
      aria-labelledby="share-heading"
      className="mx-4 mb-3 flex flex-wrap items-start gap-x-5 gap-y-2.5 rounded-lg border border-accent-line bg-raised px-3.5 py-3 max-md:max-h-[45dvh] max-md:overflow-y-auto md:mx-5 print:hidden"
    >
      <div className="min-w-[min(14rem,100%)] flex-1">
        <h2 id="share-heading" className="text-sm font-semibold">
          {t('Share free times')}
        </h2>
        <p className="text-xs text-muted">
          {isPhone
            ? t('Tap free time in the calendar, adjust it here and copy the text.')
            : t('Drag over free time in the calendar, or press Enter on an hour. Esc ends.')}
        </p>
        <MarkedTimes times={times} chosen={chosen} onChoose={isPhone ? setChosenStart : null} />
        {isPhone && chosen && <AdjustTime time={chosen} onMoved={([start]) => setChosenStart(start)} />}
        <HoldFields holds={holds} onHoldsChange={setHolds} title={title} onTitleChange={setTitle} />
      </div>
      {text !== '' && (
        <textarea
          ref={preview}
          aria-label={t('Text to share')}
          readOnly
          rows={Math.min(text.split('\n').length + 1, isPhone ? 3 : 6)}
          value={text}
          className="control num h-auto min-w-[min(16rem,100%)] flex-2 resize-none py-1.5 text-xs"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <OtherZone zone={otherZone} onChange={setOtherZone} />
        <Button
          size="sm"
          variant="primary"
          icon={Copy}
          isDisabled={text === '' || (holds && times.length === 0)}
          isBusy={isBusy}
          onPress={() => void copy()}
        >
          {holds ? t('Hold and copy') : t('Copy text')}
        </Button>
        <Button size="sm" icon={ListChecks} isDisabled={times.length === 0} onPress={askInPoll}>
          {t('Ask in a poll')}
        </Button>
        <Button size="sm" {...(!isPhone && { shortcut: 'Esc' })} onPress={stopSharing}>
          {t('Done')}
        </Button>
      </div>
    </section>
  )
}

interface HoldFieldsProps {
  readonly holds: boolean
  readonly onHoldsChange: (holds: boolean) => void
  readonly title: string
  readonly onTitleChange: (title: string) => void
}

/** Whether the times are held, and what they are called in the calendar meanwhile. */
function HoldFields({ holds, onHoldsChange, title, onTitleChange }: HoldFieldsProps) {
  return (
    <>
      <Checkbox
        isSelected={holds}
        onChange={onHoldsChange}
        className="mt-2 text-xs text-text-2 max-md:min-h-11"
      >
        {t('Hold these times for {days} days', { days: hold_days })}
      </Checkbox>
      {holds && (
        <TextField
          label={t('Title in your calendar')}
          placeholder={t('Shared times')}
          maxLength={200}
          value={title}
          onChange={onTitleChange}
          className="mt-1.5 max-w-72"
        />
      )}
    </>
  )
}

interface OtherZoneProps {
  readonly zone: string | null
  readonly onChange: (zone: string | null) => void
}

/** A zone in which the text tells the times, too. */
function OtherZone({ zone, onChange }: OtherZoneProps) {
  const clock = useClock()
  return (
    <>
      <ZonePicker
        label={t('Second time zone')}
        isLabelHidden
        value={zone}
        onChange={onChange}
        isHidden={(one) => isSameZone(one, clock.zone)}
        trigger={
          <Button size="sm" icon={Globe}>
            {zone === null ? t('Second time zone') : cityOf(zone)}
          </Button>
        }
      />
      {zone !== null && (
        <IconButton
          label={t('Remove {city}', { city: cityOf(zone) })}
          icon={X}
          size="sm"
          onPress={() => onChange(null)}
        />
      )}
    </>
  )
}

interface MarkedTimesProps {
  readonly times: readonly Interval[]
  readonly chosen: Interval | undefined
  /** On a phone, where the chosen time is adjusted below; called with its start. */
  readonly onChoose: ((start: number) => void) | null
}

function MarkedTimes({ times, chosen, onChoose }: MarkedTimesProps) {
  const clock = useClock()
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {times.map((time) => {
        const shown = shortTime(time, clock)
        return (
          <li
            key={time[0]}
            className="num flex items-center gap-0.5 rounded-md bg-accent-soft ps-2 text-xs text-accent-text"
          >
            {onChoose ? (
              <AriaButton
                aria-pressed={time === chosen}
                onPress={() => onChoose(time[0])}
                className="min-h-11 aria-pressed:font-semibold"
              >
                {shown}
              </AriaButton>
            ) : (
              shown
            )}
            <IconButton
              label={t('Remove {time}', { time: shown })}
              icon={X}
              size="sm"
              onPress={() => {
                markTime(time)
                announce(t('Removed {time}', { time: shown }))
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Unless it meant something to what has the focus, as to an open list. */
function stopOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) stopSharing()
}
