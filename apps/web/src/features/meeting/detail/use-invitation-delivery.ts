import { listInvitations, type Meeting } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { type InvitationDelivery, invitationDelivery } from './invitation-delivery.ts'

/** While mails are on their way the answer moves, without anybody announcing it. */
const under_way_ms = 5000

/** What has become of telling the invitees by mail; for the organizer alone. */
export function useInvitationDelivery(
  { meeting_id, meeting_invitees, meeting_sources }: Meeting,
  isOrganizer: boolean,
): InvitationDelivery {
  const nowMs = useNow(60_000)
  const clock = useClock()
  const { data, error } = useQuery({
    ...queryFor(listInvitations, { params: { meeting_id } }),
    enabled: isOrganizer && Object.keys(meeting_invitees).length > 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ invitation_state }) => invitation_state === 'waiting') ? under_way_ms : false,
  })
  if (!data) return { statuses: new Map(), answerLinks: new Map(), note: error?.message ?? null }
  const isUnwritten = meeting_sources.some(({ problem }) => problem !== null)
  return invitationDelivery(data, nowMs, clock, isUnwritten)
}
