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

/** A standing clock unless it is told to run. */
export function newClock({ startMs = Date.now(), runs = false }: ClockOptions = {}): Clock {
  const hands = newHands(startMs, runs)
  const agenda = newAgenda()
  const work = newWork()
  const alarm = newAlarm()

  const setAlarm = () => alarm.set(runs ? agenda.nextMs() - hands.now() : Infinity, ring)
  const ring = () => {
    while (agenda.nextMs() <= hands.now()) for (const job of agenda.takeNext()) void work.begin(job)
    setAlarm()
  }
  const moveTo = async (ms: number) => {
    const target = Math.max(ms, hands.now())
    while (agenda.nextMs() <= target) {
      hands.moveTo(agenda.nextMs())
      await Promise.all(agenda.takeNext().map(work.begin))
    }
    hands.moveTo(target)
    setAlarm()
  }
  return {
    now: hands.now,
    at: (dueMs, job) => {
      if (dueMs <= hands.now()) return void work.begin(() => afterThisTurn().then(job))
      agenda.add(dueMs, job)
      return setAlarm()
    },
    moveTo,
    advance: (ms) => moveTo(hands.now() + ms),
    settle: work.settle,
    stop: () => {
      agenda.clear()
      setAlarm()
    },
  }
}

/** The time itself, which never goes back. */
function newHands(startMs: number, runs: boolean) {
  let base = startMs
  let since = Date.now()
  const now = () => (runs ? base + Date.now() - since : base)
  return {
    now,
    moveTo: (ms: number) => {
      base = Math.max(ms, now())
      since = Date.now()
    },
  }
}

/** Rings once, for the last time it was set to. */
function newAlarm() {
  let timer: NodeJS.Timeout | undefined
  return {
    set: (waitMs: number, ring: () => void) => {
      clearTimeout(timer)
      if (waitMs === Infinity) return
      timer = setTimeout(ring, Math.min(Math.max(waitMs, 0), longest_alarm_ms)).unref()
    },
  }
}

/** What is to be done when. */
function newAgenda() {
  let waiting: { readonly at: number; readonly job: Job }[] = []
  const nextMs = () => Math.min(...waiting.map(({ at }) => at))
  return {
    add: (at: number, job: Job) => void waiting.push({ at, job }),
    /** Infinity when there is nothing to do. */
    nextMs,
    /** All that is due first, taken off the list. */
    takeNext: (): Job[] => {
      const next = nextMs()
      const due = waiting.filter(({ at }) => at === next)
      waiting = waiting.filter(({ at }) => at !== next)
      return due.map(({ job }) => job)
    },
    clear: () => {
      waiting = []
    },
  }
}

/** What was begun and may not have ended. */
function newWork() {
  const begun = new Set<Promise<unknown>>()
  return {
    begin: (job: Job): Promise<unknown> => {
      const done = run(job).finally(() => begun.delete(done))
      begun.add(done)
      return done
    },
    settle: async () => {
      while (begun.size > 0) await Promise.all(begun)
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
