import type { TimeSearch } from '@meridian/contract'

/** A search that nothing in the mail limits. */
export function aSearch(part: Partial<TimeSearch> = {}): TimeSearch {
  return {
    timezone: 'Europe/Berlin',
    minutes: 30,
    proposals: [],
    more_proposals: 0,
    times: [],
    more_times: 0,
    excluded: [],
    more_excluded: 0,
    last_date: null,
    is_unmet: false,
    named_times: [],
    searched_user_id: null,
    place: null,
    ...part,
  }
}
