import { type RefObject, useEffect, useState } from 'react'

/** Moves the focus within the element once what it goes to has been drawn. */
export function useFocus(element: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null)
  useEffect(() => {
    if (wanted) element.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
  }, [element, wanted])
  return {
    /** To the field of this path, or the button that goes by it. */
    onField: (path: string) => setWanted({ selector: `[data-field="${path}"] :is(input, button)` }),
    onFirstProblem: () => setWanted({ selector: wrong_field }),
  }
}

export const wrong_field = '[aria-invalid="true"]:is(input, button)'
