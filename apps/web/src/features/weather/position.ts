import { create } from 'zustand'

/** Where the browser is, in degrees, to a tenth of one. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Null until it has been asked for; kept as long as the page, and nowhere else. */
export function usePosition(): Position | null {
  return useStore(({ position }) => position)
}

/** Whether the browser can be asked at all: over a connection that others can read it tells nothing. */
export function canRequestPosition(): boolean {
  return window.isSecureContext && 'geolocation' in navigator
}

/** The browser asks its user first. Rejects where it is not told, for whatever reason. */
export async function requestPosition(): Promise<void> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 600_000 })
  })
  useStore.setState({
    position: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
  })
}

/** About ten kilometres: enough for the weather. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10
}

const useStore = create<{ position: Position | null }>()(() => ({ position: null }))
