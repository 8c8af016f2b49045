/** What is typed before the field that is being opened can take it. */
export interface TypeAhead {
  /** All of it; the field has the keys from then on. */
  readonly take: () => string
}

/** Keeps the characters that are typed from now on, which would be shortcuts of the screen, until they are taken. */
export function keepTyping(): TypeAhead {
  let text = ''

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, isComposing } = event
    if (ctrlKey || metaKey || isComposing) return
    if (key === 'Backspace') text = text.slice(0, -1)
    else if (/^.$/u.test(key)) text += key
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  addEventListener('keydown', onKeyDown, { capture: true })
  return {
    take: () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      return text
    },
  }
}
