import { importMails } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { newKey } from '../../platform/key.ts'
import { t } from '../../platform/text/text.ts'
import { sayDone } from '../../platform/toasts.ts'
import { type MailImportItem, type MailImportProgress, refusalOf } from './mail-import-words.ts'
import { refreshMails } from './refresh-mails.ts'

export interface MailImporting {
  readonly isOpen: boolean
  readonly items: readonly MailImportItem[]
  readonly open: () => void
  /** Files go on in the background; what is finished is forgotten when nothing is under way any more. */
  readonly close: () => void
  readonly add: (files: readonly File[]) => void
}

/** Sends mail files one after the other. One that fails leaves the others alone. */
export function useMailImport(): MailImporting {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [items, setItems] = useState<readonly MailImportItem[]>([])
  const queue = useRef({ tail: Promise.resolve(), waiting: 0, isSeen: false })

  function show(isSeen: boolean) {
    queue.current.isSeen = isSeen
    setOpen(isSeen)
    if (!isSeen && queue.current.waiting === 0) setItems([])
  }

  function progress(id: string, next: MailImportProgress) {
    setItems((items) => items.map((item) => (item.id === id ? { ...item, progress: next } : item)))
  }

  async function importOne(id: string, file: File) {
    progress(id, { state: 'importing' })
    progress(id, await outcomeOf(file))
    await refreshMails(queries)
    queue.current.waiting -= 1
    if (queue.current.waiting === 0 && !queue.current.isSeen) {
      sayDone(t(importMails.says.done ?? ''), { label: t('Show report'), onPress: () => show(true) })
    }
  }

  function add(files: readonly File[]) {
    show(true)
    const added = files.map((file) => ({ id: newKey(), file, refusal: refusalOf(file) }))
    setItems((items) => [...items, ...added.map(itemOf)])
    for (const { id, file } of added.filter(({ refusal }) => refusal === null)) {
      queue.current.waiting += 1
      queue.current.tail = queue.current.tail.then(() => importOne(id, file))
    }
  }

  return { isOpen, items, open: () => show(true), close: () => show(false), add }
}

interface Added {
  readonly id: string
  readonly file: File
  readonly refusal: string | null
}

function itemOf({ id, file, refusal }: Added): MailImportItem {
  const progress: MailImportProgress =
    refusal === null ? { state: 'waiting' } : { state: 'failed', reason: refusal }
  return { id, name: file.name, progress }
}

/** Never rejects: what goes wrong is the outcome. */
async function outcomeOf(file: File): Promise<MailImportProgress> {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { state: 'failed', reason: t('The browser cannot read this file.') }
  try {
    const body = new Uint8Array(bytes)
    return { state: 'done', report: await call(importMails, { body }, { timeoutMs }) }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : t(importMails.says.failed)
    return { state: 'failed', reason }
  }
}

const timeoutMs = 120_000
