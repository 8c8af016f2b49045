import { day_ms, setZoneData, type ZoneData, zoneChanges, zoneOffsetMinutes } from '@meridian/engine'
import { create } from 'zustand'
import { getSession } from '../session/session.ts'

/** How long the first screen waits for the zone data. */
const patience_ms = 1000

/** Counts how often times that are shown became others, so that they are drawn anew. */
export const useZoneShifts = create<number>()(() => 0)

/**
 * Has all zones follow the data of the server, which may be newer than those of the browser. Without an answer the
 * browser's own count, as they do where the server has none; with a late one they count until it comes.
 */
export async function followZones(asked: Promise<Response | null>): Promise<void> {
  let isLate = false
  const patience = new Promise<void>((resolve) => {
    setTimeout(() => {
      isLate = true
      resolve()
    }, patience_ms)
  })
  await Promise.race([patience, applyZones(asked, () => isLate)])
}

async function applyZones(asked: Promise<Response | null>, isLate: () => boolean): Promise<void> {
  try {
    const answer = await asked
    if (answer?.status !== 200) return
    // The server checks what it sends.
    const data = (await answer.json()) as ZoneData
    const before = describeClock()
    setZoneData(data)
    if (isLate() && describeClock() !== before) useZoneShifts.setState(useZoneShifts.getState() + 1)
  } catch {
    // A time of the browser's data is better than none, and the next load of the page asks again.
  }
}

/** How the reader's clock stands last year, this year and in the next one. */
function describeClock(): string {
  const { timezone } = getSession().timestamp
  const now = Date.now()
  const [from, to] = [now - 366 * day_ms, now + 732 * day_ms]
  return [from, ...zoneChanges(timezone, from, to)]
    .map((at) => `${at === from ? '' : at} ${zoneOffsetMinutes(timezone, at)}`)
    .join()
}
