/** The time of one or several simulators, and what is to happen at which moment. */
export interface Clock {
  /** Ms since the epoch. */
  readonly now: () => number
  /** Does a job when the clock gets there; at once, after the present request, when it is there already. */
  readonly at: (dueMs: number, job: Job) => void
  /** Does what falls due on the way, in order, each job at its own moment, and waits for it. Never goes back. */
  readonly moveTo: (ms: number) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  /** Ends when every job that was begun has ended. */
  readonly settle: () => Promise<void>
  /** Forgets all jobs. */
  readonly stop: () => void
}

export type Job = () => unknown

export interface ClockOptions {
  /** Where the clock begins; by default at the machine's time. */
  readonly startMs?: number
  /** A running clock goes on by itself, the others stand until they are moved. */
  readonly runs?: boolean
}

interface Due {
  readonly at: number
  readonly job: Job
}

/** A standing clock unless it is told to run. */
export function newClock({ startMs = Date.now(), runs = false }: ClockOptions = {}): Clock {
  const started = new Set<Promise<unknown>>()
  let waiting: Due[] = []
  let base = startMs
  let since = Date.now()
  let alarm: NodeJS.Timeout | undefined

  const now = () => (runs ? base + Date.now() - since : base)
  const set = (ms: number) => {
    base = ms
    since = Date.now()
  }
  const start = (job: Job): Promise<unknown> => {
    const done = run(job).finally(() => started.delete(done))
    started.add(done)
    return done
  }
  const takeDue = (untilMs: number): readonly Due[] => {
    const first = Math.min(...waiting.map((due) => due.at))
    if (first > untilMs) return []
    const due = waiting.filter(({ at }) => at === first)
    waiting = waiting.filter(({ at }) => at !== first)
    return due
  }
  const ring = () => {
    for (let due = takeDue(now()); due.length > 0; due = takeDue(now())) {
      for (const { job } of due) void start(job)
    }
    setAlarm()
  }
  const setAlarm = () => {
    clearTimeout(alarm)
    if (!runs || waiting.length === 0) return
    const next = Math.min(...waiting.map((due) => due.at))
    alarm = setTimeout(ring, Math.min(Math.max(next - now(), 0), longest_alarm_ms)).unref()
  }
  const moveTo = async (ms: number) => {
    const target = Math.max(ms, now())
    for (let due = takeDue(target); due.length > 0; due = takeDue(target)) {
      set(Math.max(now(), due[0]?.at ?? target))
      await Promise.all(due.map(({ job }) => start(job)))
    }
    if (target > now()) set(target)
    setAlarm()
  }
  return {
    now,
    at: (dueMs, job) => {
      if (dueMs <= now()) return void start(() => afterThisTurn().then(job))
      waiting.push({ at: dueMs, job })
      return setAlarm()
    },
    moveTo,
    advance: (ms) => moveTo(now() + ms),
    settle: async () => {
      while (started.size > 0) await Promise.all(started)
    },
    stop: () => {
      waiting = []
      clearTimeout(alarm)
    },
  }
}

/** A timer of Node takes no longer waits than this. */
const longest_alarm_ms = 2 ** 31 - 1

async function run(job: Job): Promise<void> {
  await job()
}

function afterThisTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
