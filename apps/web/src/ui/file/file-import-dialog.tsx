import { ClipboardCopy, FileUp } from 'lucide'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Dialog } from '../overlay/dialog.tsx'

interface FileImportDialogProps extends ChooserProps {
  readonly title: string
  readonly isOpen: boolean
  /** Something is still on its way; it goes on when the dialog is closed. */
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onCopy: () => void
  /** A FileImportRow for each file. */
  readonly children: ReactNode
}

/** Chooses files and shows what becomes of each. */
export function FileImportDialog({
  title,
  isOpen,
  isBusy,
  onClose,
  onCopy,
  children,
  ...chooser
}: FileImportDialogProps) {
  const { isFirst } = chooser
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={isFirst}
      footer={
        !isFirst && (
          <>
            {!isBusy && (
              <Button icon={ClipboardCopy} onPress={onCopy}>
                {t('Copy report')}
              </Button>
            )}
            <Button variant={isBusy ? 'secondary' : 'primary'} onPress={onClose}>
              {isBusy ? t('Continue in background') : t('Done')}
            </Button>
          </>
        )
      }
    >
      <Chooser {...chooser} />
      {!isFirst && (
        <ul aria-label={t('Files')} className="mt-4 flex flex-col gap-2.5">
          {children}
        </ul>
      )}
    </Dialog>
  )
}

interface ChooserProps {
  /** No file was chosen yet. */
  readonly isFirst: boolean
  readonly dropTitle: string
  /** Which files, and how large. */
  readonly hint: string
  /** What a file dialog offers: endings and media types. */
  readonly fileTypes: readonly string[]
  readonly onChoose: (files: readonly File[]) => void
}

function Chooser({ isFirst, dropTitle, hint, fileTypes, onChoose }: ChooserProps) {
  return (
    <div className="flex flex-col items-center gap-0.75 rounded-[10px] border border-dashed border-border-control bg-sunken px-4 py-5 text-center">
      {isFirst && <Icon of={FileUp} size={20} className="mb-1.5 text-muted" />}
      <p className="font-semibold">{dropTitle}</p>
      <p className="max-w-96 text-muted">{hint}</p>
      <div className="mt-2.5">
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={fileTypes}
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
