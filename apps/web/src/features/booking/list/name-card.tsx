import { listBookingPages, updateBookingName } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** The name in the addresses of the person's pages. */
export function NameCard({ booking_name }: { readonly booking_name: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const queries = useQueryClient()
  const shown = typed ?? booking_name
  const isEdited = shown !== booking_name
  const saving = useMutation({
    mutationFn: (name: string) => call(updateBookingName, { body: { booking_name: name } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(listBookingPages) })
      setTyped(null)
      showSuccess(t(updateBookingName.says.done))
    },
    onError: (error) => {
      if (errorOf(error, 'booking_name') === undefined) showError(error)
    },
  })
  return (
    <Card className="mb-4 p-4">
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isEdited && !saving.isPending) saving.mutate(shown)
        }}
      >
        <TextField
          label={t('Your name in addresses')}
          value={shown}
          maxLength={60}
          autoComplete="off"
          spellCheck="false"
          onChange={(name) => {
            setTyped(name)
            if (saving.isError) saving.reset()
          }}
          hint={
            isEdited
              ? t('Links with the former name, {name}, end when you save.', { name: booking_name })
              : `${location.host}/book/${booking_name}/…`
          }
          error={errorOf(saving.error, 'booking_name') ?? null}
          className="min-w-[min(14rem,100%)] flex-1"
        />
        {isEdited && (
          <div className="flex gap-2 self-start md:mt-5.5">
            <Button onPress={() => setTyped(null)}>{t('Cancel')}</Button>
            <Button type="submit" variant="primary" isBusy={saving.isPending}>
              {t('Save name')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
