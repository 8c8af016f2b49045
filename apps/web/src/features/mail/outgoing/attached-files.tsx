import {
  attached_files_max,
  carried_bytes_max,
  deleteMailFile,
  file_name_characters_max,
  type MailFile,
  uploadMailFile,
} from '@meridian/contract'
import { Paperclip, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ApiError } from '../../../platform/api/api-error.ts'
import { call } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/key.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { DropOverlay } from '../../../ui/file/drop-overlay.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { sizeWords } from '../body/body-size.ts'
import { chooseFiles } from './choose-files.ts'

interface AttachedFilesProps {
  readonly files: readonly MailFile[]
  /** The mail whose reply gets the files; missing for a new mail. */
  readonly mail_id?: string
  /** How many bytes the files of a forwarded mail have. */
  readonly carriedBytes?: number
  readonly onAdded: (file: MailFile) => void
  readonly onRemoved: (file_id: string) => void
  /** Whether a file is being uploaded. */
  readonly onBusyChange: (isBusy: boolean) => void
}

/** The files of a mail that is being written: chosen, dropped on the page, or pasted. */
export function AttachedFiles({ files, carriedBytes = 0, onRemoved, ...uploading }: AttachedFilesProps) {
  const { uploads, problem, add } = useUploads({ files, carriedBytes, ...uploading })
  const hint = t('At most {count} files, {size} together.', limits())
  return (
    <section aria-label={t('Files of your mail')} className="flex flex-col gap-1.5">
      {files.length + uploads.length > 0 && (
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
      )}
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      <div className="flex flex-wrap items-center gap-x-2">
        <FileTrigger allowsMultiple onSelect={(chosen) => chosen && add([...chosen])}>
          <Button size="sm" variant="ghost" icon={Paperclip}>
            {t('Attach files')}
          </Button>
        </FileTrigger>
        <span className="text-xs text-muted">{hint}</span>
      </div>
      <DropOverlay title={t('Attach files')} text={hint} onDrop={add} />
    </section>
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

interface Upload {
  readonly key: string
  readonly name: string
  readonly bytes: number
}

type Uploading = Omit<AttachedFilesProps, 'onRemoved'> & { readonly carriedBytes: number }

/** Uploads one file after the other, so that the mail has the files in the chosen order. */
function useUploads({ files, mail_id, carriedBytes, onAdded, onBusyChange }: Uploading) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const tail = useRef(Promise.resolve())
  const isBusy = uploads.length > 0
  const tellBusy = useEffectEvent(onBusyChange)
  const addPasted = useEffectEvent(add)

  useEffect(() => {
    tellBusy(isBusy)
  }, [isBusy])

  useEffect(() => {
    const listening = new AbortController()
    addEventListener('paste', (event) => takePasted(event, addPasted), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  function add(added: readonly File[]) {
    const taken = [...files, ...uploads]
    const { chosen, refusals } = chooseFiles(added, {
      count: taken.length,
      bytes: carriedBytes + taken.reduce((sum, { bytes }) => sum + bytes, 0),
    })
    setProblem(refusals.length === 0 ? null : refusals.join(' '))
    for (const file of chosen) {
      const upload = { key: newKey(), name: file.name, bytes: file.size }
      setUploads((before) => [...before, upload])
      tail.current = tail.current.then(() => send(upload.key, file))
    }
  }

  async function send(key: string, file: File) {
    try {
      const file_name = file.name.slice(-file_name_characters_max)
      onAdded(
        await call(
          uploadMailFile,
          {
            query: { file_name, ...(mail_id !== undefined && { mail_id }) },
            // The server decides by the name alone what the file is sent as.
            body: new Blob([file], { type: 'application/octet-stream' }),
          },
          { timeoutMs: upload_limit_ms },
        ),
      )
    } catch (error) {
      const reason = error instanceof Error ? error.message : t(uploadMailFile.says.failed)
      setProblem(t('“{name}” was not attached. {reason}', { name: file.name, reason }))
    }
    setUploads((before) => before.filter((one) => one.key !== key))
  }

  return { uploads, problem, add }
}

/** Ten megabytes over a slow line. */
const upload_limit_ms = 300_000

/** Programs that copy text often add a picture of it: the text is meant then. */
function takePasted(event: ClipboardEvent, add: (files: readonly File[]) => void): void {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
  event.preventDefault()
  add(files)
}

function limits() {
  return { count: attached_files_max, size: sizeWords(Math.floor(carried_bytes_max / 1e6) * 1e6) }
}
