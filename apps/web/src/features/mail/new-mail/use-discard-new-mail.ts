import { deleteMailFile } from '@meridian/contract'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api/api.ts'
import { offerUndo } from '../../../platform/state/undo.ts'
import { t } from '../../../platform/text/text.ts'
import { mailListHref } from '../list-memory.ts'
import { mailPath, newMailPath } from '../mail-path.ts'
import {
  isBlank,
  type NewMailDraft,
  returnNewMailDraft,
  storeNewMailDraft,
  useNewMailDraft,
} from './new-mail-draft.ts'

/** Leaves a new mail without sending it; where something was written, it can be brought back with its files. */
export function useDiscardNewMail(forwarded_id: string): () => void {
  const navigate = useNavigate()
  const draft = useNewMailDraft(forwarded_id)
  return () => {
    storeNewMailDraft(forwarded_id, null)
    void navigate(forwarded_id === '' ? mailListHref() : mailPath(forwarded_id))
    if (draft === undefined || isBlank(draft)) return
    offerUndo(t('Draft discarded'), {
      about: draft.subject.trim() || undefined,
      undo: () => {
        returnNewMailDraft(forwarded_id, draft)
        void navigate(newMailPath(forwarded_id))
      },
      commit: (isClosing) => void deleteFiles(draft, isClosing),
    })
  }
}

/** The server deletes by itself what this misses. */
async function deleteFiles({ files }: NewMailDraft, keepalive: boolean): Promise<void> {
  await Promise.allSettled(
    files.map(({ file_id }) => call(deleteMailFile, { params: { file_id } }, { keepalive })),
  )
}
