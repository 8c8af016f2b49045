import { listBookings } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../platform/api/queries.ts'

export function useRefreshBookings() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(listBookings) })
}
