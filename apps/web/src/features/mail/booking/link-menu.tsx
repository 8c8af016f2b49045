import { Link2 } from 'lucide'
import type { RefObject } from 'react'
import { t } from '../../../platform/text/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PopupTrigger } from '../../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'

const fetchPopup = async () => ({ default: (await import('./link-menu-popup.tsx')).LinkMenuPopup })
const LinkMenuPopup = lazyPart(fetchPopup)

interface LinkMenuProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  /** The mail that is answered; null for a new one. */
  readonly answered: { readonly subject: string; readonly text: string } | null
  readonly isDisabled?: boolean
}

/** Links by which the reader of the mail chooses a time. */
export function LinkMenu({ box, answered, isDisabled = false }: LinkMenuProps) {
  return (
    <PopupTrigger
      kind="menu"
      prepare={fetchPopup}
      trigger={<IconButton label={t('Insert link')} icon={Link2} isDisabled={isDisabled} />}
    >
      {(popup) => <LinkMenuPopup {...popup} box={box} answered={answered} />}
    </PopupTrigger>
  )
}
