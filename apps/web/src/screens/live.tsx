import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLive } from '../platform/live/live.ts'
import { useSession } from '../platform/session/session.ts'

/** Keeps every screen in step with the server, for roles that have screens. */
export function Live() {
  const client = useQueryClient()
  const token = useSession(({ user }) => (user?.role === 'admin' ? undefined : user?.access_token))
  useEffect(() => (token === undefined ? undefined : followLive(client, token)), [client, token])
  return null
}
