import { importMails, type MailImportReport } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { type FileQueue, useFileQueue } from '../../../platform/files/use-file-queue.ts'
import { t } from '../../../platform/text/text.ts'
import { refreshMails } from '../refresh-mails.ts'
import { refusalOf } from './file-refusal.ts'
import type { MailImportProgress } from './import-words.ts'

export type MailImporting = FileQueue<MailImportReport>

/** Sends mail files one after the other. One that fails leaves the others alone. */
export function useMailImport(): MailImporting {
  const queries = useQueryClient()
  const refresh = () => refreshMails(queries)
  return useFileQueue({ refusalOf, outcomeOf, refresh, done: t(importMails.says.done) })
}

async function outcomeOf(file: File, onState: (state: 'importing') => void): Promise<MailImportProgress> {
  onState('importing')
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { state: 'failed', reason: t('The browser cannot read this file.') }
  try {
    const body = new Uint8Array(bytes)
    return { state: 'done', report: await call(importMails, { body }, { timeoutMs: timeout_ms }) }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : t(importMails.says.failed)
    return { state: 'failed', reason }
  }
}

const timeout_ms = 120_000
