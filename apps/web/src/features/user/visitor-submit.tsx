import { Button } from '../../ui/button.tsx'

interface VisitorSubmitProps {
  readonly isBusy: boolean
  readonly busyLabel: string
  readonly isDisabled?: boolean
  readonly children: string
}

/** The button that sends a form of the screens before the sign-in. */
export function VisitorSubmit({ children, ...state }: VisitorSubmitProps) {
  return (
    <Button type="submit" variant="primary" size="lg" className="mt-1.5 w-full" {...state}>
      {children}
    </Button>
  )
}
