import type { IconNode } from 'lucide'

/** Something the palette can do, of the one table in screens/palette. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: 'go_to' | 'action'
  readonly icon: IconNode
  /** What it is done to. */
  readonly detail?: string | undefined
  /** As the hotkey writes them, such as 'g d'. */
  readonly keys?: string | undefined
  /** Other words by which it is looked for. */
  readonly alias?: string
  readonly run: () => void
}
