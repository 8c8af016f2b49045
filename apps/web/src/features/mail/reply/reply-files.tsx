import { listReplyFiles, type MailFile } from '@meridian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { AttachedFiles } from '../outgoing/attached-files.tsx'
import { updateUnsavedMail } from '../unsaved-mail.ts'

/** The files of a reply, which the server keeps with its draft. */
export function ReplyFiles({ mail_id }: { readonly mail_id: string }) {
  const queries = useQueryClient()
  const query = queryFor(listReplyFiles, { params: { mail_id } })
  const files = useQuery(query).data
  const update = (change: (files: readonly MailFile[]) => MailFile[]) =>
    queries.setQueryData(query.queryKey, (before: MailFile[] | undefined) => change(before ?? []))
  return (
    <div className="mt-2 print:hidden">
      <AttachedFiles
        files={files ?? []}
        mail_id={mail_id}
        onAdded={(file) => update((before) => [...before, file])}
        onRemoved={(file_id) => update((before) => before.filter((one) => one.file_id !== file_id))}
        onBusyChange={(isUploading) => updateUnsavedMail(mail_id, { isUploading })}
      />
    </div>
  )
}
