import type { Label } from '@meridian/contract'
import type { ReactElement } from 'react'
import { PopupTrigger } from '../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

export interface LabelPickerProps {
  /** What picking does, such as 'Assign label'. */
  readonly label: string
  /** A Button or IconButton of the kit. */
  readonly trigger: ReactElement
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (label: Label, isChosen: boolean) => void
  /** Makes a label that is not there yet and chooses it. */
  readonly onCreate?: (title: string) => void
  /** One choice is all there is to make: it closes the picker. */
  readonly isSingle?: boolean
}

const fetchPopup = async () => ({ default: (await import('./label-popup.tsx')).LabelPopup })
const LabelPopup = lazyPart(fetchPopup)

/** The person's labels to choose from, searched as one types; it stays open for the next unless there is to be one only. */
export function LabelPicker({ trigger, ...rest }: LabelPickerProps) {
  return (
    <PopupTrigger kind="dialog" trigger={trigger} prepare={fetchPopup}>
      {({ anchor, isOpen, onClose }) => (
        <LabelPopup anchor={anchor} isOpen={isOpen} onClose={onClose} {...rest} />
      )}
    </PopupTrigger>
  )
}
