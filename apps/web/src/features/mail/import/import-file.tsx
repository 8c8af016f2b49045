import type { MailImportReport } from '@meridian/contract'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { FileImportRow, FileReport } from '../../../ui/file/file-import-row.tsx'
import { importSummaryOf, type MailImportItem, skippedWords } from './import-words.ts'

/** One file: how far it is, then what became of its mails. */
export function MailImportFile({ item: { name, progress } }: { readonly item: MailImportItem }) {
  return (
    <FileImportRow name={name} state={progress.state} summary={importSummaryOf(progress)}>
      {progress.state === 'done' && <Skipped name={name} skipped={progress.report.skipped} />}
    </FileImportRow>
  )
}

interface SkippedProps {
  readonly name: string
  readonly skipped: MailImportReport['skipped']
}

function Skipped({ name, skipped }: SkippedProps) {
  if (skipped.length === 0) return null
  return (
    <FileReport name={name}>
      <h3 className="px-3 pt-2 text-xs font-medium text-text-2">{t('Skipped')}</h3>
      <ul className="select-text px-3 pb-2 text-xs">
        {skipped.map((one) => (
          <li key={one.position} className="py-0.75 wrap-anywhere">
            <b className="num font-medium">{skippedWords(one)}. </b>
            {tServer(one.reason)}
          </li>
        ))}
      </ul>
    </FileReport>
  )
}
