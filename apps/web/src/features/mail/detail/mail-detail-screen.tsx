import {
  getMail,
  listProposals,
  type Mail,
  type MailInvitation,
  type MeetingProposal,
} from '@meridian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailX } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../../platform/api/api-error.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { meetingAbout } from '../../meeting/create/form/meeting-about.ts'
import { useCreateMeeting } from '../../meeting/create/use-create-meeting.ts'
import { ProposalRow } from '../../proposal/proposal-row.tsx'
import { useAnswerProposal } from '../../proposal/use-answer-proposal.ts'
import { useProposals } from '../../proposal/use-proposals.ts'
import { MailBodyCard, type ShownSentence } from '../body/body-card.tsx'
import { mailInput } from '../detail-cache.ts'
import { mails_path, parsePlace } from '../mail-path.ts'
import { subjectWords } from '../mail-words.ts'
import { refreshMails } from '../refresh-mails.ts'
import { MailReplyCard } from '../reply/reply-card.tsx'
import { withoutMarks } from '../reply/reply-text.ts'
import { MailDetailActions } from './detail-actions.tsx'
import { MailDetailConflict } from './detail-conflict.tsx'
import { MailDetailNavigation, useMailSteps } from './detail-navigation.tsx'
import { MailDetailSkeleton } from './detail-skeleton.tsx'
import { MailDetailSubject } from './detail-subject.tsx'
import { MailDetailThread } from './detail-thread.tsx'
import { MailInvitationCard } from './invitation-card.tsx'
import type { Neighbors } from './neighbors.ts'
import { MailSummaryCard } from './summary-card.tsx'
import { ThreadSummaryCard } from './thread-summary-card.tsx'
import { useMailDetailActions } from './use-detail-actions.ts'
import { useEarlyKeys } from './use-early-keys.ts'
import { useNeighbors } from './use-neighbors.ts'
import { useOwnTexts } from './use-own-texts.ts'
import { useMailSummary } from './use-summary.ts'

/** /user/mails/:mail_id: one mail, what it says in short, and the answer to it. */
export function MailDetailScreen() {
  const { mail_id = '' } = useParams()
  const mail = useQuery(queryFor(getMail, mailInput(mail_id)))
  const neighbours = useNeighbors(mail_id, mail.data?.mail_category)
  useMailSteps(neighbours)
  useEarlyKeys(mail_id, mail.isPending)
  return (
    <Screen title={titleOf(mail.data, mail.error)} width="reading">
      {isMissing(mail.error) ? (
        <MissingMail />
      ) : (
        <QueryView query={mail} loading={<MailDetailSkeleton />}>
          {(found) => <MailDetail key={found.mail_id} mail={found} neighbours={neighbours} />}
        </QueryView>
      )}
    </Screen>
  )
}

interface MailDetailProps {
  readonly mail: Mail
  readonly neighbours: Neighbors | null
}

