import { listReplyFiles, type MailFile } from '@meridian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { useUploads } from '../outgoing/use-uploads.ts'
import { updateUnsavedMail } from '../unsaved-mail.ts'

/** The files of a reply, which the server keeps with its draft. */
export function useReplyFiles(mail_id: string) {
  const queries = useQueryClient()
  const query = queryFor(listReplyFiles, { params: { mail_id } })
  const files = useQuery(query).data ?? []
  const update = (change: (files: readonly MailFile[]) => MailFile[]) =>
    queries.setQueryData(query.queryKey, (before: MailFile[] | undefined) => change(before ?? []))
  const uploading = useUploads({
    files,
    mail_id,
    onAdded: (file) => update((before) => [...before, file]),
    onBusyChange: (isUploading) => updateUnsavedMail(mail_id, { isUploading }),
  })
  const onRemoved = (file_id: string) => update((before) => before.filter((one) => one.file_id !== file_id))
  return { files, uploading, onRemoved }
}
