import { type BookingPage, createBookingPage, listBookingPages, updateBookingPage } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { deletePageDraft, keepPageDraft, usePageDraft } from './page-drafts.ts'
import { bodyOf, changesOf, formOfPage, newPageForm, type PageForm, suggestSlug } from './page-form.ts'

export type PageFormState = ReturnType<typeof usePageForm>

/** The form of a page, or of a new one; what is typed stays until it is saved or taken back. */
export function usePageForm(page: BookingPage | null, onCreated: (page: BookingPage) => void) {
  const key = page?.booking_page_id ?? 'new'
  const owner = useSession(({ user }) => user)
  const [fresh] = useState(() => newPageForm(owner))
  const saved = page ? formOfPage(page) : fresh
  const draft = usePageDraft(key)
  const form = draft ?? saved
  const [isSlugTyped, setSlugTyped] = useState(
    page !== null || form.booking_page_slug !== suggestSlug(form.booking_page_title),
  )
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (sent: PageForm) =>
      page
        ? call(updateBookingPage, {
            params: { booking_page_id: page.booking_page_id },
            body: changesOf(saved, sent),
          })
        : call(createBookingPage, { body: bodyOf(sent) }),
    onSuccess: async (updated) => {
      await queries.invalidateQueries({ queryKey: keyOf(listBookingPages) })
      deletePageDraft(key)
      showSuccess(t((page ? updateBookingPage : createBookingPage).says.done))
      if (!page) onCreated(updated)
    },
  })

  function change(part: Partial<PageForm>) {
    if (part.booking_page_slug !== undefined) setSlugTyped(true)
    const title = part.booking_page_title
    const suggested = title === undefined || isSlugTyped ? {} : { booking_page_slug: suggestSlug(title) }
    const next = { ...form, ...part, ...suggested }
    if (page && Object.keys(changesOf(saved, next)).length === 0) deletePageDraft(key)
    else keepPageDraft(key, next)
    if (saving.isError) saving.reset()
  }

  return {
    form,
    saved,
    change,
    isEdited: page === null || draft !== undefined,
    isSaving: saving.isPending,
    error: saving.error,
    problemAt: (path: string): string | undefined => errorOf(saving.error, path),
    save: () => saving.mutate(form),
    cancel: () => {
      deletePageDraft(key)
      saving.reset()
    },
  }
}
