import { useEffect } from 'react'

/** After a refusal the focus goes to the first field with a problem, else to the sentence about all. */
export function useFocusOnProblem(error: Error | null, form: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!error) return
    const field = form.current?.querySelector<HTMLElement>(
      ':is(input, textarea, button)[aria-invalid="true"], [data-problem]',
    )
    showProblem(field ?? form.current?.querySelector<HTMLElement>('[role="alert"]') ?? null)
  }, [error, form])
}

/** Brings a field into view, out of a part that is folded, and focuses it. */
export function showProblem(target: HTMLElement | null): void {
  const closed = target?.closest('details:not([open])')
  if (closed instanceof HTMLDetailsElement) closed.open = true
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

/** Leads to the first date or time that is typed and could not be read, so that no other one is saved for it; whether there is one. */
export function showUnread(part: HTMLElement | null): boolean {
  const unread = part?.querySelector<HTMLElement>('[data-unread]') ?? null
  showProblem(unread)
  return unread !== null
}
