import { type KeyboardEvent, useState } from 'react'

/**
 * For a choice whose part is fetched after its picture is drawn: `picture` are the properties of the button that stands
 * there until then, and `field` those of the choice, which goes on where the button was left. Without them Tab would
 * pass over the choice.
 */
export function usePressAhead() {
  const [left, setLeft] = useState<'alone' | 'focused' | 'pressed'>('alone')
  return {
    picture: {
      type: 'button',
      'aria-haspopup': 'listbox',
      onFocus: () => setLeft((before) => (before === 'pressed' ? before : 'focused')),
      onBlur: () => setLeft('alone'),
      // The part may come between the press and its release, which nothing hears then.
      onPointerDown: () => setLeft('pressed'),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter' || key === ' ') setLeft('pressed')
      },
      // Programs that read the screen aloud click alone.
      onClick: () => setLeft('pressed'),
    },
    field: { autoFocus: left !== 'alone', defaultOpen: left === 'pressed' },
  } as const
}

/** The properties of both, which the choice and its picture take. */
export type PressAhead = ReturnType<typeof usePressAhead>
