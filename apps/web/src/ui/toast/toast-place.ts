/** How much a toast needs around it, in px. */
const edge_px = 8
const edge_in_bar_px = 3
/** A bar with less to spare would break sentences into too many lines. */
const room_min_px = 240
const toast_max_px = 360

/** A part of a bar in which nothing can be used. All of them together are the room for toasts, the last one is at the end. */
export const toast_room = { 'data-toast-room': '' } as const

/** What a bar can spare at its end. */
export interface Room {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly height: number
}

export interface ToastPlace {
  /** By how much the page moves down. */
  readonly lanePx: number
  /** By how much the bar gives way at its end. */
  readonly asidePx: number
  /** Where dialogs begin. */
  readonly bottomPx: number
  /** In the bar; without it at the top of the window. */
  readonly inBar: { readonly top: number; readonly left: number; readonly width: number } | null
}

/** Where a toast of this height covers nothing: at the end of a bar that gives way, else in a lane above the page. */
export function placeToast(heightPx: number, room: Room | null, isRightToLeft: boolean): ToastPlace {
  const spared = room === null ? 0 : room.right - room.left - edge_px
  if (room === null || spared < room_min_px) {
    const lanePx = heightPx + 2 * edge_px
    return { lanePx, asidePx: 0, bottomPx: lanePx, inBar: null }
  }
  const width = Math.min(spared, toast_max_px)
  return {
    lanePx: Math.max(0, heightPx + 2 * edge_in_bar_px - room.height),
    asidePx: width + edge_px,
    bottomPx: room.bottom,
    inBar: {
      top: room.bottom - heightPx - Math.max(edge_in_bar_px, (room.height - heightPx) / 2),
      left: isRightToLeft ? room.left : room.right - width,
      width,
    },
  }
}

/** The same while the bar gives way, since what one part loses the other gains. */
export function findRoom(isRightToLeft: boolean): Room | null {
  const parts = [...document.querySelectorAll('[data-toast-room]')]
  const last = parts.at(-1)
  const bar = last?.parentElement
  if (!last || !bar || last.clientHeight === 0) return null
  const { left, right, bottom, height } = last.getBoundingClientRect()
  // A window that has become narrower may have left less than was given.
  const overflow = bar.scrollWidth - bar.clientWidth
  const width = parts.reduce((sum, part) => sum + part.getBoundingClientRect().width, -overflow)
  return isRightToLeft
    ? { left: left + overflow, right: left + overflow + width, bottom, height }
    : { left: right - overflow - width, right: right - overflow, bottom, height }
}
