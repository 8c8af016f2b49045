import {
  type BookingPage,
  createBookingPage,
  deleteBookingPage,
  listBookingPages,
  updateBookingPage,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import type { bodyOf } from '../page/page-form.ts'

export function useCreatePage(onCreated?: (page: BookingPage) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => call(createBookingPage, { body }),
    onSuccess: async (page) => {
      await queries.invalidateQueries({ queryKey: keyOf(listBookingPages) })
      showSuccess(t(createBookingPage.says.done))
      onCreated?.(page)
    },
    onError: (error) => showError(error),
  })
}

export function useSwitchPage({ booking_page_id }: BookingPage) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (is_on: boolean) => call(updateBookingPage, { params: { booking_page_id }, body: { is_on } }),
    onError: (error) => showError(error),
    // Awaited, so that the switch does not jump back in between.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listBookingPages) }),
  })
}

export function useDeletePage(onDeleted: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (booking_page_id: string) => call(deleteBookingPage, { params: { booking_page_id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(listBookingPages) })
      showSuccess(t(deleteBookingPage.says.done))
      onDeleted()
    },
    onError: (error) => showError(error),
  })
}
