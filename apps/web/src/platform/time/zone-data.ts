import { setZoneData, type ZoneData } from '@meridian/engine'

/**
 * Has all zones follow the data of the server, which may be newer than those of the browser. Without an answer the
 * browser's own count, as they do where the server has none.
 */
export async function followZones(asked: Promise<Response | null>): Promise<void> {
  try {
    const answer = await asked
    // The server checks what it sends.
    if (answer?.status === 200) setZoneData((await answer.json()) as ZoneData)
  } catch {
    // A time of the browser's data is better than none, and the next load of the page asks again.
  }
}
