import { useSyncExternalStore } from 'react'

let held: ReadonlySet<string> = new Set()
const lookers = new Set<() => void>()

/** Proposals that were answered here while the server does not know yet: the list goes without them. */
export function useHeldAnswers(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => held)
}

export function isHeld(meeting_proposal_id: string): boolean {
  return held.has(meeting_proposal_id)
}

export function holdAnswer(meeting_proposal_id: string): void {
  set(new Set([...held, meeting_proposal_id]))
}

/** The list shows again what the server says. */
export function releaseAnswer(meeting_proposal_id: string): void {
  set(new Set([...held].filter((id) => id !== meeting_proposal_id)))
}

function set(next: ReadonlySet<string>): void {
  held = next
  for (const look of lookers) look()
}

function subscribe(look: () => void): () => void {
  lookers.add(look)
  return () => lookers.delete(look)
}
