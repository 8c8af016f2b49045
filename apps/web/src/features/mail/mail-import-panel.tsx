import { ClipboardCopy, FileUp } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { t } from '../../platform/text/text.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MailImportFile } from './mail-import-file.tsx'
import { importReportAsText, mail_file_types } from './mail-import-words.ts'
import type { MailImporting } from './use-mail-import.ts'

/** Chooses mail files and shows what becomes of each; the panel of a MailImportDialog. */
export function MailImportPanel({ importing }: { readonly importing: MailImporting }) {
  const { isOpen, items, close, add } = importing
  const isBusy = items.some(({ progress }) => progress.state !== 'done' && progress.state !== 'failed')
  return (
    <Dialog
      title={t('Import mail files')}
      isOpen={isOpen}
      onClose={close}
      isDismissable={items.length === 0}
      footer={
        items.length > 0 && (
          <>
            {!isBusy && (
              <Button icon={ClipboardCopy} onPress={() => void copyReport(importReportAsText(items))}>
                {t('Copy report')}
              </Button>
            )}
            <Button variant={isBusy ? 'secondary' : 'primary'} onPress={close}>
              {isBusy ? t('Go on without me') : t('Done')}
            </Button>
          </>
        )
      }
    >
      <Chooser onChoose={add} isFirst={items.length === 0} />
      {items.length > 0 && (
        <ul aria-label={t('Files')} className="mt-4 flex flex-col gap-2.5">
          {items.map((item) => (
            <MailImportFile key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface ChooserProps {
  readonly onChoose: (files: readonly File[]) => void
  readonly isFirst: boolean
}

function Chooser({ onChoose, isFirst }: ChooserProps) {
  return (
    <div className="flex flex-col items-center gap-0.75 rounded-[10px] border border-dashed border-border-control bg-sunken px-4 py-5 text-center">
      {isFirst && <Icon of={FileUp} size={20} className="mb-1.5 text-muted" />}
      <p className="font-semibold">{t('Drop mail files anywhere on this page')}</p>
      <p className="max-w-96 text-muted">
        {t('Files that end with .eml or .mbox, up to 25 MB each. Importing a file again changes nothing.')}
      </p>
      <div className="mt-2.5">
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={mail_file_types}
          onSelect={(files) => files && files.length > 0 && onChoose([...files])}
        >
          <Button size="sm" variant={isFirst ? 'primary' : 'secondary'} autoFocus={isFirst}>
            {t('Choose files')}
          </Button>
        </FileTrigger>
      </div>
    </div>
  )
}

async function copyReport(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    sayDone(t('Report copied to clipboard.'))
  } catch {
    sayFailed(t('The browser does not allow copying. Select the text of the report instead.'))
  }
}
