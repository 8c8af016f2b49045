import { Suspense } from 'react'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { DeleteDialogProps } from './delete-dialog.tsx'
import type { DeletionQuestionState } from './use-delete-meeting.ts'

const DeleteDialog = lazyPart(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

interface DeleteQuestionProps extends Omit<DeleteDialogProps, 'question'> {
  readonly question: DeletionQuestionState | null
}

/** What deleting means for others is told before it happens. */
export function DeleteQuestion({ question, ...acts }: DeleteQuestionProps) {
  if (!question) return null
  return (
    <Suspense>
      <DeleteDialog question={question} {...acts} />
    </Suspense>
  )
}
