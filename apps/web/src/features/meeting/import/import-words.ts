import type { ImportReport } from '@meridian/contract'
import { type FileProgress, progressInWords, type QueuedFile } from '../../../platform/files/file-progress.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'

/** One chosen file on its way into the calendar. */
export type ImportItem = QueuedFile<ImportReport>

export type ImportProgress = FileProgress<ImportReport>

/** What a file dialog offers. */
export const calendar_file_types = ['.ics', '.ical', '.icalendar', '.ifb', 'text/calendar']

/** '12 imported, 3 updated, 40 unchanged, 2 skipped'; what is none is left out. */
export function reportInWords(report: ImportReport): string {
  const { imported, updated, unchanged } = report
  const skipped = report.skipped.length + report.more_skipped
  const parts = [
    imported > 0 && t('{count} imported', { count: imported }),
    updated > 0 && t('{count} updated', { count: updated }),
    unchanged > 0 && t('{count} unchanged', { count: unchanged }),
    skipped > 0 && t('{count} skipped', { count: skipped }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : t('No events in this file')
}

/** 'Line 12', or null where the line is not known. */
export function lineInWords(line: number | null): string | null {
  return line === null ? null : t('Line {line}', { line })
}

/** Which event is meant, where its reason does not name it already. */
export function subjectOf({
  title,
  uid,
  reason,
}: Pick<ImportReport['skipped'][number], 'title' | 'uid' | 'reason'>): string | null {
  const subject = title || uid
  return subject === null || reason.includes(`"${subject}"`) || reason.includes(`uid ${subject}`)
    ? null
    : subject
}

/** 'And 3 more', or null where the list names all. */
export function moreInWords(count: number): string | null {
  return count === 0 ? null : t('And {count} more', { count })
}

/** The whole report as text to paste elsewhere. */
export function reportAsText(items: readonly ImportItem[]): string {
  return items
    .flatMap(({ name, progress }) => [`${name}: ${summaryOf(progress)}`, ...detailsOf(progress)])
    .join('\n')
}

/** What has become of a file so far, in one line. */
export function summaryOf(progress: ImportProgress): string {
  return progressInWords(progress, reportInWords)
}

function detailsOf(progress: ImportProgress): string[] {
  if (progress.state !== 'done') return []
  const { skipped, warnings, more_skipped, more_warnings } = progress.report
  return [
    ...skipped.map(({ line, title, uid, reason }) =>
      [`  ${t('Skipped')}`, lineInWords(line), subjectOf({ title, uid, reason }), tServer(reason)]
        .filter(Boolean)
        .join(' · '),
    ),
    ...moreLine(t('Skipped'), more_skipped),
    ...warnings.map(({ line, message }) =>
      [`  ${t('Note')}`, lineInWords(line), tServer(message)].filter(Boolean).join(' · '),
    ),
    ...moreLine(t('Note'), more_warnings),
  ]
}

function moreLine(what: string, count: number): string[] {
  return count === 0 ? [] : [`  ${what} · ${moreInWords(count)}`]
}
