import {
  type AccountStatus,
  account_sorts,
  account_statuses,
  type Input,
  type listAccounts,
  type Role,
  roles,
} from '@meridian/contract'
import { search_characters_max } from '../../platform/navigation/use-search-box.ts'

export type AccountSort = (typeof account_sorts)[number]

/** Which accounts the table shows, and in which order. */
export interface AccountFilter {
  readonly search: string
  /** `all` is no filter. */
  readonly role: Role | 'all'
  /** `all` is no filter. */
  readonly status: AccountStatus | 'all'
  readonly sort: AccountSort
  readonly direction: 'ASC' | 'DESC'
}

export const default_filter: AccountFilter = {
  search: '',
  role: 'all',
  status: 'all',
  sort: 'full_name',
  direction: 'ASC',
}

/** The filter an address asks for; what it leaves out or misspells is the default. */
export function filterIn(params: URLSearchParams): AccountFilter {
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  return {
    search: (params.get('search') ?? '').slice(0, search_characters_max),
    role: known('role', roles) ?? default_filter.role,
    status: known('status', account_statuses) ?? default_filter.status,
    sort: known('sort', account_sorts) ?? default_filter.sort,
    direction: known('direction', ['ASC', 'DESC'] as const) ?? default_filter.direction,
  }
}

/** The address of a filter, without its question mark; defaults are left out. */
export function addressOfFilter(filter: AccountFilter): string {
  const params = new URLSearchParams()
  for (const part of ['search', 'role', 'status', 'sort', 'direction'] as const) {
    if (filter[part] !== default_filter[part]) params.set(part, filter[part])
  }
  return params.toString()
}

/** Whether a search goes on with other words and nothing else changes. */
export function isRefinement(before: AccountFilter, after: AccountFilter): boolean {
  const isSearch = before.search !== '' && after.search !== ''
  return isSearch && addressOfFilter({ ...before, search: '' }) === addressOfFilter({ ...after, search: '' })
}

/** Whether anything is left out by the filter. */
export function isNarrow({ search, role, status }: AccountFilter): boolean {
  return search !== '' || role !== 'all' || status !== 'all'
}

/** The filter after a column's head was pressed: sorted by it, or the other way round. Latest first where it is a time. */
export function sortedBy(filter: AccountFilter, sort: AccountSort): AccountFilter {
  if (filter.sort === sort) {
    return { ...filter, direction: filter.direction === 'ASC' ? 'DESC' : 'ASC' }
  }
  return { ...filter, sort, direction: sort.endsWith('_at') ? 'DESC' : 'ASC' }
}

export function filterInput(filter: AccountFilter): Input<typeof listAccounts> {
  return {
    query: {
      limit: page_size,
      search_term: filter.search,
      role: filter.role,
      account_status: filter.status,
      sort_by: filter.sort,
      order_by: filter.direction,
    },
  }
}

const page_size = 25
