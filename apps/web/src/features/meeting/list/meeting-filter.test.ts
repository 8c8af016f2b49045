import { integration_types, listMeetings, meeting_statuses } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../../server/test/any-character.ts'
import {
  addressOfFilter,
  countInput,
  default_filter,
  filterIn,
  filterInput,
  isSameFilter,
  type MeetingFilter,
  source_tabs,
} from './meeting-filter.ts'

const anyRange = fc.oneof(
  fc.constant({ from: '', to: '' }),
  fc
    .tuple(fc.nat(5000), fc.nat(400))
    .map(([start, days]) => ({ from: dateAt(start), to: dateAt(start + days) })),
)

const anyRest = fc.record({
  source: fc.constantFrom('all' as const, ...integration_types),
  status: fc.constantFrom('all' as const, ...meeting_statuses),
  label: fc.oneof(fc.constant('all'), fc.uuid()),
  search: fc.string({ maxLength: 200, unit: any_character }).filter((text) => text.isWellFormed()),
})

const anyFilter: fc.Arbitrary<MeetingFilter> = fc
  .tuple(anyRest, anyRange)
  .map(([rest, range]) => ({ ...rest, ...range }))

function dateAt(day: number): string {
  return new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)
}

const a_label = '0198f000-0000-7000-8000-00000000000a'

describe('the filter of the meetings list', () => {
  it('[WMT1] comes back from the address as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterIn(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter)
      }),
    )
  })

  it('[WMT1] leaves defaults out of the address', () => {
    expect(addressOfFilter(default_filter)).toBe('')
    expect(
      addressOfFilter({ ...default_filter, source: 'zoom', status: 'all', label: a_label, search: 'a b' }),
    ).toBe(`source=zoom&status=all&label=${a_label}&search=a+b`)
  })

  it('[WMT1] reads what an address misspells as the default', () => {
    const params = new URLSearchParams({
      source: 'outlook',
      status: 'done',
      label: 'launch',
      search: 'x'.repeat(300),
      from: '2026-11-22',
      to: '2026-11-16',
    })
    expect(filterIn(params)).toEqual({ ...default_filter, search: 'x'.repeat(200) })
    expect(isSameFilter(filterIn(new URLSearchParams()), default_filter)).toBe(true)
  })

  it('[PPL47] asks for the days of a range', () => {
    const week = { ...default_filter, from: '2026-11-16', to: '2026-11-22' }
    expect(addressOfFilter(week)).toBe('from=2026-11-16&to=2026-11-22')
    expect(listMeetings.query.parse(filterInput(week, null).query)).toMatchObject({
      start_date: '2026-11-16',
      end_date: '2026-11-22',
    })
  })

  it('[WMT2] asks for active meetings of all sources, ten at a time, soonest first', () => {
    expect(listMeetings.query.parse(filterInput(default_filter, null).query)).toEqual({
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

  it('[WMT74] asks for the day that the search names, too', () => {
    const friday = { ...default_filter, search: 'friday' }
    const named = { search_term: 'friday', search_date: '2026-11-27' }
    expect(listMeetings.query.parse(filterInput(friday, '2026-11-27').query)).toMatchObject(named)
    expect(listMeetings.query.parse(countInput(friday, '2026-11-27', 'all').query)).toMatchObject(named)
  })

  it('[WMT2] lists what is over latest first', () => {
    expect(filterInput({ ...default_filter, status: 'completed' }, null).query?.order_by).toBe('DESC')
  })

  it('[WMT2] asks nothing that the call refuses', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...source_tabs), (filter, { id }) => {
        fc.pre(!filter.search.includes('\0'))
        expect(listMeetings.query.safeParse(filterInput(filter, null).query).success).toBe(true)
        expect(listMeetings.query.safeParse(countInput(filter, null, id).query).success).toBe(true)
      }),
    )
  })
})
