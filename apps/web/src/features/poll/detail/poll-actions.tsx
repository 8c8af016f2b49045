import { closePoll, type Poll, reopenPoll } from '@meridian/contract'
import { BellRing, CalendarX, Ellipsis, Link2, Pencil, RotateCcw, Trash2 } from 'lucide'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api/api.ts'
import { pollEditPath, polls_path } from '../../../platform/navigation/poll-path.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { copyLink } from '../copy-link.ts'
import { useDeletePoll } from '../use-delete-poll.ts'
import { usePollAct } from '../use-poll-act.ts'
import { waitingFor } from '../waiting-for.ts'

const RemindDialog = lazyPart(async () => ({
  default: (await import('./remind-dialog.tsx')).RemindDialog,
}))

/** What the organizer can do with a poll. */
export function PollActions({ poll }: { readonly poll: Poll }) {
  const { poll_id, poll_state, public_url, meeting_id } = poll
  const [open, setOpen] = useState<'remind' | 'close' | null>(null)
  const navigate = useNavigate()
  const remove = useDeletePoll()
  const reopening = usePollAct({
    run: () => call(reopenPoll, { params: { poll_id } }),
    done: reopenPoll.says.done,
  })
  const isPhone = useIsPhone()
  const isOpen = poll_state === 'open'
  const mayReopen = !isOpen && meeting_id === null
  const waiting = waitingFor(poll).length
  const more: readonly MenuAction[] = [
    ...(isOpen && isPhone
      ? [{ id: 'edit', label: t('Edit'), icon: Pencil, href: pollEditPath(poll_id) }]
      : []),
    ...(isOpen
      ? [{ id: 'close', label: t('Close poll'), icon: CalendarX, onAction: () => setOpen('close') }]
      : []),
    {
      id: 'delete',
      label: t('Delete'),
      icon: Trash2,
      isDangerous: true,
      onAction: () => {
        remove(poll)
        void navigate(polls_path)
      },
    },
  ]
  return (
    <div className="flex flex-wrap items-center gap-2 md:ms-auto">
      {isOpen && public_url !== null && (
        <Button icon={Link2} onPress={() => void copyLink(public_url)}>
          {t('Copy public link')}
        </Button>
      )}
      {isOpen && waiting > 0 && (
        <Button icon={BellRing} onPress={() => setOpen('remind')}>
          {t('Remind')}
        </Button>
      )}
      {isOpen && !isPhone && (
        <ButtonLink icon={Pencil} href={pollEditPath(poll_id)}>
          {t('Edit')}
        </ButtonLink>
      )}
      {mayReopen && (
        <Button icon={RotateCcw} isBusy={reopening.isPending} onPress={() => reopening.mutate()}>
          {t('Reopen')}
        </Button>
      )}
      <Menu
        label={t('More for this poll')}
        trigger={<IconButton label={t('More for this poll')} icon={Ellipsis} />}
        groups={[more]}
      />
      {open === 'remind' && (
        <Suspense>
          <RemindDialog poll={poll} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <CloseQuestion
        poll_id={poll_id}
        waiting={waiting}
        isOpen={open === 'close'}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

interface CloseQuestionProps extends Pick<Poll, 'poll_id'> {
  /** How many have not answered. */
  readonly waiting: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before the poll ends without a meeting. */
function CloseQuestion({ poll_id, waiting, isOpen, onClose }: CloseQuestionProps) {
  const closing = usePollAct({
    run: () => call(closePoll, { params: { poll_id } }),
    done: closePoll.says.done,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('Close this poll?')}
      confirmLabel={t('Close poll')}
      isBusy={closing.isPending}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => closing.mutate()}
    >
      <p>{t('Nobody can answer any more, and no meeting is made. You can open it again.')}</p>
      {waiting > 0 && (
        <p className="mt-2">
          {plural(waiting, {
            one: '{count} person has not answered yet.',
            other: '{count} people have not answered yet.',
          })}
        </p>
      )}
    </ConfirmDialog>
  )
}
