import type { StuckJob } from '@meridian/contract'
import { useId } from 'react'
import { rich } from '../../platform/text/rich-text.tsx'
import { plural, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { StatusText } from '../../ui/state/status.tsx'
import { Past } from './account-facts.tsx'
import { useRetryJob } from './use-stuck-jobs.ts'

interface StuckJobRowProps {
  readonly job: StuckJob
  readonly onDrop: () => void
}

/** What is known of a job, and what may be done with it. */
export function StuckJobRow({ job, onDrop }: StuckJobRowProps) {
  const nameId = useId()
  const retrying = useRetryJob()
  const { queue, job_state, due_at, failures, problem } = job
  return (
    <li
      aria-labelledby={nameId}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border py-3 first:border-t-0 first:pt-0"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3">
          <b id={nameId} className="font-mono font-medium wrap-anywhere">
            {queue}
          </b>
          <StatusText tone={job_state === 'failed' ? 'danger' : 'warning'}>
            {job_state === 'failed' ? t('Given up') : t('Late')}
          </StatusText>
        </p>
        <p className="num text-xs text-muted">
          {rich(t('due <when></when>'), { when: <Past moment={due_at} /> })}
          {failures > 0 &&
            ` · ${plural(failures, { one: 'failed {count} time', other: 'failed {count} times' })}`}
        </p>
        {problem !== null && (
          <p dir="auto" className="mt-1 font-mono text-xs text-text-2 wrap-anywhere">
            {problem}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {job_state === 'failed' && (
          <Button size="sm" isBusy={retrying.isPending} onPress={() => retrying.mutate(job.job_id)}>
            {t('Try again')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={onDrop}>
          {t('Drop')}
        </Button>
      </div>
    </li>
  )
}
