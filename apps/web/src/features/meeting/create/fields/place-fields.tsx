import { Crosshair, Link as LinkIcon, MapPin } from 'lucide'
import { t } from '../../../../platform/text/text.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { withPlace } from '../form/form-changes.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import { ConferenceField, useConferenceOptions } from './conference-field.tsx'
import { FieldSlot } from './field-slot.tsx'
import type { FieldsProps } from './when-fields.tsx'

/** The map link and the coordinates are asked for once there is a place. */
export function PlaceFields({ form, update, problems }: FieldsProps) {
  const set = (part: Partial<MeetingForm>) => update((now) => ({ ...now, ...part }))
  const calls = useConferenceOptions(form.meeting_conference)
  const hasCall = form.meeting_conference !== 'none'
  const hasPlace = [form.location_name, form.location_link, form.coordinates].some((text) => text !== '')
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {calls && <ConferenceField form={form} update={update} problems={problems} options={calls} />}
        <FieldSlot name="meeting_link">
          <TextField
            label={t('Link')}
            icon={LinkIcon}
            placeholder={hasCall ? undefined : t('Paste a link')}
            inputMode="url"
            isDisabled={hasCall}
            hint={hasCall ? t('Added with the video call.') : undefined}
            value={form.meeting_link}
            onChange={(meeting_link) => set({ meeting_link })}
            error={problems.meeting_link}
          />
        </FieldSlot>
        <FieldSlot name="location_name" className={calls ? 'md:col-span-2' : undefined}>
          <TextField
            label={t('Location')}
            icon={MapPin}
            placeholder={t('Room or address')}
            value={form.location_name}
            onChange={(location_name) => update((now) => withPlace(now, { location_name }))}
            error={problems.location_name}
          />
        </FieldSlot>
      </div>
      {hasPlace && (
        <div className="grid gap-3 md:grid-cols-2">
          <FieldSlot name="location_link">
            <TextField
              label={t('Location link')}
              icon={LinkIcon}
              placeholder={t('Map or directions')}
              inputMode="url"
              value={form.location_link}
              onChange={(location_link) => update((now) => withPlace(now, { location_link }))}
              error={problems.location_link}
            />
          </FieldSlot>
          <FieldSlot name="coordinates">
            <TextField
              label={t('Coordinates')}
              icon={Crosshair}
              placeholder={t('For the weather')}
              hint={t('Read from a map link and used for the weather.')}
              value={form.coordinates}
              onChange={(coordinates) => set({ coordinates })}
              error={problems.coordinates}
            />
          </FieldSlot>
        </div>
      )}
    </>
  )
}
