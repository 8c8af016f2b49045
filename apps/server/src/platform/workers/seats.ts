import { AppError } from '../errors.ts'

/** The lanes, in order of priority: short work, then exports for programs and people, then the rest. */
export const lanes = ['short', 'export', 'import'] as const
export type SeatLane = (typeof lanes)[number]

export interface SeatLimits {
  readonly seats: number
  /** The most seats for work that is not short. */
  readonly longSeats: number
  /** The most work waiting in a lane, and of one person; more is refused. */
  readonly waiting: number
  readonly waitingOfPerson: number
}

export interface Seats {
  /**
   * Waits for a seat and returns the function that releases it. Throws `unavailable` where the queue is full.
   */
  readonly take: (by: { readonly person: string; readonly lane: SeatLane }) => Promise<() => void>
}

interface Waiting {
  readonly person: string
  readonly lane: SeatLane
  readonly begin: (release: () => void) => void
}

/**
 * Seats for work that takes a core and memory for seconds. One person has one seat in a lane at a time,
 * whatever else that person requests, and one seat is always free for short work.
 */
export function openSeats({ seats, longSeats, waiting: most, waitingOfPerson }: SeatLimits): Seats {
  const waiting: Waiting[] = []
  const taken: Waiting[] = []

  const isFree = ({ person, lane }: Waiting): boolean => {
    const long = taken.filter((one) => one.lane !== 'short').length
    const isOwnTurn = !taken.some((one) => one.person === person && one.lane === lane)
    return isOwnTurn && (lane === 'short' || long < longSeats)
  }
  const next = (): Waiting | undefined => {
    if (taken.length >= seats) return undefined
    for (const lane of lanes) {
      const found = waiting.find((one) => one.lane === lane && isFree(one))
      if (found) return found
    }
    return undefined
  }
  const seat = () => {
    for (let one = next(); one; one = next()) {
      const begun = one
      waiting.splice(waiting.indexOf(begun), 1)
      taken.push(begun)
      begun.begin(() => {
        const at = taken.indexOf(begun)
        if (at >= 0) taken.splice(at, 1)
        seat()
      })
    }
  }
  return {
    take: ({ person, lane }) => {
      const same = waiting.filter((one) => one.lane === lane)
      const own = same.filter((one) => one.person === person)
      if (same.length >= most || own.length >= waitingOfPerson) return Promise.reject(tooBusy())
      return new Promise((resolve) => {
        waiting.push({ person, lane, begin: resolve })
        seat()
      })
    },
  }
}

function tooBusy(): AppError {
  return new AppError(
    'unavailable',
    'Too many calendars are being read or written just now. Please try again.',
    {
      retryAfterSeconds: 5,
    },
  )
}
