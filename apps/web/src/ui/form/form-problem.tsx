import { CircleAlert } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon.tsx'

interface FormProblemProps {
  readonly children: ReactNode
  /** To move the focus here when the answer comes. */
  readonly ref?: Ref<HTMLParagraphElement>
}

/** Why a form was not accepted, where no single field is to blame. */
export function FormProblem({ children, ref }: FormProblemProps) {
  return (
    <p
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-text outline-offset-2 focus-visible:outline-2 focus-visible:outline-danger"
    >
      <Icon of={CircleAlert} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
