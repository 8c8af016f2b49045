import { create } from 'zustand'

const useStore = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

/** Ids of proposals that were answered here before the server knows; the list hides them. */
export function useHeldAnswers(): ReadonlySet<string> {
  return useStore(({ ids }) => ids)
}

export function isHeld(meeting_proposal_id: string): boolean {
  return useStore.getState().ids.has(meeting_proposal_id)
}

export function holdAnswer(meeting_proposal_id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids, meeting_proposal_id]) }))
}

/** The list shows the proposal again as the server has it. */
export function releaseAnswer(meeting_proposal_id: string): void {
  useStore.setState(({ ids }) => ({ ids: ids.difference(new Set([meeting_proposal_id])) }))
}
