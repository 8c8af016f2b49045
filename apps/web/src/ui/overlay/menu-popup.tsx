import { Menu, MenuItem, Popover, type PopoverProps, Separator } from 'react-aria-components/Menu'
import { Check } from 'lucide'
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'
import type { MenuAction } from './menu.tsx'
import type { Popup } from './popup-trigger.tsx'

interface MenuPopupProps extends Omit<Popup, 'anchor'> {
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly groups: readonly (readonly MenuAction[])[]
  readonly placement: PopoverProps['placement']
  readonly onClosed?: (() => void) | undefined
}

/** The actions of a Menu, from its first use on. */
export function MenuPopup(props: MenuPopupProps) {
  const { anchor, isOpen, onClose, autoFocus, label, groups, placement } = props
  const handleClosed = useEffectEvent(() => props.onClosed?.())
  useLayoutEffect(() => {
    if (!isOpen) handleClosed()
  }, [isOpen])
  const isChoice = groups.some((actions) => actions.some(({ isChosen }) => isChosen !== undefined))
  return (
    <Popover
      aria-label={label}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      placement={placement}
      offset={4}
      className="floating"
    >
      <Menu
        aria-label={label}
        autoFocus={autoFocus}
        onClose={onClose}
        {...(isChoice && { selectionMode: 'single', selectedKeys: chosenOf(groups) })}
        className="min-w-44 max-w-72 p-1.25 outline-none"
      >
        {groups.flatMap((actions, index) => [
          index > 0 && <Separator key={`line ${index}`} className="mx-2 my-1 h-px bg-border" />,
          ...actions.map((action) => <MenuRow key={action.id} action={action} />),
        ])}
      </Menu>
    </Popover>
  )
}

function chosenOf(groups: MenuPopupProps['groups']): string[] {
  return groups.flat().flatMap(({ id, isChosen }) => (isChosen ? [id] : []))
}

function MenuRow({ action }: { readonly action: MenuAction }) {
  const { id, label, icon, tint, shortcut, isDangerous = false, isChosen, ...rest } = action
  return (
    <MenuItem
      {...rest}
      id={id}
      textValue={label}
      className={cx('option-row', isDangerous && 'text-danger-text')}
    >
      {icon && <Icon of={icon} className={isDangerous ? undefined : 'text-muted'} />}
      {tint && <i className={cx('size-3 flex-none rounded-full bg-tint-dot', tint)} />}
      <span className="min-w-0 flex-1">{label}</span>
      {isChosen && <Icon of={Check} size={14} />}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </MenuItem>
  )
}
