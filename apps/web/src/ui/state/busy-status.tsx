/** Says aloud what a button that stays in its place is at, and is there before there is something to say. */
export function BusyStatus({ isBusy, children }: { readonly isBusy: boolean; readonly children: string }) {
  return (
    <span role="status" className="sr-only">
      {isBusy ? children : ''}
    </span>
  )
}
