import { useEffect, useEffectEvent, useState } from 'react'
import type { PaletteRow } from './palette-row.ts'

interface Run {
  readonly rows: readonly PaletteRow[]
  /** Whether a name of the sentence is still being looked up. */
  readonly isPending: boolean
  readonly onRan: (row: PaletteRow) => void
  readonly onClose: () => void
}

/**
 * Runs a row and closes the palette, unless what the row does takes its time and fails. Whoever presses Enter
 * before a name has been looked up need not press it again.
 */
export function useRun({ rows, isPending, onRan, onClose }: Run) {
  const [isBusy, setBusy] = useState(false)
  const [isWaiting, setWaiting] = useState(false)

  async function run(row: PaletteRow) {
    if (isBusy) return
    onRan(row)
    if (row.id === 'create' && isPending) return setWaiting(true)
    const outcome = row.run()
    if (row.staysOpen) return undefined
    if (!(outcome instanceof Promise)) return onClose()
    setBusy(true)
    const isDone = await outcome
    setBusy(false)
    if (isDone) onClose()
  }

  const goOn = useEffectEvent(() => {
    const create = rows.find(({ id }) => id === 'create')
    if (create) void run(create)
  })
  useEffect(() => {
    if (!isWaiting || isPending) return undefined
    // After the rows that say what became of the names are there.
    const timer = setTimeout(() => goOn())
    return () => clearTimeout(timer)
  }, [isWaiting, isPending])

  return {
    isBusy,
    run: (row: PaletteRow) => void run(row),
    /** Other words ask for something else. */
    stopWaiting: () => setWaiting(false),
  }
}
