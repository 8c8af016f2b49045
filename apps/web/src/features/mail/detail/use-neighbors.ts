import { listMails, type MailCategory } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageQueryFor } from '../../../platform/api/queries.ts'
import { rememberedList } from '../list-memory.ts'
import { usePendingChanges } from '../pending-changes.ts'
import { findNeighbors, type Neighbors } from './neighbors.ts'

const fetched_max = 100

/**
 * What stands around a mail in the list one came from; after a reload in the newest of its own list. The list stays as
 * it was when one came, so that a mail that is moved or read meanwhile keeps its place.
 */
export function useNeighbors(mail_id: string, mail_category?: MailCategory): Neighbors | null {
  const held = usePendingChanges()
  const [remembered] = useState(rememberedList)
  const seen = remembered?.mail_ids.includes(mail_id) ? remembered : null
  const fetched = useQuery({
    ...pageQueryFor(listMails, { query: { mail_category, limit: fetched_max } }),
    enabled: seen === null && mail_category !== undefined,
    staleTime: Infinity,
  }).data
  const list =
    seen ?? (fetched && { mail_ids: fetched.data.map((one) => one.mail_id), total: fetched.pagination.total })
  if (!list) return null
  const gone = held.filter(({ change }) => change.is_deleted).flatMap(({ mail_ids }) => [...mail_ids])
  return findNeighbors(list, mail_id, new Set(gone))
}
