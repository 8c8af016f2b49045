import { useState } from 'react'

/** Which of a list is being edited, one at a time; closing gives the focus back to the button that opened it. */
export function useEditing() {
  const [editedId, setEditedId] = useState<string | null>(null)
  return {
    editedId,
    edit: setEditedId,
    close: () => {
      const id = editedId
      setEditedId(null)
      // The button is there again only once the form has gone.
      if (id !== null) requestAnimationFrame(() => editButtonOf(id)?.focus())
    },
  }
}

function editButtonOf(id: string): HTMLElement | undefined {
  const row = document.querySelector(`[data-outcome="${CSS.escape(id)}"]`)
  // On a phone the buttons are in a menu, whose own button is the one to be seen.
  return [...(row?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (button) => button.offsetParent !== null && /^(Edit|Actions for) /.test(button.ariaLabel ?? ''),
  )
}
