import type { IconNode } from 'lucide'
import type { Person } from '../../ui/avatar.tsx'

/** One line of the palette. Rows of one group stand together below its name. */
export interface PaletteRow {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly detail?: string | undefined
  readonly icon?: IconNode
  readonly person?: Person
  readonly keys?: string | undefined
  /** The row of the sentence stands out. */
  readonly isLeading?: boolean
  /** A choice that leads on to other rows. */
  readonly staysOpen?: boolean
  /** What takes its time says whether it went well; if not, the palette stays open. */
  readonly run: () => void | Promise<boolean>
}
