import type { TaskRequest } from './task-messages.ts'

/** `asked`: a person waits for the answer. `behind`: sync jobs and files of many mails. */
export type Lane = 'asked' | 'behind'

export interface Task {
  readonly lane: Lane
  /** The person whose work it is. */
  readonly person: string
  readonly request: TaskRequest
  readonly resolve: (result: unknown) => void
  readonly reject: (problem: unknown) => void
}

/** The tasks of one lane that wait for a thread. */
export interface WaitingTasks {
  readonly add: (task: Task) => void
  /**
   * The next task of the person who has used least time lately, of those with no running task in this lane.
   */
  readonly take: () => Task | undefined
  /** Records that a started task has ended. */
  readonly note: (task: Task, usedMs: number) => void
  readonly count: () => number
  readonly countOf: (person: string) => number
  readonly clear: () => Task[]
}

interface Person {
  readonly tasks: Task[]
  isRunning: boolean
  /** Time used lately: halved after each `half_life_ms`. */
  usedMs: number
  notedAt: number
}

const half_life_ms = 10_000
/** A person with less recent use is dropped. */
const forgotten_ms = 1

export function waitingTasks(now: () => number = () => performance.now()): WaitingTasks {
  const people = new Map<string, Person>()
  let waiting = 0

  const usedLately = ({ usedMs, notedAt }: Person) => usedMs * 0.5 ** ((now() - notedAt) / half_life_ms)
  const personOf = (name: string): Person => {
    const known = people.get(name)
    if (known) return known
    const fresh = { tasks: [], isRunning: false, usedMs: 0, notedAt: now() }
    people.set(name, fresh)
    return fresh
  }
  const forgetIdle = () => {
    for (const [name, person] of people) {
      if (person.tasks.length === 0 && !person.isRunning && usedLately(person) < forgotten_ms)
        people.delete(name)
    }
  }

  return {
    add: (task) => {
      personOf(task.person).tasks.push(task)
      waiting += 1
    },
    take: () => {
      const ready = [...people.values()].filter(({ tasks, isRunning }) => tasks.length > 0 && !isRunning)
      const [first, ...others] = ready
      if (!first) return undefined
      const next = others.reduce((best, one) => (usedLately(one) < usedLately(best) ? one : best), first)
      next.isRunning = true
      waiting -= 1
      return next.tasks.shift()
    },
    note: ({ person: name }, usedMs) => {
      const person = personOf(name)
      person.usedMs = usedLately(person) + usedMs
      person.notedAt = now()
      person.isRunning = false
      forgetIdle()
    },
    count: () => waiting,
    countOf: (name) => people.get(name)?.tasks.length ?? 0,
    clear: () => {
      const tasks = [...people.values()].flatMap((person) => person.tasks.splice(0))
      waiting = 0
      return tasks
    },
  }
}
