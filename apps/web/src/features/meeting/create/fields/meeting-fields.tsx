import { Crosshair, Link as LinkIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../../platform/text/text.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { zoneOptions } from '../../../../platform/time/zones.ts'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { ZonePicker } from '../../../../ui/picker/zone-picker.tsx'
import { type MeetingForm, withPlace } from '../form/meeting-form.ts'
import type { RenderLabels } from '../label-slot.ts'
import { ConferenceField, useConferenceOptions } from './conference-field.tsx'
import { FieldSlot } from './field-slot.tsx'
import { InviteeField } from './invitee-field.tsx'
import { PriorityField } from './priority-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { TitleField } from './title-field.tsx'
import { type FieldsProps, WhenFields } from './when-fields.tsx'

interface MeetingFieldsProps extends FieldsProps {
  /** What a sentence in the title would fill in. */
  readonly titleOffer: ReactNode
  /** On a phone the search for a free time stands right after the people it asks. */
  readonly finder: ReactNode
  readonly renderLabels: RenderLabels
}

/** All fields of a meeting, in the order in which one thinks of them. */
export function MeetingFields({ titleOffer, finder, renderLabels, ...props }: MeetingFieldsProps) {
  const { form, update, problems } = props
  const set = (part: Partial<MeetingForm>) => update((now) => ({ ...now, ...part }))
  return (
    <div className="flex flex-col gap-3.5">
      <FieldSlot name="meeting_title">
        <TitleField
          value={form.meeting_title}
          onChange={(meeting_title) => set({ meeting_title })}
          error={problems.meeting_title}
        />
        {titleOffer}
      </FieldSlot>
      <FieldSlot name="meeting_description">
        <TextArea
          label={t('Description')}
          value={form.meeting_description}
          onChange={(meeting_description) => set({ meeting_description })}
          error={problems.meeting_description}
        />
      </FieldSlot>
      <FieldSlot name="invitees">
        <InviteeField form={form} onChange={set} error={problems.invitees} />
      </FieldSlot>
      {finder}
      <FieldSlot name="agenda">
        <TextArea
          label={t('Agenda')}
          value={form.agenda}
          onChange={(agenda) => set({ agenda })}
          error={problems.agenda}
        />
      </FieldSlot>
      <WhenFields {...props} />
      <ZoneAndPriority {...props} />
      <PlaceFields {...props} />
      <RepeatFields {...props} />
      <FieldSlot name="label_ids">
        {renderLabels({
          value: form.label_ids,
          onChange: (change) => update((now) => ({ ...now, label_ids: change(now.label_ids) })),
          error: problems.label_ids,
        })}
      </FieldSlot>
    </div>
  )
}

function ZoneAndPriority({ form, update }: FieldsProps) {
  const nowMs = useNow(60_000)
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {/* Whole days are the same days in every zone. */}
      {!form.is_all_day && (
        <FieldSlot name="meeting_timezone">
          <ZonePicker
            label={t('Timezone')}
            zones={zoneOptions(nowMs)}
            value={form.meeting_timezone}
            onChange={(meeting_timezone) => update((now) => ({ ...now, meeting_timezone }))}
          />
        </FieldSlot>
      )}
      <PriorityField form={form} update={update} />
    </div>
  )
}

/** The map link and the coordinates are asked for once there is a place. */
function PlaceFields({ form, update, problems }: FieldsProps) {
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
