import type { MailImportReport } from '@meridian/contract'
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import {
  importSummaryOf,
  type MailImportItem,
  type MailImportProgress,
  skippedWords,
} from './mail-import-words.ts'

/** One file: how far it is, then what became of its mails. */
export function MailImportFile({ item: { name, progress } }: { readonly item: MailImportItem }) {
  return (
    <li className="overflow-hidden rounded-[10px] border border-border">
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Sign progress={progress} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <p role="status" className={progress.state === 'failed' ? 'text-danger-text' : 'num text-muted'}>
            {importSummaryOf(progress)}
          </p>
        </div>
      </div>
      {progress.state === 'done' && <Skipped name={name} skipped={progress.report.skipped} />}
    </li>
  )
}

function Sign({ progress: { state } }: { readonly progress: MailImportProgress }) {
  if (state === 'failed') return <Icon of={CircleAlert} className="text-danger" />
  if (state === 'done') return <Icon of={CircleCheck} className="text-success" />
  return state === 'waiting' ? <Icon of={Clock3} className="text-muted" /> : <Spinner size={16} />
}

interface SkippedProps {
  readonly name: string
  readonly skipped: MailImportReport['skipped']
}

function Skipped({ name, skipped }: SkippedProps) {
  if (skipped.length === 0) return null
  return (
    <section
      aria-label={t('Report on {name}', { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by the keyboard.
      tabIndex={0}
      className="max-h-56 overflow-y-auto border-t border-border bg-sunken"
    >
      <h3 className="px-3 pt-2 text-xs font-medium text-text-2">{t('Skipped')}</h3>
      <ul className="select-text px-3 pb-2 text-xs">
        {skipped.map((one) => (
          <li key={one.position} className="py-0.75 wrap-anywhere">
            <b className="num font-medium">{skippedWords(one)}. </b>
            {tServer(one.reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}
