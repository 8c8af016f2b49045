import { type ComponentType, isValidElement, lazy as lazyOnly, type ReactNode, useState } from 'react'

type Load = () => Promise<{ readonly default: ComponentType }>

const loads = new Map<unknown, () => Promise<void>>()

/**
 * As React's `lazy`, for parts without properties that can be loaded ahead. A part that is there is shown at once:
 * React holds back for 300 ms what it once had to wait for.
 */
export function lazy(load: Load): ComponentType {
  let loaded: ComponentType | undefined
  const loadOnce: Load = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const Late = lazyOnly(loadOnce)
  function Part() {
    // What a part has begun as, it stays: another component in its place would begin anew.
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown />
  }
  loads.set(Part, async () => void (await loadOnce()))
  return Part
}

/** Loads the part that the element shows, if it is one. */
export async function loadAhead(element: ReactNode): Promise<void> {
  if (isValidElement(element)) await loads.get(element.type)?.()
}
