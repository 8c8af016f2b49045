/** The lengths in minutes that can be looked for. */
export const slot_durations = ['15', '30', '45', '60', '75', '90', '105', '120'] as const
export type SlotDuration = (typeof slot_durations)[number]

/** The length to look for a meeting that lasts so long: the shortest in which it has room, or the longest there is. */
export function durationFor(minutes: number): SlotDuration {
  return slot_durations.find((each) => Number(each) >= minutes) ?? '120'
}
