import { file_name_characters_max, type MailFile, uploadMailFile } from '@meridian/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/key.ts'
import { t } from '../../../platform/text/text.ts'
import { chooseFiles } from './choose-files.ts'

export interface Upload {
  readonly key: string
  readonly name: string
  readonly bytes: number
}

interface Uploading {
  readonly files: readonly MailFile[]
  /** The mail whose reply gets the files; missing for a new mail. */
  readonly mail_id?: string
  /** How many bytes the files of a forwarded mail have. */
  readonly carriedBytes?: number
  readonly onAdded: (file: MailFile) => void
  /** Whether a file is being uploaded. */
  readonly onBusyChange: (isBusy: boolean) => void
}

export type Uploads = ReturnType<typeof useUploads>

/** Uploads one file after the other, so that the mail has the files in the chosen order. */
export function useUploads({ files, mail_id, carriedBytes = 0, onAdded, onBusyChange }: Uploading) {
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
      const refusal = t('“{name}” was not attached. {reason}', { name: file.name, reason })
      // Each file that is missing is named, whatever became of the others.
      setProblem((before) => (before === null ? refusal : `${before} ${refusal}`))
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
