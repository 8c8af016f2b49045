import { account_sorts, account_statuses, listAccounts, roles } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../server/test/any-character.ts'
import {
  type AccountFilter,
  addressOfFilter,
  default_filter,
  filterIn,
  filterInput,
  isNarrow,
  isRefinement,
  sortedBy,
} from './account-filter.ts'

const anyFilter: fc.Arbitrary<AccountFilter> = fc.record({
  search: fc.string({ maxLength: 200, unit: any_character }).filter((text) => text.isWellFormed()),
  role: fc.constantFrom('all' as const, ...roles),
  status: fc.constantFrom('all' as const, ...account_statuses),
  sort: fc.constantFrom(...account_sorts),
  direction: fc.constantFrom('ASC', 'DESC'),
})

describe('the filter of the users table', () => {
  it('[PPL65] comes back from the address as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterIn(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter)
      }),
    )
  })

  it('[PPL65] leaves defaults out of the address, and reads what is misspelt as them', () => {
    expect(addressOfFilter(default_filter)).toBe('')
    const misspelt = new URLSearchParams('role=god&status=gone&sort=password_hash&direction=up')
    expect(filterIn(misspelt)).toEqual(default_filter)
  })

  it('[PPL65] asks nothing that the call refuses', () => {
    fc.assert(
      fc.property(
        anyFilter.filter(({ search }) => !search.includes('\0')),
        (filter) => {
          expect(listAccounts.query.safeParse(filterInput(filter).query).success).toBe(true)
        },
      ),
    )
  })

  it('[PPL65] sorts by a column, then the other way round; times latest first', () => {
    const byName = sortedBy({ ...default_filter, sort: 'role' }, 'full_name')
    expect([byName.sort, byName.direction]).toEqual(['full_name', 'ASC'])
    expect(sortedBy(byName, 'full_name').direction).toBe('DESC')
    expect(sortedBy(byName, 'last_active_at').direction).toBe('DESC')
  })

  it('[PPL65] is refined by other words alone: back leads to the choice before', () => {
    const found = { ...default_filter, search: 'ad' }
    expect(isRefinement(found, { ...found, search: 'ada' })).toBe(true)
    expect(isRefinement(default_filter, found)).toBe(false)
    expect(isRefinement(found, default_filter)).toBe(false)
    expect(isRefinement(found, { ...found, search: 'ada', status: 'invited' })).toBe(false)
  })

  it('[PPL65] is narrow when it leaves anything out', () => {
    expect(isNarrow({ ...default_filter, sort: 'role', direction: 'DESC' })).toBe(false)
    for (const part of [{ search: 'ada' }, { role: 'user' }, { status: 'invited' }] as const) {
      expect(isNarrow({ ...default_filter, ...part })).toBe(true)
    }
  })
})
