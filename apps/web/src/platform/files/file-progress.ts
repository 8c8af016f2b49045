import { mark, t } from '../text/text.ts'

/** How far a chosen file is on its way, or what has become of it. */
export type FileProgress<Report> =
  | { readonly state: 'waiting' | 'reading' | 'importing' }
  | { readonly state: 'done'; readonly report: Report }
  | { readonly state: 'failed'; readonly reason: string }

export interface QueuedFile<Report> {
  readonly id: string
  readonly name: string
  readonly progress: FileProgress<Report>
}

/** What has become of a file so far, in one line. */
export function progressInWords<Report>(
  progress: FileProgress<Report>,
  reportInWords: (report: Report) => string,
): string {
  if (progress.state === 'done') return reportInWords(progress.report)
  return progress.state === 'failed' ? progress.reason : t(state_words[progress.state])
}

const state_words = {
  waiting: mark('Waiting'),
  reading: mark('Reading the file'),
  importing: mark('Importing'),
} as const
