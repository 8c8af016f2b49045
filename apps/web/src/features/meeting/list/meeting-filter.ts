import {
  type Input,
  integration_types,
  type listMeetings,
  type Meeting,
  type MeetingIntegrationType,
  type MeetingStatus,
  meeting_statuses,
  provider_table,
  providers,
} from '@meridian/contract'
import { provider_looks } from '../../../platform/provider/provider-look.ts'
import { dateIn } from '../../../platform/navigation/shown-period.ts'
import { mark } from '../../../platform/text/text.ts'

/** Which meetings the list shows. */
export interface MeetingFilter {
  /** `all` is no filter. */
  readonly source: MeetingIntegrationType | 'all'
  /** `all` is no filter. */
  readonly status: MeetingStatus | 'all'
  /** The id of one of the reader's labels; `all` is no filter. */
  readonly label: string
  readonly search: string
  /** The first and the last day, as yyyy-MM-dd; both or none are given, and empty is no filter. */
  readonly from: string
  readonly to: string
}

export const default_filter: MeetingFilter = {
  source: 'all',
  status: 'active',
  label: 'all',
  search: '',
  from: '',
  to: '',
}

/** The tabs over the list; imported meetings are under All. One with `needsMeetings` is shown while it has some. */
export const source_tabs = [
  { id: 'all', label: mark('All'), needsMeetings: false },
  { id: 'smart_calendar', label: 'Meridian', needsMeetings: false },
  ...providers.map((provider) => ({
    id: provider_table[provider].meeting_type,
    label: provider_looks[provider].calendar,
    needsMeetings: !provider_looks[provider].hasOwnTab,
  })),
] as const
export type SourceTab = (typeof source_tabs)[number]['id']

export const status_options = [
  { id: 'active', label: mark('Active') },
  { id: 'cancelled', label: mark('Cancelled') },
  { id: 'completed', label: mark('Completed') },
  { id: 'all', label: mark('Any status') },
] as const

/** The filter an address asks for; what it leaves out or misspells is the default. */
export function filterIn(params: URLSearchParams): MeetingFilter {
  const source = params.get('source')
  const status = params.get('status')
  const label = params.get('label') ?? ''
  return {
    source: integration_types.find((known) => known === source) ?? default_filter.source,
    status: [...meeting_statuses, 'all' as const].find((known) => known === status) ?? default_filter.status,
    label: uuid_pattern.test(label) ? label.toLowerCase() : default_filter.label,
    search: (params.get('search') ?? '').slice(0, search_characters_max),
    ...rangeIn(params),
  }
}

/** The address of a filter, without its question mark; defaults are left out. */
export function addressOfFilter(filter: MeetingFilter): string {
  const params = new URLSearchParams()
  for (const part of ['source', 'status', 'label', 'search', 'from', 'to'] as const) {
    if (filter[part] !== default_filter[part]) params.set(part, filter[part])
  }
  return params.toString()
}

export function isSameFilter(one: MeetingFilter, other: MeetingFilter): boolean {
  return addressOfFilter(one) === addressOfFilter(other)
}

/**
 * The question for the list, with the day that the search names. What is over is listed latest first, what is to come
 * soonest first.
 */
export function filterInput(filter: MeetingFilter, searchedDay: string | null): Input<typeof listMeetings> {
  const { source, status, label, search, from, to } = filter
  return {
    query: {
      limit: page_size,
      sort_by: 'meeting_timestamps',
      order_by: status === 'completed' ? 'DESC' : 'ASC',
      search_term: search,
      ...(searchedDay !== null && { search_date: searchedDay }),
      meeting_status: status,
      meeting_integration_type: source,
      label_id: label,
      ...(from && { start_date: from, end_date: to }),
    },
  }
}

/** How many meetings a tab would show. */
export function countInput(
  filter: MeetingFilter,
  searchedDay: string | null,
  source: SourceTab,
): Input<typeof listMeetings> {
  return { query: { ...filterInput({ ...filter, source }, searchedDay).query, limit: 1 } }
}

/** Whether the meeting is among those of a tab. */
export function isOfTab({ meeting_integration_type }: Meeting, source: SourceTab): boolean {
  return source === 'all' || meeting_integration_type === source
}

function rangeIn(params: URLSearchParams): Pick<MeetingFilter, 'from' | 'to'> {
  const from = dateIn(params.get('from'))
  const to = dateIn(params.get('to'))
  return from && to && from <= to ? { from, to } : { from: '', to: '' }
}

const uuid_pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export const page_size = 10
/** As the call takes it. */
export const search_characters_max = 200
