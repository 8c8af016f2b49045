import type { IconNode } from 'lucide'
import { type ReactElement } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'
import { lazyPart } from '../state/lazy-part.tsx'
import { PopupTrigger } from './popup-trigger.tsx'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: IconNode
  /** The class that sets the color of a dot before the label. */
  readonly tint?: string
  readonly shortcut?: string
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  /** Whether it is the one chosen of the menu, all actions of which say so. */
  readonly isChosen?: boolean
  readonly onAction?: () => void
  readonly href?: string
}

interface MenuProps {
  readonly label: string
  /** A Button or IconButton of this folder. */
  readonly trigger: ReactElement
  /** Groups of actions, separated by a line. */
  readonly groups: readonly (readonly MenuAction[])[]
  readonly placement?: PopoverProps['placement']
  /** The menu has closed and lets the focus go elsewhere. */
  readonly onClosed?: () => void
}

const fetchPopup = async () => ({ default: (await import('./menu-popup.tsx')).MenuPopup })
const MenuPopup = lazyPart(fetchPopup)

export function Menu({ trigger, placement = 'bottom end', ...rest }: MenuProps) {
  return (
    <PopupTrigger kind="menu" trigger={trigger} prepare={fetchPopup}>
      {(popup) => <MenuPopup {...popup} {...rest} placement={placement} />}
    </PopupTrigger>
  )
}
