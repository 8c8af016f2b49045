import { integration_types, listMeetings, meeting_statuses } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOfFilter,
  countQuestionOf,
  default_filter,
  filterIn,
  isSameFilter,
  type MeetingFilter,
  questionOf,
  source_tabs,
} from './meeting-filter.ts'

const anyFilter: fc.Arbitrary<MeetingFilter> = fc.record({
  source: fc.constantFrom('all' as const, ...integration_types),
  status: fc.constantFrom('all' as const, ...meeting_statuses),
  label: fc.oneof(fc.constant('all'), fc.uuid()),
  search: fc.string({ maxLength: 200, unit: 'binary' }).filter((text) => text.isWellFormed()),
})

const a_label = '0198f000-0000-7000-8000-00000000000a'

describe('the filter of the meetings list', () => {
  it('[ML1] comes back from the address as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterIn(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter)
      }),
    )
  })

  it('[ML1] leaves defaults out of the address', () => {
    expect(addressOfFilter(default_filter)).toBe('')
    expect(addressOfFilter({ source: 'zoom', status: 'all', label: a_label, search: 'a b' })).toBe(
      `source=zoom&status=all&label=${a_label}&search=a+b`,
    )
  })

  it('[ML1] reads what an address misspells as the default', () => {
    const params = new URLSearchParams({
      source: 'outlook',
      status: 'done',
      label: 'launch',
      search: 'x'.repeat(300),
    })
    expect(filterIn(params)).toEqual({ ...default_filter, search: 'x'.repeat(200) })
    expect(isSameFilter(filterIn(new URLSearchParams()), default_filter)).toBe(true)
  })

  it('[ML2] asks for active meetings of all sources, ten at a time, soonest first', () => {
    expect(listMeetings.query.parse(questionOf(default_filter).query)).toEqual({
      page: 1,
      limit: 10,
      sort_by: 'meeting_timestamps',
      order_by: 'ASC',
      search_term: '',
      meeting_status: 'active',
      meeting_integration_type: 'all',
      label_id: 'all',
    })
  })

  it('[ML2] lists what is over latest first', () => {
    expect(questionOf({ ...default_filter, status: 'completed' }).query?.order_by).toBe('DESC')
  })

  it('[ML2] asks nothing that the call refuses', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...source_tabs), (filter, { id }) => {
        fc.pre(!filter.search.includes('\0'))
        expect(listMeetings.query.safeParse(questionOf(filter).query).success).toBe(true)
        expect(listMeetings.query.safeParse(countQuestionOf(filter, id).query).success).toBe(true)
      }),
    )
  })
})
