import { copyReport } from '../../../platform/files/copy-report.ts'
import { t } from '../../../platform/text/text.ts'
import { FileImportDialog } from '../../../ui/file/file-import-dialog.tsx'
import { ImportFile } from './import-file.tsx'
import { calendar_file_types, reportAsText } from './import-words.ts'
import type { Importing } from './use-import.ts'

/** Chooses calendar files and shows what becomes of each; the panel of an ImportDialog. */
export function ImportPanel({ importing }: { readonly importing: Importing }) {
  const { isOpen, items, close, add } = importing
  return (
    <FileImportDialog
      title={t('Import calendar files')}
      dropTitle={t('Drop calendar files anywhere on this page')}
      hint={t('Files that end with .ics, up to 10 MB each. Importing a file again changes nothing twice.')}
      fileTypes={calendar_file_types}
      isOpen={isOpen}
      isFirst={items.length === 0}
      isBusy={items.some(({ progress }) => progress.state !== 'done' && progress.state !== 'failed')}
      onChoose={add}
      onClose={close}
      onCopy={() => void copyReport(reportAsText(items))}
    >
      {items.map((item) => (
        <ImportFile key={item.id} item={item} />
      ))}
    </FileImportDialog>
  )
}
