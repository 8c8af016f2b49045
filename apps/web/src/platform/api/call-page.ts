import type { Endpoint, Input, Pagination, Reply } from '@meridian/contract'
import { isRecord } from '../is-record.ts'
import { type CallOptions, request } from './api.ts'

export interface Page<Data> {
  readonly data: Data
  readonly pagination: Pagination
}

/** As `call`, for lists that come in pages. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Page<Reply<E>>> {
  const { data, pagination } = await request(endpoint, input, options)
  return { data, pagination: paginationOf(pagination, data) }
}

/** As `call`, for lists that go on from where a page ended; `next` is null after the last one. */
export async function callContinued<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<{ readonly data: Reply<E>; readonly next: string | null }> {
  const { data, pagination } = await request(endpoint, input, options)
  const next = isRecord(pagination) ? pagination['next'] : null
  return { data, next: typeof next === 'string' ? next : null }
}

function paginationOf(value: unknown, data: unknown): Pagination {
  if (isRecord(value)) {
    const { page, limit, total } = value
    if (typeof page === 'number' && typeof limit === 'number' && typeof total === 'number')
      return { page, limit, total }
  }
  const count = Array.isArray(data) ? data.length : 0
  return { page: 1, limit: count, total: count }
}
