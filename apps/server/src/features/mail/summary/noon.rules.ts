import type { LikelyWish } from '@meridian/text/answering'

/**
 * The same wish with its afternoons from one o'clock on: the hour before is the one of lunch, and is offered only where
 * nothing later is free. Null where it wishes for no afternoon.
 */
export function withoutNoon({ wish, others }: LikelyWish): LikelyWish | null {
  if (!wish.times.some(isAfternoon)) return null
  const later = (one: LikelyWish['wish']) => ({
    ...one,
    times: one.times.map((time) => (isAfternoon(time) ? { ...time, from: one_o_clock } : time)),
  })
  return { wish: later(wish), others: others.map((other) => ({ ...other, wish: later(other.wish) })) }
}

/** From noon until the evening, in minutes of the day; `from noon on` is open until midnight. */
function isAfternoon({ from, until }: LikelyWish['wish']['times'][number]): boolean {
  return from === noon && until >= earliest_end && until <= latest_end
}

const noon = 12 * 60
const one_o_clock = 13 * 60
const earliest_end = 17 * 60
const latest_end = 21 * 60