function MailDetail({ mail, neighbours }: MailDetailProps) {
  const words = useOwnTexts(mail)
  const summary = useMailSummary(mail, words)
  const acts = useMailDetailActions(mail)
  const { open } = useCreateMeeting()
  const { place, shown, show } = useShownSentence()
  useReadOnce(mail, acts.markRead)
  const { zone } = useClock()

  async function createEvent() {
    const people = [...mail.mail_reply_to, ...mail.mail_reply_cc]
    const about = meetingAbout(withoutMarks(mail.mail_subject), people)
    // Without its parts the event has its usual length.
    const span = await wishedSpan(mail, zone).catch(() => ({}))
    open({ isAnew: true, prefill: { ...about, ...span } })
  }

  return (
    <>
      <MailDetailNavigation neighbours={neighbours}>
        <MailDetailActions mail={mail} acts={acts} onCreateEvent={() => void createEvent()} />
      </MailDetailNavigation>
      <MailDetailSubject mail={mail} words={words} />
      <MailDetailConflict mail={mail} words={words} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_27.25rem] lg:grid-rows-[auto_1fr] lg:gap-x-5 lg:gap-y-4">
        <div className="min-w-0 lg:col-start-2">
          <MailSummaryCard summary={summary} words={words} shown={shown} onShow={show} />
          {mail.thread_mails > 1 && (
            <div className="mt-3.5">
              <ThreadSummaryCard mail={mail} />
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3.5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <MailDetailThread mail={mail}>
            <Invitation mail={mail} />
            <MailBodyCard mail={mail} summary={summary.summary} shown={shown} place={place} />
          </MailDetailThread>
        </div>
        <div className="min-w-0 lg:col-start-2">
          <MailReplyCard mail={mail} words={words} summary={summary.text} />
        </div>
      </div>
    </>
  )
}

/** The sentence that is to be seen: of the summary, or first the place that the address names. */
function useShownSentence() {
  const [search] = useSearchParams()
  const at = search.get('at')
  const place = parsePlace(at)
  const { key } = useLocation()
  const visit = place === null ? null : key
  const [seen, setSeen] = useState(visit)
  const [shown, setShown] = useState<ShownSentence | null>(place && { number: 0, asked: 0 })
  const show = (number: number) => setShown((before) => ({ number, asked: (before?.asked ?? 0) + 1 }))
  if (visit !== seen) {
    setSeen(visit)
    if (visit !== null) show(0)
  }
  return { place, shown, show }
}

/** What a mail invites to, answered here as on the dashboard. */
function Invitation({ mail: { mail_id, mail_invitation } }: { readonly mail: Mail }) {
  const answer = useAnswerProposal()
  const isThisOne = (proposal: MeetingProposal) =>
    proposal.meeting_proposal_id === mail_invitation?.meeting_proposal_id
  const found = useProposals().data?.find(isThisOne)
  useAgreement(mail_invitation, useQuery(queryFor(listProposals, {})).data?.some(isThisOne))
  if (!mail_invitation) return null
  const proposal = found ? (
    <ul>
      <ProposalRow proposal={found} onAnswer={answer} />
    </ul>
  ) : null
  return <MailInvitationCard mail_id={mail_id} invitation={mail_invitation} proposal={proposal} />
}

/** Has the mail asked for anew where it says something else of the answer than the proposals do. */
function useAgreement(invitation: MailInvitation | null, isAsked: boolean | undefined): void {
  const queries = useQueryClient()
  const { meeting_action = null, can_answer = false } = invitation ?? {}
  const isOld = isAsked ? meeting_action !== 'pending' : can_answer && meeting_action === 'pending'
  const isStale = isAsked !== undefined && isOld
  useEffect(() => {
    if (isStale) void refreshMails(queries)
  }, [queries, isStale])
}

/** Opening a mail marks it as read; marking it unread afterwards is kept. */
function useReadOnce({ mail_id, is_read }: Mail, markRead: (is_read: boolean) => void): void {
  const [isUnread] = useState(!is_read)
  useEffect(() => {
    if (isUnread) markRead(true)
    // Of what one came to, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mail_id, isUnread])
}

/** When a meeting of the length is that the mail asks for; nothing where it does not say. */
async function wishedSpan(mail: Mail, zone: string) {
  const { wishedMinutes } = await import('../booking/wished-minutes.ts')
  const minutes = wishedMinutes(mail, zone)
  if (minutes === null) return {}
  const { plannedSpan } = await import('../../meeting/create/form/planned-span.ts')
  return plannedSpan(minutes)
}

function MissingMail() {
  return (
    <>
      <h1 className="sr-only">{t('Mail not found')}</h1>
      <EmptyState
        icon={MailX}
        title={t('Mail not found')}
        text={t('You have no such mail. It may have been deleted in your mailbox.')}
        action={
          <ButtonLink href={mails_path} size="sm">
            {t('All mails')}
          </ButtonLink>
        }
      />
    </>
  )
}

/** A mail of another user answers like a missing one, as does an invalid id. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

function titleOf(mail: Mail | undefined, error: Error | null): string {
  if (isMissing(error)) return t('Mail not found')
  return mail ? subjectWords(mail) : t('Mail')
}
