import { deletePicture, type User, uploadPicture } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { hide, unhide, useHidden } from '../../../platform/state/hidden.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { commitOffered, offerUndo, showUndoSettled } from '../../../platform/state/undo.ts'
import { t } from '../../../platform/text/text.ts'
import { useCacheUser } from '../use-cache-user.ts'

/** The address of the picture; null for initials, from the moment it is deleted for the eye. */
export function useShownPicture({ profile_picture }: Pick<User, 'profile_picture'>): string | null {
  const hidden = useHidden()
  return profile_picture !== null && hidden.has(profile_picture) ? null : profile_picture
}

export function useUploadPicture(onDone: () => void) {
  const { stopAsking, keepUser } = useCacheUser()
  return useMutation({
    mutationFn: async (file: File) => {
      // The former picture may still wait to be deleted, which must not reach the server after this.
      await commitOffered()
      return call(uploadPicture, { body: file }, { timeoutMs: 60_000 })
    },
    onMutate: stopAsking,
    onSuccess: (user) => {
      // A picture that was deleted for the eye and chosen again has the same address.
      if (user.profile_picture !== null) unhide(user.profile_picture)
      keepUser(user)
      showSuccess(t(uploadPicture.says.done))
      onDone()
    },
  })
}

/** Takes the picture away for the eye and offers Undo; the server is told when that time is over. */
export function useDeletePicture(): (picture: string) => void {
  const { stopAsking, keepUser } = useCacheUser()
  const commit = async (picture: string, isClosing: boolean) => {
    try {
      await stopAsking()
      keepUser(await call(deletePicture, {}, { keepalive: isClosing }))
      showUndoSettled(t(deletePicture.says.done))
    } catch (error) {
      showError(error)
    } finally {
      unhide(picture)
    }
  }
  return (picture) => {
    hide(picture)
    offerUndo(t('Picture deleted'), {
      undo: () => unhide(picture),
      commit: (isClosing) => commit(picture, isClosing),
    })
  }
}
