import { booking_places } from '@meridian/contract'
import { ConnectHint } from '../../../platform/provider/connect-hint.tsx'
import { t } from '../../../platform/text/text.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type PageForm, place_words, places_with_details } from './page-form.ts'
import type { PageFormState } from './use-page-form.ts'

type PlaceFieldProps = Pick<PageFormState, 'form' | 'change' | 'problemAt'>

/** Where the meeting takes place; a conference needs a connected account. */
export function PlaceField({ form, change, problemAt }: PlaceFieldProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="flex flex-col gap-1.25">
        <Select
          label={t('Place')}
          options={booking_places.map((id) => ({ id, label: t<string>(place_words[id]) }))}
          value={form.booking_place}
          onChange={(booking_place) => change({ booking_place })}
          error={problemAt('booking_place')}
        />
        <ConnectHint place={form.booking_place} />
      </div>
      {places_with_details.has(form.booking_place) && (
        <TextField
          label={t<string>(place_words[form.booking_place])}
          value={form.place_details ?? ''}
          maxLength={500}
          hint={detailHint(form)}
          onChange={(text) => change({ place_details: text === '' ? null : text })}
          error={problemAt('place_details')}
        />
      )}
    </div>
  )
}

function detailHint({ booking_place, place_details }: PageForm): string | undefined {
  if (booking_place === 'phone') return t('Guests call you at this number.')
  if (booking_place !== 'link') return undefined
  return place_details === null
    ? t('Such as https://meet.example.com/me. Without it guests get no link from the page.')
    : t('The link of your call, such as https://meet.example.com/me.')
}
