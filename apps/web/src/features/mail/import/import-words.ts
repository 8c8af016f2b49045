import type { MailImportReport } from '@meridian/contract'
import { type FileProgress, progressInWords, type QueuedFile } from '../../../platform/files/file-progress.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'

/** One chosen file on its way into the mails. */
export type MailImportItem = QueuedFile<MailImportReport>

export type MailImportProgress = FileProgress<MailImportReport>

/** What a file dialog offers. */
export const mail_file_types = ['.eml', '.mbox', '.mbx', 'message/rfc822', 'application/mbox']

/** '12 imported, 40 unchanged, 2 skipped'; what is none is left out. */
export function reportInWords({ imported, unchanged, skipped }: MailImportReport): string {
  const parts = [
    imported > 0 && t('{count} imported', { count: imported }),
    unchanged > 0 && t('{count} unchanged', { count: unchanged }),
    skipped.length > 0 && t('{count} skipped', { count: skipped.length }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : t('No mails in this file')
}

/** What has become of a file so far, in one line. */
export function importSummaryOf(progress: MailImportProgress): string {
  return progressInWords(progress, reportInWords)
}

/** Which mail of a file was left out: its place, and its subject where it has one. */
export function skippedWords({
  position,
  subject,
}: Pick<MailImportReport['skipped'][number], 'position' | 'subject'>): string {
  const place = t('Mail {position}', { position })
  return subject === null || subject === '' ? place : `${place} · ${subject}`
}

/** The whole report as text to paste elsewhere. */
export function importReportAsText(items: readonly MailImportItem[]): string {
  return items
    .flatMap(({ name, progress }) => [
      `${name}: ${importSummaryOf(progress)}`,
      ...(progress.state === 'done' ? progress.report.skipped : []).map(
        (one) => `  ${t('Skipped')} · ${skippedWords(one)} · ${tServer(one.reason)}`,
      ),
    ])
    .join('\n')
}
