import { getWeather } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** Another city for the weather in this browser; an empty field gives back the one of the time zone. */
export function CityForm() {
  const queries = useQueryClient()
  const chosen = usePreferences(({ weather_city }) => weather_city)
  const [city, setCity] = useState(chosen)
  const showing = useMutation({
    mutationFn: async (wanted: string) => {
      // A city is kept only once there is weather for it.
      if (wanted !== '')
        await queries.fetchQuery({ ...queryFor(getWeather, { query: { city: wanted } }), retry: false })
      return wanted
    },
    onSuccess: (weather_city) => setPreference({ weather_city }),
  })
  const isChanged = city.trim() !== chosen
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !showing.isPending) showing.mutate(city.trim())
      }}
      className="flex min-w-0 flex-1 items-end gap-2"
    >
      <TextField
        label={t('City')}
        value={city}
        onChange={(text) => {
          setCity(text)
          showing.reset()
        }}
        placeholder={t('Of your time zone')}
        maxLength={100}
        autoComplete="off"
        error={showing.error?.message}
        className="flex-1"
      />
      {isChanged && (
        <Button
          type="submit"
          isBusy={showing.isPending}
          className={showing.error ? 'self-center' : undefined}
        >
          {t('Show')}
        </Button>
      )}
    </form>
  )
}
