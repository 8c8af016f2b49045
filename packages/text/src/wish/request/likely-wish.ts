import { type LikelyWish, plausibilityOf } from './agreed-times.ts'
import { type CombineContext, type CombinedWish, combineItems } from '../times/combine.ts'
import type { Item } from '../items/item.ts'
import type { OtherReading } from '../learned/likely-roles.ts'
import type { MeetingWish } from '../wish.ts'

interface Readings {
  /** What the sentences of a mail likely say about time. */
  readonly told: readonly (readonly Item[])[]
  /** What they may say instead, likeliest first. */
  readonly others: readonly OtherReading[]
}

/** What a mail likely wishes, and what the mail may wish instead. */
export function likelyWish(
  { told, others }: Readings,
  context: CombineContext,
): CombinedWish & Pick<LikelyWish, 'others'> {
  const [likeliest, ...rest] = [{ told, chance: 1 }, ...others]
    .map((one) => {
      const wish = combineItems(one.told, context)
      return { wish, chance: one.chance * plausibilityOf(wish, context.today) }
    })
    .toSorted((one, other) => other.chance - one.chance)
  if (likeliest === undefined) throw new Error('A mail has one reading at least.')
  return {
    ...likeliest.wish,
    others: fewPieces(rest).map(({ wish, chance }) => ({
      wish,
      chance: chance / likeliest.chance,
    })),
  }
}

/** What weighs them against each other stays quick whatever a mail holds. */
const most_pieces = 240

function fewPieces<One extends { readonly wish: MeetingWish }>(all: readonly One[]): One[] {
  let pieces = 0
  return all.filter(({ wish: { times, excluded, proposals } }) => {
    pieces += times.length + excluded.length + proposals.length
    return pieces <= most_pieces
  })
}
