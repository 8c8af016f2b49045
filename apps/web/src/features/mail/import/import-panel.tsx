import { copyReport } from '../../../platform/files/copy-report.ts'
import { t } from '../../../platform/text/text.ts'
import { FileImportDialog } from '../../../ui/file/file-import-dialog.tsx'
import { MailImportFile } from './import-file.tsx'
import { importReportAsText, mail_file_types } from './import-words.ts'
import type { MailImporting } from './use-mail-import.ts'

/** Chooses mail files and shows what becomes of each; the panel of a MailImportDialog. */
export function MailImportPanel({ importing }: { readonly importing: MailImporting }) {
  const { isOpen, items, close, add } = importing
  return (
    <FileImportDialog
      title={t('Import mail files')}
      dropTitle={t('Drop mail files anywhere on this page')}
      hint={t('Files that end with .eml or .mbox, up to 25 MB each. Importing a file again changes nothing.')}
      fileTypes={mail_file_types}
      isOpen={isOpen}
      isFirst={items.length === 0}
      isBusy={items.some(({ progress }) => progress.state !== 'done' && progress.state !== 'failed')}
      onChoose={add}
      onClose={close}
      onCopy={() => void copyReport(importReportAsText(items))}
    >
      {items.map((item) => (
        <MailImportFile key={item.id} item={item} />
      ))}
    </FileImportDialog>
  )
}
