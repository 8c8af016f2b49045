import { type ImportReport, importMeetings } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { type FileQueue, useFileQueue } from '../../../platform/files/use-file-queue.ts'
import { t } from '../../../platform/text/text.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { refusalOf } from './file-refusal.ts'
import type { ImportProgress } from './import-words.ts'

export type Importing = FileQueue<ImportReport>

/** Sends calendar files one after the other. One that fails leaves the others alone. */
export function useImport(): Importing {
  const queries = useQueryClient()
  const refresh = () => refreshMeetings(queries)
  return useFileQueue({ refusalOf, outcomeOf, refresh, done: t(importMeetings.says.done) })
}

async function outcomeOf(
  file: File,
  onState: (state: 'reading' | 'importing') => void,
): Promise<ImportProgress> {
  try {
    onState('reading')
    const body = new Uint8Array(await file.arrayBuffer())
    onState('importing')
    const query = { file_name: file.name.slice(-file_name_max) }
    const report = await call(importMeetings, { query, body }, { timeoutMs: timeout_ms })
    return { state: 'done', report }
  } catch (problem) {
    const isReadable = !(problem instanceof DOMException)
    const reason =
      isReadable && problem instanceof Error ? problem.message : t('The browser cannot read this file.')
    return { state: 'failed', reason }
  }
}

const timeout_ms = 120_000
const file_name_max = 255
