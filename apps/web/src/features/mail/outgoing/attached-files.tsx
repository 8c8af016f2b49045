import { attached_files_max, carried_bytes_max, deleteMailFile, type MailFile } from '@meridian/contract'
import { Paperclip, X } from 'lucide'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ApiError } from '../../../platform/api/api-error.ts'
import { call } from '../../../platform/api/api.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { DropOverlay } from '../../../ui/file/drop-overlay.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { sizeWords } from '../body/body-size.ts'
import type { Uploads } from './use-uploads.ts'

interface AttachedFilesProps {
  readonly files: readonly MailFile[]
  readonly uploading: Uploads
  readonly onRemoved: (file_id: string) => void
}

/** The files of a mail that is being written: chosen, dropped on the page, or pasted. */
export function AttachedFiles({
  files,
  uploading: { uploads, problem, add },
  onRemoved,
}: AttachedFilesProps) {
  const hint = t('At most {count} files, {size} together.', limits())
  return (
    <section aria-label={t('Files of your mail')} className="flex flex-col gap-1.5 empty:hidden">
      {files.length + uploads.length > 0 && (
        <>
          <ul aria-label={t('Attached files')} className="flex flex-wrap gap-2">
            {files.map((file) => (
              <FileRow key={file.file_id} file={file} onRemoved={onRemoved} />
            ))}
            {uploads.map(({ key, name, bytes }) => (
              <li key={key} className={row_class}>
                <Spinner size={14} />
                <FileName name={name} bytes={bytes} />
              </li>
            ))}
          </ul>
          <p className="text-xs text-muted">{hint}</p>
        </>
      )}
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      <DropOverlay title={t('Attach files')} text={hint} onDrop={add} />
    </section>
  )
}

/** Opens the files of the device. */
export function AttachButton({ onAdd }: { readonly onAdd: (files: readonly File[]) => void }) {
  return (
    <FileTrigger allowsMultiple onSelect={(chosen) => chosen && onAdd([...chosen])}>
      <IconButton label={t('Attach files')} icon={Paperclip} />
    </FileTrigger>
  )
}

const row_class =
  'flex max-w-full min-w-0 items-center gap-1.5 rounded-md bg-sunken ps-2.5 pe-1 py-0.5 text-sm min-h-8'

function FileName({ name, bytes }: { readonly name: string; readonly bytes: number }) {
  return (
    <>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {name}
      </span>
      <span className="num shrink-0 pe-1.5 text-xs text-muted">{sizeWords(bytes)}</span>
    </>
  )
}

function FileRow({
  file: { file_id, name, bytes },
  onRemoved,
}: {
  readonly file: MailFile
  readonly onRemoved: (file_id: string) => void
}) {
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    try {
      await call(deleteMailFile, { params: { file_id } })
      onRemoved(file_id)
    } catch (problem) {
      // A file that is gone leaves the list, too.
      if (problem instanceof ApiError && problem.status === 404) onRemoved(file_id)
      else showError(problem, t(deleteMailFile.says.failed))
      setRemoving(false)
    }
  }

  return (
    <li className={row_class}>
      <Icon of={Paperclip} size={14} className="shrink-0 text-muted" />
      <FileName name={name} bytes={bytes} />
      <IconButton
        label={t('Remove {name}', { name })}
        icon={X}
        size="sm"
        isBusy={isRemoving}
        onPress={() => void remove()}
      />
    </li>
  )
}

function limits() {
  return { count: attached_files_max, size: sizeWords(Math.floor(carried_bytes_max / 1e6) * 1e6) }
}
