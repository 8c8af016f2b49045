import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useUploadPicture } from './use-picture.ts'

interface PictureDialogProps {
  readonly file: File
  /** Under which this browser shows the file. */
  readonly address: string
  readonly onClose: () => void
}

/** Shows the picture as others will see it, before anything is sent. */
export function PictureDialog({ file, address, onClose }: PictureDialogProps) {
  const [isBroken, setBroken] = useState(false)
  const upload = useUploadPicture(onClose)
  const problem = isBroken ? t('This picture cannot be read.') : upload.error?.message
  return (
    <Dialog
      title={t('Your picture')}
      size="sm"
      isSheetOnPhone
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={isBroken}
            isBusy={upload.isPending}
            busyLabel={t('Uploading...')}
            onPress={() => upload.mutate(file)}
          >
            {t('Use this picture')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        {problem && <FormProblem>{problem}</FormProblem>}
        {!isBroken && (
          <img
            src={address}
            alt={t('What others will see')}
            onError={() => setBroken(true)}
            className="size-40 rounded-full bg-sunken object-cover shadow-card"
          />
        )}
        <p className="text-center text-muted">
          {t('Cropped to 256 × 256. Location and camera data are removed.')}
        </p>
      </div>
    </Dialog>
  )
}
