import type { MailPerson } from '@meridian/contract'
import { useState } from 'react'

/** Who else gets a mail that is being written: added, and typed but not added yet. */
export interface MailCopies {
  readonly cc: readonly MailPerson[]
  readonly cc_typed: string
  readonly bcc: readonly MailPerson[]
  readonly bcc_typed: string
}

export type CopyKind = 'cc' | 'bcc'

/** Which of Cc and Bcc are open: what the user has opened, and what has an address. */
export function useOpenCopies({ cc, cc_typed, bcc, bcc_typed }: MailCopies) {
  const [opened, setOpened] = useState<readonly CopyKind[]>([])
  return {
    cc: opened.includes('cc') || cc.length > 0 || cc_typed !== '',
    bcc: opened.includes('bcc') || bcc.length > 0 || bcc_typed !== '',
    /** The one that was opened last has the focus. */
    last: opened.at(-1),
    open: (kind: CopyKind) => setOpened((before) => [...before, kind]),
  }
}

export type OpenCopies = ReturnType<typeof useOpenCopies>
