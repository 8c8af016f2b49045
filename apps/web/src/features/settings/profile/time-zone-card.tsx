import type { User } from '@meridian/contract'
import { MapPin } from 'lucide'
import { browserZone } from '../../../platform/session/session.ts'
import { useArrival } from '../../../platform/navigation/use-arrival.ts'
import { t } from '../../../platform/text/text.ts'
import { formatTime } from '../../../platform/time/format.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { cityOf, isSameZone, zoneName } from '../../../platform/time/zones.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useTimeZone } from './use-time-zone.ts'

/** Where the person is: what their hours mean, and how times are shown. */
export function TimeZoneCard({ user }: { readonly user: User }) {
  const heading = useArrival('#time-zone')
  const minute = useNow(60_000)
  const { zone, isEdited, isSaving, isUnanswered, pick, save } = useTimeZone(user)
  const time = formatTime(minute, { zone, isTwelveHour: user.time_format === '12' })

  return (
    <Card labelledBy="time-zone" className="flex flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h3 ref={heading} id="time-zone" tabIndex={-1} className="scroll-mt-24 text-base font-semibold">
            {t('Time zone')}
          </h3>
          <p className="mt-0.25 text-muted">{t('Your weekly hours and all times use this zone.')}</p>
        </div>
        <ZonePicker
          label={t('Time zone')}
          isLabelHidden
          value={zone}
          onChange={pick}
          hint={t('{time} there now.', { time })}
        />
        <BrowserZone zone={zone} minute={minute} onTake={pick} />
      </div>
      <SaveBar
        note={
          isUnanswered && !isSaving
            ? t("The server didn't answer. Your choice is kept.")
            : sentenceOf(zone, user.timezone, isEdited)
        }
        isEdited={isEdited}
        isSaving={isSaving}
        labels={[t('Save Timezone Changes'), t('No changes to save')]}
        onSave={save}
        onCancel={() => pick(user.timezone)}
      />
    </Card>
  )
}

interface BrowserZoneProps {
  readonly zone: string
  readonly minute: number
  readonly onTake: (zone: string) => void
}

/** Offers the zone of this browser where it is another one. */
function BrowserZone({ zone, minute, onTake }: BrowserZoneProps) {
  const here = browserZone()
  if (isSameZone(here, zone)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <Icon of={MapPin} className="text-muted" />
      <span className="min-w-40 flex-1">
        {t('This browser is set to {zone}.', { zone: zoneName(here, minute) })}
      </span>
      <Button size="sm" onPress={() => onTake(here)}>
        {t('Use this zone')}
      </Button>
    </div>
  )
}

function sentenceOf(zone: string, saved: string, isEdited: boolean): string {
  if (!isEdited) return t('Everything is saved.')
  return t("Your working hours move from {city} time to {newCity} time. Meetings don't move.", {
    city: cityOf(saved),
    newCity: cityOf(zone),
  })
}
