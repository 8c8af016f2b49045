import type { ReactNode } from 'react'

/** What the form tells the field of labels that the shell puts into it. */
export interface LabelSlot {
  /** Ids of the chosen labels. */
  readonly value: readonly string[]
  readonly onChange: (change: (label_ids: readonly string[]) => readonly string[]) => void
  readonly error: string | undefined
}

/** Features do not know each other: the shell hands the field in. */
export type RenderLabels = (slot: LabelSlot) => ReactNode
