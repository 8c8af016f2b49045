import { CircleAlert, CircleCheck, Clock3 } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from '../state/spinner.tsx'

type State = 'waiting' | 'reading' | 'importing' | 'done' | 'failed'

interface FileImportRowProps {
  readonly name: string
  readonly state: State
  /** What has become of it so far, in one line. */
  readonly summary: string
  readonly children?: ReactNode
}

/** One file: how far it is, then what became of it. */
export function FileImportRow({ name, state, summary, children }: FileImportRowProps) {
  return (
    <li className="overflow-hidden rounded-[10px] border border-border">
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Sign state={state} />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p role="status" className={state === 'failed' ? 'text-danger-text' : 'num text-muted'}>
            {summary}
          </p>
        </div>
      </div>
      {children}
    </li>
  )
}

function Sign({ state }: { readonly state: State }) {
  if (state === 'failed') return <Icon of={CircleAlert} className="text-danger" />
  if (state === 'done') return <Icon of={CircleCheck} className="text-success" />
  return state === 'waiting' ? <Icon of={Clock3} className="text-muted" /> : <Spinner size={16} />
}

interface FileReportProps {
  readonly name: string
  readonly children: ReactNode
}

/** What was left out of a file, under its row. */
export function FileReport({ name, children }: FileReportProps) {
  return (
    <section
      aria-label={t('Report on {name}', { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by the keyboard.
      tabIndex={0}
      className="max-h-56 overflow-y-auto border-t border-border bg-sunken"
    >
      {children}
    </section>
  )
}
