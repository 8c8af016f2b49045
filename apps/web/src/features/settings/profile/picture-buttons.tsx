import { ImageUp, Trash2 } from 'lucide'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { picture_types, problemOfPicture } from './picture-file.ts'
import { useDeletePicture } from './use-picture.ts'

/** Takes a picture from this device, or takes the one there is away. */
export function PictureButtons({ picture }: { readonly picture: string | null }) {
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const remove = useDeletePicture()
  const [buttons] = useKeptFocus()

  function choose(file: File | undefined) {
    if (!file) return
    const problem = problemOfPicture(file)
    if (problem) showError(problem)
    else setChosen({ file, address: URL.createObjectURL(file) })
  }

  function close() {
    if (chosen) URL.revokeObjectURL(chosen.address)
    setChosen(null)
  }

  return (
    <div ref={buttons} tabIndex={-1} className="flex gap-2 outline-none max-md:w-full">
      <FileTrigger acceptedFileTypes={picture_types} onSelect={(files) => choose(files?.[0])}>
        <Button size="sm" icon={ImageUp} className="h-10 flex-1 md:h-7 md:flex-none">
          {picture ? t('Change picture') : t('Upload picture')}
        </Button>
      </FileTrigger>
      {picture && (
        <IconButton label={t('Delete picture')} icon={Trash2} size="sm" onPress={() => remove(picture)} />
      )}
      {chosen && <PictureDialog {...chosen} onClose={close} />}
    </div>
  )
}
