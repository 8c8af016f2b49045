import { useEffect, useEffectEvent, useState } from 'react'

/** Whether files are being dragged over the page; they are handed over when they are dropped, wherever that is. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const listening = new AbortController()
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(name, (event) => hasFiles(event) && act(event), { signal: listening.signal })

    // Without this the browser would leave the page and open the file.
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    // Leaving the window names nothing that is entered instead.
    on('dragleave', (event) => event.relatedTarget === null && setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) drop(files)
    })
    return () => listening.abort()
  }, [])

  return isOver
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
