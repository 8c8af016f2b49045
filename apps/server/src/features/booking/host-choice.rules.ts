/** A host of a page on which one of several is chosen. */
export interface Candidate {
  readonly user_id: string
  readonly full_name: string
  readonly weight: number
  /** Bookings of the page within the window. */
  readonly count: number
  /** When the host's last booking was made; 0 for none. */
  readonly last_ms: number
}

/** Days back for which bookings are counted. */
export const fair_window_days = 90

/**
 * The free host with the fewest bookings for the own weight, then the one whose last booking is longest ago, then by the
 * order of the page. Undefined without a candidate.
 */
export function chooseHost(free: readonly Candidate[]): Candidate | undefined {
  const [chosen] = free.toSorted((one, other) => share(one) - share(other) || one.last_ms - other.last_ms)
  return chosen
}

/** For the page's owner to read. */
export function reasonFor(chosen: Candidate, all: readonly Candidate[]): string {
  const counts = all.map(({ full_name, count }) => `${full_name} ${count}`).join(', ')
  return `${chosen.full_name} was free. Bookings of the last ${fair_window_days} days: ${counts}.`
}

/** The share that the host would have after this booking; so a host of weight 2 comes second as often. */
function share({ count, weight }: Candidate): number {
  return (count + 1) / weight
}
