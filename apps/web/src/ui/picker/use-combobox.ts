import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

interface Question<Item> {
  readonly items: readonly Item[]
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onPick: (item: Item) => void
  /** The item the arrow keys start from; -1 for none, so that Enter takes what was typed. */
  readonly startAt?: number
  /** Where several can be chosen: whether this one is. Without it the active option counts as selected. */
  readonly isChosen?: (item: Item) => boolean
}

/**
 * The keyboard and the roles of a WAI-ARIA combobox with a list: arrows move, Enter picks, Escape
 * closes. The focus stays in the input; the active option is named by aria-activedescendant.
 */
export function useCombobox<Item>({
  items,
  isOpen,
  onOpenChange,
  onPick,
  startAt = -1,
  isChosen,
}: Question<Item>) {
  const listId = useId()
  const listRef = useRef<HTMLElement | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const active = Math.min(moved ?? startAt, items.length - 1)
  const activeItem = items[active]

  // A new list starts at its beginning again.
  const [lastItems, setLastItems] = useState(items)
  if (lastItems !== items) {
    setLastItems(items)
    setMoved(null)
  }

  useEffect(() => {
    if (!isOpen || active < 0) return
    listRef.current
      ?.querySelector(`#${CSS.escape(optionId(listId, active))}`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, listId])

  function close() {
    setMoved(null)
    onOpenChange(false)
  }

  function move(steps: number) {
    onOpenChange(true)
    if (items.length > 0)
      setMoved((Math.max(active, steps > 0 ? -1 : 0) + steps + items.length) % items.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && activeItem !== undefined) onPick(activeItem)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    active,
    close,
    onKeyDown,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && activeItem !== undefined ? optionId(listId, active) : undefined,
    },
    listProps: {
      id: listId,
      role: 'listbox',
      'aria-multiselectable': isChosen ? true : undefined,
      ref: (element: HTMLElement | null) => {
        listRef.current = element
      },
      // A press in the list must not take the focus out of the input.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionProps: (item: Item, index: number) => ({
      id: optionId(listId, index),
      role: 'option',
      'aria-selected': isChosen ? isChosen(item) : index === active,
      'data-focused': index === active || undefined,
      onMouseMove: () => index !== active && setMoved(index),
      onClick: () => onPick(item),
    }),
  } as const
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
