import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/every-case.ts'
import { planOptions } from './poll-option.rules.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const hour_ms = 3_600_000
const idOf = (place: number) => `0198f000-0000-7000-8000-00000000000${place}`
const timesAt = (hour: number) => {
  const starts_ms = now.getTime() + (hour + 1) * hour_ms
  return { starts_ms, ends_ms: starts_ms + hour_ms }
}
const inputAt = (hour: number, option_id: string | null) => {
  const { starts_ms, ends_ms } = timesAt(hour)
  return {
    option_id,
    start_timestamp: new Date(starts_ms).toISOString(),
    end_timestamp: new Date(ends_ms).toISOString(),
  }
}

const hours = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 6 })
const anySaved = hours.chain((chosen) =>
  fc
    .tuple(...chosen.map((_, place) => fc.boolean().map((hasAnswers) => ({ place, hasAnswers }))))
    .map((all) =>
      all.map(({ place, hasAnswers }) => ({
        option_id: idOf(place),
        option_date: null,
        hasAnswers,
        ...timesAt(chosen[place] ?? 0),
      })),
    ),
)
const anyWanted = hours.chain((chosen) =>
  fc.tuple(
    ...chosen.map((hour) =>
      fc.option(fc.integer({ min: 0, max: 6 }).map(idOf)).map((option_id) => inputAt(hour, option_id)),
    ),
  ),
)

describe('[POL8] what an update makes of the options', () => {
  it('never moves or drops answers that were not named, and leaves just what was wanted', () => {
    fc.assert(
      fc.property(anySaved, anyWanted, fc.boolean(), (saved, wanted, mayDelete) => {
        const deleted_option_ids = mayDelete ? saved.map(({ option_id }) => option_id) : []
        const plan = planOptions({ wanted, saved, deleted_option_ids, zone: 'Asia/Kathmandu', now })
        fc.pre(plan.errors.length === 0 && plan.conflicts.length === 0)
        const gone = new Set(plan.deleted_ids)
        const replaced = new Set(plan.inserted.map(({ option_id }) => option_id))
        for (const { option_id, hasAnswers } of saved.filter(({ option_id: id }) => gone.has(id)))
          expect(hasAnswers && (!mayDelete || replaced.has(option_id))).toBe(false)
        const left = [...saved.filter(({ option_id }) => !gone.has(option_id)), ...plan.inserted]
        expect(left).toHaveLength(wanted.length)
        expect(new Set(left.map(({ starts_ms }) => starts_ms))).toEqual(
          new Set(wanted.map(({ start_timestamp }) => Date.parse(start_timestamp))),
        )
      }),
      { numRuns: runs(500) },
    )
  })

  it('changes nothing where the saved options come back', () => {
    fc.assert(
      fc.property(anySaved, fc.boolean(), (saved, hasIds) => {
        const wanted = saved.map((one) => ({
          option_id: hasIds ? one.option_id : null,
          start_timestamp: new Date(one.starts_ms).toISOString(),
          end_timestamp: new Date(one.ends_ms).toISOString(),
        }))
        const plan = planOptions({ wanted, saved, deleted_option_ids: [], zone: 'UTC', now })
        expect(plan).toEqual({ inserted: [], moved: [], deleted_ids: [], errors: [], conflicts: [] })
      }),
    )
  })
})
