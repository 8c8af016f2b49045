import { Link2 } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
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
      trigger={
        <Button size="sm" variant="ghost" icon={Link2} isDisabled={isDisabled}>
          {t('Insert link')}
        </Button>
      }
    >
      {(popup) => <LinkMenuPopup {...popup} box={box} answered={answered} />}
    </PopupTrigger>
  )
}
