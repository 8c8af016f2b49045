import { type RefObject, useEffect, useState } from 'react'

/** Moves the focus within the element once what it goes to has been drawn. */
export function useFocus(element: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ readonly selectors: readonly string[] } | null>(null)
  useEffect(() => {
    const found = wanted?.selectors.map((selector) => element.current?.querySelector<HTMLElement>(selector))
    const target = found?.find((each) => each)
    target?.focus({ preventScroll: true })
    // Not at an edge, where bars lie over the page.
    target?.scrollIntoView({ block: 'center' })
  }, [element, wanted])
  return {
    /** To the field of this path, or the button that goes by it. */
    onField: (path: string) =>
      setWanted({ selectors: ['input', 'button'].map((tag) => `[data-field="${path}"] ${tag}`) }),
    onFirstProblem: () => setWanted({ selectors: [wrong_field] }),
  }
}

export const wrong_field = '[aria-invalid="true"]:is(input, button)'
