/**
 * What of the page is cut off, reaches beyond its own box, its card or the window, lies over another control, or is a
 * short word in two lines. Runs in the page, so it uses nothing from outside of itself.
 */
export function findCutText(): string[] {
  const slack_px = 3
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only') === null &&
    element.getBoundingClientRect().width > 1
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const nameOf = (element: Element) =>
    (element.ariaLabel ?? element.textContent).trim().slice(0, 40) || element.tagName
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const ancestors = (element: Element) => {
    const found: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at)
    return found
  }
  const scrolls = (element: Element) =>
    ancestors(element).some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))

  const cutBy = (node: Node, element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.right > innerWidth + slack_px && !scrolls(element)) {
      const isShortened = ancestors(element).some(
        (one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.clientWidth >= 64,
      )
      if (!isShortened) return 'beyond the window'
    }
    for (const one of ancestors(element)) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one)
      if (/auto|scroll/.test(overflowX)) return null
      if (!/hidden|clip/.test(overflowX)) continue
      // A title is shortened on purpose, as long as a word of it fits.
      if (textOverflow === 'ellipsis') {
        if (text.width > one.clientWidth + slack_px && one.clientWidth < 64) return 'squeezed'
        return null
      }
      if (webkitLineClamp !== 'none') return null
      const box = one.getBoundingClientRect()
      if (text.right > box.right + slack_px || text.left < box.left - slack_px) return 'cut'
    }
    return null
  }

  const cut = [...document.querySelectorAll('body *')].filter(isShown).flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const reason = cutBy(node, element)
        return reason === null ? [] : [`${reason}: ${nameOf(element)}`]
      }),
  )

  /** A number or a word of few letters that is broken was squeezed, however narrow the window is. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser is sent this function alone.
  const brokenWord = (node: Node) => {
    const text = node.textContent ?? ''
    return [...text.matchAll(/\S+/g)].find(({ 0: word, index }) => {
      if (word.length > 5) return false
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })?.[0]
  }
  const broken = [...document.querySelectorAll('body *')].filter(isShown).flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => brokenWord(node) ?? [])
      .map((word) => `broken: ${word} of ${nameOf(element)}`),
  )

  /** What is seen of an element: the rest is scrolled out of sight. */
  const seenBox = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect()
    for (const one of ancestors(element).slice(1)) {
      if (getComputedStyle(one).overflowY === 'visible') continue
      const box = one.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return { left, right, top, bottom }
  }
  const layerOf = (element: Element) =>
    ancestors(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position))
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, [role="tab"]')]
    .filter(isShown)
    .map((element) => ({ element, box: seenBox(element), layer: layerOf(element) }))
  const covered = controls.flatMap((one, index) =>
    controls.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer) return []
      if (one.element.contains(other.element) || other.element.contains(one.element)) return []
      // An event may lie over the later part of another one on purpose.
      if ([one, other].some(({ element }) => element.matches('.cal-event.is-over'))) return []
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide <= slack_px || high <= slack_px) return []
      return [`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`]
    }),
  )
  const outside = controls
    .filter(({ element }) => {
      const card = element.closest('main > .card')?.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return (
        card !== undefined &&
        !scrolls(element) &&
        box.right > 0 &&
        (box.right > card.right || box.left < card.left)
      )
    })
    .map(({ element }) => `beyond its card: ${nameOf(element)}`)
  const { scrollWidth, clientWidth } = document.documentElement
  const page = scrollWidth > clientWidth + 1 ? ['the page scrolls sideways'] : []
  return [...new Set([...page, ...broken, ...outside, ...cut, ...covered])]
}
