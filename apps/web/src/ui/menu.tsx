import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly shortcut?: string
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
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
}

export function Menu({ label, trigger, groups, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className="floating">
        <AriaMenu aria-label={label} className="min-w-44 max-w-72 p-1.25 outline-none">
          {groups.flatMap((actions, index) => [
            index > 0 && <Separator key={`line ${index}`} className="mx-2 my-1 h-px bg-border" />,
            ...actions.map((action) => <MenuRow key={action.id} action={action} />),
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function MenuRow({ action }: { readonly action: MenuAction }) {
  const { id, label, icon, shortcut, isDangerous = false, ...rest } = action
  return (
    <MenuItem
      {...rest}
      id={id}
      textValue={label}
      className={cx('option-row', isDangerous && 'text-danger-text')}
    >
      {icon && <Icon of={icon} className={isDangerous ? undefined : 'text-muted'} />}
      <span className="min-w-0 flex-1">{label}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </MenuItem>
  )
}
