import { listStuckJobs, type StuckJob } from '@meridian/contract'
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { MoreButton } from '../../ui/state/more-pages.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { StuckJobRow } from './stuck-job-row.tsx'
import { useDropJob, useStuckJobs } from './use-stuck-jobs.ts'

/** The way to the jobs that need an operator; it stays while they are looked at. */
export function StuckJobs({ isTold }: { readonly isTold: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!isTold && !isOpen) return null
  return (
    <>
      <Button size="sm" className="mt-1 self-start" onPress={() => setOpen(true)}>
        {t('Show jobs')}
      </Button>
      <Dialog title={t('Late and failed jobs')} size="lg" isOpen={isOpen} onClose={() => setOpen(false)}>
        <StuckJobList />
      </Dialog>
    </>
  )
}

export function StuckJobList() {
  const { pages, jobs } = useStuckJobs()
  const [dropped, setDropped] = useState<StuckJob>()
  const { error, isFetching, refetch } = pages
  return (
    <>
      <QueryView
        query={{ data: jobs, error, isFetching, refetch }}
        failed={t(listStuckJobs.says.failed)}
        loading={<Skeleton className="h-24 w-full" />}
        empty={
          <EmptyState
            icon={CircleCheck}
            title={t('No job is stuck')}
            text={t('Jobs that were given up within a day or start too late are listed here.')}
          />
        }
      >
        {(found) => (
          <ul aria-label={t('Late and failed jobs')}>
            {found.map((job) => (
              <StuckJobRow key={job.job_id} job={job} onDrop={() => setDropped(job)} />
            ))}
          </ul>
        )}
      </QueryView>
      {pages.hasNextPage && (
        <div className="pt-3 text-center">
          <MoreButton pages={pages} />
        </div>
      )}
      {dropped && <DropQuestion job={dropped} onClose={() => setDropped(undefined)} />}
    </>
  )
}

function DropQuestion({ job, onClose }: { readonly job: StuckJob; readonly onClose: () => void }) {
  const dropping = useDropJob()
  return (
    <ConfirmDialog
      title={t('Drop the job of {queue}?', { queue: job.queue })}
      confirmLabel={t('Drop')}
      isDangerous
      isOpen
      isBusy={dropping.isPending}
      onClose={onClose}
      onConfirm={() => dropping.mutate(job.job_id, { onSettled: onClose })}
    >
      {t('What this job would have done is not done. This cannot be undone.')}
    </ConfirmDialog>
  )
}
