import { closeSync, openSync, writeSync } from 'node:fs'

/** What happened, in the order it was seen; `at` is in milliseconds of one clock. */
export type HistoryEvent =
  | {
      readonly type: 'try'
      readonly at: number
      readonly write: string
      readonly user: string
      readonly noun: string
      /** Writes of one slot exclude each other. */
      readonly slot?: string
      /** Whether one mail has to come of it. */
      readonly isMailed?: boolean
    }
  | { readonly type: 'acknowledged' | 'given_up'; readonly at: number; readonly write: string }
  | { readonly type: 'refused'; readonly at: number; readonly write: string; readonly status: number }
  | {
      readonly type: 'heard'
      readonly at: number
      readonly user: string
      readonly event: 'ready' | 'refetch' | 'change'
      readonly nouns: readonly string[]
    }
  | { readonly type: 'fault'; readonly at: number; readonly fault: string }
  /** How often it is in the database, and among the mails, in the end. */
  | { readonly type: 'found' | 'mailed'; readonly at: number; readonly write: string; readonly times: number }

export interface History {
  readonly events: readonly HistoryEvent[]
  readonly add: (event: HistoryEvent) => void
  readonly close: () => void
}

/** Keeps the events, and writes each as a line of JSON. */
export function openHistory(file: string): History {
  const descriptor = openSync(file, 'w')
  const events: HistoryEvent[] = []
  return {
    events,
    add: (event) => {
      events.push(event)
      writeSync(descriptor, `${JSON.stringify(event)}\n`)
    },
    close: () => closeSync(descriptor),
  }
}
