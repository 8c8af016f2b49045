import type { ImportReport } from '@meridian/contract'

/** More than a person reads or a browser shows. */
const most_listed = 1000

export function emptyReport(): ImportReport {
  return {
    imported: 0,
    updated: 0,
    unchanged: 0,
    skipped: [],
    warnings: [],
    more_skipped: 0,
    more_warnings: 0,
  }
}

/** Lists the skipped event, or only counts it where the list is full. */
export function formatSkipped(report: ImportReport, skipped: ImportReport['skipped'][number]): void {
  if (report.skipped.length < most_listed) report.skipped.push(skipped)
  else report.more_skipped += 1
}

/** Lists the warning, or only counts it where the list is full. */
export function formatWarning(report: ImportReport, warning: ImportReport['warnings'][number]): void {
  if (report.warnings.length < most_listed) report.warnings.push(warning)
  else report.more_warnings += 1
}
