/** The button that was clicked last, and when. */
let last: { readonly button: Element; readonly at: number } | null = null
const double_click_ms = 1000

/**
 * Whether the click of a button is the second half of a double click on one that has left the page since: what came
 * up in its place was not meant.
 */
export function isStrayClick(
  { detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>,
  button: Element,
): boolean {
  const before = last
  last = { button, at: timeStamp }
  if (detail < 2 || before === null) return false
  return !before.button.isConnected && timeStamp - before.at < double_click_ms
}
