import { useRef, useState } from 'react'
import { newKey } from '../key.ts'
import { showSuccess } from '../state/toasts.ts'
import { t } from '../text/text.ts'
import type { FileProgress, QueuedFile } from './file-progress.ts'

export interface FileQueue<Report> {
  readonly isOpen: boolean
  readonly items: readonly QueuedFile<Report>[]
  readonly open: () => void
  /** Files go on in the background; what is finished is forgotten when nothing is under way any more. */
  readonly close: () => void
  readonly add: (files: readonly File[]) => void
}

interface FileSending<Report> {
  /** Why a file cannot be sent, told before anything is sent; null when it can. */
  readonly refusalOf: (file: File) => string | null
  /** Sends one. Never rejects: what goes wrong is the outcome. */
  readonly outcomeOf: (
    file: File,
    onState: (state: 'reading' | 'importing') => void,
  ) => Promise<FileProgress<Report>>
  /** After each file: has what it brought shown. */
  readonly refresh: () => Promise<void>
  /** Announced when all files are done and the dialog is closed. */
  readonly done: string
}

/** Sends files one after the other. One that fails leaves the others alone. */
export function useFileQueue<Report>({
  refusalOf,
  outcomeOf,
  refresh,
  done,
}: FileSending<Report>): FileQueue<Report> {
  const [isOpen, setOpen] = useState(false)
  const [items, setItems] = useState<readonly QueuedFile<Report>[]>([])
  const queue = useRef({ tail: Promise.resolve(), waiting: 0, isSeen: false })

  function show(isSeen: boolean) {
    queue.current.isSeen = isSeen
    setOpen(isSeen)
    if (!isSeen && queue.current.waiting === 0) setItems([])
  }

  function progress(id: string, next: FileProgress<Report>) {
    setItems((items) => items.map((item) => (item.id === id ? { ...item, progress: next } : item)))
  }

  async function sendOne(id: string, file: File) {
    progress(id, await outcomeOf(file, (state) => progress(id, { state })))
    await refresh()
    queue.current.waiting -= 1
    if (queue.current.waiting === 0 && !queue.current.isSeen) {
      showSuccess(done, { label: t('Show report'), onPress: () => show(true) })
    }
  }

  function add(files: readonly File[]) {
    show(true)
    const added = files.map((file) => ({ id: newKey(), file, refusal: refusalOf(file) }))
    setItems((items) => [...items, ...added.map((one) => itemOf<Report>(one))])
    for (const { id, file } of added.filter(({ refusal }) => refusal === null)) {
      queue.current.waiting += 1
      queue.current.tail = queue.current.tail.then(() => sendOne(id, file))
    }
  }

  return { isOpen, items, open: () => show(true), close: () => show(false), add }
}

interface Added {
  readonly id: string
  readonly file: File
  readonly refusal: string | null
}

function itemOf<Report>({ id, file, refusal }: Added): QueuedFile<Report> {
  const progress: FileProgress<Report> =
    refusal === null ? { state: 'waiting' } : { state: 'failed', reason: refusal }
  return { id, name: file.name, progress }
}
