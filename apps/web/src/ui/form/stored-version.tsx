import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'

interface StoredVersionProps {
  /** What saving and cancelling do now, where the button is not named Save. */
  readonly note?: string
  readonly children: ReactNode
}

/** What was saved elsewhere while a form was open, to decide between the two. */
export function StoredVersion({
  note = t('Another change was saved in the meantime. Save replaces it with your text, Cancel keeps it.'),
  children,
}: StoredVersionProps) {
  return (
    <div className="rounded-md bg-sunken px-3 py-2">
      <p className="text-xs text-muted">{note}</p>
      <p className="mt-1 whitespace-pre-wrap text-text-2">{children}</p>
    </div>
  )
}
