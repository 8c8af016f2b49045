import { cx } from '../../../ui/cx.ts'

/** The side to which a row is drawn. */
export type Side = 'left' | 'right'

interface Swipe {
  readonly row: Element
  readonly startX: number
  /** Stands below the row and says what letting go does. */
  readonly veil: HTMLElement
  /** How far the row is drawn to the right, in pixels; 0 as long as the finger may still be about to scroll. */
  offset: number
}

/** A finger that moves less may be about to press or scroll. */
const begin_px = 12
/** From here on letting go does it. */
const far_px = 88

/** Lets a finger draw the rows of a list aside. Letting go presses the button of the row that names this side. */
export function followSwipes(list: HTMLElement | null): void {
  if (!list) return
  let swipe: Swipe | null = null
  const letGo = () => {
    swipe?.veil.remove()
    if (swipe) move(swipe.row, '')
    swipe = null
  }

  list.addEventListener('pointerdown', ({ pointerType, clientX, target }) => {
    const row = target instanceof Element && target.closest('li')
    if (pointerType === 'touch' && row)
      swipe ??= { row, startX: clientX, veil: document.createElement('div'), offset: 0 }
  })
  list.addEventListener('pointermove', ({ clientX }) => {
    if (!swipe) return
    const moved = clientX - swipe.startX
    if (swipe.offset === 0 && Math.abs(moved) < begin_px) return
    swipe.offset = moved
    draw(swipe)
  })
  list.addEventListener('pointerup', () => {
    const done = swipe
    letGo()
    if (done && Math.abs(done.offset) >= far_px) buttonOf(done)?.click()
  })
  // The finger scrolls, or goes back to the page before.
  list.addEventListener('pointercancel', letGo)
}

function draw(swipe: Swipe): void {
  const { row, veil, offset } = swipe
  const words = buttonOf(swipe)?.title ?? ''
  const look = offset < 0 ? 'justify-end bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text'
  veil.className = cx(veil_class, look, Math.abs(offset) < far_px && 'opacity-60')
  veil.textContent = words
  row.prepend(veil)
  move(row, words && `translateX(${offset}px)`)
}

const veil_class = 'absolute inset-x-0 bottom-0 flex h-(--row) items-center px-5 font-medium'

function move({ lastElementChild }: Element, transform: string): void {
  if (lastElementChild instanceof HTMLElement) lastElementChild.style.transform = transform
}

function buttonOf({ row, offset }: Swipe): HTMLButtonElement | null {
  const side: Side = offset < 0 ? 'left' : 'right'
  return row.querySelector<HTMLButtonElement>(`[data-swipe=${side}]`)
}
